// What other modules may use of the integrations: what a paper says of an insurer's process.
export { type RelatorioMapfre, relatorioDaMapfre } from './relatorio-da-mapfre.ts'
export { esquecerRestricoes } from './esquecer-restricoes.sql.ts'
