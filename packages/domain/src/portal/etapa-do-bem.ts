// Where a good stands between its removal and its consignor's money, in one word for him. The vehicle's own state leads;
// removal, lot and statement say the rest.
import { ehSituacaoLote } from '../lotes/situacoes.ts'
import type { SituacaoDePrestacao } from '../prestacoes/states.ts'
import { NA_ESTRADA, remocaoViva, type SituacaoDeRemocao } from '../remocoes/states.ts'
import { foiVendido } from '../lotes/vendidas.ts'

export const ETAPAS_DO_BEM = {
  'remocao-pedida': 'Remoção pedida',
  'a-caminho': 'A caminho',
  'fora-do-patio': 'Fora do pátio',
  'no-patio': 'No pátio',
  'em-leilao': 'Em leilão',
  condicional: 'Condicional: espera resposta',
  arrematado: 'Arrematado, comprador em identificação',
  vendido: 'Vendido, a receber',
  pago: 'Pago pelo comprador',
  entregue: 'Entregue ao comprador',
  prestado: 'Prestado, a pagar',
  repassado: 'Pago ao comitente',
  'fora-do-estoque': 'Fora do estoque',
} as const
export type EtapaDoBem = keyof typeof ETAPAS_DO_BEM

export interface FatosDoBem {
  readonly situacao: 'ESTOQUE' | 'EM_LEILAO' | 'VENDIDO' | 'ENTREGUE' | 'INATIVO'
  readonly noPatio: boolean
  /** of the newest removal */
  readonly remocao: SituacaoDeRemocao | null
  /** of the newest lot */
  readonly lote: string | null
  /** of the statement in which its sale stands */
  readonly prestacao: SituacaoDePrestacao | null
}

const LOTE_PAGO = new Set(['PAGO', 'PAGO_CARTAO'])

function parado({ noPatio, remocao }: FatosDoBem): EtapaDoBem {
  if (remocao !== null && NA_ESTRADA.includes(remocao)) return 'a-caminho'
  if (noPatio) return 'no-patio'
  return remocao !== null && remocao !== 'FRUSTRADA' && remocaoViva(remocao)
    ? 'remocao-pedida'
    : 'fora-do-patio'
}

export function etapaDoBem(f: FatosDoBem): EtapaDoBem {
  const { situacao, lote } = f
  if (situacao === 'INATIVO') return 'fora-do-estoque'
  if (situacao === 'ESTOQUE') return parado(f)
  if (situacao === 'EM_LEILAO') {
    if (lote === 'CONDICIONAL') return 'condicional'
    // A nickname won: no sale before its person is known.
    if (lote === 'AG_CLIENTE') return 'arrematado'
    return lote !== null && ehSituacaoLote(lote) && foiVendido(lote)
      ? LOTE_PAGO.has(lote)
        ? 'pago'
        : 'vendido'
      : 'em-leilao'
  }
  if (f.prestacao === 'PAGA') return 'repassado'
  if (f.prestacao === 'APROVADA') return 'prestado'
  if (situacao === 'ENTREGUE') return 'entregue'
  return lote !== null && LOTE_PAGO.has(lote) ? 'pago' : 'vendido'
}
