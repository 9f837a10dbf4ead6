import type { PaginaPublica } from '@martelo/contracts/conteudo/conteudo.schemas.ts'

/** A page without lateral margins takes the whole window. */
export const larguraDe = (p: Pick<PaginaPublica, 'container'>) => ({
  'data-larga': p.container ? undefined : '',
})
