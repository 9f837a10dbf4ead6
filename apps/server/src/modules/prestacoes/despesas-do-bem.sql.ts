// What a good cost its consignor outside a sale (removal, days in a yard), for lists of goods and lots. An entry that was
// taken out of its statement counts no longer.
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

/** Over the expense `d`. */
const VALE = sql`not exists (select from prestacao_lancamento x where x.hot_id = d.hot_id and x.chave_do_pedido = d.origem_uid and not x.ativo)`

/** Over the lot `l`. A good that was offered several times has its expenses at the last of its lots: each stands once. */
export const DESPESAS_DO_LOTE: RawBuilder<number> = sql<number>`coalesce((select sum(d.valor) from despesa_do_comitente d
    where d.hot_id = l.hot_id and d.vei_id = l.vei_id and d.com_id = l.com_id and ${VALE}
      and l.id = (select max(y.id) from lote y where y.vei_id = d.vei_id and y.com_id = d.com_id and y.situacao <> 'CADASTRADO')), 0)::bigint`

export interface DespesaDoBem {
  readonly uid: string
  readonly descricao: string
  readonly valor: number
  readonly dia: string
  readonly comitente: string
  readonly bem: string
  readonly placa: string | null
  /** whether it stands in a statement already */
  readonly lancada: boolean
}

/** `quais`: over the expense `d` and its hotsite; the newest first. */
export async function despesasDosBens(
  tx: Tx,
  quais: RawBuilder<unknown>,
  limite: number,
  pular = 0,
): Promise<DespesaDoBem[]> {
  const { rows } = await sql<DespesaDoBem>`
    select d.origem_uid as uid, d.descricao, d.valor, d.dia::text as dia, m.nome as comitente, v.nome as bem, v.placa,
      d.pre_id is not null as lancada
    from despesa_do_comitente d join veiculo v on v.id = d.vei_id join comitente m on m.id = d.com_id
    where ${quais} and ${VALE} order by d.dia desc, d.id desc limit ${limite} offset ${pular}`.execute(tx)
  return rows
}

/** Over all of them, whatever the page shows. */
export async function somaDasDespesas(
  tx: Tx,
  quais: RawBuilder<unknown>,
): Promise<{ readonly quantas: number; readonly soma: number }> {
  const { rows } = await sql<{ quantas: number; soma: number }>`
    select count(*)::int as quantas, coalesce(sum(d.valor), 0)::bigint as soma from despesa_do_comitente d where ${quais} and ${VALE}`.execute(
    tx,
  )
  return rows[0] ?? { quantas: 0, soma: 0 }
}
