// Once a minute: the bank that follows an auction is asked whether it sells to who leads its lots. Its answer is the lot's
// validation. A client is asked about once a day; what failed is asked again by a later turn. Houses and banks take turns: one
// that does not answer, or has no credential, costs the others nothing.
import { DESFECHOS } from '@martelo/domain/externo/desfechos.ts'
import { FalhaExterna } from '../../core/externo/falha-externa.ts'
import type { Servicos } from '../../core/servicos.ts'
import { BANCOS } from './bancos-comitentes.integration.ts'
import { anotarPergunta, type Lider, lideres, type Resposta, respostaRecente } from './lideres.sql.ts'
import { validarPeloBanco } from './validar-pelo-banco.ts'

const TAREFA = 'perguntar-dos-lideres'
/** The next turn begins a minute after this one began. */
const ORCAMENTO_MS = 45_000

/** What the bank said of him lately, else what it says now; null: the house has no credential. Throws `FalhaExterna`. */
async function respostaDe(s: Servicos, l: Lider): Promise<Resposta | null> {
  const dita = await respostaRecente(s.banco, l)
  if (dita !== undefined) return dita
  const porta = await s.externo.porta(BANCOS[l.banco], {
    hotId: l.hotId,
    reqId: TAREFA,
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
  for (const l of await lideres(s.banco)) {
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
  await anotarPergunta(s.banco, l)
  const r = await respostaDe(s, l)
  if (r === null) return 'semCredencial'
  const hotsite = await s.hotsites.porId(l.hotId)
  if (hotsite === null) return false
  const m = { hotsite, servicos: s, sessao: null, ip: '', reqId: TAREFA }
  const { contar } = await s.banco.doHotsite(l.hotId, (tx) =>
    validarPeloBanco(
      m,
      tx,
      l.banco,
      { lelId: l.lelId, cliId: l.cliId, usuId: null, ccrpvUid: r.uid },
      r.restrito,
    ),
  )
  await contar?.()
  return contar !== null
}
