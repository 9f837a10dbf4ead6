// What other modules may use of the traffic authority: the facts of its three reports, and its goods beside a lot.
export { type DetranItens, detranItensDoLote } from './itens-do-lote.sql.ts'
export { type LaudoDetran, laudoDoLoteDetran, laudoDoVeiculo } from './fatos-do-laudo.ts'
