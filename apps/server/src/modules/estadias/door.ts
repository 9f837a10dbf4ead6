// What other modules may call of the stays: what a pickup and a removal do to them, and what stands on the label of
// a key.
export { chegarPorRemocao, desistirDaChegada } from './chegada-por-remocao.ts'
export {
  entregarEstadiaDoItem,
  liberarSaidaDoItem,
  type Recebedor,
  suspenderSaidaDoItem,
} from './seguir-a-entrega.ts'
export { naListaDeVistorias } from './apresentar-estadia.ts'
export { type EtiquetaDaEstadia, lerEtiqueta } from './ler-etiqueta.ts'
export { copiarDiarias } from './copiar-diarias.sql.ts'
