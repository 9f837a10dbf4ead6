// What other modules may call of the events: the one that the site names while it lasts.
export { eventoNoSite } from './numeros-do-evento.sql.ts'
