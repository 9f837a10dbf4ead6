// What a boleto costs on a day: discount before its day, fine and interest after the due date. A due date on which banks do
// not settle may be paid without charges on the next bank day. Interest is simple, per month of 30 days, from the due date.
import type { Dia } from '../calendario/dia.ts'
import { type Calendario, proximoDiaUtil } from '../calendario/dias-uteis.ts'
import { diasEntre } from '../calendario/tempo-brasilia.ts'
import type { Centavos } from '../comum/dinheiro.ts'
import { formatarReais } from '../comum/dinheiro.ts'
import { formatarDia } from '../calendario/tempo-brasilia.ts'

/** The law's ceiling towards consumers (CDC, art. 52 § 1º) and the usual interest. */
export const MULTA_MAXIMA = 2
export const JUROS_MAXIMOS_AO_MES = 1

export interface CondicoesDoBoleto {
  readonly valor: Centavos
  readonly vencimento: Dia
  /** percent of the value, once, after the due date */
  readonly multa: number
  /** percent of the value per month */
  readonly jurosAoMes: number
  readonly abatimento: Centavos
  readonly desconto: Centavos
  /** the last day of the discount; null: none */
  readonly descontoAte: Dia | null
}

export interface ValorNoDia {
  readonly total: Centavos
  readonly multa: Centavos
  readonly juros: Centavos
  readonly desconto: Centavos
}

export function jurosDeUmDia(c: Pick<CondicoesDoBoleto, 'valor' | 'jurosAoMes'>): Centavos {
  return Math.round((c.valor * c.jurosAoMes) / 3000)
}

export function valorNoDia(c: CondicoesDoBoleto, dia: Dia, bancario: Calendario): ValorNoDia {
  const devido = c.valor - c.abatimento
  if (dia <= proximoDiaUtil(c.vencimento, bancario)) {
    const desconto = c.descontoAte !== null && dia <= c.descontoAte ? c.desconto : 0
    return { total: devido - desconto, multa: 0, juros: 0, desconto }
  }
  const multa = Math.round((c.valor * c.multa) / 100)
  const juros = Math.round((c.valor * c.jurosAoMes * diasEntre(c.vencimento, dia)) / 3000)
  return { total: devido + multa + juros, multa, juros, desconto: 0 }
}

/** The lines under "Instruções" of the slip; `proprias` are the house's. */
export function instrucoesDoBoleto(
  c: CondicoesDoBoleto & { readonly diasParaBaixa: number; readonly diasParaProtesto: number | null },
  proprias: string,
): string[] {
  const percentual = (n: number): string => `${String(n).replace('.', ',')}%`
  return [
    ...(c.multa > 0 ? [`Após o vencimento, multa de ${percentual(c.multa)}.`] : []),
    ...(c.jurosAoMes > 0
      ? [
          `Após o vencimento, juros de ${percentual(c.jurosAoMes)} ao mês (${formatarReais(jurosDeUmDia(c))} por dia).`,
        ]
      : []),
    ...(c.desconto > 0 && c.descontoAte !== null
      ? [`Desconto de ${formatarReais(c.desconto)} até ${formatarDia(c.descontoAte)}.`]
      : []),
    ...(c.abatimento > 0 ? [`Abatimento de ${formatarReais(c.abatimento)}.`] : []),
    c.diasParaProtesto === null
      ? `Não receber após ${c.diasParaBaixa} dias do vencimento.`
      : `Protestar após ${c.diasParaProtesto} dias do vencimento.`,
    ...proprias
      .split('\n')
      .map((l) => l.trim())
      .filter((l) => l !== ''),
  ]
}

export interface ErroDeCondicao {
  readonly campo: 'valor' | 'vencimento' | 'multa' | 'jurosAoMes' | 'abatimento' | 'desconto' | 'descontoAte'
  readonly erro: string
}

/** The farthest due date that a boleto may have. */
export const DIAS_DE_VENCIMENTO = 365

export function errosDasCondicoes(c: CondicoesDoBoleto, hoje: Dia): ErroDeCondicao[] {
  const erros: ErroDeCondicao[] = []
  const se = (errado: boolean, campo: ErroDeCondicao['campo'], erro: string): void => {
    if (errado) erros.push({ campo, erro })
  }
  se(c.vencimento < hoje, 'vencimento', 'O vencimento não pode estar no passado.')
  se(
    diasEntre(hoje, c.vencimento) > DIAS_DE_VENCIMENTO,
    'vencimento',
    `O vencimento pode ser em no máximo ${DIAS_DE_VENCIMENTO} dias.`,
  )
  se(c.multa < 0 || c.multa > MULTA_MAXIMA, 'multa', `A multa é de no máximo ${MULTA_MAXIMA}%.`)
  se(
    c.jurosAoMes < 0 || c.jurosAoMes > JUROS_MAXIMOS_AO_MES,
    'jurosAoMes',
    `Os juros são de no máximo ${JUROS_MAXIMOS_AO_MES}% ao mês.`,
  )
  se(c.abatimento < 0 || c.abatimento >= c.valor, 'abatimento', 'O abatimento é menor que o valor do boleto.')
  se(
    c.desconto < 0 || (c.desconto > 0 && c.desconto >= c.valor - c.abatimento),
    'desconto',
    'O desconto é menor que o valor do boleto.',
  )
  se(
    c.desconto > 0 && (c.descontoAte === null || c.descontoAte > c.vencimento),
    'descontoAte',
    'O desconto vale até um dia, no máximo o do vencimento.',
  )
  return erros
}
