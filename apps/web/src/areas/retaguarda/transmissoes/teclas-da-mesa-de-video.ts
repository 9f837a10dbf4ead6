// The desk's keys, which do nothing while a person types.
import { useEffect, useEffectEvent } from 'react'

const escrevendo = (e: KeyboardEvent): boolean =>
  e.target instanceof HTMLElement &&
  e.target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null

function useTeclas(ouvir: (tecla: string) => boolean): void {
  const aoTeclar = useEffectEvent((e: KeyboardEvent) => {
    if (e.ctrlKey || e.metaKey || e.altKey || escrevendo(e)) return
    if (ouvir(e.key)) e.preventDefault()
  })
  useEffect(() => {
    const fn = (e: KeyboardEvent): void => aoTeclar(e)
    window.addEventListener('keydown', fn)
    return () => window.removeEventListener('keydown', fn)
  }, [])
}
const feito = (fn: () => void): true => {
  fn()
  return true
}

export function useTeclasDaMesa(a: {
  readonly fonte: (n: number) => void
  readonly cortar: () => void
  readonly fundir: () => void
  readonly intervalo: () => void
  readonly microfone: () => void
  readonly cartao: () => void
}): void {
  useTeclas((tecla) => {
    if (/^[1-8]$/.test(tecla)) return feito(() => a.fonte(Number(tecla)))
    if (tecla === 'Enter') return feito(a.cortar)
    if (/^t$/i.test(tecla)) return feito(a.fundir)
    if (/^m$/i.test(tecla)) return feito(a.microfone)
    if (/^g$/i.test(tecla)) return feito(a.cartao)
    return tecla === ' ' ? feito(a.intervalo) : false
  })
}

export function useTeclasDosFilmes(a: {
  readonly tocar: (n: number) => void
  readonly pular: (s: number) => void
  readonly repetir: () => void
}): void {
  useTeclas((tecla) => {
    const f = /^F([1-3])$/.exec(tecla)
    if (f) return feito(() => a.tocar(Number(f[1])))
    if (tecla === 'ArrowLeft') return feito(() => a.pular(-5))
    if (tecla === 'ArrowRight') return feito(() => a.pular(5))
    return /^l$/i.test(tecla) ? feito(a.repetir) : false
  })
}
