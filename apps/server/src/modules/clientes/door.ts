// What other modules may call of the clients: all that is kept about the client of the session.
export { reunirMeusDados } from './reunir-meus-dados.ts'
