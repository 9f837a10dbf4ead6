// Questions that clients asked in the conversations of lots and that the house has not answered yet.
//
// "Read" is not "answered": reading is each person's own, and an answer by any of the staff ends the question for all.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface EscopoDePerguntas {
  readonly usuId: number
  /** sees all lots of the hotsite */
  readonly casa: boolean
  /** sees the lots of the auctions that name him */
  readonly leiloeiro: boolean
  /** sees the lots of his consignors */
  readonly comitente: boolean
}

export interface LinhaDePergunta {
  lelUid: string
  leiUid: string
  leilao: string
  numero: string
  nome: string
  comitente: string
  semResposta: number
  naoLidas: number
  autor: string
  texto: string
  createdAt: Date
}

/** More is not answered in one sitting; what waits longest comes first. */
const MAXIMO = 200
/** Questions about an auction of long ago are not work any more, unless that auction is asked for. */
const DIAS_DEPOIS = 30

/** What this person has not seen first, then what waits longest. */
export async function lerPerguntas(
  tx: Tx,
  hotId: number,
  e: EscopoDePerguntas,
  leiUid: string | null,
): Promise<LinhaDePergunta[]> {
  const { rows } = await sql<LinhaDePergunta>`
    select l.uid as lel_uid, a.uid as lei_uid, a.nome as leilao, l.numero, l.nome, k.nome as comitente,
      x.sem_resposta, x.nao_lidas, u.autor, u.texto, u.created_at
    from chat t join lote l on l.id = t.lel_id join leilao a on a.id = l.lei_id join leiloeiro o on o.id = a.leo_id
      join comitente k on k.id = l.com_id
      left join chat_leitura y on y.chat_id = t.id and y.usu_id = ${e.usuId}
      cross join lateral (
        select count(*)::int as sem_resposta, count(*) filter (where m.id > coalesce(y.ate_id, 0))::int as nao_lidas,
          min(m.id) as primeira, max(m.id) as ultima
        from chat_mensagem m where m.chat_id = t.id and not m.da_casa and m.removida_at is null
          and m.id > coalesce((select max(r.id) from chat_mensagem r where r.chat_id = t.id and r.da_casa), 0)) x
      join chat_mensagem u on u.id = x.ultima
    where t.hot_id = ${hotId} and l.situacao <> 'CADASTRADO'
      and (${e.casa} or (${e.leiloeiro} and o.usu_id = ${e.usuId}) or (${e.comitente} and l.com_id in (
        select c.com_id from usuario_comitente c where c.usu_id = ${e.usuId} and c.hot_id = ${hotId})))
      and case when ${leiUid}::uuid is not null then a.uid = ${leiUid}::uuid
        else a.situacao not in ('EXECUTADO', 'CANCELADO') or a.data > now() - make_interval(days => ${DIAS_DEPOIS}) end
    order by x.nao_lidas = 0, x.primeira limit ${MAXIMO}`.execute(tx)
  return rows
}

/**
 * The consignor's people to whom this question of a client is the first: nothing else there waits for an answer that
 * they have not read. Takes the conversation's row, so that of two first questions at once one is the first.
 */
export async function aQuemAvisarDaPergunta(
  tx: Tx,
  hotId: number,
  { chatId, comId, menId }: { readonly chatId: number; readonly comId: number; readonly menId: number },
): Promise<number[]> {
  await sql`select 1 from chat where id = ${chatId} and hot_id = ${hotId} for no key update`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    select u.id from usuario_comitente x join usuario u on u.id = x.usu_id
    where x.hot_id = ${hotId} and x.com_id = ${comId} and u.ativo and not exists (
      select from chat_mensagem m where m.chat_id = ${chatId} and m.id <> ${menId} and not m.da_casa and m.removida_at is null
        and m.id > coalesce((select max(r.id) from chat_mensagem r where r.chat_id = ${chatId} and r.da_casa), 0)
        and m.id > coalesce((select y.ate_id from chat_leitura y where y.chat_id = ${chatId} and y.usu_id = u.id), 0))
    order by u.id limit 20`.execute(tx)
  return rows.map((u) => u.id)
}
