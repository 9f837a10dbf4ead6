// What other modules may use of the notices: a house's own texts for a new one.
export { copiarAvisos } from './copiar-avisos.sql.ts'
