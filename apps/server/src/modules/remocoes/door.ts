// What outside systems may do with removals: ask for one, change and cancel it, and hear of its steps; what prints reads.
export { criarRemocao } from './criar-remocao.ts'
export { type RemocaoMovida, quandoRemocaoMover } from './ouvir-remocoes.ts'
export {
  type LugarDeFora,
  lugarPeloEndereco,
  mudarPedidoDeFora,
  patioPeloNome,
} from './pedido-de-fora.ts'
export { aoAlcance } from './quem-remove.ts'
export { lerRemocoes, type LinhaDeRemocao, passosDa, travarRemocao } from './remocoes.sql.ts'
export { responderRemocao } from './responder-remocao.ts'
export { type QuemMoveRemocao, transitarRemocao } from './transitar-remocao.ts'
export { valorParaOComitente } from './valor-para-o-comitente.sql.ts'
