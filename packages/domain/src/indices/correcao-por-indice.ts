// Monetary correction by a monthly index, as the courts' tables do it: from the month in which the sum stood to the month
// before the one in which it is paid, whole months, one upon the other. A month in which prices fell lowers the correction and
// never the sum. Refuses: a month whose value the house has not typed in, and nothing (more) to correct.
import type { Dia } from '../calendario/dia.ts'
import type { Centavos } from '../comum/dinheiro.ts'

/** `2026-10` */
export type Mes = string

const mesDe = (d: Dia): Mes => d.slice(0, 7)
const nomeDoMes = (m: Mes): string => `${m.slice(5)}/${m.slice(0, 4)}`

function seguinte(m: Mes): Mes {
  const [ano = 0, mes = 0] = m.split('-').map(Number)
  return mes === 12 ? `${ano + 1}-01` : `${ano}-${String(mes + 1).padStart(2, '0')}`
}

/** The months whose index counts. */
export function mesesDaCorrecao(desde: Dia, ate: Dia): Mes[] {
  const meses: Mes[] = []
  for (let m = mesDe(desde); m < mesDe(ate); m = seguinte(m)) meses.push(m)
  return meses
}

/** An index has at most four decimals of a percent: its factor is a whole number of millionths. */
const MILHAO = 1_000_000n
const fatorDe = (variacao: number): bigint => MILHAO + BigInt(Math.round(variacao * 10_000))

export interface PedidoDeCorrecao {
  readonly valor: Centavos
  /** the day from which the sum is corrected */
  readonly desde: Dia
  /** the day on which it is paid */
  readonly ate: Dia
  /** percent by month */
  readonly variacoes: ReadonlyMap<Mes, number>
  /** what earlier corrections of the same sum came to */
  readonly jaCorrigido: Centavos
}

export type RespostaDaCorrecao =
  | { readonly pode: true; readonly correcao: Centavos; readonly periodo: string }
  | { readonly pode: false; readonly motivo: string }

export function corrigirPorIndice(p: PedidoDeCorrecao): RespostaDaCorrecao {
  const nao = (motivo: string): RespostaDaCorrecao => ({ pode: false, motivo })
  const meses = mesesDaCorrecao(p.desde, p.ate)
  const [primeiro, ultimo] = [meses[0], meses.at(-1)]
  if (primeiro === undefined || ultimo === undefined || p.valor <= 0)
    return nao('Ainda não há mês inteiro a corrigir.')
  const faltam = meses.filter((m) => !p.variacoes.has(m))
  if (faltam.length > 0)
    return nao(`Falta cadastrar o índice de ${faltam.slice(0, 3).map(nomeDoMes).join(', ')}.`)
  let [numerador, denominador] = [BigInt(p.valor), 1n]
  for (const m of meses) {
    numerador *= fatorDe(p.variacoes.get(m) ?? 0)
    denominador *= MILHAO
  }
  // Half a centavo goes up.
  const corrigido = Number((numerador * 2n + denominador) / (denominador * 2n))
  const correcao = corrigido - p.valor - p.jaCorrigido
  if (correcao <= 0) return nao('Não há correção a somar até agora.')
  const periodo = primeiro === ultimo ? nomeDoMes(primeiro) : `${nomeDoMes(primeiro)} a ${nomeDoMes(ultimo)}`
  return { pode: true, correcao, periodo }
}
