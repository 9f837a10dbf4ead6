// Lots whose last word is the consignor's: nothing is due yet, so they are no sale, but the buyer has to see them.
import { minhasVendasLotesCondicional } from '@martelo/contracts/vendas/minhas-vendas-lotes-condicional.contract.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { ultimoDiaDoPrazo } from '@martelo/domain/condicionais/acordo.ts'
import { caminhoDoLote } from '@martelo/domain/lotes/caminho.ts'
import { rotuloDaSituacao } from '@martelo/domain/lotes/situacoes.ts'
import { orientarVenda } from '@martelo/domain/vendas/orientacoes.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { enderecoDaFoto } from './apresentar-item-da-venda.ts'
import { lerLotesCondicionais, type LoteCondicional } from './lotes-condicionais.sql.ts'

function orientar(l: LoteCondicional): string {
  const negada = l.situacao !== 'CONDICIONAL'
  const prazo = l.prazo === null ? diaEmBrasilia(0) : ultimoDiaDoPrazo(l.prazo.getTime())
  return orientarVenda({
    situacao: negada ? 'Cancelada' : 'Condicional',
    forma: 'transferencia',
    somas: { restante: 0, aprovado: 0, divergente: 0, aguardandoValidacao: 0 },
    dataPagamento: prazo,
    motivoDivergencia: null,
    motivoCancelada: null,
    anulada: false,
    condicional: { prazo, novoValor: l.resposta === 'Novo valor' ? l.novoValor : null, negada },
    itens: [],
  }).texto
}

handle(minhasVendasLotesCondicional, async (ctx) => {
  const { cliId } = exigirCliente(ctx)
  const tipoHotsite = ctx.hotsite.tipo === 'loja' ? 'loja' : 'leilao'
  const lotes = await ctx.ler((tx) => lerLotesCondicionais(tx, ctx.hotsite.id, cliId))
  return lotes.map((l) => ({
    loteId: l.lelUid,
    leiUid: l.leiUid,
    leilao: l.leilao,
    numero: l.numero,
    nome: l.nome,
    foto: enderecoDaFoto(l.chave, l.larguras),
    url: caminhoDoLote({ ...l, tipo: l.tipoNome, tipoHotsite, id: l.lelId }),
    valor: l.valor,
    situacaoLote: l.situacao,
    rotuloLote: rotuloDaSituacao(l.situacao, tipoHotsite),
    resposta: l.resposta,
    novoValor: l.resposta === 'Novo valor' ? l.novoValor : null,
    prazo: iso(l.prazo),
    podeRetirar: l.situacao === 'CONDICIONAL' && l.prorrogacoes > 0 && l.etapa !== 'AGUARDANDO_CLIENTE',
    orientacao: orientar(l),
  }))
})
