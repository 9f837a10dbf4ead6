// What other modules may read of the consignor's portal: whose lots a person follows, and lots with what they brought.
export { deQuem } from './de-quem.ts'
export { condicionaisQueEsperam, contarLotes, lotesDoComitente } from './lotes-do-comitente.sql.ts'
export { resultadoDe } from './resultado-da-linha.ts'
export type { DeQuem } from './solicitacoes.sql.ts'
