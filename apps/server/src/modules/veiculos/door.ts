// What other modules may use of the import: the one reader of spreadsheets, in a thread of its own and within limits.
export { lerPlanilha } from './importacao/ler-planilha.ts'
