// The log of talks with outside parties, as a house searches it. Every filter starts from an index of the house; free text
// looks at a bounded number of the newest lines that the filters leave.
import { DESFECHOS, type NomeDeDesfecho, NOMES_DE_DESFECHO } from '@martelo/domain/externo/desfechos.ts'
import type { SituacaoDeEnvio } from '@martelo/domain/externo/states.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { aConferir } from '../../core/externo/a-conferir.sql.ts'
import { contemSql, listar, type Listados, todas } from '../../core/database/lista.ts'

export interface ConsultaDeRegistros {
  readonly pagina: number
  readonly porPagina: number
  readonly busca?: string | undefined
  readonly parceiro?: string | undefined
  readonly sentido?: string | undefined
  readonly desfecho?: string | undefined
  readonly de?: string | undefined
  readonly ate?: string | undefined
}

export interface LinhaDaLista {
  readonly uid: string
  readonly quando: Date
  readonly parceiro: string
  readonly operacao: string
  readonly sentido: 'saida' | 'entrada'
  readonly desfecho: NomeDeDesfecho
  readonly status: number | null
  readonly duracaoMs: number
  readonly objetoTipo: string | null
  readonly objetoUid: string | null
  readonly erro: string | null
  readonly tentativa: number | null
  readonly envioSituacao: SituacaoDeEnvio | null
  readonly total: number
}

/** Lines that one query looks at; a day is given to see older ones. */
const ALCANCE = 20_000
const BEM: readonly NomeDeDesfecho[] = ['ok', 'repetido']
const COLUNAS = sql`r.uid, r.quando, r.parceiro, r.operacao, r.sentido, r.desfecho, r.status, r.duracao_ms, r.objeto_tipo,
  r.objeto_uid, r.erro, r.tentativa, e.situacao as envio_situacao`

export async function buscarRegistros(
  tx: Tx,
  hotId: number,
  q: ConsultaDeRegistros,
): Promise<Listados<LinhaDaLista>> {
  const campos = [
    sql`r.operacao`,
    sql`r.objeto_uid`,
    sql`r.objeto_tipo`,
    sql`r.endereco`,
    sql`r.erro`,
    sql`r.req_id`,
  ]
  return listar(tx, {
    colunas: COLUNAS,
    de: sql`(select * from externo_registro r where ${todas(condicoes(hotId, q))} order by id desc limit ${ALCANCE}) r
      left join externo_envio e on e.id = r.env_id and e.hot_id = ${hotId}`,
    onde: [contemSql(q.busca, campos)],
    ordem: sql`order by r.id desc`,
    pagina: q,
  })
}

function condicoes(hotId: number, q: ConsultaDeRegistros): RawBuilder<unknown>[] {
  const c: RawBuilder<unknown>[] = [sql`r.hot_id = ${hotId}`]
  if (q.parceiro) c.push(sql`r.parceiro = ${q.parceiro}`)
  if (q.sentido) c.push(sql`r.sentido = ${q.sentido}`)
  if (q.desfecho === 'falhas') c.push(sql`r.desfecho <> all(${[...BEM]}::text[])`)
  else if (q.desfecho === 'parados' || q.desfecho === 'aConferir')
    // The last line of each message that is no longer retried.
    c.push(sql`r.id in (select max(x.id) from externo_registro x join externo_envio f on f.id = x.env_id
      where f.hot_id = ${hotId} and x.hot_id = ${hotId} and f.situacao in ('falhou', 'conferir', 'recusado')
        and (${q.desfecho === 'parados'} or ${aConferir(sql`f`)}) group by x.env_id)`)
  else if (q.desfecho) c.push(sql`r.desfecho = ${q.desfecho}`)
  if (q.de) c.push(sql`r.quando >= ${q.de}::timestamp at time zone 'America/Sao_Paulo'`)
  if (q.ate) c.push(sql`r.quando < (${q.ate}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`)
  return c
}

export interface LinhaInteira extends Omit<LinhaDaLista, 'total'> {
  readonly metodo: string | null
  readonly endereco: string | null
  readonly pedidoCabecalhos: Record<string, string> | null
  readonly pedidoCorpo: string | null
  readonly respostaCabecalhos: Record<string, string> | null
  readonly respostaCorpo: string | null
  readonly reqId: string | null
  readonly envId: number | null
  readonly envUid: string | null
  readonly envOperacao: string | null
  readonly tentativas: number | null
  readonly proximaAt: Date | null
  readonly envErro: string | null
  readonly aviId: number | null
  readonly aviSituacao: 'recebido' | 'processado' | 'falhou' | null
  readonly aviErro: string | null
}

export async function lerRegistro(tx: Tx, hotId: number, uid: string): Promise<LinhaInteira | undefined> {
  const { rows } = await sql<LinhaInteira>`
    select ${COLUNAS}, r.metodo, r.endereco, r.pedido_cabecalhos, r.pedido_corpo, r.resposta_cabecalhos, r.resposta_corpo, r.req_id,
      e.id as env_id, e.uid as env_uid, e.operacao as env_operacao, e.tentativas, e.proxima_at, e.erro as env_erro,
      a.id as avi_id, a.situacao as avi_situacao, a.erro as avi_erro
    from externo_registro r
    left join externo_envio e on e.id = r.env_id and e.hot_id = ${hotId}
    left join externo_aviso a on a.id = r.avi_id and a.hot_id = ${hotId}
    where r.hot_id = ${hotId} and r.uid = ${uid}`.execute(tx)
  return rows[0]
}

/** Locks the message and the notice of a line, so that they are moved once. */
export async function travarReenvio(tx: Tx, hotId: number, uid: string): Promise<void> {
  await sql`select from externo_envio where hot_id = ${hotId}
    and id = (select env_id from externo_registro where hot_id = ${hotId} and uid = ${uid}) for update`.execute(
    tx,
  )
  await sql`select from externo_aviso where hot_id = ${hotId}
    and id = (select avi_id from externo_registro where hot_id = ${hotId} and uid = ${uid}) for update`.execute(
    tx,
  )
}

export const rotuloDoDesfecho = (d: NomeDeDesfecho): string =>
  NOMES_DE_DESFECHO.includes(d) ? DESFECHOS[d].rotulo : d
