// What a driver did, kept on his phone until the server has it: written before anything is sent, sent in order, taken out
// when it is settled. Closing the page, a dead battery or a line that is gone lose nothing, and a step sent twice counts
// once (its key is the server's measure).
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { EntradaDe, RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { gravarLista, lerLista } from '../../core/armazem-local.ts'
import { novaChave } from '../../core/chave-do-pedido.ts'

type Corpo = EntradaDe<Calls['POST /v1/remocoes/:uid/passos']>['body']
export type Passo = Corpo['passos'][number]
export type RespostaDaFila = RespostaDe<Calls['POST /v1/remocoes/:uid/passos']>
export type EnviarPassos = (corpo: Corpo) => Promise<RespostaDaFila>

const chaveDe = (remUid: string): string => `martelo:remocao:${remUid}:passos`
const EVENTOS: readonly string[] = ['chegar', 'coletar', 'frustrar', 'entregar', 'posicao']
/** More than a day of positions, and what one request takes. */
const MAXIMO = 200

function lido(texto: string): Passo[] {
  try {
    const p = JSON.parse(texto) as Passo
    return typeof p.chave === 'string' && EVENTOS.includes(p.evento) && !Number.isNaN(Date.parse(p.quando))
      ? [p]
      : []
  } catch {
    return []
  }
}

export const passosGuardados = (remUid: string): Passo[] => lerLista(chaveDe(remUid)).flatMap(lido)

function gravar(remUid: string, passos: readonly Passo[]): boolean {
  return gravarLista(
    chaveDe(remUid),
    passos.map((p) => JSON.stringify(p)),
  )
}

/** False: the phone has no room to keep it. Of positions the oldest make room; steps never do. */
export function guardarPasso(remUid: string, p: Omit<Passo, 'chave' | 'quando'>): boolean {
  const novo = { ...p, chave: novaChave(), quando: new Date().toISOString() }
  const todos = [...passosGuardados(remUid), novo]
  const sobram = todos.length - MAXIMO
  let tirados = 0
  const cabem = todos.filter((x) => {
    if (tirados >= sobram || x.evento !== 'posicao') return true
    tirados += 1
    return false
  })
  return gravar(remUid, cabem)
}

/** Sends what is kept. Answers what was refused for good, in words; throws when there is no line. */
export async function enviarPassos(remUid: string, enviar: EnviarPassos): Promise<string[]> {
  const passos = passosGuardados(remUid).slice(0, MAXIMO)
  if (passos.length === 0) return []
  const { aceitos, recusados } = await enviar({ relogio: new Date().toISOString(), passos })
  const resolvidos = new Set([...aceitos, ...recusados.map((r) => r.chave)])
  // Read again: something may have been added while the answer was on its way.
  gravar(
    remUid,
    passosGuardados(remUid).filter((p) => !resolvidos.has(p.chave)),
  )
  const positions = new Set(passos.filter((p) => p.evento === 'posicao').map((p) => p.chave))
  return recusados.filter((r) => !positions.has(r.chave)).map((r) => r.motivo)
}
