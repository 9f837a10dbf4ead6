// What other modules may call of the events: the one that the site names while it lasts, and forgetting a guest.
export { esquecerConvidado } from './esquecer-convidado.sql.ts'
export { eventoNoSite } from './numeros-do-evento.sql.ts'
