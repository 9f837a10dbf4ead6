// What other modules may call of the auctions: the list that the public site shows, and the register of direct sales.
export { type DoSite, listarDoSite } from './lista-site.sql.ts'
export { lerTextosDoLeilao } from './textos-do-leilao.sql.ts'
export { leilaoDasVendasDiretas } from './vendas-diretas-do-ano.ts'
