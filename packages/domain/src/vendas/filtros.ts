/**
 * The filter of a list of sales: cancelled ones are out unless asked for; one of five keys; or free text, matched
 * (contains) against lot order number, vehicle name, plate or chassis (specification, section 9). The server answers
 * in SQL; this is the rule that its answer is compared with, and what a screen uses to decide whether a sale that
 * just changed still belongs to the open list.
 */
import { normalizarChassi } from '../comum/identificadores/chassi.ts'
import { chaveDaPlaca, normalizarPlaca } from '../comum/identificadores/placa.ts'
import { semAcentos } from '../comum/texto.ts'
import {
  documentacaoFinal,
  type SituacaoDeDocumentacao,
  type SituacaoDeRetirada,
} from '../entregas/states.ts'
import { GRAFIA_NO_FILTRO, type SituacaoDeVenda } from './states.ts'

export const CHAVES_DE_FILTRO = [
  'agPagamentoAgValidacao',
  'agRetirada',
  'documentacao',
  'fechadas',
  'leilao',
] as const
export type ChaveDeFiltro = (typeof CHAVES_DE_FILTRO)[number]

export const ROTULO_DO_FILTRO: Record<ChaveDeFiltro, string> = {
  agPagamentoAgValidacao: 'Aguardando pagamento ou validação',
  agRetirada: 'Aguardando retirada',
  documentacao: 'Documentação',
  fechadas: 'Fechadas',
  leilao: 'Por leilão',
}

export interface ItemParaFiltrar {
  readonly ordemLeilao: number | null
  readonly nomeVeiculo: string
  readonly placa: string | null
  readonly chassi: string | null
  readonly retirada: SituacaoDeRetirada
  readonly documentacao: SituacaoDeDocumentacao
}

export interface VendaParaFiltrar {
  readonly situacao: SituacaoDeVenda
  readonly leiUid: string
  readonly itens: readonly ItemParaFiltrar[]
}

export interface FiltroDeVendas {
  readonly chave?: ChaveDeFiltro | undefined
  /** With key `leilao`. */
  readonly leiUid?: string | undefined
  /** A wire spelling (`AguardandoPagamento` …); names the state exactly, Cancelada included. */
  readonly situacao?: keyof typeof GRAFIA_NO_FILTRO | undefined
  readonly texto?: string | undefined
}

const PASSA: Record<ChaveDeFiltro, (venda: VendaParaFiltrar, filtro: FiltroDeVendas) => boolean> = {
  agPagamentoAgValidacao: (v) =>
    v.situacao === 'Aguardando Pagamento' || v.situacao === 'Aguardando Validação',
  agRetirada: (v) => v.situacao === 'Fechada' && v.itens.some((i) => i.retirada !== 'entregue'),
  documentacao: (v) =>
    v.situacao === 'Fechada' &&
    v.itens.some((i) => i.retirada === 'entregue' && !documentacaoFinal(i.documentacao)),
  fechadas: (v) => v.situacao === 'Fechada',
  leilao: (v, filtro) => filtro.leiUid !== undefined && v.leiUid === filtro.leiUid,
}

export function vendaPassaNoFiltro(venda: VendaParaFiltrar, filtro: FiltroDeVendas): boolean {
  if (filtro.situacao !== undefined) {
    if (venda.situacao !== GRAFIA_NO_FILTRO[filtro.situacao]) return false
  } else if (venda.situacao === 'Cancelada') return false
  if (filtro.chave !== undefined && !PASSA[filtro.chave](venda, filtro)) return false
  const texto = filtro.texto?.trim()
  return !texto || venda.itens.some((item) => itemContem(item, texto))
}

/** By the plates' key, not as typed: `ABC-1234` and `ABC1C34` may be one vehicle. */
function itemContem(item: ItemParaFiltrar, texto: string): boolean {
  // Normalising "-" leaves nothing, and everything contains nothing.
  const contem = (valor: string, parte: string): boolean => parte !== '' && valor.includes(parte)
  const { ordemLeilao, nomeVeiculo, placa, chassi } = item
  return (
    contem(String(ordemLeilao ?? ''), texto) ||
    contem(semAcentos(nomeVeiculo), semAcentos(texto)) ||
    contem(normalizarPlaca(placa ?? ''), normalizarPlaca(texto)) ||
    contem(chaveDaPlaca(placa ?? ''), chaveDaPlaca(texto)) ||
    contem(normalizarChassi(chassi ?? ''), normalizarChassi(texto))
  )
}
