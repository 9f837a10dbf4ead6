// The insurer's processes and events as rows. Every statement names its hotsite.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface LinhaDeProcesso {
  id: number
  uid: string
  remId: number
  veiId: number
  removalId: string
  claimIds: string[]
  seguradoNome: string | null
  seguradoTelefone: string | null
  dadosAt: Date
  vendaAt: Date | null
  vendaLiberada: boolean | null
  resultadoDito: string | null
  encerradoAt: Date | null
}
const COLUNAS = sql`p.id, p.uid, p.rem_id, p.vei_id, p.removal_id, p.claim_ids, p.segurado_nome, p.segurado_telefone,
  p.dados_at, p.venda_at, p.venda_liberada, p.resultado_dito, p.encerrado_at`

/** Locks it. */
export async function processoPeloNumero(
  tx: Tx,
  hotId: number,
  removalId: string,
): Promise<LinhaDeProcesso | undefined> {
  const { rows } = await sql<LinhaDeProcesso>`
    select ${COLUNAS} from mapfre_processo p where p.hot_id = ${hotId} and p.removal_id = ${removalId} for update`.execute(
    tx,
  )
  return rows[0]
}

export async function processoDaRemocao(
  tx: Tx,
  hotId: number,
  remocao: { readonly id: number } | { readonly uid: string },
): Promise<LinhaDeProcesso | undefined> {
  const onde =
    'id' in remocao
      ? sql`p.rem_id = ${remocao.id}`
      : sql`p.rem_id = (select r.id from remocao r where r.hot_id = ${hotId} and r.uid = ${remocao.uid})`
  const { rows } = await sql<LinhaDeProcesso>`
    select ${COLUNAS} from mapfre_processo p where p.hot_id = ${hotId} and ${onde}`.execute(tx)
  return rows[0]
}

/** Whose goods this party sends, and where they go without another word. */
export async function comitenteDaIntegradora(
  tx: Tx,
  hotId: number,
  integradora: string,
): Promise<{ comId: number; patId: number } | undefined> {
  const { rows } = await sql<{ comId: number; patId: number }>`
    select com_id, pat_id from integracao_comitente where hot_id = ${hotId} and integradora = ${integradora} and ativo order by id limit 1`.execute(
    tx,
  )
  return rows[0]
}

export interface NovoEvento {
  readonly proId: number | null
  readonly sentido: 'entrada' | 'saida'
  readonly eventCode: string
  readonly eventComment: string
  readonly objeto: string
  readonly situacao: string | null
  readonly removalId: string
  readonly chave: string
  readonly quando: Date
  readonly status: 'PROCESSED' | 'NOT_PROCESSED' | 'WAITING'
  readonly erros: readonly string[]
  readonly dados: object
  readonly aviUid: string | null
  readonly createdBy?: number | null
}

/** Null: that event was there. */
export async function anotarEvento(tx: Tx, hotId: number, e: NovoEvento): Promise<string | null> {
  const { rows } = await sql<{ uid: string }>`
    insert into mapfre_evento (hot_id, pro_id, sentido, event_code, event_comment, objeto, situacao, removal_id, chave, quando, status,
      erros, dados, avi_uid, created_by)
    values (${hotId}, ${e.proId}, ${e.sentido}, ${e.eventCode}, ${e.eventComment}, ${e.objeto}, ${e.situacao}, ${e.removalId}, ${e.chave},
      ${e.quando}, ${e.status}, ${[...e.erros]}::text[], ${JSON.stringify(e.dados)}::jsonb, ${e.aviUid}, ${e.createdBy ?? null})
    on conflict (hot_id, sentido, chave) do nothing returning uid`.execute(tx)
  return rows[0]?.uid ?? null
}

export async function jaVeio(tx: Tx, hotId: number, chave: string): Promise<boolean> {
  const { rows } = await sql`
    select from mapfre_evento where hot_id = ${hotId} and sentido = 'entrada' and chave = ${chave}`.execute(
    tx,
  )
  return rows.length > 0
}

export async function marcarEvento(
  tx: Tx,
  hotId: number,
  uid: string,
  m: {
    readonly status: 'PROCESSED' | 'NOT_PROCESSED'
    readonly erros: readonly string[]
    readonly proId?: number | null
    /** what is left of what it said */
    readonly dados?: object
  },
): Promise<void> {
  const dados = m.dados === undefined ? null : JSON.stringify(m.dados)
  await sql`update mapfre_evento set status = ${m.status}, erros = ${[...m.erros]}::text[], pro_id = coalesce(${m.proId ?? null}, pro_id),
      dados = coalesce(${dados}::jsonb, dados)
    where hot_id = ${hotId} and uid = ${uid}`.execute(tx)
}

export interface EventoGuardado {
  uid: string
  eventCode: string
  eventComment: string
  objeto: string
  situacao: string | null
  removalId: string
  quando: Date
  proId: number | null
  dados: Record<string, unknown>
}
const DO_EVENTO = sql`e.uid, e.event_code, e.event_comment, e.objeto, e.situacao, e.removal_id, e.quando, e.pro_id, e.dados`

export async function acharEvento(tx: Tx, hotId: number, uid: string): Promise<EventoGuardado | undefined> {
  const { rows } = await sql<EventoGuardado>`
    select ${DO_EVENTO} from mapfre_evento e where e.hot_id = ${hotId} and e.uid = ${uid}`.execute(tx)
  return rows[0]
}

/** What came before the removal that it speaks of, in its order. */
export async function eventosAEspera(tx: Tx, hotId: number, removalId: string): Promise<EventoGuardado[]> {
  const { rows } = await sql<EventoGuardado>`
    select ${DO_EVENTO} from mapfre_evento e
    where e.hot_id = ${hotId} and e.removal_id = ${removalId} and e.sentido = 'entrada' and e.status = 'WAITING' order by e.quando, e.id`.execute(
    tx,
  )
  return rows
}

export interface EventoNaLista extends EventoGuardado {
  sentido: 'entrada' | 'saida'
  status: string
  erros: string[]
  recebidoAt: Date
  respondidoAt: Date | null
}
export async function eventosDoProcesso(tx: Tx, hotId: number, proId: number): Promise<EventoNaLista[]> {
  const { rows } = await sql<EventoNaLista>`
    select ${DO_EVENTO}, e.sentido, e.status, e.erros, e.recebido_at, e.respondido_at from mapfre_evento e
    where e.hot_id = ${hotId} and e.pro_id = ${proId} order by e.quando desc, e.id desc limit 300`.execute(tx)
  return rows
}

/** Answers the open request of that number. */
export async function responderContato(
  tx: Tx,
  hotId: number,
  proId: number,
  requestId: string,
): Promise<boolean> {
  const { rows } = await sql`
    update mapfre_evento set respondido_at = clock_timestamp()
    where hot_id = ${hotId} and pro_id = ${proId} and event_code = 'S12' and dados->>'requestId' = ${requestId} and respondido_at is null
    returning id`.execute(tx)
  return rows.length > 0
}

/** The purpose has ended: who was insured, and how he was reached, is forgotten. */
export async function encerrarProcesso(tx: Tx, hotId: number, proId: number): Promise<void> {
  await sql`update mapfre_processo set encerrado_at = coalesce(encerrado_at, clock_timestamp()), segurado_nome = null, segurado_telefone = null
    where hot_id = ${hotId} and id = ${proId}`.execute(tx)
  await sql`update mapfre_evento set dados = case objeto when 'removal' then jsonb_build_object('type', objeto, 'removalId', removal_id)
      else dados - 'phone' - 'email' end
    where hot_id = ${hotId} and pro_id = ${proId}`.execute(tx)
}

/** Events about removals that the house does not know yet, the oldest first. */
export async function eventosEsperando(
  tx: Tx,
  hotId: number,
): Promise<{ uid: string; eventCode: string; removalId: string; quando: Date }[]> {
  const { rows } = await sql<{ uid: string; eventCode: string; removalId: string; quando: Date }>`
    select uid, event_code, removal_id, quando from mapfre_evento
    where hot_id = ${hotId} and sentido = 'entrada' and status = 'WAITING' order by quando, id limit 50`.execute(
    tx,
  )
  return rows
}
