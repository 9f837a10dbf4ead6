/** Which page numbers a pager shows: first, last, the current one and its neighbours; `null` is a gap. */
export function paginasVisiveis(atual: number, total: number): (number | null)[] {
  const mostradas = [1, atual - 1, atual, atual + 1, total].filter((p) => p >= 1 && p <= total)
  const ordem = [...new Set(mostradas)].sort((a, b) => a - b)
  return ordem.flatMap((pagina, i) => {
    const falta = pagina - (ordem[i - 1] ?? pagina - 1) - 1
    // A gap of a single page is that page: "…" would take the same room and say less.
    if (falta === 1) return [pagina - 1, pagina]
    return falta > 1 ? [null, pagina] : [pagina]
  })
}
