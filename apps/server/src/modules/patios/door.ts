// What other modules may call of the yards: the agenda with holidays and recess, its lock, and who works where.
export { lerPatioComAgenda, type PatioComAgenda } from './agenda-de-patio.sql.ts'
export { lerPatios, patiosDaPessoa, travarAgenda } from './patios.sql.ts'
