/**
 * What a save, a step or a decision answers, for each role that may make it. A body is made of what the same person reads of the
 * record, so that what comes back beyond it is seen; the other house's people try the same with its identifiers.
 */
import { ehPapelDeCliente, permite } from '@martelo/contracts/core/permissions.ts'
import { type Tratador, tratadores } from '../../apps/server/src/core/http/handle.ts'
import { NOITE, vezes } from '../noite.ts'
import type { Cenario } from './cenario.ts'
import {
  caminhos,
  chamadores,
  chamar,
  type Entrada,
  leituras,
  type Pessoa,
  procuraEm,
  type Resposta,
  type Vistos,
} from './sonda.ts'
import { corpos, dizAlgo, jsonDe } from './sonda-corpos.ts'

/** They end sessions, close or erase, speak with others' servers, or belong to the machinery. */
const DEIXADAS =
  /logout|senha|sessoes|exclusao|segundo-fator|usuario\/chaves|manutencao|guarda|\/hotsites?\/|liberacoes|bloqueios|login|refresh|simular|envios-de|tarefas|recursos|privacidade/
/** Answers of these say little, and they make rooms speak. */
const FAZEM_FALAR =
  /transmissao|propostas|pagamentos|habilita|valida|incidentes|caucao|condicional|entradas|prazo|sala\/acao|cadastro-do-cliente/

/** Of people, by their paths: the rest of the calls is written in the night. */
const DE_PESSOAS =
  /client|venda|usuarios|remoc|motorista|deposito-bens|eventos|visita|propostas|canal-transmissao/

export const escritas = (): Tratador[] => {
  const leem = new Set(leituras())
  return [...tratadores.values()].filter(
    (t) =>
      !leem.has(t) &&
      !t.contract.raw &&
      !t.contract.file &&
      t.contract.upload === undefined &&
      !DEIXADAS.test(t.contract.path) &&
      (NOITE || DE_PESSOAS.test(t.contract.path)) &&
      (FAZEM_FALAR.test(t.contract.path) || dizAlgo(jsonDe(t.contract.reply, 'output'))),
  )
}

/** The record as this person reads it where the call writes it. */
async function registroPara(
  c: Cenario,
  p: Pessoa,
  t: Tratador,
  params: Entrada['params'],
): Promise<Readonly<Record<string, unknown>>> {
  for (const sufixo of ['', '/:uid', '/:id']) {
    const leitura = tratadores.get(`GET ${t.contract.path}${sufixo}`)
    if (leitura === undefined || leitura.contract.file) continue
    const r = await chamar(c, p, leitura, { params, query: {}, body: {} })
    if (r.status === 200 && typeof r.valor === 'object' && r.valor !== null && !Array.isArray(r.valor))
      return r.valor as Record<string, unknown>
  }
  return {}
}

export interface Escrita {
  readonly pessoa: Pessoa
  readonly chamada: Tratador
  readonly entrada: Entrada
  readonly resposta: Resposta
}
type AoResponder = (e: Escrita) => void

async function tentar(
  c: Cenario,
  p: Pessoa,
  t: Tratador,
  v: Vistos,
  params: Entrada['params'],
  ao: AoResponder,
): Promise<Entrada | null> {
  const registro = await registroPara(c, p, t, params)
  const formas = corpos(jsonDe(t.contract.body), registro, procuraEm(v, t))
  for (const body of formas) {
    const entrada: Entrada = { params, query: {}, body }
    const resposta = await chamar(c, p, t, entrada)
    ao({ pessoa: p, chamada: t, entrada, resposta })
    if (resposta.status === 200) return entrada
  }
  return null
}

/** Those who may most come first, then clients. */
const ANTES = [
  'ADM',
  'Clientes',
  'Comitente',
  'Leiloeiro',
  'Motorista',
  'Externo - Comitente Integração',
  null,
]
const emOrdem = (gente: readonly Pessoa[]): Pessoa[] =>
  gente.toSorted((a, b) => lugar(a.papel) - lugar(b.papel))
const lugar = (papel: string | null): number => (ANTES.includes(papel) ? ANTES.indexOf(papel) : ANTES.length)

/**
 * Every writing call as each of its people; answers the keys of those that were done. `vistos`: what the house's answers have
 * shown. `outros`: people of the other house, who try what was done.
 */
export async function escrever(
  c: Cenario,
  gente: readonly Pessoa[],
  outros: readonly Pessoa[],
  v: Vistos,
  { tentativas, ao }: { readonly tentativas: number; readonly ao: AoResponder },
): Promise<string[]> {
  const feitas: string[] = []
  for (const t of escritas()) {
    const podem = emOrdem(chamadores(t, gente))
    const feita = await primeiraFeita(c, podem, t, v, tentativas, ao)
    if (feita === null) continue
    feitas.push(t.contract.key)
    const mais = podem.filter((p) => p !== feita.pessoa).slice(0, vezes(5, 30))
    for (const p of mais) await tentar(c, p, t, v, feita.entrada.params, ao)
    const [outro] = emOrdem(outros.filter((p) => permite(t.contract.permission, p.sessao)))
    if (outro === undefined) continue
    const resposta = await chamar(c, outro, t, feita.entrada)
    ao({ pessoa: outro, chamada: t, entrada: feita.entrada, resposta })
  }
  return feitas
}

async function primeiraFeita(
  c: Cenario,
  podem: readonly Pessoa[],
  t: Tratador,
  v: Vistos,
  tentativas: number,
  ao: AoResponder,
): Promise<{ pessoa: Pessoa; entrada: Entrada } | null> {
  // A client tries his own; of the house one will do.
  const [daCasa] = podem.filter((p) => p.papel !== null && !ehPapelDeCliente(p.papel))
  const tentam = [daCasa, ...podem.filter((p) => p.papel !== null && ehPapelDeCliente(p.papel)), podem[0]]
  for (const params of caminhos(t, v, tentativas))
    for (const p of new Set(tentam)) {
      if (p === undefined) continue
      const entrada = await tentar(c, p, t, v, params, ao)
      if (entrada !== null) return { pessoa: p, entrada }
    }
  return null
}
