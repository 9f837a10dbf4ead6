// What the parts of a page may hold, besides what their contract says: limits of number, and only what their kind uses.
import { type Elemento, elemento } from '@martelo/domain/conteudo/elementos.ts'
import type { ConfigDaSessao } from '@martelo/domain/conteudo/paginas.ts'

/** More would be a page that is never scrolled to its end. */
export const MAXIMO_DE_SESSOES = 40

/** Only what this kind of section is told; empty is left out. */
export function configLimpa(e: Elemento, config: ConfigDaSessao): ConfigDaSessao {
  const aceitos: readonly string[] = elemento(e).config
  return Object.fromEntries(
    Object.entries(config).filter(([k, v]) => aceitos.includes(k) && v !== undefined && v !== ''),
  )
}
