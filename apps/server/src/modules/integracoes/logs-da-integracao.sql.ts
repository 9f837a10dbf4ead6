// The log of consignors' systems: the masked lines that every party leaves, with what they were about.
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { contemSql, listar, type Listados, todas } from '../../core/database/lista.ts'

export interface ConsultaDeLogs {
  readonly pagina: number
  readonly porPagina: number
  readonly busca?: string | undefined
  readonly parceiro?: string | undefined
  /** what the registry of persons was asked and said: for those who may open its reports */
  readonly veProcob: boolean
  readonly origem?: 'enviado' | 'recebido' | undefined
  readonly resultado?: 'sucesso' | 'falha' | undefined
  readonly remocaoUid?: string | undefined
  readonly eventCode?: string | undefined
  readonly de?: string | undefined
  readonly ate?: string | undefined
}
export interface LinhaDeLog {
  uid: string
  parceiro: string
  operacao: string
  sentido: 'saida' | 'entrada'
  desfecho: string
  endereco: string | null
  pedidoCabecalhos: Record<string, string> | null
  pedidoCorpo: string | null
  respostaCorpo: string | null
  erro: string | null
  duracaoMs: number
  quando: Date
  eventCode: string | null
  objeto: string | null
  status: string | null
  erros: string[] | null
  cliUid: string | null
  quem: string | null
  remUid: string | null
  remId: number | null
  veiUid: string | null
  veiculo: string | null
  total: number
}

/** Lines that one query looks at; a day is given to see older ones. */
const ALCANCE = 20_000
export const PARCEIROS_DE_COMITENTES = ['mapfre', 'bradesco', 'pan', 'detran', 'procob'] as const

export async function buscarLogs(tx: Tx, hotId: number, q: ConsultaDeLogs): Promise<Listados<LinhaDeLog>> {
  return listar(tx, {
    colunas: sql`r.uid, r.parceiro, r.operacao, r.sentido, r.desfecho, r.endereco, r.pedido_cabecalhos, r.pedido_corpo, r.resposta_corpo,
      coalesce(r.erro, case when r.sentido = 'entrada' then a.erro end) as erro, r.duracao_ms, r.quando, m.event_code, m.objeto, m.status, m.erros,
      u.uid as cli_uid, u.nome as quem, coalesce(rm.uid, rd.uid) as rem_uid, coalesce(rm.id, rd.id) as rem_id, v.uid as vei_uid, v.nome as veiculo`,
    de: sql`(select * from externo_registro r where ${todas(condicoes(hotId, q))} order by id desc limit ${ALCANCE}) r
      left join externo_envio e on e.id = r.env_id and e.hot_id = ${hotId}
      left join externo_aviso a on a.id = r.avi_id and a.hot_id = ${hotId}
      left join lateral (select x.* from mapfre_evento x where x.hot_id = ${hotId}
        and (x.avi_uid = a.uid or x.uid = case when e.parceiro = 'mapfre' then (e.dados->>'eventoUid')::uuid end) limit 1) m on true
      left join mapfre_processo p on p.id = m.pro_id and p.hot_id = ${hotId}
      left join remocao rm on rm.id = p.rem_id and rm.hot_id = ${hotId}
      left join remocao rd on r.objeto_tipo = 'remocao' and rd.uid::text = r.objeto_uid and rd.hot_id = ${hotId}
      left join veiculo v on v.id = coalesce(p.vei_id, rd.vei_id) and v.hot_id = ${hotId}
      left join usuario u on u.id = m.created_by`,
    onde: [
      contemSql(q.busca, [sql`r.operacao`, sql`v.nome`, sql`m.event_code`, sql`r.erro`]),
      q.eventCode ? sql`m.event_code = ${q.eventCode}` : sql`true`,
      q.resultado === undefined ? sql`true` : q.resultado === 'falha' ? FALHOU : sql`not ${FALHOU}`,
    ],
    ordem: sql`order by r.id desc`,
    pagina: q,
  })
}

const FALHOU = sql`(r.desfecho not in ('ok', 'repetido') or coalesce(m.status = 'NOT_PROCESSED' and r.sentido = 'entrada', false)
  or coalesce(r.resposta_corpo like '%"NOT_PROCESSED"%', false))`

function condicoes(hotId: number, q: ConsultaDeLogs): RawBuilder<unknown>[] {
  const visiveis = PARCEIROS_DE_COMITENTES.filter((p) => p !== 'procob' || q.veProcob)
  const c: RawBuilder<unknown>[] = [
    sql`r.hot_id = ${hotId}`,
    sql`r.parceiro = any(${visiveis.filter((p) => q.parceiro === undefined || p === q.parceiro)}::text[])`,
  ]
  if (q.origem) c.push(sql`r.sentido = ${q.origem === 'enviado' ? 'saida' : 'entrada'}`)
  if (q.remocaoUid)
    c.push(sql`((r.objeto_tipo = 'remocao' and r.objeto_uid = ${q.remocaoUid}) or r.avi_id in (
      select x.id from externo_aviso x join mapfre_evento y on y.avi_uid = x.uid join mapfre_processo z on z.id = y.pro_id
      join remocao w on w.id = z.rem_id where x.hot_id = ${hotId} and y.hot_id = ${hotId} and w.hot_id = ${hotId} and w.uid = ${q.remocaoUid}))`)
  if (q.de) c.push(sql`r.quando >= ${q.de}::timestamp at time zone 'America/Sao_Paulo'`)
  if (q.ate) c.push(sql`r.quando < (${q.ate}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`)
  return c
}
