// Frames of a room: what is published, what it is as JSON for one combination of audiences, and the ones that a client
// missed as one message.
import type { Publico } from '@martelo/contracts/core/frames.ts'
import { quadroComprimido, quadroPronto } from './conexao.ts'

export interface NovoQuadro {
  readonly evento: string
  /** who sees it; `porPublico` adds fields for some of them, or says that one gets what another gets */
  readonly para: readonly Publico[]
  readonly dados: object
  readonly porPublico?: Partial<Record<Publico, object | Publico>>
  /** how far this frame, with the others of its lot in one publication, tells a lot */
  readonly doLote?: Contado
}

/** A lot's state as of `versao`, and its log from the row after `apos` up to `ate` (both null: no rows). */
export interface Contado {
  readonly lelId: number
  readonly versao: number
  readonly apos: number | null
  readonly ate: number | null
}

export interface Quadro extends NovoQuadro {
  readonly versao: number
  readonly quando: number
}

const reenvios = new WeakMap<readonly Quadro[], Map<string, Buffer>>()

/** What was missed, and that it is all, as one message: encoded once for everyone who missed the same. */
export function reenvio(
  sala: string,
  perdidos: readonly Quadro[],
  publicos: readonly Publico[],
  versao: number,
  comprime: boolean,
): Buffer {
  const emDia = JSON.stringify({ t: 'em-dia', s: sala, v: perdidos.at(-1)?.versao ?? versao })
  if (perdidos.length === 0) return quadroPronto(emDia)
  const prontos = reenvios.get(perdidos) ?? new Map<string, Buffer>()
  reenvios.set(perdidos, prontos)
  const chave = `${publicos.join()}${comprime ? ' z' : ''}`
  const ja = prontos.get(chave)
  if (ja !== undefined) return ja
  const texto = `[${perdidos.map((q) => codificar(sala, q, publicos)).join()},${emDia}]`
  const novo = comprime ? quadroComprimido(texto) : quadroPronto(texto)
  prontos.set(chave, novo)
  return novo
}

/** One frame for one combination of audiences. Fields of narrower audiences are laid over the public ones. */
export function codificar(sala: string, q: Quadro, publicos: readonly Publico[]): string {
  if (!q.para.some((p) => publicos.includes(p))) return JSON.stringify({ t: 'q', s: sala, v: q.versao, o: 1 })
  const extras = publicos.map((p) => {
    const dele = q.porPublico?.[p]
    return typeof dele === 'string' ? q.porPublico?.[dele] : dele
  })
  return JSON.stringify({
    t: 'q',
    s: sala,
    v: q.versao,
    e: q.evento,
    h: q.quando,
    d: Object.assign({}, q.dados, ...extras),
  })
}
