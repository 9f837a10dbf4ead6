// What other modules may call of the visits: counts of the last seven days, never a visitor's path.
export { estatistica } from './visitas.sql.ts'
export { esquecerVisitas } from './esquecer-visitas.sql.ts'
