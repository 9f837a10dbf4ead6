// What other modules may call of the notices: telling clients something, with the transaction that caused it.
export { avisarClientes } from './avisar-clientes.ts'
