/**
 * How large a deposit is and how much buying it pays for. An auction asks a fixed sum, or a share of the buying limit
 * that the client wants in it (then the fixed sum, when there is one, is the least).
 */
import { type Centavos, formatarReais } from '../comum/dinheiro.ts'

export interface RegraDaCaucao {
  /** The sum, or the least one when there is a share. */
  readonly valor: Centavos | null
  /** Per cent of the buying limit, at most two decimals. */
  readonly porcentagem: number | null
}

export type CaucaoPedida =
  | { readonly ok: true; readonly valor: Centavos; readonly limite: Centavos | null }
  | { readonly ok: false; readonly mensagem: string }

const LIMITE_MAXIMO: Centavos = 99_999_999_999
const CENTESIMOS = 100

/**
 * Why an auction's form is refused: a deposit without a size, or a size although the auction does not ask for
 * deposits. Null: they agree.
 */
export function erroDaRegra(
  exigeCaucao: boolean,
  r: RegraDaCaucao,
): { readonly campo: 'caucaoValor' | 'tipoHabilitacao'; readonly mensagem: string } | null {
  if (exigeCaucao)
    return semRegra(r)
      ? { campo: 'caucaoValor', mensagem: 'Informe o valor, ou a porcentagem ao lado' }
      : null
  return semRegra(r)
    ? null
    : {
        campo: 'tipoHabilitacao',
        mensagem: 'Escolha “Com caução”, ou apague a caução: assim ela não seria pedida a ninguém',
      }
}

/** The auction asks a deposit, but has no size for it. */
export const semRegra = (r: RegraDaCaucao): boolean => r.valor === null && r.porcentagem === null

/**
 * `limite`: the buying limit that the client wants; asked only where the deposit is a share of it. A share is rounded
 * up: a deposit a centavo short would pay for less than was promised.
 */
export function caucaoPedida(regra: RegraDaCaucao, limite: Centavos | null): CaucaoPedida {
  if (regra.porcentagem === null)
    return regra.valor === null
      ? { ok: false, mensagem: 'O valor da caução ainda não foi definido. Fale com a nossa equipe.' }
      : { ok: true, valor: regra.valor, limite: null }
  if (limite === null || !Number.isSafeInteger(limite) || limite <= 0)
    return { ok: false, mensagem: 'Informe até quanto você quer comprar neste leilão.' }
  if (limite > LIMITE_MAXIMO)
    return { ok: false, mensagem: `O limite pode ser de até ${formatarReais(LIMITE_MAXIMO)}.` }
  const centesimos = Math.round(regra.porcentagem * CENTESIMOS)
  const valor = Math.max(regra.valor ?? 0, Math.ceil((limite * centesimos) / (100 * CENTESIMOS)))
  // A least sum that pays for more than was asked for gives what it pays for.
  const pago = Math.floor((valor * 100 * CENTESIMOS) / centesimos)
  return { ok: true, valor, limite: Math.min(LIMITE_MAXIMO, Math.max(limite, pago)) }
}

/** The rule in words, for the client and for the house. */
export function regraPorExtenso(r: RegraDaCaucao): string {
  if (r.porcentagem === null)
    return r.valor === null ? 'Valor a definir' : `${formatarReais(r.valor)} por participante`
  const parte = `${String(r.porcentagem).replace('.', ',')}% do limite de compra escolhido`
  return r.valor === null ? parte : `${parte}, no mínimo ${formatarReais(r.valor)}`
}
