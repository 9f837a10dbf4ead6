// A campaign of invitations: a rule that is in force, and two credits of closed purchases: one released, and one that waits
// for a person. So "Indique e ganhe" and the house's list have something to show.
import { sql } from 'kysely'
import type { Tx } from '../../../apps/server/src/core/database/database.ts'

const DIA = 86_400_000
const VALOR = 150_00
/** Days that a credit waits. */
const ESPERA = 7

interface Compra {
  readonly vndId: number
  readonly cliId: number
  readonly fechadaAt: Date | null
}

export async function semearIndicacoes(tx: Tx, hotId: number, agora: number): Promise<void> {
  await sql`insert into regra_de_indicacao (hot_id, ativa, valor, dias_de_espera, maximo_por_mes, desde)
    values (${hotId}, true, ${VALOR}, ${ESPERA}, 10, ${new Date(agora - 60 * DIA)})`.execute(tx)
  const { rows: compras } = await sql<Compra>`
    select distinct on (v.cli_id) v.id as vnd_id, v.cli_id, v.fechada_at from venda v
    where v.hot_id = ${hotId} and v.situacao = 'Fechada' order by v.cli_id, v.id limit 2`.execute(tx)
  for (const [i, compra] of compras.entries()) {
    const fechada = compra.fechadaAt?.getTime() ?? agora - 20 * DIA
    // A released credit has waited its days already.
    const quando = i === 0 ? Math.min(fechada, agora - (ESPERA + 1) * DIA) : fechada
    // The inviter is none of the buyers, and best one without purchases: no one earns by oneself.
    await sql`insert into credito_de_indicacao (hot_id, cli_id, indicado_id, vnd_id, valor, situacao, suspeitas, libera_at, created_at)
      select ${hotId}, c.id, ${compra.cliId}, ${compra.vndId}, ${VALOR}, ${i === 0 ? 'Liberado' : 'Em análise'},
        ${i === 0 ? [] : ['endereco']}::text[], ${new Date(quando + ESPERA * DIA)}, ${new Date(quando)}
      from cliente c where c.hot_id = ${hotId} and c.id <> all(${compras.map((x) => x.cliId)}::int[])
      order by c.documento_situacao <> 'Aprovado', exists (select from venda v where v.cli_id = c.id), c.id desc limit 1`.execute(
      tx,
    )
  }
}
