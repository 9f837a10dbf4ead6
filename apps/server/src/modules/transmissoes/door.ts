// What other modules may ask of the broadcast.
export { comoTransmissaoEsta } from './seguir-canais.sql.ts'
export { pararCanaisRetirados, retirarCanais } from './retirar-canais.ts'
