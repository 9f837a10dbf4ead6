// What comes over from a registration that closes.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { trazerFavoritos } from '../favoritos/door.ts'
import { trazerGrupos } from '../grupos/door.ts'
import { levarCreditos } from '../indicacoes/door.ts'

export async function trazerDoOutro(tx: Tx, hotId: number, fica: number, vai: number): Promise<void> {
  await trazerFavoritos(tx, hotId, fica, vai)
  await trazerGrupos(tx, hotId, fica, vai)
  await levarCreditos(tx, hotId, fica, vai)
  await levarConvite(tx, hotId, fica, vai)
  await sql`update cliente_documento d set cli_id = ${fica} where d.hot_id = ${hotId} and d.cli_id = ${vai} and d.soc_id is null
    and d.situacao <> 'Substituído' and not exists (select from cliente_documento x where x.cli_id = ${fica} and x.tipo = d.tipo and x.situacao <> 'Substituído')`.execute(
    tx,
  )
  await sql`update cliente set unido_a = ${fica} where hot_id = ${hotId} and unido_a = ${vai}`.execute(tx)
  await sql`update cliente set situacao = 'Bloqueado', motivo_bloqueio = ${`Unido ao cadastro ${fica}`}, unido_a = ${fica},
      versao = versao + 1 where hot_id = ${hotId} and id = ${vai}`.execute(tx)
  await sql`update cliente set versao = versao + 1 where hot_id = ${hotId} and id = ${fica}`.execute(tx)
}

/** Who comes by the closed registration's invitation came by his; he himself was brought once, and not by himself. */
async function levarConvite(tx: Tx, hotId: number, fica: number, vai: number): Promise<void> {
  await sql`update cliente i set convidado_hash = case when i.id = ${fica} then null else f.convite_hash end
    from cliente v, cliente f where v.hot_id = ${hotId} and v.id = ${vai} and f.hot_id = ${hotId} and f.id = ${fica}
      and i.hot_id = ${hotId} and i.convidado_hash = v.convite_hash`.execute(tx)
  await sql`update cliente v set convidado_hash = null from cliente f where v.hot_id = ${hotId} and v.id = ${vai}
    and f.hot_id = ${hotId} and f.id = ${fica} and (f.convidado_hash is not null or v.convidado_hash = f.convite_hash)`.execute(
    tx,
  )
}
