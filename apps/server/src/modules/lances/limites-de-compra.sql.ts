// A client's limits and what of them is in use, as the engine counts it (`lerCompromissos`): where he leads or has a
// sealed ceiling of his own, the higher of both, and what he bought at once, until the lot is settled.
import { SITUACOES, SITUACOES_DE_LOTE } from '@martelo/domain/lotes/situacoes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

const ABERTAS = SITUACOES_DE_LOTE.filter((s) => !SITUACOES[s].final)

export interface LimitesLidos {
  readonly geral: { readonly limite: number | null; readonly comprometido: number }
  readonly leiloes: readonly {
    readonly leiUid: string
    readonly nome: string
    readonly limite: number
    readonly comprometido: number
  }[]
}

export async function lerMeusLimites(tx: Tx, hotId: number, cliId: number): Promise<LimitesLidos> {
  const cliente = await tx
    .selectFrom('cliente')
    .select('limiteDeCompra')
    .where('hotId', '=', hotId)
    .where('id', '=', cliId)
    .executeTakeFirst()
  const usos = await sql<{ leiId: number; soma: number }>`
    select l.lei_id, sum(greatest(
        case when l.lance_cli_id = ${cliId} and l.lance_ape_id is null then l.lance_valor else 0 end,
        case when l.teto_cli_id = ${cliId} then l.teto_valor else 0 end,
        coalesce((select b.valor from lance b where b.lel_id = l.id and b.cli_id = ${cliId} and b.tipo = 'Compre Já' and b.situacao = 'vencedor' limit 1), 0)))::bigint as soma
    from lote l where l.hot_id = ${hotId} and l.id in (select lel_id from lance where cli_id = ${cliId}) and l.situacao = any(${ABERTAS}::text[])
    group by l.lei_id`.execute(tx)
  const porLeilao = new Map(usos.rows.map((u) => [u.leiId, u.soma]))
  const leiloes = await sql<{ leiId: number; leiUid: string; nome: string; limite: number }>`
    select a.id as lei_id, a.uid as lei_uid, a.nome, least(h.limite_de_compra, q.limite) as limite from habilitacao h join leilao a on a.id = h.lei_id
      left join caucao q on q.hot_id = h.hot_id and q.lei_id = h.lei_id and q.cli_id = h.cli_id and q.situacao = 'PAGA'
    where h.hot_id = ${hotId} and h.cli_id = ${cliId} and least(h.limite_de_compra, q.limite) is not null and h.situacao = 'APROVADA'
      and a.situacao not in ('CANCELADO') order by a.data desc limit 50`.execute(tx)
  return {
    geral: {
      limite: cliente?.limiteDeCompra ?? null,
      comprometido: usos.rows.reduce((t, u) => t + u.soma, 0),
    },
    leiloes: leiloes.rows.map(({ leiId, ...l }) => ({ ...l, comprometido: porLeilao.get(leiId) ?? 0 })),
  }
}
