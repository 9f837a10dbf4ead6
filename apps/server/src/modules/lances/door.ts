// What other modules may call of the bids' product side. Deciding bids and moving lots is the engine's
// (engines/lances/port.ts), telling rooms of it the rooms' (engines/salas/port.ts).

export { darLanceDoLeiloeiro, type LanceDoLeiloeiro } from './leiloeiro.ts'
export { encerrarTetosDeImpedidos } from './encerrar-tetos.job.ts'
export { quantosLidera } from './tetos.sql.ts'
export { esquecerContatosDasPropostas } from './esquecer-propostas.sql.ts'
export { expirarContraproposta } from './propostas.sql.ts'
export { apresentarResposta, doMesmoPedido } from './apresentar-lance.ts'
