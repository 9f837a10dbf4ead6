// What other modules may call of the newsletter.
export { esquecerLeitor } from './esquecer-leitor.sql.ts'
