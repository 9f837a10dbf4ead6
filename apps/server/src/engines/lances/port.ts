// The bids' engine as the product knows it: what decides bids, moves lots through their states and ends them on time.
// `transitarLote` moves a lot's state, nothing else may write `lote.situacao`; after the commit its answers go to
// `publicarTransicoes` of the rooms. Paused: `relogio_restante_ms` set and `relogio_fim` null, or the auction's
// `pausado_at` set; suspended: `pausado_at` set and not AO_VIVO.
export type { LinhaDeLance, LoteDecidido } from './motor/decidir.ts'
export type { LoteDepois, PedidoDeCliente, PedidoDoMotor, RespostaDoMotor } from './motor/pedidos.ts'
export { encerrarLoteComResultado } from './encerramento/encerrar-com-resultado.ts'
export { encadear, textoDoCancelamento } from './motor/corrente.ts'
export { chaveDosFatos, cronometroDoLote, lerFatos, lerLotes, type LoteDoMotor } from './motor/estado.sql.ts'
export type { Lances } from './lances.ts'
export { travarLote, type LoteTravado } from './transicao/fatos-da-transicao.sql.ts'
export {
  FIM_MARCADO,
  quandoContarDeOutroModo,
  transitarLote,
  transitarTravado,
  type NaoTransitou,
  type PedidoDeTransicao,
  type QuemMuda,
  type Transitou,
} from './transicao/transitar-lote.ts'
export { venderDireto } from './transicao/vender-direto.ts'
export { SEM_RESPOSTA_DURANTE } from './transicao/efeitos.ts'
export { venderPorOferta } from './transicao/vender-por-oferta.ts'
