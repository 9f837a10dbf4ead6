// How much a test plays: a share in each run, all of it in `npm run nightly`. Nothing leaves; it moves to the night.
export const NOITE = process.env.MARTELO_NOITE === '1'

/** The number of rounds for this run. */
export const vezes = (emCadaRodada: number, naNoite: number): number => (NOITE ? naNoite : emCadaRodada)
