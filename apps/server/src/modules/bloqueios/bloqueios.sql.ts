// Reading and writing blocks of one house, and whom one would hit.
import type { Ato, SituacaoDoBloqueio } from '@martelo/domain/bloqueios/bloqueio.ts'
import type { TipoDeAlvo } from '@martelo/domain/bloqueios/alvo.ts'
import { PAPEIS_INTERNOS } from '@martelo/contracts/core/permissions.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { contemSql, listar, type Listados, ordemSql } from '../../core/database/lista.ts'

export interface LinhaDeBloqueio {
  readonly uid: string
  readonly tipo: TipoDeAlvo
  readonly alvo: string
  readonly impede: Ato[]
  readonly motivo: string
  readonly fim: Date | null
  readonly acertos: number
  readonly ultimoAcertoAt: Date | null
  readonly createdAt: Date
  readonly criadoPor: string | null
  readonly encerradoAt: Date | null
  readonly encerradoPor: string | null
}

const COLUNAS_DE_ORDEM = {
  alvo: sql`b.alvo`,
  acertos: sql`b.acertos`,
  criadoAt: sql`b.created_at`,
  fim: sql`b.fim`,
}
const POR_SITUACAO: Readonly<Record<SituacaoDoBloqueio, RawBuilder<unknown>>> = {
  ATIVO: sql`b.encerrado_at is null and (b.fim is null or b.fim > clock_timestamp())`,
  VENCIDO: sql`b.encerrado_at is null and b.fim <= clock_timestamp()`,
  ENCERRADO: sql`b.encerrado_at is not null`,
}

export function listarBloqueios(
  tx: Tx,
  hotId: number,
  q: {
    readonly pagina: number
    readonly porPagina: number
    readonly ordenar?: string | undefined
    readonly busca?: string | undefined
    readonly tipo?: TipoDeAlvo | undefined
    readonly situacao?: SituacaoDoBloqueio | undefined
  },
): Promise<Listados<LinhaDeBloqueio>> {
  return listar(tx, {
    colunas: sql`b.uid, b.tipo, b.alvo, b.impede, b.motivo, b.fim, b.acertos, b.ultimo_acerto_at, b.created_at, b.encerrado_at,
      c.nome as criado_por, e.nome as encerrado_por`,
    de: sql`bloqueio b`,
    deTudo: sql`left join usuario c on c.id = b.created_by and c.hot_id = b.hot_id
      left join usuario e on e.id = b.encerrado_por and e.hot_id = b.hot_id`,
    onde: [
      sql`b.hot_id = ${hotId}`,
      contemSql(q.busca, [sql`b.alvo`, sql`b.motivo`]),
      ...(q.tipo ? [sql`b.tipo = ${q.tipo}`] : []),
      ...(q.situacao ? [POR_SITUACAO[q.situacao]] : []),
    ],
    ordem: ordemSql(q.ordenar, COLUNAS_DE_ORDEM, sql`b.id desc`, sql`b.id desc`),
    pagina: q,
  })
}

/** Null: the target is blocked already. One that has run out makes room for the new one. */
export async function gravarBloqueio(
  tx: Tx,
  b: {
    readonly hotId: number
    readonly tipo: TipoDeAlvo
    readonly alvo: string
    readonly impede: readonly Ato[]
    readonly motivo: string
    readonly fim: Date | null
    readonly usuId: number
  },
): Promise<string | null> {
  await sql`update bloqueio set encerrado_at = fim where hot_id = ${b.hotId} and tipo = ${b.tipo} and alvo = ${b.alvo}
    and encerrado_at is null and fim <= clock_timestamp()`.execute(tx)
  const { rows } = await sql<{ uid: string }>`
    insert into bloqueio (hot_id, tipo, alvo, impede, motivo, fim, created_by)
    values (${b.hotId}, ${b.tipo}, ${b.alvo}, ${[...b.impede]}::text[], ${b.motivo}, ${b.fim}, ${b.usuId})
    on conflict (hot_id, tipo, alvo) where encerrado_at is null do nothing returning uid`.execute(tx)
  return rows[0]?.uid ?? null
}

/** What the row was, locked; undefined: not of this house. */
export async function travarBloqueio(
  tx: Tx,
  hotId: number,
  uid: string,
): Promise<{ readonly alvo: string; readonly encerradoAt: Date | null } | undefined> {
  const { rows } = await sql<{ alvo: string; encerradoAt: Date | null }>`
    select alvo, encerrado_at from bloqueio where hot_id = ${hotId} and uid = ${uid} for update`.execute(tx)
  return rows[0]
}

export async function gravarFim(tx: Tx, hotId: number, uid: string, usuId: number): Promise<void> {
  await sql`update bloqueio set encerrado_at = clock_timestamp(), encerrado_por = ${usuId}
    where hot_id = ${hotId} and uid = ${uid}`.execute(tx)
}

/** Accounts behind a target: who entered from an address or with a device within 30 days, or who has the e-mail or document. */
const CONTAS: Readonly<
  Record<TipoDeAlvo, (hotId: number, alvo: string) => RawBuilder<{ usuId: number | null }>>
> = {
  ENDERECO: (
    hotId,
    alvo,
  ) => sql`select distinct usu_id from historico_login where hot_id = ${hotId} and resultado = 'ok'
    and quando > clock_timestamp() - interval '30 days'
    and case when ip ~ '^[0-9a-fA-F:.]+$' then replace(ip, '::ffff:', '')::inet <<= ${alvo}::inet end`,
  DISPOSITIVO: (hotId, alvo) => sql`select distinct usu_id from aparelho_conhecido where hot_id = ${hotId}
    and visto_at > clock_timestamp() - interval '30 days' and left(encode(resumo, 'hex'), 16) = ${alvo}`,
  EMAIL: (
    hotId,
    alvo,
  ) => sql`select id as usu_id from usuario where hot_id = ${hotId} and lower(email) = ${alvo}
    union select usu_id from cliente where hot_id = ${hotId} and lower(email) = ${alvo}`,
  DOCUMENTO: (hotId, alvo) => sql`select usu_id from cliente where hot_id = ${hotId} and cpf = ${alvo}
    union select usu_id from cliente where hot_id = ${hotId} and cnpj = ${alvo}`,
}

export const contasDoAlvo = (
  hotId: number,
  tipo: TipoDeAlvo,
  alvo: string,
): RawBuilder<{ usuId: number | null }> => CONTAS[tipo](hotId, alvo)

/** How many accounts a block would hit, how many of them are staff, and whether the caller is one. */
export async function quemAtinge(
  tx: Tx,
  hotId: number,
  a: { readonly tipo: TipoDeAlvo; readonly alvo: string },
  usuId: number,
): Promise<{ readonly contas: number; readonly equipe: number; readonly voce: boolean }> {
  const { rows } = await sql<{ contas: number; equipe: number; voce: boolean }>`
    select count(*)::int as contas, (count(*) filter (where u.papeis && ${[...PAPEIS_INTERNOS]}::text[]))::int as equipe,
      coalesce(bool_or(u.id = ${usuId}), false) as voce
    from (${CONTAS[a.tipo](hotId, a.alvo)}) q join usuario u on u.id = q.usu_id and u.hot_id = ${hotId}`.execute(
    tx,
  )
  return rows[0] ?? { contas: 0, equipe: 0, voce: false }
}

/** Keys of consignors' systems that such a block stops; an address is not known of them before they ask. */
export async function chavesQueParam(
  tx: Tx,
  hotId: number,
  { tipo, alvo }: { readonly tipo: TipoDeAlvo; readonly alvo: string },
): Promise<number> {
  if (tipo !== 'EMAIL' && tipo !== 'DOCUMENTO') return 0
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from chave_comitente x join comitente m on m.id = x.com_id and m.hot_id = x.hot_id
    where x.hot_id = ${hotId} and x.revogada_at is null and coalesce(x.expira_at, 'infinity') > clock_timestamp()
      and (x.created_by in (${CONTAS[tipo](hotId, alvo)}) or (${tipo} = 'DOCUMENTO' and m.cnpj = ${alvo}))`.execute(
    tx,
  )
  return rows[0]?.n ?? 0
}

export async function ignorar(
  tx: Tx,
  i: { readonly hotId: number; readonly chave: string; readonly motivo: string; readonly usuId: number },
): Promise<void> {
  await sql`insert into suspeita_ignorada (hot_id, chave, motivo, created_by)
    values (${i.hotId}, ${i.chave}, ${i.motivo}, ${i.usuId}) on conflict do nothing`.execute(tx)
}
