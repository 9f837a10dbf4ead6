// The accounts of a sale: its rows in the shapes that the domain's rules take. No rule of its own.
import { estaAberto } from '@martelo/domain/boletos/states.ts'
import type { Dia } from '@martelo/domain/calendario/dia.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { porcentagemDe } from '@martelo/domain/comum/dinheiro.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { rotuloDaDespesa } from '@martelo/domain/lotes/valores.ts'
import { excedenteDevolvido } from '@martelo/domain/pagamentos/devolucao-do-pagamento.ts'
import { contaNosTotais } from '@martelo/domain/pagamentos/tipos-de-pagamento.ts'
import type { VendaNoTempo } from '@martelo/domain/vendas/linha-do-tempo.ts'
import type {
  FormaDeOrientar,
  ItemParaOrientar,
  VendaParaOrientar,
} from '@martelo/domain/vendas/orientacoes.ts'
import {
  estaQuitada,
  type ItemParaSomar,
  itemConta,
  metodoDeEntregaDefinido,
  type SomasDaVenda,
  somasDaVenda,
  type ValoresDaVenda,
  valoresDaVenda,
} from '@martelo/domain/vendas/somas.ts'
import type { LinhaDeItem, LinhaDePagamento, VendaLida } from './vendas.sql.ts'

/** Business days for the papers when the vehicle says nothing. */
export const PREVISAO_DE_DOCUMENTOS = 30
const SEM_DOCUMENTOS: ReadonlySet<string> = new Set(['Equipamentos'])

export function temDocumentos(item: { readonly categoria: string }): boolean {
  return !SEM_DOCUMENTOS.has(item.categoria)
}

export function itemParaSomar(i: LinhaDeItem): ItemParaSomar {
  return {
    valor: i.valor,
    situacaoLote: i.situacaoLote,
    comissaoPorcentagem: i.comissaoPorcentagem,
    comissaoExtraPorcentagem: i.comissaoExtraPorcentagem,
    taxaAdm: i.valorTaxaAdm,
    despachante: i.valorDespachante,
    remocao: i.valorRemocao,
    vistoria: i.valorVistoria,
    outros: i.valorOutros,
    depositoDeBens: i.valorDepositoDeBens,
    valorSedex: i.valorSedex,
    valorRecibo: i.valorRecibo,
  }
}

/** Items whose sale stands; the others stay in the history. */
export const itensAtivos = (v: VendaLida): LinhaDeItem[] => v.itens.filter((i) => i.ativo)
export const itensQueContam = (v: VendaLida): LinhaDeItem[] => itensAtivos(v).filter(itemConta)

export function valoresDe(v: VendaLida): ValoresDaVenda {
  return valoresDaVenda(itensAtivos(v).map(itemParaSomar), {
    desconto: v.venda.valorDesconto,
    extras: v.extras,
  })
}

export function somasDe(v: VendaLida): SomasDaVenda {
  return somasDaVenda(valoresDe(v), v.pagamentos, excedenteDevolvido(v.devolucoes))
}

/** Whether money that is still here covers all that is due. */
export const quitada = (v: VendaLida): boolean =>
  estaQuitada(valoresDe(v), v.pagamentos, excedenteDevolvido(v.devolucoes))

/** What one lot adds to the bid, line by line, in the order in which people read it. */
export function despesasDoItem(i: LinhaDeItem, tipo: TipoHotsite): { rotulo: string; valor: number }[] {
  const taxa = (porcentagem: number | null): number =>
    porcentagem === null || porcentagem <= 0 ? 0 : porcentagemDe(i.valor, porcentagem)
  const linhas = [
    { rotulo: rotuloDaDespesa('comissao', tipo), valor: taxa(i.comissaoPorcentagem) },
    { rotulo: rotuloDaDespesa('comissaoExtra', tipo), valor: taxa(i.comissaoExtraPorcentagem) },
    { rotulo: rotuloDaDespesa('taxaAdm', tipo), valor: i.valorTaxaAdm },
    { rotulo: rotuloDaDespesa('despachante', tipo), valor: i.valorDespachante },
    { rotulo: rotuloDaDespesa('remocao', tipo), valor: i.valorRemocao },
    { rotulo: rotuloDaDespesa('vistoria', tipo), valor: i.valorVistoria },
    { rotulo: rotuloDaDespesa('depositoDeBens', tipo), valor: i.valorDepositoDeBens },
    { rotulo: rotuloDaDespesa('outros', tipo), valor: i.valorOutros },
    { rotulo: 'Envio dos documentos', valor: i.valorSedex },
  ]
  return linhas.filter((l) => l.valor > 0)
}

export function itemParaOrientar(i: LinhaDeItem): ItemParaOrientar {
  return {
    retirada: i.retiradaSituacao,
    documentacao: i.documentacaoSituacao,
    temDocumentos: temDocumentos(i),
    // The sentences say "pátio" themselves.
    patio: i.patioNome?.replace(/^pátio\s+/i, '') ?? null,
    dataFimEstadia: diaDe(i.dataFimEstadia),
    agendadoPara: i.ageSituacao === 'agendado' ? (i.ageInicio?.getTime() ?? null) : null,
    metodoEnvio: i.metodoEntrega,
    prazoDocumento: i.documentacaoPrevisaoDias ?? PREVISAO_DE_DOCUMENTOS,
  }
}

/** Whether the bank may still take a boleto of this sale. */
export const temBoletoAberto = (v: VendaLida): boolean =>
  v.pagamentos.some((p) => p.boletoSituacao !== null && estaAberto(p.boletoSituacao))

/** The variant of the guidance: a consignor's demand counts until a boleto is there, and then the boleto does. */
export function formaDaVenda(v: VendaLida): FormaDeOrientar {
  const ultimo = v.pagamentos.findLast((p) => contaNosTotais(p.tipo))
  if (ultimo !== undefined) return FORMA_DO_TIPO[ultimo.tipo] ?? 'transferencia'
  return exigeBoleto(v) ? 'boleto' : 'transferencia'
}

const FORMA_DO_TIPO: Partial<Record<LinhaDePagamento['tipo'], FormaDeOrientar>> = {
  BOLETO: 'boleto',
  CARTAO_DE_CREDITO: 'cartao',
}

/** A consignor of a lot that is sold takes money by boleto only. */
export const exigeBoleto = (v: VendaLida): boolean => itensQueContam(v).some((i) => i.comitenteExigeBoleto)

export function vendaNoTempo(v: VendaLida): VendaNoTempo {
  const divergentes = v.pagamentos.filter((p) => p.situacao === 'divergente')
  const base: VendaParaOrientar = {
    situacao: v.venda.situacao,
    forma: formaDaVenda(v),
    somas: somasDe(v),
    dataPagamento: diaEmBrasilia(v.venda.dataPagamento.getTime()),
    motivoDivergencia: divergentes.at(-1)?.motivo ?? null,
    motivoCancelada: v.venda.motivoCancelada,
    anulada: v.venda.anuladaAt !== null,
    condicional: null,
    itens: itensQueContam(v).map(itemParaOrientar),
  }
  return {
    ...base,
    metodoDeEntregaDefinido: metodoDeEntregaDefinido(
      itensAtivos(v).map((i) => ({
        situacaoLote: i.situacaoLote,
        categoria: i.categoria,
        metodoEnvio: i.metodoEntrega,
      })),
    ),
  }
}

export function diaDe(d: Date | null): Dia | null {
  return d === null ? null : diaEmBrasilia(d.getTime())
}
