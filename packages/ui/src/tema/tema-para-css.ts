/**
 * The theme as custom properties, for a <style> in the first byte: no flash, no script.
 *
 * The scheme is chosen by `data-esquema` on <html> or on any part of a page ("claro", "escuro", or "sistema" for
 * what the device prefers); without the attribute a page is light. Values come from `calcularTema`, which lets
 * through nothing but measured hex colours and a plain font name, so the text is safe inside <style>.
 */
import type { Esquema, Familia, Tema } from './tema.ts'

function daFamilia(nome: 'primaria' | 'secundaria', f: Familia): [string, string][] {
  return [
    [`cor-${nome}`, f.base],
    [`cor-${nome}-hover`, f.hover],
    [`cor-${nome}-ativa`, f.ativa],
    [`cor-sobre-${nome}`, f.sobre],
    [`cor-${nome}-contorno`, f.contorno],
    [`cor-${nome}-texto`, f.texto],
    [`cor-${nome}-suave`, f.suave],
  ]
}

/** Name (without the dashes) and value of each property of a scheme. */
export function propriedadesDoEsquema(e: Esquema): [string, string][] {
  return [
    ['cor-fundo', e.fundo],
    ['cor-superficie', e.superficie],
    ['cor-superficie-2', e.superficie2],
    ['cor-superficie-3', e.superficie3],
    ['cor-borda', e.borda],
    ['cor-borda-forte', e.bordaForte],
    ['cor-texto', e.texto],
    ['cor-texto-2', e.texto2],
    ['cor-foco', e.foco],
    ...daFamilia('primaria', e.primaria),
    ...daFamilia('secundaria', e.secundaria),
    ...e.grafico.map((cor, i): [string, string] => [`cor-grafico-${i + 1}`, cor]),
  ]
}

const bloco = (pares: readonly [string, string][]) =>
  pares.map(([nome, valor]) => `--${nome}:${valor}`).join(';')

export function temaParaCss(tema: Tema): string {
  const [g1, g2, g3] = tema.gradiente
  const comum = bloco([
    ['cor-gradiente-1', g1],
    ['cor-gradiente-2', g2],
    ['cor-gradiente-3', g3],
    ['cor-sobre-gradiente', tema.sobreGradiente],
    ['gradiente', `linear-gradient(120deg,${g1},${g2} 55%,${g3})`],
    ['fonte', `"${tema.fonte} Variable","${tema.fonte}",var(--fonte-reserva)`],
  ])
  const claro = bloco(propriedadesDoEsquema(tema.claro))
  const escuro = bloco(propriedadesDoEsquema(tema.escuro))
  return (
    `:root{${comum}}` +
    `:root,[data-esquema=claro],[data-esquema=sistema]{color-scheme:light;${claro}}` +
    `[data-esquema=escuro]{color-scheme:dark;${escuro}}` +
    `@media(prefers-color-scheme:dark){[data-esquema=sistema]{color-scheme:dark;${escuro}}}`
  )
}
