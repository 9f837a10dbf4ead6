/**
 * The guidance that a buyer reads: one message per sale and one line per item. The meanings are the specification's,
 * the texts ours. Order of choice: ended → conditional → divergent → something left to pay → proofs being validated →
 * confirmed; then by item: to be booked → booked → collected → all done. What is left comes before the validation:
 * "wait" would keep a buyer who sent half from sending the rest.
 */
import type { Dia } from '../calendario/dia.ts'
import { formatarData, formatarDia, formatarHora } from '../calendario/tempo-brasilia.ts'
import { type Centavos, formatarCentavos } from '../comum/dinheiro.ts'
import {
  documentacaoFinal,
  type SituacaoDeDocumentacao,
  type SituacaoDeRetirada,
} from '../entregas/states.ts'
import type { SomasDaVenda } from './somas.ts'
import type { SituacaoDeVenda } from './states.ts'

export type FormaDeOrientar = 'transferencia' | 'boleto' | 'cartao'

const EM_TODAS = <T extends string>(texto: T): Record<FormaDeOrientar, T> => ({
  transferencia: texto,
  boleto: texto,
  cartao: texto,
})

/** `{name}` is filled in; amounts come without `R$`, days as dd/MM/yyyy. */
export const TEXTOS_DE_ORIENTACAO = {
  pagar: {
    transferencia:
      'Pague R$ {valor} até {data}, de uma conta em seu nome (mesmo CPF/CNPJ da compra). O Pix é confirmado sozinho; de uma transferência, envie o comprovante.',
    boleto:
      'Pague o boleto de R$ {valor} até {data}. A confirmação leva até 2 dias úteis; não é preciso enviar comprovante.',
    cartao: 'Pague R$ {valor} no cartão até {data}, ou escolha outra forma. A confirmação é imediata.',
  },
  pagarTotal: {
    transferencia: 'A compra só é liberada com o pagamento integral. Faltam R$ {restante}.',
    boleto: 'A compra só é liberada quando todos os boletos forem pagos. Faltam R$ {restante}.',
    cartao:
      'Parte da compra está no cartão. A compra só é liberada com o pagamento integral. Faltam R$ {restante}.',
  },
  aguardarValidacao: {
    transferencia: 'Recebemos seus comprovantes. Aguarde a validação, em até 1 dia útil.',
    boleto: 'Pagamento em processamento pelo banco. Aguarde a confirmação.',
    cartao: 'O cartão foi autorizado. Aguarde a confirmação do pagamento.',
  },
  divergente: {
    transferencia: 'Encontramos divergências no pagamento: {motivo}. Corrija e pague ou envie novamente.',
    boleto: 'O valor pago é diferente do boleto: {motivo}. Fale com a nossa equipe.',
    cartao: 'Há um problema com o pagamento no cartão: {motivo}. Fale com a nossa equipe.',
  },
  confirmado: {
    transferencia: 'Pagamento confirmado. Obrigado!',
    boleto: 'Boleto confirmado. Obrigado!',
    cartao: 'Pagamento no cartão confirmado. Obrigado!',
  },
  agendar: EM_TODAS('Agende a retirada no pátio {patio}. A estadia é gratuita até {data}.'),
  combinar: EM_TODAS('Combine a retirada com a nossa equipe. A estadia é gratuita até {data}.'),
  agendado: EM_TODAS(
    'Retirada agendada para {data} às {hora}, pátio {patio}. Leve documento com foto; terceiros precisam da autorização.',
  ),
  retirado: EM_TODAS('Itens retirados. Os documentos serão enviados em até {n} dias úteis ({metodo}).'),
  aguardarPagamento: EM_TODAS('A retirada é liberada depois do pagamento.'),
  concluida: EM_TODAS('Compra concluída. Bom proveito!'),
  reagendarCancelado: EM_TODAS('O agendamento foi cancelado. Escolha outra data.'),
  reagendarAusente: EM_TODAS('Você não compareceu. Agende novamente; poderá haver diária.'),
  condicional: EM_TODAS(
    'Depende de quem vende, que responde até {data}. Você será avisado; até lá, a oferta não pode ser retirada.',
  ),
  novoValor: EM_TODAS('Quem vende aceita R$ {valor}. Responda até {data}.'),
  negada: EM_TODAS('Quem vende não aceitou a oferta. Nada é devido.'),
  cancelada: EM_TODAS('Esta compra foi cancelada: {motivo}. Nada é devido.'),
  anulada: EM_TODAS(
    'A arrematação foi ANULADA: {motivo}. Nada é devido, e o que você pagou volta para você.',
  ),
  desistencia: EM_TODAS('A compra foi encerrada por desistência: {motivo}.'),
} as const satisfies Record<string, Record<FormaDeOrientar, string>>

export type ChaveDeOrientacao = keyof typeof TEXTOS_DE_ORIENTACAO

export interface Orientacao {
  readonly chave: ChaveDeOrientacao
  readonly texto: string
}

export interface ItemParaOrientar {
  readonly retirada: SituacaoDeRetirada
  readonly documentacao: SituacaoDeDocumentacao
  /** False for goods without documents of their own (equipment). */
  readonly temDocumentos: boolean
  /** null: the good stands in no yard of the house */
  readonly patio: string | null
  readonly dataFimEstadia: Dia | null
  /** Epoch ms of the booked slot. */
  readonly agendadoPara: number | null
  readonly metodoEnvio: string | null
  /** Business days. */
  readonly prazoDocumento: number
}

export interface VendaParaOrientar {
  readonly situacao: SituacaoDeVenda
  readonly forma: FormaDeOrientar
  readonly somas: Pick<SomasDaVenda, 'restante' | 'aprovado' | 'divergente' | 'aguardandoValidacao'>
  readonly dataPagamento: Dia
  /** Why the latest divergent payment is so. */
  readonly motivoDivergencia: string | null
  readonly motivoCancelada: string | null
  /** its only lot's sale was annulled */
  readonly anulada: boolean
  readonly condicional: {
    readonly prazo: Dia
    readonly novoValor: Centavos | null
    readonly negada: boolean
  } | null
  readonly itens: readonly ItemParaOrientar[]
}

function preencher(
  chave: ChaveDeOrientacao,
  forma: FormaDeOrientar,
  dados: Readonly<Record<string, string>> = {},
): Orientacao {
  const texto = TEXTOS_DE_ORIENTACAO[chave][forma].replace(/\{(\w+)\}/g, (_, nome: string) => {
    const valor = dados[nome]
    if (valor === undefined) throw new Error(`guidance ${chave} needs ${nome}`)
    return valor
  })
  return { chave, texto }
}

/** A reason stands inside a sentence that brings its own full stop. */
function motivo(texto: string | null): { motivo: string } {
  return { motivo: (texto ?? '').trim().replace(/\.+$/, '') || 'consulte a nossa equipe' }
}

export function itemConcluido(item: ItemParaOrientar): boolean {
  return item.retirada === 'entregue' && (!item.temDocumentos || documentacaoFinal(item.documentacao))
}

/**
 * The one message of a sale. The sale's state alone does not decide: one that waits for validation may hold a
 * divergent proof, which the buyer has to know.
 */
export function orientarVenda(venda: VendaParaOrientar): Orientacao {
  const { situacao, forma, somas, condicional } = venda
  if (situacao === 'Cancelada') {
    if (condicional?.negada) return preencher('negada', forma)
    if (venda.anulada) return preencher('anulada', forma, motivo(venda.motivoCancelada))
    return preencher('cancelada', forma, motivo(venda.motivoCancelada))
  }
  if (situacao === 'Cliente Desistiu') return preencher('desistencia', forma, motivo(venda.motivoCancelada))
  if (situacao === 'Condicional') return orientarCondicional(venda)
  if (somas.divergente > 0) return preencher('divergente', forma, motivo(venda.motivoDivergencia))
  if (somas.restante > 0) {
    const restante = formatarCentavos(somas.restante)
    if (somas.aprovado + somas.aguardandoValidacao > 0) return preencher('pagarTotal', forma, { restante })
    return preencher('pagar', forma, { valor: restante, data: formatarDia(venda.dataPagamento) })
  }
  if (somas.aguardandoValidacao > 0) return preencher('aguardarValidacao', forma)
  if (situacao !== 'Fechada') return preencher('confirmado', forma)
  return orientarEntrega(venda)
}

function orientarCondicional({ forma, condicional, dataPagamento }: VendaParaOrientar): Orientacao {
  const data = formatarDia(condicional?.prazo ?? dataPagamento)
  if (condicional?.novoValor == null) return preencher('condicional', forma, { data })
  return preencher('novoValor', forma, { valor: formatarCentavos(condicional.novoValor), data })
}

/** Of a paid sale: the line of the item that needs the buyer most, since items may stand at different stages. */
function orientarEntrega({ forma, itens }: VendaParaOrientar): Orientacao {
  const linhas = itens.map((item) => orientarItem(item, forma))
  for (const chave of ORDEM_DA_ENTREGA) {
    const linha = linhas.find((l) => l.chave === chave)
    if (linha) return linha
  }
  return preencher(itens.length > 0 ? 'concluida' : 'confirmado', forma)
}

const ORDEM_DA_ENTREGA: readonly ChaveDeOrientacao[] = [
  'reagendarAusente',
  'reagendarCancelado',
  'agendar',
  'combinar',
  'agendado',
  'retirado',
]

/** The one line of an item. */
export function orientarItem(item: ItemParaOrientar, forma: FormaDeOrientar = 'transferencia'): Orientacao {
  const { patio, agendadoPara, metodoEnvio } = item
  if (itemConcluido(item)) return preencher('concluida', forma)
  switch (item.retirada) {
    case 'entregue':
      return preencher('retirado', forma, {
        n: String(item.prazoDocumento),
        metodo: metodoEnvio ?? 'método a escolher',
      })
    case 'aguardando_retirada':
      return preencher('agendado', forma, {
        patio: patio ?? 'a combinar',
        data: agendadoPara === null ? 'data a confirmar' : formatarData(agendadoPara),
        hora: agendadoPara === null ? 'hora a confirmar' : formatarHora(agendadoPara),
      })
    case 'agendamento_cancelado':
      return preencher('reagendarCancelado', forma)
    case 'nao_compareceu':
      return preencher('reagendarAusente', forma)
    case 'aguardando_agendamento': {
      const data =
        item.dataFimEstadia === null ? 'a data informada pelo pátio' : formatarDia(item.dataFimEstadia)
      if (patio === null) return preencher('combinar', forma, { data })
      return preencher('agendar', forma, { patio, data })
    }
    case 'aguardando_validacao':
      return preencher('aguardarValidacao', forma)
    case 'aguardando_pagamento':
      return preencher('aguardarPagamento', forma)
  }
}
