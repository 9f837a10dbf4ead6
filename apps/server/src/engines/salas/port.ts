// The rooms as the product knows them: who may enter, what is told to whom, the public state of lots, and the publisher
// that tells rooms, cards and the search of what changed. A module that changes visible columns of a lot (values, clocks)
// names it to `publicarLotes` after the commit.
export type { Conexao } from './conexao.ts'
export { definirPalavra, definirSala, type Entrada } from './soquete.ts'
export type { NovoQuadro } from './quadros.ts'
export type { TempoReal } from './tempo-real.ts'
export {
  apelidoPublico,
  daEquipe,
  ehSucata,
  ENCERRA_POR_TEMPO,
  lerLotesDaSala,
  type LoteDaSala,
  seloDe,
} from './publicador/estado-publico.sql.ts'
export { lerUltimosLances } from './publicador/lances-da-sala.sql.ts'
export type { Publicador } from './publicador/publicador.ts'
export {
  estadoPublicoDoLote,
  estadoPublicoDosLotes,
  publicarLotes,
  publicarTransicoes,
} from './publicador/publicar.ts'
export { lotesPorPublicar } from './publicador/reconciliar.ts'
