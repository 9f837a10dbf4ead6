// What other modules may call of the sales.
//
// - Lock a sale by `travarVenda` before its payments, items or lots are changed; call `assentarVenda` after, in the same
//   transaction, and `concluir` after the commit.
// - Lots become sales through the task `criar-venda-do-lote`; `criarVendaDoLote` is the same inside a transaction.
import type { Tx } from '../../core/database/database.ts'
import { criarVenda } from './criar-venda.ts'
import type { QuemMexe, VendaMudada } from './mudar-venda.ts'
import { lerVenda, type VendaLida, vendaPor } from './vendas.sql.ts'

export { apresentarComprovante } from './apresentar-comprovante.ts'
export {
  apresentarVenda,
  impedimentoParaPagar,
  podeRemoverPagamento,
} from './apresentar-venda.ts'
export { apresentarDevolucaoDaEquipe, apresentarVendaDaEquipe } from './apresentar-venda-da-equipe.ts'
export { avisarVenda, escreverAoComprador, vendaAvisada } from './avisar-venda.ts'
export {
  guardarPedidoDeCancelamento,
  PEDIDO_EM_ABERTO,
  VENDA_DESFEITA,
} from './cancelamentos-pedidos.sql.ts'
export {
  despesasDoItem,
  diaDe,
  exigeBoleto,
  itensAtivos,
  itensQueContam,
  PREVISAO_DE_DOCUMENTOS,
  somasDe,
  temBoletoAberto,
  temDocumentos,
  valoresDe,
} from './contas-da-venda.ts'
export {
  type CobrancaDeLado,
  cancelarCobranca,
  cancelarCobrancasPor,
  type FormaDaCobranca,
  porCobrancasDeLado,
} from './cobrancas-de-lado.ts'
export { cobrarAMais } from './cobrar-a-mais.sql.ts'
export {
  DEVOLUCAO,
  esperarDevolucao,
  inserirDevolucao,
  type LinhaDeDevolucao,
  mudarDevolucao,
  travarDevolucoes,
} from './devolucao-devida.sql.ts'
export { aprovacoes, faltaAprovar } from './guarda-da-venda.ts'
export { calendarioBancario } from './prazo-no-banco.ts'
export { abaterDaVenda, abativelDaVenda } from './abater-da-venda.ts'
export { inserirExtra } from './itens-extras.sql.ts'
export { assentarExtras, travarParaExtras } from './mudar-extras.ts'
export { preverDevolucao } from './prever-devolucao.ts'
export { assentarVenda, concluir, type QuemMexe, type VendaMudada } from './mudar-venda.ts'
export { emNomeDoSistema } from './em-nome-da-casa.ts'
export { passarAOutro, semPagamento, tirarDaVenda, vendaVivaDoLote } from './tirar-da-venda.ts'
export {
  anotarNota,
  idDoNumero,
  type LinhaDeItem,
  type LinhaDePagamento,
  lerComprovantes,
  lerVenda,
  lerVendas,
  travarVenda,
  type VendaLida,
  vendaPor,
} from './vendas.sql.ts'

/** Makes or joins the sale of a lot that awaits payment. Null when there is nothing to do. Idempotent. */
export function criarVendaDoLote(m: QuemMexe, tx: Tx, lelId: number): Promise<VendaMudada | null> {
  return criarVenda(m, tx, lelId)
}

/** The sale in which a lot stands; undefined when it is in none. */
export async function vendaDoLote(tx: Tx, hotId: number, lelUid: string): Promise<VendaLida | undefined> {
  const achada = await vendaPor(tx, hotId, { lelUid })
  return achada && lerVenda(tx, hotId, achada.vndId)
}
export { devolverPrazosDasOfertas } from './segunda-oferta.sql.ts'
