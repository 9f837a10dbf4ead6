// What comes over from a registration that closes.
import { normalizarDocumento } from '@martelo/domain/comum/identificadores/documento.ts'
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

/** By number, e-mail, CPF or CNPJ; one that is open before one that was joined. */
export async function cadastroProcurado(
  tx: Tx,
  hotId: number,
  procurado: string,
): Promise<number | undefined> {
  const documento = normalizarDocumento(procurado)
  const r = await sql<{ id: number }>`select id from cliente where hot_id = ${hotId}
      and (id::text = ${procurado.trim()} or lower(email) = lower(${procurado.trim()}) or cnpj = ${documento} or (cnpj is null and cpf = ${documento}))
    order by unido_a is not null, id limit 1`.execute(tx)
  return r.rows[0]?.id
}

interface ContagemDaUniao {
  documentos: number
  favoritos: number
  grupos: number
  creditos: number
  lances: number
  compras: number
}

/** What `trazerDoOutro` would bring, and what keeps the closed one's name. */
export async function contarDaUniao(
  tx: Tx,
  hotId: number,
  fica: number,
  vai: number,
): Promise<ContagemDaUniao> {
  const r = await sql<ContagemDaUniao>`select
    (select count(*)::int from cliente_documento d where d.hot_id = ${hotId} and d.cli_id = ${vai} and d.soc_id is null and d.situacao <> 'Substituído'
      and not exists (select from cliente_documento x where x.cli_id = ${fica} and x.tipo = d.tipo and x.situacao <> 'Substituído')) as documentos,
    (select count(*)::int from favorito f where f.hot_id = ${hotId} and f.cli_id = ${vai}
      and not exists (select from favorito x where x.cli_id = ${fica} and x.vei_id = f.vei_id)) as favoritos,
    (select count(*)::int from cliente_grupo g where g.hot_id = ${hotId} and g.cli_id = ${vai}
      and not exists (select from cliente_grupo x where x.cli_id = ${fica} and x.gru_id = g.gru_id)) as grupos,
    (select count(*)::int from credito_de_indicacao k where k.hot_id = ${hotId} and k.cli_id = ${vai} and k.indicado_id <> ${fica}) as creditos,
    (select count(*)::int from lance b where b.hot_id = ${hotId} and b.cli_id = ${vai}) as lances,
    (select count(*)::int from venda v where v.hot_id = ${hotId} and v.cli_id = ${vai}) as compras`.execute(
    tx,
  )
  return r.rows[0] ?? { documentos: 0, favoritos: 0, grupos: 0, creditos: 0, lances: 0, compras: 0 }
}
