// What other modules may use of the files of their records: what is there, in its order, which requests arrived, a
// picture from a person without an account, and what a consignor's system reads. `depoisDeAnexar`: what follows a new file.
export { anexarDeFora } from './anexar-de-fora.ts'
export { chavesDosAnexos, lerAnexos } from './anexos.sql.ts'
export {
  DOCUMENTOS_DOS_BENS,
  documentoDele,
  documentoParaGuardar,
  documentosDele,
  documentosDosBens,
} from './documentos-do-comitente.ts'
export { depoisDeAnexar } from './gravar-anexo.ts'
export { prepararBytes } from './preparar-conteudo.ts'
