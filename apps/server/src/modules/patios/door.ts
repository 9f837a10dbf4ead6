// What other modules may call of the yards: the agenda with holidays and recess, its lock, and who works where, and
// how visitors see them.
export { lerPatioComAgenda, type PatioComAgenda } from './agenda-de-patio.sql.ts'
export { apresentarPatio } from './apresentar-patio.ts'
export { lerPatios, patiosDaPessoa, trabalhaNoPatio, travarAgenda } from './patios.sql.ts'
