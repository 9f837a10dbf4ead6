// What other modules may call of the inspections: ask for one within their own transaction, tie one to a stay or a removal,
// see those of a record; its report with its photographs; and the device of a driver who has but his removal's link.
export { fotoDoLaudo, laudoDaVistoria } from './laudo.ts'
export {
  ligarVistoria,
  type PedidoDeVistoria,
  pedirVistoria,
  type VistoriaLigada,
  vistoriasDe,
} from './para-outros.sql.ts'
export { receberDoAparelho } from './receber-do-aparelho.ts'
export { terminarVistoria } from './terminar-vistoria.ts'
export { fotografarDeFora, travarDaRemocao, vistoriasDaRemocao } from './vistorias-da-remocao.ts'
export { copiarTiposDeVistoria } from './copiar-tipos.sql.ts'
