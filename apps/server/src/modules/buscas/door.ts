// What other modules may call of the saved searches.
export { esquecerBuscas } from './buscas-salvas.sql.ts'
