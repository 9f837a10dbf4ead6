// What other modules may call of the payments: the house's bank, and credits in a sale.
//
// A module that charges by Pix itself makes the charge by `pedirCobranca` (after the commit of its own row), says by
// `receberPixTambem` that it takes what comes, and judges it by the domain's `conferirPix`.
export {
  BANCO_PIX,
  BancoFora,
  bancoDaCasa,
  type PixDoBanco,
  type PixEnviado,
  temBanco,
} from './banco-pix.integration.ts'
export { pedirCobranca } from './cobrar-no-banco.ts'
export { conferirPixNoBanco } from './conferir-pix-no-banco.job.ts'
export { concluirDevolucao } from './mover-devolucao.ts'
export { creditarNaVenda, estornarCreditos } from './credito-na-venda.ts'
export {
  concluirPix,
  guardarPix,
  inserirPagamento,
  mudarPagamento,
  pagamentoPor,
  pixConhecidos,
} from './pagamentos.sql.ts'
export { lerTabelaDeParcelas } from './tabela-de-parcelas.sql.ts'
export { atoresNaVenda } from './quem-paga.ts'
export { type RecebedorDePix, receberPixTambem } from './recebedores-de-pix.ts'
