// The receipt of money that was taken at the counter, in cash or by the machine. A line that was put aside keeps its number and shows no receipt.
import { reciboDoPagamento } from '@martelo/contracts/pagamentos/recibo-do-pagamento.contract.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { reaisPorExtenso } from '@martelo/domain/vendas/por-extenso.ts'
import { arquivo, handle, recusar } from '../../core/http/handle.ts'
import { Papel } from '../../core/impressao/papel-pdf.ts'
import { type LinhaDePagamento, lerVenda, vendaPor } from '../vendas/door.ts'
import { atoresNaVenda } from './quem-paga.ts'

const naoAchado = () => recusar('NAO_ENCONTRADO', 'Recibo não encontrado')

function noBalcao({ tipo, valor, detalhes: d }: LinhaDePagamento): { como: string; detalhe: string } {
  if (tipo !== 'CARTAO_DE_CREDITO_MANUAL')
    return {
      como: 'em dinheiro',
      detalhe: `Valor entregue: ${formatarReais(d.valorEntregue ?? valor)}. Troco: ${formatarReais(d.valorTroco ?? 0)}.`,
    }
  const n = d.qtdParcelas ?? 1
  return {
    como: 'no cartão, pela maquininha',
    detalhe: `${d.bandeira ?? 'Cartão'}${d.numero ? ` final ${d.numero}` : ''}, ${n === 1 ? 'à vista' : `${n} parcelas`}, total no cartão ${formatarReais(d.valorComJuros ?? valor)}. Maquininha ${d.terminal ?? ''}, NSU ${d.nsu ?? ''}${d.autorizacao ? `, autorização ${d.autorizacao}` : ''}.`,
  }
}

handle(reciboDoPagamento, async (ctx, { params: { uid } }) => {
  const hotId = ctx.hotsite.id
  const v = await ctx.ler(async (tx) => {
    const achada = await vendaPor(tx, hotId, { pagUid: uid })
    return achada && lerVenda(tx, hotId, achada.vndId)
  })
  const p = v?.pagamentos.find((x) => x.uid === uid)
  if (v === undefined || p === undefined || p.reciboNumero === null || p.situacao === 'divergente')
    return naoAchado()
  if (!atoresNaVenda(ctx, v.venda.compradorId)) return naoAchado()
  const numero = String(p.reciboNumero).padStart(6, '0')
  const papel = new Papel(`Recibo ${numero}`, ctx.hotsite.nome, ctx.agora)
  papel.pagina()
  const folha = papel.no(null, 'Document')
  papel.paragrafo(folha, 'H1', `Recibo nº ${numero}`, { tamanho: 18, fonte: 'forte' })
  papel.paragrafo(folha, 'P', ctx.hotsite.nome, { tamanho: 11 })
  papel.paragrafo(folha, 'P', formatarReais(p.valor), { tamanho: 16, fonte: 'forte' })
  const lotes = v.itens.filter((i) => i.ativo).map((i) => `${i.numero} – ${i.nome}`)
  for (const texto of [
    `Recebemos de ${p.pagadorNome || v.venda.clienteNome} a quantia de ${formatarReais(p.valor)} (${reaisPorExtenso(p.valor)}), ${noBalcao(p).como}.`,
    `Referente à compra ${numeroDaVenda(v.venda.id)}, ${v.venda.leilaoNome}: ${lotes.join('; ')}.`,
    `Comprador: ${v.venda.clienteNome}, documento ${v.venda.documento}.`,
    noBalcao(p).detalhe,
    `Recebido em ${formatarDataHora(p.dataPagamento?.getTime() ?? p.createdAt.getTime())}.`,
  ])
    papel.paragrafo(folha, 'P', texto, { tamanho: 11 })
  if (p.situacao !== 'aprovado')
    papel.paragrafo(folha, 'P', 'O pagamento ainda aguarda a conferência da casa.', { cinza: true })
  folha.end()
  return arquivo(await papel.fechar(), 'application/pdf', { nome: `recibo-${numero}.pdf` })
})
