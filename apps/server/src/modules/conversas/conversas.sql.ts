// Conversations of an auction or of a lot. Every statement names the hotsite.
//
// Rooms never see a client's whole nickname or a staff member's name: `autor` is written as everyone may read it; who
// it was stands in the ids.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface LugarDaConversa {
  readonly leiId: number
  readonly leiUid: string
  readonly lelId: number | null
  readonly lelUid: string | null
  /** number and name; null: the auction's conversation */
  readonly lote: string | null
  readonly comId: number | null
  readonly chatId: number | null
  readonly chatUid: string | null
}

/** The auction or lot that a conversation belongs to; null when this hotsite has none that visitors may see. */
export async function acharConversa(
  tx: Tx,
  hotId: number,
  onde: { readonly leiUid?: string | undefined; readonly lelUid?: string | undefined },
): Promise<LugarDaConversa | null> {
  const r =
    onde.lelUid === undefined
      ? await sql<LugarDaConversa>`
          select a.id as lei_id, a.uid as lei_uid, null::int as lel_id, null::uuid as lel_uid, null::text as lote, null::int as com_id, t.id as chat_id, t.uid as chat_uid
          from leilao a left join chat t on t.lei_id = a.id where a.uid = ${onde.leiUid ?? null} and a.hot_id = ${hotId}`.execute(
          tx,
        )
      : await sql<LugarDaConversa>`
          select a.id as lei_id, a.uid as lei_uid, l.id as lel_id, l.uid as lel_uid, l.numero || ' – ' || l.nome as lote, l.com_id, t.id as chat_id, t.uid as chat_uid
          from lote l join leilao a on a.id = l.lei_id left join chat t on t.lel_id = l.id
          where l.uid = ${onde.lelUid} and l.hot_id = ${hotId} and l.situacao <> 'CADASTRADO'`.execute(tx)
  return r.rows[0] ?? null
}

/** The conversation's row, made with the first message. */
export async function abrirConversa(
  tx: Tx,
  hotId: number,
  l: LugarDaConversa,
): Promise<{ id: number; uid: string }> {
  const doLote = l.lelId !== null
  await tx
    .insertInto('chat')
    .values({ hotId, leiId: doLote ? null : l.leiId, lelId: l.lelId })
    .onConflict((c) => c.doNothing())
    .execute()
  return tx
    .selectFrom('chat')
    .select(['id', 'uid'])
    .where(doLote ? 'lelId' : 'leiId', '=', doLote ? l.lelId : l.leiId)
    .executeTakeFirstOrThrow()
}

export interface LinhaDeMensagem {
  id: number
  uid: string
  chatUid: string
  lelUid: string | null
  leiUid: string
  leiId: number
  chatId: number
  usuId: number
  usuUid: string
  cliUid: string | null
  autor: string
  daCasa: boolean
  texto: string
  createdAt: Date
  removidaAt: Date | null
}

const MENSAGEM = sql`select m.id, m.uid, t.uid as chat_uid, t.id as chat_id, l.uid as lel_uid, a.uid as lei_uid, a.id as lei_id,
    m.usu_id, u.uid as usu_uid, c.uid as cli_uid, m.autor, m.da_casa, m.texto, m.created_at, m.removida_at
  from chat_mensagem m join chat t on t.id = m.chat_id left join lote l on l.id = t.lel_id
    join leilao a on a.id = coalesce(t.lei_id, l.lei_id) join usuario u on u.id = m.usu_id left join cliente c on c.id = m.cli_id`

/** Newest first, before a message when one is named. */
export async function lerMensagens(
  tx: Tx,
  chatId: number,
  { antesDe, limite }: { antesDe: string | null; limite: number },
): Promise<LinhaDeMensagem[]> {
  const r = await sql<LinhaDeMensagem>`${MENSAGEM}
    where m.chat_id = ${chatId} and (${antesDe}::uuid is null or m.id < (select id from chat_mensagem where uid = ${antesDe}::uuid and chat_id = ${chatId}))
    order by m.id desc limit ${limite}`.execute(tx)
  return r.rows
}

export async function lerMensagem(tx: Tx, hotId: number, uid: string): Promise<LinhaDeMensagem | null> {
  const r = await sql<LinhaDeMensagem>`${MENSAGEM} where m.uid = ${uid} and m.hot_id = ${hotId}`.execute(tx)
  return r.rows[0] ?? null
}

export interface Leitura {
  readonly naoLidas: number
  readonly lidaPelaCasaAte: Date | null
  readonly silenciado: boolean
}

/** What a person has not read, up to when the house has, and whether he was silenced here. */
export async function lerLeitura(tx: Tx, chatId: number, usuId: number | null): Promise<Leitura> {
  const r = await sql<Leitura>`
    select (select count(*)::int from chat_mensagem m where m.chat_id = ${chatId} and m.usu_id is distinct from ${usuId} and m.removida_at is null
        and m.id > coalesce((select ate_id from chat_leitura x where x.chat_id = ${chatId} and x.usu_id = ${usuId}), 0)) as nao_lidas,
      (select max(m.created_at) from chat_mensagem m where m.chat_id = ${chatId} and m.id <= (select max(x.ate_id) from chat_leitura x
        join usuario u on u.id = x.usu_id where x.chat_id = ${chatId} and not exists (select from cliente k where k.usu_id = u.id))) as lida_pela_casa_ate,
      exists (select from chat_silencio s where s.chat_id = ${chatId} and s.usu_id = ${usuId}) as silenciado`.execute(
    tx,
  )
  const linha = r.rows[0]
  if (linha === undefined) throw new Error('an aggregate answers one row')
  return linha
}

/** He read up to this message; reading back changes nothing. */
export async function marcarLeitura(
  tx: Tx,
  hotId: number,
  chatId: number,
  usuId: number,
  ateId: number,
): Promise<void> {
  await sql`insert into chat_leitura (chat_id, usu_id, hot_id, ate_id) values (${chatId}, ${usuId}, ${hotId}, ${ateId})
    on conflict (chat_id, usu_id) do update set ate_id = greatest(chat_leitura.ate_id, excluded.ate_id), lida_at = clock_timestamp()`.execute(
    tx,
  )
}
