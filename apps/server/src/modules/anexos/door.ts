// What other modules may use of the files of their records: what is there, in its order, which requests arrived, and a
// picture from a person without an account.
export { anexarDeFora } from './anexar-de-fora.ts'
export { chavesDosAnexos, lerAnexos } from './anexos.sql.ts'
export { prepararBytes } from './preparar-conteudo.ts'
