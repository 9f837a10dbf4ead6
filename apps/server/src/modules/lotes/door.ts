// What other modules may call of the lots: cards of published lots, as every list of the site shows them; the search itself; how a new lot
// is made, and how the order of an auction's lots is kept. States are moved by the bids' engine, the search is an engine: neither is here.
export { lerCartoes, type DoHotsite } from './publico-cartoes.sql.ts'
export { esquecerProblemas } from './esquecer-problemas.sql.ts'
export { mapaDe } from './publico-lote.sql.ts'
export {
  incrementoPadrao,
  inserirLote,
  inserirLotes,
  juntarAosPrincipais,
  loteAbertoDoVeiculo,
  type ValoresDoNovoLote,
} from './novo-lote.sql.ts'
export { fixarMinimo, gravarFins, gravarOrdem, travarOrdem, type LoteNaOrdem } from './ordem-dos-lotes.sql.ts'
export { direitosSobreValores } from './direitos-sobre-valores.ts'
export { buscarCartoes, buscarIds, exigirVisitante, possiveisPublicos } from './publico-busca.ts'
