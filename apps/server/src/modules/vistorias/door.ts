// What other modules may call of the inspections: ask for one within their own transaction, tie one to a stay or a removal,
// see those of a record; and its report with its photographs.
export { fotoDoLaudo, laudoDaVistoria } from './laudo.ts'
export {
  ligarVistoria,
  type PedidoDeVistoria,
  pedirVistoria,
  type VistoriaLigada,
  vistoriasDe,
} from './para-outros.sql.ts'
