// What other modules may use of the pages: their copy for a new house.
export { copiarPaginas } from './copiar-paginas.sql.ts'
