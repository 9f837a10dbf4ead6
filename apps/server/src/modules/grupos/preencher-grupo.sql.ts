// What a group's condition reads of each client, and the rows that follow from it.
import { sql } from 'kysely'
import type { Banco, Tx } from '../../core/database/database.ts'

export interface GrupoAPreencher {
  id: number
  uid: string
  tipo: string
  situacao: string
  condNatureza: 'Fisica' | 'Juridica' | null
  condUfs: string[]
  condDocumentos: boolean
  condDetran: boolean
  condCompras: number | null
  condComprasDias: number | null
  condCadastroDias: number | null
}

export async function travarGrupo(tx: Tx, hotId: number, uid: string): Promise<GrupoAPreencher | undefined> {
  const r =
    await sql<GrupoAPreencher>`select id, uid, tipo, situacao, cond_natureza, cond_ufs, cond_documentos, cond_detran, cond_compras,
    cond_compras_dias, cond_cadastro_dias from grupo_cliente where hot_id = ${hotId} and uid = ${uid} for update`.execute(
      tx,
    )
  return r.rows[0]
}

interface ClienteLido {
  id: number
  natureza: 'Fisica' | 'Juridica'
  uf: string | null
  documentosAprovados: boolean
  credenciadoDetran: boolean
  createdAt: Date
  compras: (Date | string)[] | null
}

/**
 * Clients after this one, in the order of their ids: a large house is read in parts. Registrations of one person count as
 * one: the open one, with the purchases of all and since the first.
 */
export async function clientesParaGrupo(tx: Tx, hotId: number, depoisDe: number, quantos: number) {
  const r = await sql<ClienteLido>`
    select c.id, case when c.cnpj is null then 'Fisica' else 'Juridica' end as natureza, e.estado_sigla as uf,
      c.documento_situacao = 'Aprovado' as documentos_aprovados, c.credenciado_detran,
      least(c.created_at, (select min(x.created_at) from cliente x where x.unido_a = c.id)) as created_at,
      (select array_agg(v.created_at) from cliente x join venda v on v.cli_id = x.id
        where (x.id = c.id or x.unido_a = c.id) and v.situacao = 'Fechada') as compras
    from cliente c left join endereco e on e.cli_id = c.id
    where c.hot_id = ${hotId} and c.unido_a is null and c.excluido_at is null and c.id > ${depoisDe} order by c.id limit ${quantos}`.execute(
    tx,
  )
  return r.rows
}

/** Members by condition become these; who was put in by hand stays. */
export async function trocarPorRegra(tx: Tx, hotId: number, gruId: number, clientes: readonly number[]) {
  const fora =
    await sql`delete from cliente_grupo where hot_id = ${hotId} and gru_id = ${gruId} and origem = 'regra'
    and cli_id <> all(${[...clientes]}::int[])`.execute(tx)
  const dentro = await sql`insert into cliente_grupo (hot_id, cli_id, gru_id, origem)
    select ${hotId}, c, ${gruId}, 'regra' from unnest(${[...clientes]}::int[]) c on conflict (cli_id, gru_id) do nothing`.execute(
    tx,
  )
  // Without `versao`: a run of the clock makes no form stale.
  await sql`update grupo_cliente set preenchido_at = clock_timestamp() where hot_id = ${hotId} and id = ${gruId}`.execute(
    tx,
  )
  return { entraram: Number(dentro.numAffectedRows ?? 0), sairam: Number(fora.numAffectedRows ?? 0) }
}

export async function gruposAPreencher(banco: Banco): Promise<{ hotId: number; uid: string }[]> {
  const r = await sql<{ hotId: number; uid: string }>`
    select g.hot_id, g.uid from grupo_cliente g where g.situacao = 'Ativo' and g.tipo = 'Por condição' order by g.id`.execute(
    banco,
  )
  return r.rows
}
