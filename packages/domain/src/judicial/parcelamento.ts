// Instalments in a court's auction (CPC, art. 895): a written offer before a round begins, of at least its minimum, with
// at least a quarter at once and the rest in up to thirty months. A bid at once always goes before any such offer (§ 7);
// among offers the higher value, then fewer instalments, then the one that came first (§ 8). Refuses: less than the round's
// minimum, too small a down-payment, an offer after its round began.
import { type Centavos, formatarReais, porcentagemDe } from '../comum/dinheiro.ts'
import type { Dia } from '../calendario/dia.ts'
import { type Calendario, proximoDiaUtil } from '../calendario/dias-uteis.ts'
import type { Praca } from './pracas.ts'

export const ENTRADA_DA_LEI = 25
export const PARCELAS_DA_LEI = 30

export type SituacaoDaProposta = 'APRESENTADA' | 'RETIRADA' | 'ACEITA' | 'PREJUDICADA'
export const ROTULO_DA_PROPOSTA: Readonly<Record<SituacaoDaProposta, string>> = {
  APRESENTADA: 'Apresentada',
  RETIRADA: 'Retirada',
  ACEITA: 'Aceita',
  PREJUDICADA: 'Prejudicada',
}

export interface RegrasDoParcelamento {
  readonly aceitaParcelamento: boolean
  /** percent of the price */
  readonly entradaMinima: number
  readonly parcelasMaximas: number
}

export interface PropostaParcelada {
  readonly valor: Centavos
  readonly entrada: Centavos
  readonly parcelas: number
}

/** What at least is paid at once, rounded up. */
export function menorEntrada(valor: Centavos, porcentagem: number): Centavos {
  const redondo = porcentagemDe(valor, porcentagem)
  return redondo * 100 < valor * porcentagem ? redondo + 1 : redondo
}

interface Onde {
  readonly minimo: Centavos
  /** the round takes bids already, or is over */
  readonly comecou: boolean
}

/** Portuguese sentence by field; `geral` concerns the whole. */
export function contradicoesDoParcelamento(
  p: PropostaParcelada,
  r: RegrasDoParcelamento,
  onde: Onde,
): Record<string, string> {
  if (!r.aceitaParcelamento) return { geral: 'Este leilão não aceita pagamento parcelado.' }
  if (onde.comecou) return { geral: 'A proposta parcelada é apresentada até o início da praça.' }
  const erros: Record<string, string> = {}
  if (p.valor < onde.minimo) erros.valor = `O valor mínimo desta praça é ${formatarReais(onde.minimo)}.`
  const entrada = menorEntrada(p.valor, r.entradaMinima)
  if (p.entrada < entrada)
    erros.entrada = `A entrada é de ao menos ${r.entradaMinima}%: ${formatarReais(entrada)}.`
  else if (p.entrada >= p.valor) erros.entrada = 'A entrada é menor que o valor: o resto é parcelado.'
  if (p.parcelas < 1 || p.parcelas > r.parcelasMaximas)
    erros.parcelas = `De 1 a ${r.parcelasMaximas} parcelas.`
  return erros
}

export interface Parcela {
  readonly numero: number
  readonly vencimento: Dia
  readonly valor: Centavos
}

/** The same day of the months after; where a month lacks it, its last. */
export function mesesDepois(dia: Dia, meses: number): Dia {
  const [ano = 0, mes = 0, d = 0] = dia.split('-').map(Number)
  const alvo = new Date(Date.UTC(ano, mes + meses, 0))
  alvo.setUTCDate(Math.min(d, alvo.getUTCDate()))
  return alvo.toISOString().slice(0, 10)
}

/**
 * The rest after the down-payment in monthly parts; the odd centavos stand in the first. A due day without banks is moved
 * to the next with them, the one after it is not.
 */
export function planoDeParcelas(p: PropostaParcelada, arremate: Dia, bancario: Calendario): Parcela[] {
  const resto = p.valor - p.entrada
  const cada = Math.floor(resto / p.parcelas)
  return Array.from({ length: p.parcelas }, (_, i) => ({
    numero: i + 1,
    vencimento: proximoDiaUtil(mesesDepois(arremate, i + 1), bancario),
    valor: i === 0 ? resto - cada * (p.parcelas - 1) : cada,
  }))
}

export interface PropostaNaPraca extends PropostaParcelada {
  readonly praca: Praca
  readonly feitaEm: number
}

/** Which offer has the lot when no bid came; null: none. */
export function melhorProposta<T extends PropostaNaPraca>(praca: Praca, propostas: readonly T[]): T | null {
  const ordem = propostas
    .filter((p) => p.praca === praca)
    .toSorted((a, b) => b.valor - a.valor || a.parcelas - b.parcelas || a.feitaEm - b.feitaEm)
  return ordem[0] ?? null
}
