// Carries an annulment out, with the sale locked: the lot leaves, its bids are taken back by a row of the chain, and what was
// paid for it goes back. The last lot of a sale ends the sale; where others stay, what is paid above them goes back.
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import {
  devolucoesDaAnulacao,
  entrouDinheiro,
  type FatosDaAnulacao,
} from '@martelo/domain/vendas/anulacao.ts'
import type { Tx } from '../../core/database/database.ts'
import { transitarLote } from '../../engines/lances/port.ts'
import { type LinhaDeAnulacao, pagosComCaucao, prestacoesDosItens, tirarItemDaVenda } from './anulacao.sql.ts'
import { porCobrancasDeLado } from './cobrancas-de-lado.ts'
import { itensAtivos, itensQueContam, temBoletoAberto } from './contas-da-venda.ts'
import { escolherConta } from './criar-venda.ts'
import {
  assentarVenda,
  mudarRetirada,
  type QuemMexe,
  transitarVenda,
  type VendaMudada,
} from './mudar-venda.ts'
import { preverDevolucao } from './prever-devolucao.ts'
import { type LinhaDeItem, lerVenda, type VendaLida } from './vendas.sql.ts'

/** Of each item, by its id. */
export async function fatosDaAnulacao(
  tx: Tx,
  v: VendaLida,
): Promise<(i: Pick<LinhaDeItem, 'id' | 'retiradaSituacao' | 'lanceLelId'>) => FatosDaAnulacao> {
  const prestacoes = await prestacoesDosItens(
    tx,
    v.venda.hotId,
    v.itens.map((i) => i.id),
  )
  const contam = new Set(itensQueContam(v).map((i) => i.id))
  return (i) => ({
    venda: v.venda.situacao,
    naVenda: contam.has(i.id),
    entregue: i.retiradaSituacao === 'entregue',
    naPrestacao: prestacoes.get(i.id) ?? null,
    membro: i.lanceLelId !== null,
  })
}

export type Anulada =
  | { readonly pode: true; readonly mudada: VendaMudada; readonly devolver: number }
  | { readonly pode: false; readonly motivo: string }

/** `motivo` is what buyer and history read. Call it for what `impedimentoDaAnulacao` lets pass. */
export async function anularItem(
  m: QuemMexe,
  tx: Tx,
  v: VendaLida,
  a: Pick<LinhaDeAnulacao, 'itemId' | 'destino'> & { readonly texto: string },
): Promise<Anulada> {
  const { hotId, id: vndId } = v.venda
  const item = itensAtivos(v).find((i) => i.id === a.itemId)
  if (item === undefined) return { pode: false, motivo: 'Este lote já não está vendido nesta compra.' }
  const restam = itensQueContam(v).some((i) => i.lelId !== item.lelId && i.lanceLelId !== item.lelId)
  const antes = devidas(v)
  if (!restam) {
    // The sale first: what follows its lots must find it ended.
    const r = await transitarVenda(m, tx, v, { evento: 'anular', quem: ['sistema'], motivo: a.texto })
    if (!r.pode) return r
  }
  const lote = await transitarLote(tx, m, {
    lelId: item.lelId,
    evento: a.destino === 'VOLTA' ? 'anularArrematacao' : 'anularERetirar',
    quem: ['sistema'],
    motivo: a.texto,
    fatos: { entregue: item.retiradaSituacao === 'entregue', boletoEncerrado: !temBoletoAberto(v) },
  })
  if (!lote.pode) return { pode: false, motivo: lote.motivo }
  if (restam) await tirarItem(m, tx, v, item)
  else await devolverTudo(m, tx, vndId, a.texto)
  const mudada = await assentarVenda(m, tx, vndId, null)
  const depois = await lerVenda(tx, hotId, vndId)
  return {
    pode: true,
    mudada: { ...mudada, lotes: [lote, ...mudada.lotes] },
    devolver: depois === undefined ? 0 : devidas(depois) - antes,
  }
}

const devidas = (v: VendaLida): number =>
  v.devolucoes.filter((d) => d.situacao !== 'dispensada').reduce((t, d) => t + d.valor, 0)

/** The item and the members of its set are put aside; its booked pickup falls, and what still asks for the old sum. */
async function tirarItem(m: QuemMexe, tx: Tx, v: VendaLida, item: LinhaDeItem): Promise<void> {
  const { hotId, id: vndId } = v.venda
  for (const i of itensAtivos(v).filter((x) => x.id === item.id || x.lanceLelId === item.lelId))
    await mudarRetirada(m, tx, i, 'pagamentoReaberto')
  await tirarItemDaVenda(tx, hotId, vndId, item)
  await porCobrancasDeLado(tx, hotId, vndId)
  await escolherConta(tx, hotId, vndId)
}

async function devolverTudo(m: QuemMexe, tx: Tx, vndId: number, texto: string): Promise<void> {
  const v = await lerVenda(tx, m.hotsite.id, vndId)
  if (v === undefined) throw new Error(`sale ${vndId} is gone from hotsite ${m.hotsite.id}`)
  const daCaucao = await pagosComCaucao(tx, m.hotsite.id, vndId)
  const pagos = v.pagamentos.filter((p) => p.situacao === 'aprovado' && entrouDinheiro(p.tipo))
  for (const p of devolucoesDaAnulacao(
    pagos.filter((x) => !daCaucao.has(x.id)),
    v.devolucoes,
  ))
    await preverDevolucao(m, tx, v, {
      origem: 'excedente',
      pagId: p.id,
      endToEndId: p.endToEndId,
      valor: p.devolver,
      motivo: `A venda foi anulada: ${formatarReais(p.devolver)} do seu pagamento voltam para você. ${texto}`,
    })
}
