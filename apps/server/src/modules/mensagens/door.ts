// What other modules may call of the messages that visitors write: the seal of a public form, and how much mail may go out.
export { esquecerMensagens } from './mensagens-do-site.sql.ts'
export { cabeNaHora } from './cartas-por-hora.ts'
export { recusaDoSelo } from './selo-do-formulario.ts'
