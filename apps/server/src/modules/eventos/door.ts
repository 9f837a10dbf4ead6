// What others may call of the events: the one that the site names while it lasts, inviting, and forgetting a guest.
export { esquecerConvidado } from './esquecer-convidado.sql.ts'
export { inserirConvidados } from './eventos.sql.ts'
export { eventoNoSite } from './numeros-do-evento.sql.ts'
