// A client whom the house keeps from bidding: his registration is blocked, or a block of bids or of everything has his e-mail
// or document. Calls are stopped by what the process remembers (core/auth/bloqueios.ts); this is asked where another person's
// act would sell to him.
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './database.ts'

/** Over the alias `c` of `cliente`. */
export const CLIENTE_IMPEDIDO: RawBuilder<boolean> = sql<boolean>`(c.situacao = 'Bloqueado' or exists (select from bloqueio b
  where b.hot_id = c.hot_id and b.encerrado_at is null and (b.fim is null or b.fim > clock_timestamp()) and b.impede && '{LANCES,TUDO}'::text[]
    and ((b.tipo = 'EMAIL' and b.alvo in (lower(c.email), (select lower(u.email) from usuario u where u.id = c.usu_id and u.hot_id = c.hot_id))) or (b.tipo = 'DOCUMENTO' and b.alvo in (c.cpf, c.cnpj)))))`

export const RECUSA_DE_IMPEDIDO =
  'O cadastro deste cliente está bloqueado para lances e compras. Desbloqueie-o antes de aceitar.'

export async function clienteImpedido(tx: Tx, hotId: number, cliId: number): Promise<boolean> {
  const r = await sql<{ impedido: boolean }>`
    select ${CLIENTE_IMPEDIDO} as impedido from cliente c where c.id = ${cliId} and c.hot_id = ${hotId}`.execute(
    tx,
  )
  return r.rows[0]?.impedido ?? false
}

/** The same for an account, which is switched off or has a client who is kept out. Staff's own has no client. */
export async function contaImpedida(tx: Tx, hotId: number, usuId: number): Promise<boolean> {
  const r = await sql<{ impedida: boolean }>`
    select not x.ativo or coalesce((select ${CLIENTE_IMPEDIDO} from cliente c where c.usu_id = x.id and c.hot_id = x.hot_id), false) as impedida
    from usuario x where x.id = ${usuId} and x.hot_id = ${hotId}`.execute(tx)
  return r.rows[0]?.impedida ?? true
}
