// What other modules may use of the pages: their copy for a new house, and that of what stands beside its login.
export { copiarEntrada, copiarPaginas } from './copiar-paginas.sql.ts'
