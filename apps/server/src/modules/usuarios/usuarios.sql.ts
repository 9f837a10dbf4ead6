// Users, sessions and one-time secrets as rows. Every statement names its hotsite.
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Usuario } from '../../core/database/schema.gen.ts'

export type LinhaUsuario = Selectable<Usuario> & {
  cliId: number | null
  cliUid: string | null
  cliSituacao: string | null
}

const comCliente = (tx: Tx, hotId: number) =>
  tx
    .selectFrom('usuario as u')
    .leftJoin('cliente as c', 'c.usuId', 'u.id')
    .selectAll('u')
    .select(['c.id as cliId', 'c.uid as cliUid', 'c.situacao as cliSituacao'])
    .where('u.hotId', '=', hotId)

export async function usuarioPorLogin(
  tx: Tx,
  hotId: number,
  login: string,
): Promise<LinhaUsuario | undefined> {
  return comCliente(tx, hotId)
    .where((e) =>
      e.or([
        e(sql`lower(u.email)`, '=', login.toLowerCase()),
        e(sql`lower(u.nome_usuario)`, '=', login.toLowerCase()),
      ]),
    )
    .orderBy('u.id')
    .executeTakeFirst()
}

export async function usuarioPorId(tx: Tx, hotId: number, usuId: number): Promise<LinhaUsuario | undefined> {
  return comCliente(tx, hotId).where('u.id', '=', usuId).executeTakeFirst()
}

/** Where a recovery is written to: the login's address (the house vouches for that of its own people), else the telephone. */
export async function contatoDeRecuperacao(
  tx: Tx,
  hotId: number,
  email: string,
): Promise<{ usuId: number; nome: string; canal: 'email' | 'sms'; destino: string } | undefined> {
  const r = await sql<{ usuId: number; nome: string; canal: 'email' | 'sms'; destino: string }>`
    select u.id as usu_id, u.nome, case when e.confirmado then 'email' else 'sms' end as canal,
      case when e.confirmado then u.email else c.telefone1 end as destino
    from usuario u left join cliente c on c.usu_id = u.id,
      lateral (select c.id is null or (c.email_confirmado_at is not null and lower(c.email) = lower(u.email)) as confirmado) e
    where u.hot_id = ${hotId} and lower(u.email) = lower(${email}) and u.ativo
      and (e.confirmado or (c.telefone_confirmado_at is not null and c.telefone1 is not null))`.execute(tx)
  return r.rows[0]
}

/** The confirmed contact of a client by that channel: a code instead of the password goes nowhere else. */
export async function contatoParaCodigo(
  tx: Tx,
  hotId: number,
  email: string,
  canal: 'email' | 'sms',
): Promise<{ usuId: number; destino: string } | undefined> {
  const r = await sql<{ usuId: number; destino: string | null }>`
    select u.id as usu_id,
      case when ${canal}::text = 'sms' then case when c.telefone_confirmado_at is not null then c.telefone1 end
        when c.email_confirmado_at is not null and lower(c.email) = lower(u.email) then u.email end as destino
    from usuario u join cliente c on c.usu_id = u.id and c.hot_id = u.hot_id
    where u.hot_id = ${hotId} and lower(u.email) = lower(${email}) and u.ativo`.execute(tx)
  const [achado] = r.rows
  return achado?.destino ? { usuId: achado.usuId, destino: achado.destino } : undefined
}

export async function travarUsuario(
  tx: Tx,
  hotId: number,
  usuId: number,
): Promise<{ ativo: boolean; papeis: string[] }> {
  return tx
    .selectFrom('usuario')
    .select(['ativo', 'papeis'])
    .where('hotId', '=', hotId)
    .where('id', '=', usuId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function registrarEntrada(
  tx: Tx,
  e: {
    hotId: number
    usuId: number | null
    email: string
    forma: string
    resultado: string
    ip: string
    agente: string
  },
): Promise<void> {
  await tx.insertInto('historicoLogin').values(e).execute()
  if (e.resultado === 'ok' && e.usuId !== null)
    await tx
      .updateTable('usuario')
      .set({ ultimoAcessoAt: sql`now()` })
      .where('id', '=', e.usuId)
      .where('hotId', '=', e.hotId)
      .execute()
}

export async function gravarSessao(
  tx: Tx,
  s: {
    hotId: number
    usuId: number
    familia: string
    refreshHash: Buffer
    manterLogado: boolean
    ip: string
    agente: string
    aparelho?: string | null
    expiraAt: Date
    porUsuId?: number
    porEscopo?: string[]
    libId?: number | null
  },
): Promise<string> {
  return (await tx.insertInto('sessao').values(s).returning('id').executeTakeFirstOrThrow()).id
}

/** Whose login a refresh token belongs to. */
export async function loginDoSegredo(
  tx: Tx,
  hotId: number,
  resumo: Buffer,
): Promise<{ usuId: number; familia: string } | undefined> {
  return tx
    .selectFrom('sessao')
    .select(['usuId', 'familia'])
    .where('hotId', '=', hotId)
    .where('refreshHash', '=', resumo)
    .executeTakeFirst()
}

/** The newest token of a login that still stands. */
export async function sessaoDaFamilia(
  tx: Tx,
  hotId: number,
  { usuId, familia }: { readonly usuId: number; readonly familia: string },
): Promise<{ manterLogado: boolean; expiraAt: Date } | undefined> {
  return tx
    .selectFrom('sessao')
    .select(['manterLogado', 'expiraAt'])
    .where('hotId', '=', hotId)
    .where('usuId', '=', usuId)
    .where('familia', '=', familia)
    .where('revogadaAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The refresh token's row, locked: two tabs that renew at once come one after the other. */
export async function travarSessao(tx: Tx, hotId: number, resumo: Buffer) {
  return tx
    .selectFrom('sessao')
    .selectAll()
    .where('hotId', '=', hotId)
    .where('refreshHash', '=', resumo)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether the token that took another's place was exchanged itself. */
export async function foiUsada(tx: Tx, hotId: number, id: string | null): Promise<boolean> {
  if (id === null) return false
  const s = await tx
    .selectFrom('sessao')
    .select('usadaAt')
    .where('hotId', '=', hotId)
    .where('id', '=', id)
    .executeTakeFirst()
  return s?.usadaAt !== null
}

export async function familiaEncerrada(tx: Tx, hotId: number, familia: string): Promise<boolean> {
  const r = await sql<{ fim: boolean }>`
    select exists (select from sessao where hot_id = ${hotId} and familia = ${familia}::uuid and revogada_at is not null) as fim`.execute(
    tx,
  )
  return r.rows[0]?.fim ?? true
}

export async function marcarUsada(tx: Tx, hotId: number, id: string, substituta: string): Promise<void> {
  await tx
    .updateTable('sessao')
    .set({ usadaAt: sql`clock_timestamp()`, substituta })
    .where('hotId', '=', hotId)
    .where('id', '=', id)
    .execute()
}

export async function revogarFamilia(tx: Tx, hotId: number, familia: string): Promise<void> {
  await tx
    .updateTable('sessao')
    .set({ revogadaAt: sql`clock_timestamp()` })
    .where('hotId', '=', hotId)
    .where('familia', '=', familia)
    .where('revogadaAt', 'is', null)
    .execute()
}

/** Also those in which this person acts in another's account. */
export async function revogarTodas(tx: Tx, hotId: number, usuId: number): Promise<void> {
  await tx
    .updateTable('sessao')
    .set({ revogadaAt: sql`clock_timestamp()` })
    .where('hotId', '=', hotId)
    .where((q) => q.or([q('usuId', '=', usuId), q('porUsuId', '=', usuId)]))
    .where('revogadaAt', 'is', null)
    .execute()
}

export type TipoDeSegredo = 'hash' | 'uso-unico' | 'senha' | 'email' | 'telefone' | 'login'

/** Keeps a one-time secret; earlier unused ones of the same kind stop working. */
export async function guardarSegredo(
  tx: Tx,
  s: {
    hotId: number
    usuId: number
    tipo: TipoDeSegredo
    resumo: Buffer
    destino: string | null
    expiraAt: Date
    motivo?: string
    emitidoPor?: number
  },
): Promise<void> {
  await tx
    .updateTable('segredoUsoUnico')
    .set({ usadoAt: sql`now()` })
    .where('hotId', '=', s.hotId)
    .where('usuId', '=', s.usuId)
    .where('tipo', '=', s.tipo)
    .where('usadoAt', 'is', null)
    .execute()
  await tx
    .insertInto('segredoUsoUnico')
    .values({
      hotId: s.hotId,
      usuId: s.usuId,
      tipo: s.tipo,
      segredoHash: s.resumo,
      destino: s.destino,
      expiraAt: s.expiraAt,
      motivo: s.motivo ?? null,
      emitidoPor: s.emitidoPor ?? null,
    })
    .execute()
}

export interface AcessoEmitido {
  readonly forma: string
  readonly motivo: string
  readonly por: string
  readonly expira: Date
}

/** What the house has issued and is not used yet. */
export async function acessosEmitidos(tx: Tx, hotId: number, usuId: number): Promise<AcessoEmitido[]> {
  const r = await sql<AcessoEmitido>`select s.tipo as forma, s.motivo, q.nome as por, s.expira_at as expira
    from segredo_uso_unico s join usuario q on q.id = s.emitido_por and q.hot_id = s.hot_id
    where s.hot_id = ${hotId} and s.usu_id = ${usuId} and s.usado_at is null and s.expira_at > clock_timestamp() order by s.id desc`.execute(
    tx,
  )
  return r.rows
}

/** Answers how many. */
export async function anularEmitidos(tx: Tx, hotId: number, usuId: number): Promise<number> {
  const r =
    await sql`update segredo_uso_unico set usado_at = clock_timestamp() where hot_id = ${hotId} and usu_id = ${usuId}
    and emitido_por is not null and usado_at is null and expira_at > clock_timestamp() returning 1`.execute(
      tx,
    )
  return r.rows.length
}

/** Counts a try at the living secret of that kind; false when there is none, or it has been tried `max` times. */
export async function tentarSegredo(
  tx: Tx,
  hotId: number,
  tipo: TipoDeSegredo,
  usuId: number,
  max: number,
): Promise<boolean> {
  const r =
    await sql`update segredo_uso_unico set tentativas = tentativas + 1 where hot_id = ${hotId} and usu_id = ${usuId}
    and tipo = ${tipo} and usado_at is null and expira_at > clock_timestamp() and tentativas < ${max} returning 1`.execute(
      tx,
    )
  return r.rows.length > 0
}

/** What was sent and not used stops working: it may lie with a person who has lost the account. */
export async function esquecerSegredos(tx: Tx, hotId: number, usuId: number): Promise<void> {
  await tx
    .updateTable('segredoUsoUnico')
    .set({ usadoAt: sql`clock_timestamp()` })
    .where('hotId', '=', hotId)
    .where('usuId', '=', usuId)
    .where('usadoAt', 'is', null)
    .execute()
}

/** Spends a secret found by itself (long random ones): the row when it was valid, once only. */
export async function gastarSegredo(
  tx: Tx,
  hotId: number,
  tipo: TipoDeSegredo,
  resumo: Buffer,
  usuId?: number,
) {
  let consulta = tx
    .updateTable('segredoUsoUnico')
    .set({ usadoAt: sql`clock_timestamp()` })
    .where('hotId', '=', hotId)
    .where('tipo', '=', tipo)
    .where('segredoHash', '=', resumo)
    .where('usadoAt', 'is', null)
    .where('expiraAt', '>', sql<Date>`clock_timestamp()`)
  if (usuId !== undefined) consulta = consulta.where('usuId', '=', usuId)
  return consulta.returning(['usuId', 'destino']).executeTakeFirst()
}
