// What other modules may call of the statements to consignors: the copy kept at the approval, for its document; its number; what a contract takes; and a cost
// of his goods that the house bore, with what each good cost so far.
export { CODIGO_DA_PRESTACAO } from './codigo-da-prestacao.sql.ts'
export {
  comissaoPeloContrato,
  type FaixasDosContratos,
  faixasDosContratos,
} from './comissao-do-contrato.sql.ts'
export type { CopiaDaPrestacao } from './copia-da-prestacao.ts'
export { copiaGuardada } from './copia-guardada.sql.ts'
export { DESPESAS_DO_LOTE, type DespesaDoBem, despesasDosBens } from './despesas-do-bem.sql.ts'
export { cobrarDoComitente } from './cobrar-do-comitente.ts'
