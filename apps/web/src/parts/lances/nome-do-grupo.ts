/** As the house calls it on the site; without a name there it is his. */
export const doGrupo = (nome: string | null): string => (nome === null ? 'do seu grupo' : `do grupo ${nome}`)
