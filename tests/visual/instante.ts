/** The instant at which the pictures are taken: a Wednesday morning in Brasília, for server, database and browser alike. */
export const INSTANTE = Date.parse('2026-03-11T10:20:00-03:00')
