// Groups of clients as rows. Membership by hand and by condition are told apart: a condition never takes a hand's row away.
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { contemSql, listar, type Listados, ordemSql } from '../../core/database/lista.ts'

export interface LinhaDeGrupo {
  id: number
  uid: string
  nome: string
  descricao: string | null
  situacao: string
  tipo: string
  membros: number
  comissaoPorcentagem: number | null
  descontoPorcentagem: number | null
}

const COLUNAS = sql`g.id, g.uid, g.nome, g.descricao, g.situacao, g.tipo, g.comissao_porcentagem::float8 as comissao_porcentagem,
  g.desconto_porcentagem::float8 as desconto_porcentagem,
  (select count(*)::int from cliente_grupo m where m.gru_id = g.id) as membros`

export async function lerGrupos(tx: Tx, hotId: number): Promise<LinhaDeGrupo[]> {
  const r =
    await sql<LinhaDeGrupo>`select ${COLUNAS} from grupo_cliente g where g.hot_id = ${hotId} order by g.nome`.execute(
      tx,
    )
  return r.rows
}

export async function gruposSem(tx: Tx, hotId: number, cliId: number): Promise<LinhaDeGrupo[]> {
  const r =
    await sql<LinhaDeGrupo>`select ${COLUNAS} from grupo_cliente g where g.hot_id = ${hotId} and g.situacao = 'Ativo'
    and not exists (select from cliente_grupo x where x.gru_id = g.id and x.cli_id = ${cliId}) order by g.nome`.execute(
      tx,
    )
  return r.rows
}

export async function gruposDe(tx: Tx, hotId: number, cliId: number) {
  const r = await sql<LinhaDeGrupo & { origem: 'manual' | 'regra'; desde: Date }>`
    select ${COLUNAS}, x.origem, x.created_at as desde from cliente_grupo x join grupo_cliente g on g.id = x.gru_id
    where x.hot_id = ${hotId} and x.cli_id = ${cliId} order by g.nome`.execute(tx)
  return r.rows
}

export async function clienteDaCasa(tx: Tx, hotId: number, uid: string, trancar = false) {
  return tx
    .selectFrom('cliente')
    .select(['id', 'uid'])
    .where('hotId', '=', hotId)
    .where('uid', '=', uid)
    .$if(trancar, (q) => q.forUpdate())
    .executeTakeFirst()
}

export async function nomesDosGrupos(tx: Tx, hotId: number, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const r = await tx
    .selectFrom('grupoCliente')
    .select('nome')
    .where('hotId', '=', hotId)
    .where('id', 'in', [...ids])
    .orderBy('nome')
    .execute()
  return r.map((g) => g.nome)
}

/** Who last chose a client's groups by hand. */
export async function quemMudouOsGrupos(tx: Tx, hotId: number, uid: string): Promise<string | null> {
  const r = await tx
    .selectFrom('auditoria')
    .select('usuNome')
    .where('hotId', '=', hotId)
    .where('entidade', '=', 'cliente')
    .where('entidadeUid', '=', uid)
    .where('acao', '=', 'mudarGrupos')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return r?.usuNome ?? null
}

/** Whether all these groups are of this house. */
export async function todosDaCasa(tx: Tx, hotId: number, ids: readonly number[]): Promise<boolean> {
  const unicos = [...new Set(ids)]
  if (unicos.length === 0) return true
  const r = await sql<{ n: number }>`
    select count(*)::int as n from grupo_cliente where hot_id = ${hotId} and id = any(${unicos}::int[])`.execute(
    tx,
  )
  return r.rows[0]?.n === unicos.length
}

/** The groups that people put the client into become these: a condition that put him there too takes him out no more. */
export async function trocarManuais(
  tx: Tx,
  hotId: number,
  cliId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`delete from cliente_grupo where hot_id = ${hotId} and cli_id = ${cliId} and origem = 'manual'
    and gru_id <> all(${[...ids]}::int[])`.execute(tx)
  await sql`insert into cliente_grupo (hot_id, cli_id, gru_id, origem)
    select ${hotId}, ${cliId}, g, 'manual' from unnest(${[...ids]}::int[]) g
    on conflict (cli_id, gru_id) do update set origem = 'manual'`.execute(tx)
}

/** A new client becomes a member, as by hand: no condition takes him out again. */
export async function entrarNoGrupo(tx: Tx, hotId: number, cliId: number, gruId: number): Promise<void> {
  await sql`insert into cliente_grupo (hot_id, cli_id, gru_id, origem) values (${hotId}, ${cliId}, ${gruId}, 'manual')
    on conflict (cli_id, gru_id) do update set origem = 'manual'`.execute(tx)
}

/** Groups of a registration that is joined to another come over. */
export async function trazerGrupos(tx: Tx, hotId: number, fica: number, vai: number): Promise<void> {
  await sql`insert into cliente_grupo (hot_id, cli_id, gru_id, origem)
    select hot_id, ${fica}, gru_id, origem from cliente_grupo where hot_id = ${hotId} and cli_id = ${vai}
    on conflict (cli_id, gru_id) do update set origem = 'manual' where excluded.origem = 'manual'`.execute(tx)
  await sql`delete from cliente_grupo where hot_id = ${hotId} and cli_id = ${vai}`.execute(tx)
}

interface Membro {
  id: number
  uid: string
  nome: string
  apelido: string
  origem: 'manual' | 'regra'
  desde: Date
}
const ORDENS: Readonly<Record<string, RawBuilder<unknown>>> = { nome: sql`c.nome`, desde: sql`x.created_at` }

export function listarMembros(
  tx: Tx,
  hotId: number,
  gruUid: string,
  q: { pagina: number; porPagina: number; ordenar?: string | undefined; busca?: string | undefined },
): Promise<Listados<Membro>> {
  return listar(tx, {
    colunas: sql`c.id, c.uid, coalesce(c.razao_social, c.nome) as nome, c.apelido, x.origem, x.created_at as desde`,
    de: sql`cliente_grupo x join grupo_cliente g on g.id = x.gru_id join cliente c on c.id = x.cli_id`,
    onde: [
      sql`x.hot_id = ${hotId}`,
      sql`g.uid = ${gruUid}`,
      contemSql(q.busca, [sql`c.nome`, sql`c.razao_social`, sql`c.apelido`]),
    ],
    ordem: ordemSql(q.ordenar, ORDENS, sql`c.nome`, sql`c.id`),
    pagina: q,
  })
}

export async function esquecerGrupos(tx: Tx, hotId: number, cliId: number): Promise<void> {
  await sql`delete from cliente_grupo where hot_id = ${hotId} and cli_id = ${cliId}`.execute(tx)
}

/** Auctions and lots that are for this group. */
export async function usoDoGrupo(
  tx: Tx,
  hotId: number,
  uid: string,
): Promise<{ leiloes: number; lotes: number }> {
  const r = await sql<{ leiloes: number; lotes: number }>`select
      (select count(*)::int from leilao a where a.hot_id = g.hot_id and a.grupos_cliente @> array[g.id]) as leiloes,
      (select count(*)::int from lote l where l.hot_id = g.hot_id and l.grupos_cliente @> array[g.id]) as lotes
    from grupo_cliente g where g.hot_id = ${hotId} and g.uid = ${uid}`.execute(tx)
  return r.rows[0] ?? { leiloes: 0, lotes: 0 }
}
