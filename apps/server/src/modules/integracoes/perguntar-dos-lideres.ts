// Once a minute: the bank that follows an auction is asked whether it sells to who leads its lots. Its answer is the lot's
// validation. A client is asked about once a day; what failed is asked again by a later turn. Houses and banks take turns: one
// that does not answer, or has no credential, costs the others nothing.
import { DESFECHOS } from '@martelo/domain/externo/desfechos.ts'
import { sql } from 'kysely'
import { FalhaExterna } from '../../core/externo/falha-externa.ts'
import type { Servicos } from '../../core/servicos.ts'
import { abrirValidacao, anunciarValidacao } from '../validacoes/door.ts'
import { BANCOS, type NomeDoBanco } from './bancos-comitentes.integration.ts'
import { TIPO_DO_BANCO } from './validar-pelo-banco.ts'

const POR_VEZ = 500
/** The next turn begins a minute after this one began. */
const ORCAMENTO_MS = 45_000
const VALE_HORAS = 24

interface Lider {
  hotId: number
  banco: NomeDoBanco
  iloId: number
  lelId: number
  cliId: number
  cliUid: string
  documento: string
}
interface Resposta {
  readonly uid: string
  readonly restrito: boolean
}

/**
 * Leaders of open, conditional and awaiting lots that the bank follows, without its answer for that lot: of each house and bank
 * one after the other, those first that it was asked about longest ago.
 */
async function lideres({ banco }: Pick<Servicos, 'banco'>): Promise<Lider[]> {
  const { rows } = await sql<Lider>`
    select x.hot_id, i.integradora as banco, x.id as ilo_id, l.id as lel_id, c.id as cli_id, c.uid as cli_uid, btrim(coalesce(c.cnpj, c.cpf)) as documento
    from integracao_leilao i join leilao a on a.id = i.lei_id and a.situacao not in ('EXECUTADO', 'CANCELADO')
      join integracao_lote x on x.ile_id = i.id and x.hot_id = i.hot_id join lote l on l.id = x.lel_id
      join cliente c on c.id = l.lance_cli_id and c.hot_id = i.hot_id
    where l.situacao in ('LIBERADO_LEILAO', 'PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS', 'REPASSE', 'CONDICIONAL')
      and coalesce(c.cnpj, c.cpf) is not null and c.excluido_at is null
      and not exists (select from validacao v where v.hot_id = i.hot_id and v.lel_id = l.id and v.cli_id = c.id
        and v.tipo_validacao = case i.integradora when 'Bradesco' then 'CPF_CNPJ_Restritos_Bradesco' else 'CPF_CNPJ_Restritos' end)
    order by row_number() over (partition by x.hot_id, i.integradora order by x.lider_perguntado_at nulls first, l.id),
      x.lider_perguntado_at nulls first, l.id limit ${POR_VEZ}`.execute(banco.sistema)
  return rows
}

/** What the bank said of him lately, else what it says now; null: the house has no credential. Throws `FalhaExterna`. */
async function respostaDe(s: Servicos, l: Lider): Promise<Resposta | null> {
  const { rows } = await sql<Resposta>`
    select uid, restrito from documento_restrito where hot_id = ${l.hotId} and cli_id = ${l.cliId} and integradora = ${l.banco}
      and consultado_at > clock_timestamp() - make_interval(hours => ${VALE_HORAS}) order by id desc limit 1`.execute(
    s.banco.sistema,
  )
  if (rows[0] !== undefined) return rows[0]
  const porta = await s.externo.porta(BANCOS[l.banco], {
    hotId: l.hotId,
    reqId: 'perguntar-dos-lideres',
    objeto: { tipo: 'cliente', uid: l.cliUid },
  })
  if (porta === null) return null
  const { restrito, motivo } = await porta.restrito(l.documento)
  return s.banco.doHotsite(l.hotId, (tx) =>
    tx
      .insertInto('documentoRestrito')
      .values({ hotId: l.hotId, integradora: l.banco, cliId: l.cliId, restrito, motivo, consultadoBy: null })
      .returning(['uid', 'restrito'])
      .executeTakeFirstOrThrow(),
  )
}

/** Answers how many lots got an answer. */
export async function perguntarDosLideres(s: Servicos): Promise<number> {
  const fim = performance.now() + ORCAMENTO_MS
  /** houses and banks that are not asked again in this turn */
  const parados = new Set<string>()
  let respondidas = 0
  for (const l of await lideres(s)) {
    const deQuem = `${l.hotId}|${l.banco}`
    if (parados.has(deQuem)) continue
    if (performance.now() > fim) break
    try {
      const r = await perguntar(s, l)
      if (r === 'semCredencial') parados.add(deQuem)
      else if (r) respondidas += 1
    } catch (e) {
      const f = e instanceof FalhaExterna ? e : null
      if (f?.desfecho === 'pausado' || (f !== null && DESFECHOS[f.desfecho].conta)) parados.add(deQuem)
      const sobre = { err: e, banco: l.banco, lote: l.lelId }
      if (f === null) s.log.error(sobre, 'a leader could not be asked about')
      else s.log.warn(sobre, 'a bank did not answer about a leader')
    }
  }
  return respondidas
}

/** Whether the lot got its answer now. Throws `FalhaExterna`. */
async function perguntar(s: Servicos, l: Lider): Promise<boolean | 'semCredencial'> {
  await sql`update integracao_lote set lider_perguntado_at = clock_timestamp() where id = ${l.iloId} and hot_id = ${l.hotId}`.execute(
    s.banco.sistema,
  )
  const r = await respostaDe(s, l)
  if (r === null) return 'semCredencial'
  const { nova, validacao } = await s.banco.doHotsite(l.hotId, (tx) =>
    abrirValidacao(s, tx, {
      hotId: l.hotId,
      lelId: l.lelId,
      cliId: l.cliId,
      tipo: TIPO_DO_BANCO[l.banco],
      resultado: r.restrito ? 'Divergente' : 'Autorizado',
      usuId: null,
      ccrpvUid: r.uid,
    }),
  )
  if (nova) await anunciarValidacao(s, l.hotId, validacao)
  return nova
}
