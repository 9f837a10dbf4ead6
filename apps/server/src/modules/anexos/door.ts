// What other modules may use of the files of their records: what is there, in its order, and which requests arrived.
export { chavesDosAnexos, lerAnexos } from './anexos.sql.ts'
