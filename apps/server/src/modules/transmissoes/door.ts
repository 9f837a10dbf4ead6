// What other modules may ask of the broadcast.
export { pararCanaisRetirados, retirarCanais } from './retirar-canais.ts'
