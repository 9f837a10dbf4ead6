// The freight that the visitor chose in the simulator of a lot: every account of that lot then includes it. The
// destination is kept in this browser, so that the next lot starts with it.
import { useSyncExternalStore } from 'react'
import { gravarLista, lerLista } from '../../core/armazem-local.ts'

export interface FreteEscolhido {
  readonly lelUid: string
  /** centavos */
  readonly valor: number
  readonly prazoDias: number
  /** city/UF that the table stands for */
  readonly destino: string
}

const CHAVE = 'martelo.destinoDoFrete'
let atual: FreteEscolhido | null = null
const ouvintes = new Set<() => void>()

export function escolherFrete(frete: FreteEscolhido | null): void {
  atual = frete
  for (const fn of ouvintes) fn()
}

const ouvir = (fn: () => void): (() => void) => {
  ouvintes.add(fn)
  return () => ouvintes.delete(fn)
}

/** Null while no freight was chosen for this lot; always null on the server. */
export function useFreteEscolhido(lelUid: string): FreteEscolhido | null {
  const frete = useSyncExternalStore(
    ouvir,
    () => atual,
    () => null,
  )
  return frete?.lelUid === lelUid ? frete : null
}

export interface Destino {
  readonly uf: string
  readonly cidade: string
}

export function destinoGuardado(): Destino | null {
  const [uf, cidade = ''] = lerLista(CHAVE)
  return uf !== undefined && /^[A-Z]{2}$/.test(uf) ? { uf, cidade: cidade.slice(0, 80) } : null
}

export const guardarDestino = ({ uf, cidade }: Destino): boolean => gravarLista(CHAVE, [uf, cidade])
