// What the door's phone keeps: the guests of the event, and who came in while there was no network. An entry is written
// before it is sent and taken out when the server has it; sent twice, it counts once. The guests go with who signs out; an
// entry that was not sent yet has a code and no name, and waits for the next one who keeps the door.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { chamar } from '../../../core/api.ts'
import { DA_SESSAO, gravarLista, lerLista } from '../../../core/armazem-local.ts'

export type Porta = RespostaDe<Calls['GET /v1/eventos/:uid/porta']>
export type DaPorta = Porta['convidados'][number]
export interface Entrada {
  readonly codigo: string
  readonly quando: string
  readonly pessoas: number
}
export type Resultado = RespostaDe<Calls['POST /v1/eventos/:uid/entradas']>['resultados'][number]

const chaveDaFila = (uid: string): string => `martelo:evento:${uid}:entradas`
const chaveDaPorta = (uid: string): string => `${DA_SESSAO}evento:${uid}`
/** What one request takes. */
const POR_VEZ = 200

function lida(texto: string): Entrada[] {
  try {
    const e = JSON.parse(texto) as Entrada
    return typeof e.codigo === 'string' && !Number.isNaN(Date.parse(e.quando)) && Number.isInteger(e.pessoas)
      ? [e]
      : []
  } catch {
    return []
  }
}

export const guardadas = (uid: string): Entrada[] => lerLista(chaveDaFila(uid)).flatMap(lida)
const gravar = (uid: string, entradas: readonly Entrada[]): boolean =>
  gravarLista(
    chaveDaFila(uid),
    entradas.map((e) => JSON.stringify(e)),
  )

/** False: the phone has no room to keep it. */
export function guardar(uid: string, e: Entrada): boolean {
  const ja = guardadas(uid)
  return ja.some((x) => x.codigo === e.codigo) || gravar(uid, [...ja, e])
}

/** Sends what is kept; throws when there is no line. */
export async function mandarGuardadas(uid: string): Promise<readonly Resultado[]> {
  const entradas = guardadas(uid).slice(0, POR_VEZ)
  if (entradas.length === 0) return []
  const { resultados } = await chamar('POST /v1/eventos/:uid/entradas', {
    params: { uid },
    body: { entradas },
  })
  const resolvidos = new Set(resultados.map((r) => r.codigo))
  // Read again: a guest may have come in while the answer was on its way.
  gravar(
    uid,
    guardadas(uid).filter((e) => !resolvidos.has(e.codigo)),
  )
  return resultados
}

/** An entry that was undone is not sent later. */
export const esquecerEntrada = (uid: string, codigo: string): boolean =>
  gravar(
    uid,
    guardadas(uid).filter((e) => e.codigo !== codigo),
  )

export type EventoDaPorta = RespostaDe<Calls['GET /v1/eventos/porta']>[number]
const EVENTOS = `${DA_SESSAO}eventos`
/** The events as they were read last: the page opens without network, too. */
export function lembrarEventos(eventos: readonly EventoDaPorta[]): void {
  gravarLista(EVENTOS, [JSON.stringify(eventos)])
}
export function eventosLembrados(): readonly EventoDaPorta[] | undefined {
  try {
    const [texto] = lerLista(EVENTOS)
    return texto === undefined ? undefined : (JSON.parse(texto) as EventoDaPorta[])
  } catch {
    return undefined
  }
}

/** The guests as they were read last, for a door without network. */
export function lembrarPorta(uid: string, p: Porta): void {
  gravarLista(chaveDaPorta(uid), [JSON.stringify(p)])
}
export function portaLembrada(uid: string): Porta | null {
  try {
    const [texto] = lerLista(chaveDaPorta(uid))
    return texto === undefined ? null : (JSON.parse(texto) as Porta)
  } catch {
    return null
  }
}
