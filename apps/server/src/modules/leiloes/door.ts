// What other modules may call of the auctions: the list that the public site shows, the register of direct sales, and the
// rehearsal of a new house, with what keeps its goods out of the counts.
export { foraDoTeste } from './bens-do-teste.sql.ts'
export { type DoSite, listarDoSite } from './lista-site.sql.ts'
export { lerTextosDoLeilao } from './textos-do-leilao.sql.ts'
export { montarLeilaoDeTeste } from './leilao-de-teste.sql.ts'
export { leilaoDasVendasDiretas } from './vendas-diretas-do-ano.ts'
export { copiarTextosDeLeilao } from './copiar-textos.sql.ts'
