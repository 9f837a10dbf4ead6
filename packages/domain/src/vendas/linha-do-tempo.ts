/**
 * A purchase as a timeline (arrematado → pagamento → validação → retirada → documentos) with the one next action that
 * the screen shows large. Derived, never stored: it follows from the sale, its sums and its items.
 */
import { documentacaoFinal, esperaAgendamento } from '../entregas/states.ts'
import { itemConcluido, type VendaParaOrientar } from './orientacoes.ts'

export const PASSOS_DA_COMPRA = ['arrematado', 'pagamento', 'validacao', 'retirada', 'documentos'] as const
export type PassoDaCompra = (typeof PASSOS_DA_COMPRA)[number]

/** The first word differs between an auction house and a shop. */
export const ROTULO_DO_PASSO: Record<PassoDaCompra, { readonly leilao: string; readonly loja: string }> = {
  arrematado: { leilao: 'Arrematado', loja: 'Comprado' },
  pagamento: { leilao: 'Pagamento', loja: 'Pagamento' },
  validacao: { leilao: 'Validação', loja: 'Validação' },
  retirada: { leilao: 'Retirada', loja: 'Retirada' },
  documentos: { leilao: 'Documentos', loja: 'Documentos' },
}

export type EstadoDoPasso = 'feito' | 'atual' | 'pendente' | 'problema'

export const ACOES_DA_COMPRA = {
  nenhuma: '',
  aguardarComitente: 'Aguardar a resposta de quem vende',
  responderNovoValor: 'Responder ao novo valor',
  corrigirComprovante: 'Corrigir o comprovante',
  aguardarValidacao: 'Aguardar a validação',
  pagar: 'Pagar agora',
  escolherEntrega: 'Escolher a entrega dos documentos',
  agendarRetirada: 'Agendar a retirada',
  reagendarRetirada: 'Agendar novamente',
  verAgendamento: 'Ver o agendamento',
  acompanharDocumentos: 'Acompanhar os documentos',
} as const

export type AcaoDaCompra = keyof typeof ACOES_DA_COMPRA

/** Actions that only mean waiting: shown as a sentence, not as a button. */
export const ACOES_DE_ESPERA: ReadonlySet<AcaoDaCompra> = new Set([
  'nenhuma',
  'aguardarComitente',
  'aguardarValidacao',
])

export interface LinhaDoTempo {
  readonly passos: readonly { readonly passo: PassoDaCompra; readonly estado: EstadoDoPasso }[]
  readonly proximaAcao: AcaoDaCompra
  readonly concluida: boolean
  /** Ended without a purchase. */
  readonly encerrada: boolean
}

export interface VendaNoTempo extends VendaParaOrientar {
  /** `metodoDeEntregaDefinido` of the sale. */
  readonly metodoDeEntregaDefinido: boolean
}

export function linhaDoTempo(venda: VendaNoTempo): LinhaDoTempo {
  const encerrada = venda.situacao === 'Cancelada' || venda.situacao === 'Cliente Desistiu'
  const feito = passosFeitos(venda)
  const primeiroAberto = PASSOS_DA_COMPRA.findIndex((passo) => !feito[passo])
  const concluida = !encerrada && primeiroAberto < 0
  const passos = PASSOS_DA_COMPRA.map((passo, i): { passo: PassoDaCompra; estado: EstadoDoPasso } => {
    if (primeiroAberto < 0 || i < primeiroAberto) return { passo, estado: 'feito' }
    if (i !== primeiroAberto) return { passo, estado: 'pendente' }
    return { passo, estado: encerrada || temProblema(venda, passo) ? 'problema' : 'atual' }
  })
  return {
    passos,
    concluida,
    encerrada,
    proximaAcao: encerrada || concluida ? 'nenhuma' : proximaAcao(venda),
  }
}

/** A step is done when all items are, not when one got there. */
function passosFeitos(venda: VendaNoTempo): Record<PassoDaCompra, boolean> {
  const fechada = venda.situacao === 'Fechada'
  const { itens, somas } = venda
  const pago = fechada || (venda.situacao === 'Aguardando Validação' && somas.divergente === 0)
  return {
    arrematado: venda.situacao !== 'Condicional' && !venda.condicional?.negada,
    pagamento: pago,
    validacao: fechada,
    retirada: fechada && itens.length > 0 && itens.every((i) => i.retirada === 'entregue'),
    documentos:
      fechada &&
      itens.length > 0 &&
      itens.every((i) => !i.temDocumentos || documentacaoFinal(i.documentacao)),
  }
}

function temProblema({ somas, itens }: VendaNoTempo, passo: PassoDaCompra): boolean {
  if (passo === 'pagamento' || passo === 'validacao') return somas.divergente > 0
  return passo === 'retirada' && itens.some((i) => i.retirada === 'nao_compareceu')
}

function proximaAcao(venda: VendaNoTempo): AcaoDaCompra {
  const { situacao, somas, itens, condicional } = venda
  if (situacao === 'Condicional')
    return condicional?.novoValor == null ? 'aguardarComitente' : 'responderNovoValor'
  if (somas.divergente > 0) return 'corrigirComprovante'
  if (somas.restante > 0) return 'pagar'
  if (situacao !== 'Fechada') return 'aguardarValidacao'
  if (itens.some((i) => i.retirada === 'agendamento_cancelado' || i.retirada === 'nao_compareceu')) {
    return 'reagendarRetirada'
  }
  if (itens.some((i) => esperaAgendamento(i.retirada))) return 'agendarRetirada'
  if (!venda.metodoDeEntregaDefinido) return 'escolherEntrega'
  if (itens.some((i) => i.retirada === 'aguardando_retirada')) return 'verAgendamento'
  return itens.every(itemConcluido) ? 'nenhuma' : 'acompanharDocumentos'
}
