/** The page that was asked for, as statements take it and as the answer repeats it. */
export const cortes = (q: { pagina: number; porPagina: number }) => ({
  limite: q.porPagina,
  pular: (q.pagina - 1) * q.porPagina,
})
