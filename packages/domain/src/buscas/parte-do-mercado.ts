// What people say of the market's price: "abaixo da fipe", "até 70% da fipe", "30% de desconto".
import type { Lida } from './numeros-de-busca.ts'

const TABELA =
  '(?:(?:a|o|da|do|de|na|no|ao) )?(?:(?:tabela|preco|valor)(?: (?:da|de|do))? ){0,2}(?:fipe|mercado|tabela)'
const menos = (n: number) => 100 - n
const PADROES: readonly (readonly [RegExp, (n: number) => number])[] = [
  [new RegExp(`^(?:ate |menos (?:de|que) |abaixo de |por )?(\\d{1,3}) porcento ${TABELA}\\b`), (n) => n],
  [
    new RegExp(
      `^(\\d{1,2}) porcento (?:(?:de desconto|off)(?: (?:sobre |em cima )?${TABELA})?|(?:abaixo|menos|mais barat[ao]s?)(?: (?:do )?que)? ${TABELA})\\b`,
    ),
    menos,
  ],
  [
    new RegExp(`^(?:desconto|menos)(?: de)? (\\d{1,2}) porcento(?: (?:sobre |em cima )?${TABELA})?(?= |$)`),
    menos,
  ],
  [
    new RegExp(
      `^${TABELA} (?:(?:menos|(?:com )?desconto)(?: de)? (\\d{1,2}) porcento|com (\\d{1,2}) porcento (?:de desconto|off))(?= |$)`,
    ),
    menos,
  ],
  [new RegExp(`^(?:pela )?metade ${TABELA}\\b`), () => 50],
  [new RegExp(`^(?:abaixo|menos|menor|inferior|mais barat[ao]s?)(?: (?:do )?que)? ${TABELA}\\b`), () => 100],
]
/** The longest sentence: "até 70 porcento do valor da tabela fipe". */
const MAIS_LONGA = 12

/** What begins at word `i`, in percent of the market value; null: nothing of the kind. "%" is written "porcento". */
export function lerParteDoMercado(palavras: readonly string[], i: number): Lida | null {
  const texto = palavras.slice(i, i + MAIS_LONGA).join(' ')
  for (const [padrao, ate] of PADROES) {
    const achado = padrao.exec(texto)
    if (achado === null) continue
    return {
      faixa: { campo: 'mercado', de: null, ate: ate(Number(achado[1] ?? achado[2])) },
      palavras: achado[0].split(' ').length,
    }
  }
  return null
}
