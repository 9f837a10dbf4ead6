// Lazy hydration for parts of a page. The server renders them whole and their links work at once; their script is
// loaded with the first sign of a person (scroll, pointer, key, touch) or when a page asks for it.
import { type FunctionComponent, lazy } from 'react'
import { SINAL } from './viva.ts'

const SINAIS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchstart'] as const

let liberar: () => void = () => undefined
const alguem = new Promise<void>((resolver) => {
  liberar = resolver
})

if (typeof window !== 'undefined') {
  // One that was given before this script came counts: the press that waits for a part may have been it.
  if (SINAL in window) liberar()
  for (const sinal of SINAIS)
    addEventListener(sinal, () => liberar(), { once: true, passive: true, capture: true })
}

/** Loads all of them now: the page is about to render again (a navigation by script, a revalidation). */
export const despertar = (): void => liberar()

const PARTES = new Set<() => Promise<unknown>>()

/** All late parts of the frame and the page: what a page needs on the device before it opens without network. */
export const trazerPartes = (): Promise<unknown> => Promise.all(Array.from(PARTES, (carregar) => carregar()))

/** Brings with the first sign of a person what is needed once he does something. */
export function comOSinal(carregar: () => Promise<unknown>): void {
  if (typeof window === 'undefined') return
  PARTES.add(carregar)
  void alguem.then(carregar).catch(() => undefined)
}

const TENTAR_DE_NOVO_MS = 15_000
const rede = (): Promise<void> =>
  new Promise((ok) => {
    const relogio = setTimeout(voltou, TENTAR_DE_NOVO_MS)
    function voltou(): void {
      clearTimeout(relogio)
      removeEventListener('online', voltou)
      ok()
    }
    addEventListener('online', voltou)
  })

/** Without a line it waits for one: a part beside the page takes the page away from no one. */
export async function comRede<M>(carregar: () => Promise<M>): Promise<M> {
  for (;;)
    try {
      return await carregar()
    } catch (e) {
      if (typeof window === 'undefined') throw e
      await rede()
    }
}

type Carregar<P> = () => Promise<{ default: FunctionComponent<P> }>

/** A part of the frame that comes when the page stands. */
export function tardia<P>(carregar: Carregar<P>) {
  PARTES.add(carregar)
  return lazy(() => comRede(carregar))
}

/**
 * Its props must not change: before its script is there such a part must not render again. It is a constant element
 * that reads what it needs by hooks.
 */
export function aoVer<P>(carregar: Carregar<P>) {
  PARTES.add(carregar)
  return lazy(() => (typeof window === 'undefined' ? carregar() : alguem.then(() => comRede(carregar))))
}
