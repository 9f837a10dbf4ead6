// What other modules may use of the files of their records: what is there, in its order, which requests arrived, and a
// picture from a person without an account. `depoisDeAnexar`: what follows a new file of a record.
export { anexarDeFora } from './anexar-de-fora.ts'
export { chavesDosAnexos, lerAnexos } from './anexos.sql.ts'
export { depoisDeAnexar } from './gravar-anexo.ts'
export { prepararBytes } from './preparar-conteudo.ts'
