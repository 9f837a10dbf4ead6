// What other modules may use of the traffic authority: the facts of its three reports.
export { type LaudoDetran, laudoDoLoteDetran, laudoDoVeiculo } from './fatos-do-laudo.ts'
