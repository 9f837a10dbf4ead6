// A buyer who pays in instalments and is late (CPC, art. 895): ten per cent on the late instalment with those that follow
// (§ 4), and the creditor of the case chooses between the sale's annulment and execution for what is owed (§ 5). Refuses: an
// instalment that is paid or not late, and a second fine on what an earlier one counted already.
import { type Centavos, porcentagemDe } from '../comum/dinheiro.ts'
import type { Dia } from '../calendario/dia.ts'

export const MULTA_DA_LEI = 10

export interface ParcelaDevida {
  readonly numero: number
  readonly vencimento: Dia
  readonly valor: Centavos
  readonly paga: boolean
}

export interface Multa {
  /** the late instalment and all unpaid ones after it */
  readonly parcelas: number
  readonly base: Centavos
  readonly multa: Centavos
}

export type RespostaDaMulta =
  | ({ readonly pode: true } & Multa)
  | { readonly pode: false; readonly motivo: string }

/** `multadas`: the instalments that a standing fine begins at. `hoje` in Brasília; the due day itself is in time. */
export function multaDaParcela(
  plano: readonly ParcelaDevida[],
  numero: number,
  { hoje, multadas }: { readonly hoje: Dia; readonly multadas: readonly number[] },
): RespostaDaMulta {
  const nao = (motivo: string): RespostaDaMulta => ({ pode: false, motivo })
  const parcela = plano.find((p) => p.numero === numero)
  if (parcela === undefined) return nao('Esta parcela não existe.')
  if (parcela.paga) return nao('Esta parcela já foi paga.')
  if (hoje <= parcela.vencimento) return nao('Esta parcela ainda não venceu.')
  if (multadas.length > 0)
    return nao(`A multa já foi aplicada a partir da parcela ${Math.min(...multadas)}, com as que se seguem.`)
  const devidas = plano.filter((p) => p.numero >= numero && !p.paga)
  const base = devidas.reduce((s, p) => s + p.valor, 0)
  return { pode: true, parcelas: devidas.length, base, multa: porcentagemDe(base, MULTA_DA_LEI) }
}

export const ESCOLHAS_DO_EXEQUENTE = ['EXECUCAO', 'RESOLUCAO'] as const
export type EscolhaDoExequente = (typeof ESCOLHAS_DO_EXEQUENTE)[number]

export const ROTULO_DA_ESCOLHA: Readonly<Record<EscolhaDoExequente, string>> = {
  EXECUCAO: 'Execução do valor devido',
  RESOLUCAO: 'Resolução da arrematação',
}

/** What the instalments are corrected by, as the offer must say (art. 895, § 2); the house settles the difference. */
export const INDICES = ['TABELA_DO_TRIBUNAL', 'IPCA', 'IPCA_E', 'INPC', 'IGP_M', 'SELIC'] as const
export type Indice = (typeof INDICES)[number]

export const ROTULO_DO_INDICE: Readonly<Record<Indice, string>> = {
  TABELA_DO_TRIBUNAL: 'Tabela prática do tribunal',
  IPCA: 'IPCA',
  IPCA_E: 'IPCA-E',
  INPC: 'INPC',
  IGP_M: 'IGP-M',
  SELIC: 'Selic',
}
