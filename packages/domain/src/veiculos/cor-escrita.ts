// A colour as people read it. Imports and outside systems write capitals; a house's own spelling stays.
export function corEscrita(cor: string): string
export function corEscrita(cor: string | null): string | null
export function corEscrita(cor: string | null): string | null {
  const limpa = cor?.trim() ?? ''
  if (limpa === '') return null
  const deUmaCaixa = limpa === limpa.toUpperCase() || limpa === limpa.toLowerCase()
  const miuda = deUmaCaixa ? limpa.toLowerCase() : limpa
  return miuda.charAt(0).toUpperCase() + miuda.slice(1)
}
