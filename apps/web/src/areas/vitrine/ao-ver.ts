// Lazy hydration for parts of a page. The server renders them whole and their links work at once; their script is
// loaded with the first sign of a person (scroll, pointer, key, touch) or when a page asks for it.
import { type ComponentType, lazy } from 'react'

const SINAIS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchstart'] as const

let liberar: () => void = () => undefined
const alguem = new Promise<void>((resolver) => {
  liberar = resolver
})

if (typeof window !== 'undefined')
  for (const sinal of SINAIS)
    addEventListener(sinal, () => liberar(), { once: true, passive: true, capture: true })

/** Loads all of them now: the page is about to render again (a navigation by script, a revalidation). */
export const despertar = (): void => liberar()

/**
 * Its props must not change: before its script is there such a part must not render again. It is a constant element
 * that reads what it needs by hooks.
 */
export function aoVer<P>(carregar: () => Promise<{ default: ComponentType<P> }>) {
  return lazy(() => (typeof window === 'undefined' ? carregar() : alguem.then(carregar)))
}
