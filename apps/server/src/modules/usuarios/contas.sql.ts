// Accounts as their administrator reads and changes them.
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { contemSql, listar, type Listados, ordemSql, type Pagina } from '../../core/database/lista.ts'

export interface LinhaDeConta {
  id: number
  uid: string
  nome: string
  email: string
  nomeUsuario: string | null
  papeis: string[]
  ativo: boolean
  cliente: boolean
  ultimoAcessoAt: Date | null
}

export interface Conta extends LinhaDeConta {
  versao: number
  motivoBloqueio: string | null
  createdAt: Date
  temSenha: boolean
  regraRedes: string[]
  regraDias: number[]
  regraDe: string | null
  regraAte: string | null
  cliUid: string | null
}

const COLUNAS: Readonly<Record<string, RawBuilder<unknown>>> = {
  nome: sql`lower(u.nome)`,
  email: sql`lower(u.email)`,
  ultimoAcessoAt: sql`u.ultimo_acesso_at`,
}
const LINHA = sql`u.id, u.uid, u.nome, u.email, u.nome_usuario, u.papeis, u.ativo, c.id is not null as cliente, u.ultimo_acesso_at`
const DE = sql`usuario u left join cliente c on c.usu_id = u.id`

interface Filtro extends Pagina {
  readonly busca?: string | undefined
  readonly papel?: string | undefined
  readonly ativo?: string | undefined
  readonly quem?: string | undefined
}

export async function listarContas(tx: Tx, hotId: number, f: Filtro): Promise<Listados<LinhaDeConta>> {
  return listar(tx, {
    colunas: sql`${LINHA}`,
    de: DE,
    onde: [
      sql`u.hot_id = ${hotId}`,
      contemSql(f.busca, [sql`u.nome`, sql`u.email`, sql`u.nome_usuario`]),
      ...(f.papel ? [sql`${f.papel} = any(u.papeis)`] : []),
      ...(f.ativo ? [sql`u.ativo = ${f.ativo === 'sim'}`] : []),
      ...(f.quem ? [f.quem === 'casa' ? sql`c.id is null` : sql`c.id is not null`] : []),
    ],
    ordem: ordemSql(f.ordenar, COLUNAS, sql`c.id is not null, lower(u.nome)`, sql`u.id`),
    pagina: f,
  })
}

export async function contaPorUid(tx: Tx, hotId: number, uid: string): Promise<Conta | undefined> {
  const r =
    await sql<Conta>`select ${LINHA}, u.versao, u.motivo_bloqueio, u.created_at, u.senha_hash is not null as tem_senha, u.regra_redes, u.regra_dias, to_char(u.regra_de, 'HH24:MI') as regra_de, to_char(u.regra_ate, 'HH24:MI') as regra_ate, c.uid as cli_uid
    from ${DE} where u.hot_id = ${hotId} and u.uid = ${uid}`.execute(tx)
  return r.rows[0]
}

/**
 * Locks what a change of an account rests on: all ADMs of the hotsite, then the account. Two administrators who take each
 * other's role away at once come one after the other. Answers how many active ADMs there are besides it.
 */
export async function travarAdms(tx: Tx, hotId: number, menos: number): Promise<number> {
  const r = await sql<{ id: number; ativo: boolean }>`select id, ativo from usuario
    where hot_id = ${hotId} and (id = ${menos} or 'ADM' = any(papeis)) order by id for update`.execute(tx)
  return r.rows.filter((u) => u.id !== menos && u.ativo).length
}

/** Which of the names by which one signs in are another account's already. */
export async function nomesEmUso(
  tx: Tx,
  hotId: number,
  c: { readonly email: string; readonly nomeUsuario: string | null; readonly menos: number | null },
): Promise<{ email: boolean; nomeUsuario: boolean }> {
  const r = await sql<{ email: boolean; nomeUsuario: boolean }>`
    select exists (select from usuario where hot_id = ${hotId} and lower(email) = lower(${c.email}) and id is distinct from ${c.menos}::int) as email,
      exists (select from usuario where hot_id = ${hotId} and lower(nome_usuario) = lower(${c.nomeUsuario}::text) and id is distinct from ${c.menos}::int) as nome_usuario`.execute(
    tx,
  )
  return r.rows[0] ?? { email: false, nomeUsuario: false }
}

export async function patiosDaConta(
  tx: Tx,
  hotId: number,
  usuId: number,
): Promise<{ uid: string; nome: string }[]> {
  const r = await sql<{
    uid: string
    nome: string
  }>`select p.uid, p.nome from usuario_patio x join patio p on p.id = x.pat_id
    where x.hot_id = ${hotId} and x.usu_id = ${usuId} order by p.nome`.execute(tx)
  return r.rows
}

/** The client behind an account whose address the house has changed: he has not confirmed this one yet. */
export async function emailAConfirmar(tx: Tx, hotId: number, usuId: number, email: string): Promise<void> {
  await sql`update cliente set email = ${email}, email_confirmado_at = null, versao = versao + 1
    where hot_id = ${hotId} and usu_id = ${usuId}`.execute(tx)
}

export async function comitentesDaConta(
  tx: Tx,
  hotId: number,
  usuId: number,
): Promise<{ comId: number; nome: string }[]> {
  const r = await sql<{
    comId: number
    nome: string
  }>`select m.id as com_id, m.nome from usuario_comitente x join comitente m on m.id = x.com_id
    where x.hot_id = ${hotId} and x.usu_id = ${usuId} order by m.nome`.execute(tx)
  return r.rows
}
