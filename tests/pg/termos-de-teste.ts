/** Versions of a house's terms, published as days from today, and what a client accepts, for tests. */
import { sql } from 'kysely'
import type { Cenario, ClienteDoCenario } from './cenario.ts'

const NO_BRASIL = sql`(clock_timestamp() at time zone 'America/Sao_Paulo')::date`

/** `dias`: in force since then; `exigido`: an offer needs the acceptance from then on. Answers its uid. */
export async function publicarTermo(
  c: Cenario,
  {
    dias = 0,
    exigido = null,
    documento = 'termos',
    hotId = c.hotsite.id,
  }: { dias?: number; exigido?: number | null; documento?: string; hotId?: number } = {},
): Promise<string> {
  const r = await sql<{
    uid: string
  }>`insert into versao_de_termo (hot_id, documento, numero, vigente_desde, exigido_desde, texto)
    values (${hotId}, ${documento}, left(gen_random_uuid()::text, 8), ${NO_BRASIL} + ${dias}::int,
      case when ${exigido}::int is not null then ${NO_BRASIL} + ${exigido}::int end, 'Texto') returning uid`.execute(
    c.banco.sistema,
  )
  return r.rows[0]?.uid ?? ''
}

export const aceitarTermo = (c: Cenario, { cliId, hotId }: ClienteDoCenario, uid: string) =>
  sql`insert into aceite_de_termo (hot_id, cli_id, ver_id, aceito_at)
    select ${hotId}, ${cliId}, id, now() from versao_de_termo where uid = ${uid}::uuid`.execute(
    c.banco.sistema,
  )

/** The house has none any more. */
export async function semTermos(c: Cenario): Promise<void> {
  await sql`delete from aceite_de_termo`.execute(c.banco.sistema)
  await sql`delete from versao_de_termo`.execute(c.banco.sistema)
}
