// What becomes of money that the acquirer has authorised or captured: taken for the sale, given up, or sent back. Asked with
// the sale locked, so that one purchase is never paid twice.
import type { Centavos } from '../comum/dinheiro.ts'

export interface VendaDoCartao {
  readonly aberta: boolean
  /** its state, for the sentence */
  readonly situacao: string
  /** what is due and neither approved nor held by another card */
  readonly falta: Centavos
  /** the buyer chose something else, or gave the line up */
  readonly substituido: boolean
}

/** An authorisation costs no one anything while it is given back. */
export function conferirAutorizacao(
  valor: Centavos,
  v: VendaDoCartao,
): { readonly aceita: true } | { readonly aceita: false; readonly motivo: string } {
  const nao = (motivo: string) => ({ aceita: false, motivo }) as const
  if (!v.aberta)
    return nao(v.situacao === 'Fechada' ? 'A compra já estava paga.' : `A compra está como ${v.situacao}.`)
  if (v.substituido) return nao('Outra forma de pagamento foi escolhida.')
  return v.falta < valor ? nao('A compra já foi paga por outra forma.') : { aceita: true }
}

/** Captured money is here: while something is missing it counts; what is too much waits for its refund. */
export function conferirCaptura(
  v: Pick<VendaDoCartao, 'aberta' | 'situacao' | 'falta'>,
): { readonly conta: true } | { readonly conta: false; readonly motivo: string } {
  if (!v.aberta)
    return {
      conta: false,
      motivo: v.situacao === 'Fechada' ? 'A compra já estava paga.' : `A compra está como ${v.situacao}.`,
    }
  return v.falta > 0 ? { conta: true } : { conta: false, motivo: 'A compra já estava paga.' }
}

/** What a refusal says to the buyer, by the acquirer's reason. */
export const MOTIVOS_DA_RECUSA: Readonly<Record<string, string>> = {
  SALDO: 'O banco do cartão recusou por falta de limite. Use outro cartão ou outra forma.',
  DADOS: 'O banco do cartão não reconheceu os dados. Confira e tente de novo.',
  AUTENTICACAO: 'O banco do cartão não confirmou que é você. Tente de novo ou use outro cartão.',
  SUSPEITA: 'O pagamento não passou na análise de segurança. Use outra forma.',
}
export const motivoDaRecusa = (codigo: string | null): string =>
  MOTIVOS_DA_RECUSA[codigo ?? ''] ??
  'O banco do cartão não autorizou o pagamento. Use outro cartão ou outra forma.'

/** Days in which the acquirer wants the house's answer to a chargeback, when it names no day. */
export const DIAS_PARA_DEFENDER = 7
