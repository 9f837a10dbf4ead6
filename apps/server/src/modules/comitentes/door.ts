// What other modules may call of the consignors.
export { pessoasDoComitente } from './pessoas.sql.ts'
