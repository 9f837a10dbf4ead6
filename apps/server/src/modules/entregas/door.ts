// What other modules may call of the deliveries: the address labels, for the papers.
export { etiquetasDe } from './fila-da-documentacao.sql.ts'
