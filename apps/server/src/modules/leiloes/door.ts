// What other modules may call of the auctions: the list that the public site shows.
export { type DoSite, listarDoSite } from './lista-site.sql.ts'
