// Notes as they are shown: the words as issued, whole or masked, with what became of them since.
import type { Bloco, Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import { com, maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { situacaoDaNota } from '@martelo/domain/impressos/situacao-da-nota.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { lerVenda, type VendaLida } from '../vendas/door.ts'
import { acharNota, type Emitido, notasPorVenda, vendasDoLeilao } from './emitidos.sql.ts'
import { folhaPendente } from './folha-da-nota.ts'
import { idsPorCodigos } from './impressos.sql.ts'
import { lerLeilaoNoPapel, topoDoLeilao } from './leilao-no-papel.ts'
import { tipoDoSite, vePorInteiro } from './montar-impresso.ts'
import { julgavel } from './notas.ts'

export async function folhasDaNota(ctx: Ctx, chave: string): Promise<readonly Folha[]> {
  const hotId = ctx.hotsite.id
  const lida = await ctx.ler(async (tx) => {
    const e = await acharNota(tx, hotId, chave)
    const vndId = e?.vndId ?? (await idsPorCodigos(tx, hotId, { hashs: [chave] }))[0]
    const v = vndId === undefined ? undefined : await lerVenda(tx, hotId, vndId)
    return v && { e, v }
  })
  if (lida === undefined) return []
  const { e, v } = lida
  return e === undefined
    ? [await folhaPendente(ctx, v, situacaoDaNota(julgavel(v, e)).explicacao ?? '')]
    : comoEstao(ctx, v, e)
}

export async function segundaVia(ctx: Ctx, chave: string): Promise<readonly Folha[]> {
  return (await folhasDaNota(ctx, chave)).map((f) => ({ ...f, marca: f.marca ?? '2ª via' }))
}

/** Every note of an auction that stands, by number: one file for the printer. */
export async function notasDoLeilao(ctx: Ctx, leiUid: string): Promise<readonly Folha[]> {
  const hotId = ctx.hotsite.id
  return ctx.ler(async (tx) => {
    const a = await lerLeilaoNoPapel(tx, hotId, leiUid)
    if (a === undefined) return []
    const ids = (await vendasDoLeilao(tx, hotId, leiUid)) ?? []
    const emitidas = (await notasPorVenda(tx, hotId, ids)).filter((e) => e.canceladoAt === null)
    const folhas: Folha[] = []
    for (const e of emitidas.toSorted((x, y) => x.ano - y.ano || x.numero - y.numero)) {
      const v = await lerVenda(tx, hotId, e.vndId)
      if (v) folhas.push(...comoEstao(ctx, v, e))
    }
    if (folhas.length > 0) return folhas
    const p = palavras(tipoDoSite(ctx))
    const texto = `Nada foi emitido ${com('neste', p.leilao)} ainda.`
    return [
      {
        ...topoDoLeilao(ctx, a, { titulo: maiuscula(p.notaDeArrematacao.varios), numero: 'Nenhuma nota' }),
        blocos: [{ tipo: 'aviso', texto, alerta: false }],
      },
    ]
  })
}

function comoEstao(ctx: Ctx, v: VendaLida, e: Emitido): Folha[] {
  const { situacao, explicacao } = situacaoDaNota(julgavel(v, e))
  const folhas = vePorInteiro(ctx, v) ? e.folhas : e.folhasMascaradas
  if (situacao === 'Emitida') return [...folhas]
  const aviso: Bloco = { tipo: 'aviso', texto: `Sem valor: ${explicacao}`, alerta: true }
  return folhas.map((f) => ({ ...f, marca: situacao, blocos: [aviso, ...f.blocos] }))
}
