// What others may call of the events: the one that the site names while it lasts, inviting, a client who
// confirmed a guest's address, and forgetting a guest.
export { esquecerConvidado } from './esquecer-convidado.sql.ts'
export { inserirConvidados, ligarConvidado } from './eventos.sql.ts'
export { eventoNoSite } from './numeros-do-evento.sql.ts'
