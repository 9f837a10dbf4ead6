// What other modules may call of the bank accounts.
export { desligarContaDoComitente, incluirContaDoComitente } from './incluir-conta-do-comitente.sql.ts'
