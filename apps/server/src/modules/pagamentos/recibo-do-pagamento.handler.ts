// The receipt of money that was taken in cash. A line that was put aside keeps its number and shows no receipt.
import { reciboDoPagamento } from '@martelo/contracts/pagamentos/recibo-do-pagamento.contract.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { reaisPorExtenso } from '@martelo/domain/vendas/por-extenso.ts'
import { arquivo, handle, recusar } from '../../core/http/handle.ts'
import { Papel } from '../../core/impressao/papel-pdf.ts'
import { lerVenda, vendaPor } from '../vendas/door.ts'
import { atoresNaVenda } from './quem-paga.ts'

const naoAchado = () => recusar('NAO_ENCONTRADO', 'Recibo não encontrado')

handle(reciboDoPagamento, async (ctx, { params: { uid } }) => {
  const hotId = ctx.hotsite.id
  const v = await ctx.ler(async (tx) => {
    const achada = await vendaPor(tx, hotId, { pagUid: uid })
    return achada && lerVenda(tx, hotId, achada.vndId)
  })
  const p = v?.pagamentos.find((x) => x.uid === uid)
  if (v === undefined || p === undefined || p.reciboNumero === null || p.situacao === 'divergente')
    return naoAchado()
  if (!atoresNaVenda(ctx, v.venda.cliId)) return naoAchado()
  const numero = String(p.reciboNumero).padStart(6, '0')
  const { valorEntregue = p.valor, valorTroco = 0 } = p.detalhes
  const papel = new Papel(`Recibo ${numero}`, ctx.hotsite.nome, ctx.agora)
  papel.pagina()
  const folha = papel.no(null, 'Document')
  papel.paragrafo(folha, 'H1', `Recibo nº ${numero}`, { tamanho: 18, fonte: 'forte' })
  papel.paragrafo(folha, 'P', ctx.hotsite.nome, { tamanho: 11 })
  papel.paragrafo(folha, 'P', formatarReais(p.valor), { tamanho: 16, fonte: 'forte' })
  const lotes = v.itens.filter((i) => i.ativo).map((i) => `${i.numero} – ${i.nome}`)
  for (const texto of [
    `Recebemos de ${p.pagadorNome ?? v.venda.clienteNome} a quantia de ${formatarReais(p.valor)} (${reaisPorExtenso(p.valor)}), em dinheiro.`,
    `Referente à compra ${v.venda.id}, ${v.venda.leilaoNome}: ${lotes.join('; ')}.`,
    `Comprador: ${v.venda.clienteNome}, documento ${v.venda.documento}.`,
    `Valor entregue: ${formatarReais(valorEntregue)}. Troco: ${formatarReais(valorTroco)}.`,
    `Recebido em ${formatarDataHora(p.dataPagamento?.getTime() ?? p.createdAt.getTime())}.`,
  ])
    papel.paragrafo(folha, 'P', texto, { tamanho: 11 })
  if (p.situacao !== 'aprovado')
    papel.paragrafo(folha, 'P', 'O pagamento ainda aguarda a conferência da casa.', { cinza: true })
  folha.end()
  return arquivo(await papel.fechar(), 'application/pdf', { nome: `recibo-${numero}.pdf` })
})
