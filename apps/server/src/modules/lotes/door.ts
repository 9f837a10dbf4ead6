// What other modules may call of the lots: cards of published lots, as every list of the site shows them.
export { lerCartoes, type DoHotsite } from './publico-cartoes.sql.ts'
export { mapaDe } from './publico-lote.sql.ts'
