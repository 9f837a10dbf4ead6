import type { FotoPublica } from '@martelo/contracts/lotes/publico-lote.schemas.ts'

/** Drawn pictures say so in their caption; the page then says it in sight. */
export const ehIlustrativa = (fotos: readonly FotoPublica[]): boolean =>
  fotos.some((f) => f.legenda.includes('imagem ilustrativa'))
