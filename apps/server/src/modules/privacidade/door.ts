// What other modules may call of the privacy registers: noting what a client agreed to.
export { registrarAceites } from './aceites.sql.ts'
