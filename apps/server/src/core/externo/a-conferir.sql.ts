import { type RawBuilder, sql } from 'kysely'
import { operacoesAConferir } from './envio.ts'

/** Which messages `e` to outside parties, given up in the last week, a person of the house looks after. */
export const aConferir = (e: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${e}.situacao in ('falhou', 'conferir', 'recusado') and ${e}.concluido_at > clock_timestamp() - interval '7 days'
    and ${e}.parceiro || '|' || ${e}.operacao = any(${operacoesAConferir()}::text[])`
