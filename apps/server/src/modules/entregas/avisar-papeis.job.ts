// Tells the buyer that papers of his vehicle are there: once for those that come together, a little after the last of them.
import { PAPEIS_DO_COMPRADOR, TIPOS_DE_ANEXO } from '@martelo/domain/anexos/tipos-de-anexo.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import { depoisDeAnexar } from '../anexos/door.ts'
import { escreverAoComprador, lerVenda, vendaPor } from '../vendas/door.ts'
import type { Servicos } from '../../core/servicos.ts'

/** A person who sends three files is not done after the first. */
const ESPERA_MS = 60_000

interface DoItem {
  readonly hotId: number
  readonly itemUid: string
}

/** Nothing is told of a sale that is not paid: its papers are not the buyer's yet. Answers whether he was told. */
export async function avisarPapeisDoItem(s: Servicos, { hotId, itemUid }: DoItem): Promise<boolean> {
  return s.banco.doHotsite(hotId, async (tx) => {
    const achada = await vendaPor(tx, hotId, { itemUid })
    const v = achada && (await lerVenda(tx, hotId, achada.vndId))
    const item = v?.itens.find((i) => i.uid === itemUid)
    if (!v || v.venda.situacao !== 'Fechada' || !item || item.arquivos.length === 0) return false
    const rotulos = [...new Set(item.arquivos.map((a) => TIPOS_DE_ANEXO[a.tipo].rotulo))].join(', ')
    await escreverAoComprador(
      s,
      tx,
      v,
      'papeis',
      `${item.numero} – ${item.nome}: já pode abrir ${rotulos} em Minhas compras.`,
      `papeis-${itemUid}-${item.arquivos.map((a) => a.uid).join('-')}`,
    )
    return true
  })
}

const avisarPapeis = definirTarefa<DoItem>('avisar-papeis', async (d, s) => {
  await avisarPapeisDoItem(s, d)
})

depoisDeAnexar('venda_item', async (ctx, tx, { uid }, tipo) => {
  if (PAPEIS_DO_COMPRADOR.some((p) => p === tipo))
    await avisarPapeis.agendar(
      tx,
      { hotId: ctx.hotsite.id, itemUid: uid },
      { quando: new Date(ctx.agora + ESPERA_MS), chave: `papeis-${uid}` },
    )
})
