// The search engine as the product knows it: pages of lots and what can still be chosen, from an index in a worker or,
// while that is away, from PostgreSQL with the same meaning.
export type { BuscaDoProcesso } from './busca-do-processo.ts'
export { SITUACOES_EM_OFERTA } from './consulta-de-busca.ts'
export type { Quem } from './servico-de-busca.ts'
