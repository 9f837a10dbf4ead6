// What other modules may ask of the broadcast.
export { comoTransmissaoEsta, ehPublico } from './seguir-canais.sql.ts'
export { ondeAMidia } from './dono-da-midia.ts'
export { pararCanaisRetirados, retirarCanais } from './retirar-canais.ts'
