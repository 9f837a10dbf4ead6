// What other modules may call of the privacy registers: noting what a client agreed to and whether he must, which data
// incidents wait to be told, and the register of a new house.
export { faltaAceite, registrarAceites } from './aceites.sql.ts'
export { A_COMUNICAR } from './afetados-do-incidente.sql.ts'
export { porRegistroInicial } from './registro-inicial.sql.ts'
