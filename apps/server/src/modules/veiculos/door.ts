// What other modules may use of the vehicles: the yard that they stand in, and the one reader of spreadsheets, in a thread of its own and within limits.
export { lerPlanilha } from './importacao/ler-planilha.ts'
export { porVeiculoNoPatio } from './por-no-patio.sql.ts'
