/**
 * What one Pix that the bank reports means for the charge it names. Pure: the caller has looked the charge up by txid
 * and holds its lock, and writes what comes out in one transaction. The bank's notice is an array, may come late,
 * twice, or again with refunds; anything that is not exactly the charge is never "paid". Precedence: no charge →
 * known Pix (refund or repetition) → charge already paid → differences.
 */
import { formatarReais } from '../comum/dinheiro.ts'
import { mesmoDocumento, normalizarDocumento } from '../comum/identificadores/documento.ts'
import type { SituacaoDePagamento } from './states.ts'

export interface DevolucaoPix {
  /** The number under which we asked for it. */
  readonly id?: string | undefined
  /** Centavos. */
  readonly valor: number
  readonly status: 'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO'
}

export interface PixRecebido {
  readonly endToEndId: string
  readonly txid: string | null
  /** Centavos. */
  readonly valor: number
  /** CPF or CNPJ; null, or hidden by asterisks, when the bank does not tell. */
  readonly pagadorDocumento: string | null
  readonly devolucoes?: readonly DevolucaoPix[]
}

export interface CobrancaPix {
  readonly txid: string
  /** Centavos. */
  readonly valor: number
  readonly situacao: SituacaoDePagamento
  /** CPF or CNPJ of the buyer. */
  readonly compradorDocumento: string
  /** Every Pix already counted for this charge, with the centavos already known as refunded. */
  readonly conhecidos: readonly { readonly endToEndId: string; readonly devolvido: number }[]
}

export type ConferenciaDoPix =
  | { readonly tipo: 'aprovado' }
  /** Keep the money apart, tell buyer and staff. */
  | { readonly tipo: 'divergente'; readonly motivos: readonly string[] }
  /** Value is right, but the bank does not tell the payer: a person decides. */
  | { readonly tipo: 'validar'; readonly motivo: string }
  /** Money of a known Pix went back: total refunded so far in centavos. */
  | { readonly tipo: 'devolvido'; readonly valor: number; readonly motivo: string }
  /** The charge was paid before by another Pix: this one has to go back. */
  | { readonly tipo: 'devolver'; readonly motivo: string }
  /** Nothing to do: the same notice again. */
  | { readonly tipo: 'ignorado' }
  /** No charge has this txid: to the list that staff reconciles. */
  | { readonly tipo: 'semCobranca' }

function totalDevolvido(pix: PixRecebido): number {
  let total = 0
  for (const d of pix.devolucoes ?? []) if (d.status === 'DEVOLVIDO') total += d.valor
  return total
}

/**
 * The payer must be the winner ("payment only from the buyer's own account", rules of the auctions): by value alone,
 * a third party's money or a mistake would close a sale.
 */
export function conferirPix(pix: PixRecebido, cobranca: CobrancaPix | null): ConferenciaDoPix {
  if (!cobranca || pix.txid !== cobranca.txid) return { tipo: 'semCobranca' }

  const devolvido = totalDevolvido(pix)
  const conhecido = cobranca.conhecidos.find((c) => c.endToEndId === pix.endToEndId)
  if (conhecido && devolvido <= conhecido.devolvido) return { tipo: 'ignorado' }
  if (devolvido > 0) {
    return {
      tipo: 'devolvido',
      valor: devolvido,
      motivo: `Pix devolvido ao pagador: ${formatarReais(devolvido)}.`,
    }
  }
  if (cobranca.situacao === 'aprovado') {
    return {
      tipo: 'devolver',
      motivo: `Cobrança já paga; ${formatarReais(pix.valor)} recebidos em duplicidade.`,
    }
  }

  const motivos: string[] = []
  if (pix.valor !== cobranca.valor) {
    motivos.push(
      `Valor recebido ${formatarReais(pix.valor)} diferente do cobrado ${formatarReais(cobranca.valor)}.`,
    )
  }
  const pagador = normalizarDocumento(pix.pagadorDocumento ?? '')
  const pagadorConhecido = /^[0-9A-Z]{11}$|^[0-9A-Z]{14}$/.test(pagador)
  if (pagadorConhecido && !mesmoDocumento(pagador, cobranca.compradorDocumento)) {
    motivos.push('O pagador não é o titular da compra (CPF/CNPJ diferente).')
  }
  if (motivos.length > 0) return { tipo: 'divergente', motivos }
  if (!pagadorConhecido) return { tipo: 'validar', motivo: 'O banco não informou o CPF/CNPJ do pagador.' }
  return { tipo: 'aprovado' }
}
