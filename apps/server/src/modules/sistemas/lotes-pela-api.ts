// One page of a consignor's lots with what each brought: the list of lots and the results are the same rows.
import type { Ctx } from '../../core/http/contexto.ts'
import { lotesDoComitente, resultadoDe } from '../portal/door.ts'
import { loteDeEnsaio } from './apresentar-ensaio.ts'
import type { ChaveEmUso } from './chave-do-sistema.ts'
import { lerEnsaio } from './ensaio.sql.ts'
import { contarLotesDeUm, lotesDeUm } from './ler-pela-api.sql.ts'
import { cortes } from './paginar.ts'

const TODOS = { texto: null, leiUid: null, comIds: [], situacoes: [], de: null, ate: null } as const

export function lotesPelaApi(
  ctx: Ctx,
  { comId, ambiente }: ChaveEmUso,
  { query }: { readonly query: { readonly pagina: number; readonly porPagina: number } },
) {
  return ctx.ler(async (tx) => {
    const q = { hotId: ctx.hotsite.id, comId }
    if (ambiente === 'teste') {
      const { total, linhas } = await lerEnsaio(tx, { ...q, tipo: 'lote' }, cortes(query))
      return { ...query, total, itens: linhas.map(loteDeEnsaio) }
    }
    const linhas = await lotesDoComitente(tx, lotesDeUm(q), TODOS, cortes(query))
    const itens = linhas.map((l) => ({
      uid: l.lelUid,
      numero: l.numero,
      nome: l.nome,
      placa: l.placa,
      chassi: l.chassi,
      situacao: l.situacao as string,
      minimo: l.minimo,
      reserva: l.reserva,
      lance: l.lance,
      lances: l.lances,
      leilao: { uid: l.leiUid, nome: l.leilao, data: l.leilaoData.toISOString() },
      ...resultadoDe(l),
    }))
    return { ...query, total: await contarLotesDeUm(tx, q), itens }
  })
}
