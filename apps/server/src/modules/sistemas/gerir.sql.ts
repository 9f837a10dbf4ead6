// Keys, addresses and their deliveries as their keepers see them. Every statement names the hotsite, and reads for a person
// only what belongs to consignors that he follows.
import type { LinhaRecebida } from '@martelo/contracts/sistemas/sistema.schemas.ts'
import type { NomeDeDesfecho } from '@martelo/domain/externo/desfechos.ts'
import type { SituacaoDeEnvio } from '@martelo/domain/externo/states.ts'
import type { Ambiente } from '@martelo/domain/sistemas/escopos.ts'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import type { DeQuem } from '../portal/door.ts'

/** The outbox's name of this party. */
export const PARCEIRO = 'webhook-comitente'

/** Over a row `x` with its consignor. */
const dele = ({ hotId, usuId, adm }: DeQuem): RawBuilder<unknown> =>
  adm
    ? sql`x.hot_id = ${hotId}`
    : sql`x.hot_id = ${hotId} and x.com_id in (select com_id from usuario_comitente where usu_id = ${usuId} and hot_id = ${hotId})`

/** Whether this person may act for this consignor of this house. */
export async function cuidaDe(tx: Tx, q: DeQuem, comId: number): Promise<boolean> {
  const { rows } = await sql`select from (select id as com_id, hot_id from comitente) x
    where x.com_id = ${comId} and ${dele(q)}`.execute(tx)
  return rows.length > 0
}

export async function comitentesDe(
  tx: Tx,
  q: DeQuem,
): Promise<{ comId: number; uid: string; nome: string }[]> {
  const { rows } = await sql<{ comId: number; uid: string; nome: string }>`select x.com_id, x.uid, x.nome
    from (select id as com_id, hot_id, uid, nome from comitente) x where ${dele(q)} order by x.nome limit 500`.execute(
    tx,
  )
  return rows
}

export interface LinhaDeChave {
  id: number
  uid: string
  comId: number
  nome: string
  ambiente: Ambiente
  inicio: string
  escopos: string[]
  porMinuto: number
  expiraAt: Date | null
  revogadaAt: Date | null
  ultimoUsoAt: Date | null
  createdAt: Date
}

/** Newest first; those that ended long ago are history for the audit. */
export async function chavesDe(tx: Tx, q: DeQuem): Promise<LinhaDeChave[]> {
  const { rows } =
    await sql<LinhaDeChave>`select x.id, x.uid, x.com_id, x.nome, x.ambiente, x.inicio, x.escopos, x.por_minuto,
      x.expira_at, x.revogada_at, x.ultimo_uso_at, x.created_at
    from chave_comitente x where ${dele(q)} and coalesce(x.revogada_at, x.expira_at, 'infinity') > now() - interval '90 days'
    order by x.id desc limit 500`.execute(tx)
  return rows
}

export async function travarChave(tx: Tx, q: DeQuem, uid: string): Promise<LinhaDeChave | null> {
  const { rows } =
    await sql<LinhaDeChave>`select x.* from chave_comitente x where x.uid = ${uid} and ${dele(q)} for update`.execute(
      tx,
    )
  return rows[0] ?? null
}

export interface LinhaDeWebhook {
  id: number
  uid: string
  hotId: number
  comId: number
  ambiente: Ambiente
  endereco: string
  eventos: string[]
  ativo: boolean
}

export async function webhooksDe(
  tx: Tx,
  q: DeQuem,
): Promise<(LinhaDeWebhook & { entregues: number; naFila: number; falhas: number })[]> {
  const { rows } = await sql<LinhaDeWebhook & { entregues: number; naFila: number; falhas: number }>`
    select x.id, x.uid, x.hot_id, x.com_id, x.ambiente, x.endereco, x.eventos, x.ativo, e.entregues, e.na_fila, e.falhas
    from webhook_comitente x, lateral (select count(*) filter (where situacao = 'entregue')::int as entregues,
        count(*) filter (where situacao = 'pendente')::int as na_fila,
        count(*) filter (where situacao in ('recusado', 'falhou', 'conferir'))::int as falhas
      from externo_envio e where e.hot_id = x.hot_id and e.objeto_uid = x.uid::text and e.parceiro = ${PARCEIRO}
        and e.criado_at > now() - interval '7 days') e
    where ${dele(q)} and x.removido_at is null order by x.id desc limit 200`.execute(tx)
  return rows
}

export async function travarWebhook(tx: Tx, q: DeQuem, uid: string): Promise<LinhaDeWebhook | null> {
  const { rows } =
    await sql<LinhaDeWebhook>`select x.id, x.uid, x.hot_id, x.com_id, x.ambiente, x.endereco, x.eventos, x.ativo
    from webhook_comitente x where x.uid = ${uid} and ${dele(q)} and x.removido_at is null for update`.execute(
      tx,
    )
  return rows[0] ?? null
}

export interface LinhaDeEntrega {
  id: number
  uid: string
  evento: string
  eventoUid: string
  dados: Record<string, unknown>
  situacao: SituacaoDeEnvio
  tentativas: number
  status: number | null
  desfecho: NomeDeDesfecho | null
  criadaAt: Date
  proximaAt: Date
  concluidaAt: Date | null
}

/** What was sent to addresses of this person's consignors; `onde` over the message `e`. */
export async function entregas(tx: Tx, q: DeQuem, onde: RawBuilder<unknown>): Promise<LinhaDeEntrega[]> {
  const { rows } = await sql<LinhaDeEntrega>`
    select e.id, e.uid, v.tipo as evento, v.uid as evento_uid, v.dados, e.situacao, e.tentativas, e.desfecho, g.status,
      e.criado_at as criada_at, e.proxima_at, e.concluido_at as concluida_at
    from externo_envio e join webhook_comitente x on x.uid::text = e.objeto_uid and x.hot_id = e.hot_id
      join evento_comitente v on v.id = (e.dados->>'eveId')::bigint and v.hot_id = e.hot_id
      left join lateral (select r.status from externo_registro r where r.env_id = e.id order by r.id desc limit 1) g on true
    where e.hot_id = ${q.hotId} and e.parceiro = ${PARCEIRO} and ${dele(q)} and ${onde}
    order by e.id desc limit 200`.execute(tx)
  return rows
}

/** Two who press at once do it once: the second one finds it in the queue. */
export async function travarEntrega(tx: Tx, hotId: number, uid: string): Promise<void> {
  await sql`select from externo_envio where hot_id = ${hotId} and uid = ${uid} for update`.execute(tx)
}

export interface LinhaDeEntrada {
  uid: string
  comId: number
  origem: 'api' | 'pasta'
  ambiente: Ambiente
  arquivo: string | null
  criados: number
  repetidos: number
  erros: number
  erro: string | null
  criadaAt: Date
}

export async function entradasDe(tx: Tx, q: DeQuem): Promise<LinhaDeEntrada[]> {
  const { rows } =
    await sql<LinhaDeEntrada>`select x.uid, x.com_id, x.origem, x.ambiente, x.nome_do_arquivo as arquivo, x.criados, x.repetidos,
      x.erros, x.erro, x.criada_at from entrada_comitente x where ${dele(q)} order by x.id desc limit 50`.execute(
      tx,
    )
  return rows
}

type Recebidas = z.infer<typeof LinhaRecebida>[]
/** Null: no delivery of this person's consignors. */
export async function linhasRecebidas(tx: Tx, q: DeQuem, uid: string): Promise<Recebidas | null> {
  const { rows } = await sql<{ linhas: Recebidas }>`
    select x.linhas from entrada_comitente x where x.uid = ${uid} and ${dele(q)}`.execute(tx)
  return rows[0]?.linhas ?? null
}
