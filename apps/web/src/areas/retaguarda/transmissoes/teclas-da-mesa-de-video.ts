// The desk's keys. A person who types, or works a control by keyboard, has them for that.
import { useEffect, useEffectEvent } from 'react'

/** Where a key means something else: what stands there, and which keys it takes. Null: all of them. */
const DE_OUTROS: readonly (readonly [seletor: string, teclas: RegExp | null])[] = [
  ['input:not([type=checkbox], [type=radio], [type=range], [type=button])', null],
  ['textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]', null],
  [
    'button, a[href], summary, [role=button], [role=link], [role=tab], [role=switch], [role=option]',
    /^(Enter| )$/,
  ],
  ['input[type=checkbox], input[type=button]', /^(Enter| )$/],
  [
    'input[type=radio], input[type=range], [role=radio], [role=slider], [role=tab]',
    /^(Arrow\w+|Home|End|Page\w+| )$/,
  ],
  ['video, audio', /^(Arrow\w+|Home|End|Enter|m| )$/i],
]
type Lugar = Pick<Element, 'closest'>

export const teclaDeOutro = (lugar: Lugar, tecla: string): boolean =>
  DE_OUTROS.some(([seletor, teclas]) => (teclas?.test(tecla) ?? true) && lugar.closest(seletor) !== null)

const deOutro = (e: KeyboardEvent): boolean =>
  e.target instanceof HTMLElement && teclaDeOutro(e.target, e.key)

function useTeclas(ouvir: (tecla: string) => boolean): void {
  const aoTeclar = useEffectEvent((e: KeyboardEvent) => {
    if (e.ctrlKey || e.metaKey || e.altKey || deOutro(e)) return
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
