import { permite } from '@martelo/contracts/core/permissions.ts'
import { listarVendas } from '@martelo/contracts/vendas/listar-vendas.contract.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { documentoMascarado } from '@martelo/domain/comum/identificadores/mascarar-contato.ts'
import { diasDeAtraso, prazoDaVenda } from '@martelo/domain/vendas/prazo-de-pagamento.ts'
import { COR_DA_VENDA, type SituacaoDeVenda } from '@martelo/domain/vendas/states.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { resumoDosItens } from './apresentar-venda.ts'
import { formatarDocumento } from './apresentar-venda-da-equipe.ts'
import { itensAtivos, somasDe, valoresDe } from './contas-da-venda.ts'
import { idsDasVendas } from './lista-de-vendas.sql.ts'
import { lerVendas } from './vendas.sql.ts'

const SITUACOES: Readonly<Record<string, SituacaoDeVenda>> = {
  Condicional: 'Condicional',
  ClienteDesistiu: 'Cliente Desistiu',
  Cancelada: 'Cancelada',
  AguardandoPagamento: 'Aguardando Pagamento',
  AguardandoValidacao: 'Aguardando Validação',
  Fechada: 'Fechada',
}

handle(listarVendas, async (ctx, { query }) => {
  const { lidas, total } = await ctx.ler(async (tx) => {
    const achadas = await idsDasVendas(tx, {
      hotId: ctx.hotsite.id,
      chave: query.filtro,
      leiUid: query.leiUid,
      situacao: query.situacao && SITUACOES[query.situacao],
      divergente: query.divergente === 'sim',
      vencidas: query.vencidas === 'sim',
      cancelamentoPedido: query.cancelamento === 'pedido',
      comitente: query.comitente,
      criadaDe: query.criadaDe,
      criadaAte: query.criadaAte,
      texto: query.busca,
      comCliente: true,
      ordenar: query.ordenar,
      pagina: query.pagina,
      porPagina: query.porPagina,
    })
    return { total: achadas.total, lidas: await lerVendas(tx, ctx.hotsite.id, achadas.ids) }
  })
  ctx.contar(total)
  const documento = permite('cliente:dados', ctx.sessao) ? formatarDocumento : documentoMascarado
  return lidas.map((v) => {
    const { aprovado, aguardandoValidacao, divergente, restante } = somasDe(v)
    return {
      id: v.venda.id,
      uid: v.venda.uid,
      situacao: v.venda.situacao,
      cor: COR_DA_VENDA[v.venda.situacao],
      cliente: v.venda.clienteNome,
      documento: documento(v.venda.documento),
      leilao: v.venda.leilaoNome,
      leilaoData: iso(v.venda.leilaoData),
      lotes: resumoDosItens(v),
      qtdItens: itensAtivos(v).length,
      valorTotalVenda: valoresDe(v).valorTotalVenda,
      aprovado,
      aguardandoValidacao,
      divergente,
      restante,
      dataPagamento: diaEmBrasilia(v.venda.dataPagamento.getTime()),
      prazo: prazoDaVenda(v.venda.situacao, v.venda.dataPagamento.getTime(), ctx.agora),
      diasDeAtraso: diasDeAtraso(v.venda.dataPagamento.getTime(), ctx.agora),
      criadaAt: iso(v.venda.createdAt),
    }
  })
})
