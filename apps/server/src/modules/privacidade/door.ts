// What other modules may call of the privacy registers: noting what a client agreed to, and the register of a new house.
export { registrarAceites } from './aceites.sql.ts'
export { porRegistroInicial } from './registro-inicial.sql.ts'
