// What the consignor's contract takes of what was sold. A rate for all, or bands by the hammer value of each lot; a least
// sum per lot; and who bears it. Each lot is rounded by itself, half up, as the buyer's commission is.
import { type Centavos, lerReais, porcentagemDe } from '../comum/dinheiro.ts'

export const QUEM_PAGA_COMISSAO = ['comitente', 'comprador'] as const
export type QuemPagaComissao = (typeof QUEM_PAGA_COMISSAO)[number]

export interface Faixa {
  /** the largest hammer value of the band; null: whatever is above */
  readonly ate: Centavos | null
  readonly porcentagem: number
}
export interface Contrato {
  /** `comprador`: the buyer's commission is the house's only one */
  readonly quemPaga: QuemPagaComissao
  readonly porcentagem: number
  /** per lot */
  readonly minima: Centavos
  /** take the place of the rate; rising, the last one without a limit */
  readonly faixas: readonly Faixa[]
}

/** Commission of one lot: never more than it was sold for. */
export function comissaoDoLote(c: Contrato, arremate: Centavos): Centavos {
  if (c.quemPaga === 'comprador') return 0
  const faixa = c.faixas.find((f) => f.ate === null || arremate <= f.ate)
  const devida = porcentagemDe(arremate, faixa?.porcentagem ?? c.porcentagem)
  return Math.min(arremate, Math.max(devida, c.minima))
}

export type FaixasLidas =
  | { readonly ok: true; readonly faixas: readonly Faixa[] }
  | { readonly ok: false; readonly motivo: string }

const LINHA = /^(?:até\s+(?:r\$\s*)?([\d.,]+)|(acima))\s*:\s*(\d{1,2}(?:[.,]\d{1,2})?)\s*%?$/iu
const MAXIMO_DE_FAIXAS = 10
const nao = (motivo: string): FaixasLidas => ({ ok: false, motivo })

/** "até 50.000: 8%; até 200.000: 6%; acima: 5%". An empty text has no bands. */
export function lerFaixas(texto: string | null | undefined): FaixasLidas {
  const linhas = (texto ?? '')
    .split(/[;\n]/)
    .map((l) => l.trim())
    .filter((l) => l !== '')
  if (linhas.length === 0) return { ok: true, faixas: [] }
  if (linhas.length > MAXIMO_DE_FAIXAS) return nao(`No máximo ${MAXIMO_DE_FAIXAS} faixas`)
  const faixas: Faixa[] = []
  for (const linha of linhas) {
    const [, ate, , taxa = ''] = LINHA.exec(linha) ?? []
    if (taxa === '')
      return nao(`Não entendi "${linha.slice(0, 40)}". Escreva como "até 50.000: 8%" ou "acima: 5%"`)
    const porcentagem = Number(taxa.replace(',', '.'))
    if (porcentagem > 30) return nao('A comissão pode ser de no máximo 30%')
    const limite = ate === undefined ? null : lerReais(ate)
    if (ate !== undefined && limite === null) return nao(`Não entendi o valor de "${linha.slice(0, 40)}"`)
    faixas.push({ ate: limite, porcentagem })
  }
  if (faixas.at(-1)?.ate !== null) return nao('A última faixa precisa ser "acima: …%"')
  const fora = faixas.some(
    (f, i) =>
      i > 0 && (faixas[i - 1]?.ate === null || (f.ate !== null && f.ate <= (faixas[i - 1]?.ate ?? 0))),
  )
  return fora
    ? nao('Escreva as faixas do menor valor para o maior, com "acima" por último')
    : { ok: true, faixas }
}
