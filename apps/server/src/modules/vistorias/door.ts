// What other modules may call of the inspections: ask for one within their own transaction, tie one to a stay or a removal,
// see those of a record, and who may reach them.
export {
  type PedidoDeVistoria,
  pedirVistoria,
  vistoriasDe,
  ligarVistoria,
  type VistoriaLigada,
} from './para-outros.sql.ts'
