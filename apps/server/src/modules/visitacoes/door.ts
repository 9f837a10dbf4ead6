// What other modules may call of the visits by appointment: to forget a person.
export { esquecerVisitacoes } from './esquecer-visitacoes.sql.ts'
