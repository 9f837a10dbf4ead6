// What the answer of a registry of persons means for a bidder: his registration is regular and his name is the same, or he has an
// active state registration where he lives. Refuses to call authorised what the registry did not say: an answer that failed
// stays a failure.
import { semAcentos } from '../comum/texto.ts'
import type { ResultadoDeValidacao } from '../validacoes/states.ts'

export const TIPOS_DE_CONSULTA = ['CADASTRO', 'INSCRICAO_ESTADUAL'] as const
export type TipoDeConsulta = (typeof TIPOS_DE_CONSULTA)[number]
export const ROTULO_DA_CONSULTA: Readonly<Record<TipoDeConsulta, string>> = {
  CADASTRO: 'Cadastro de CPF ou CNPJ',
  INSCRICAO_ESTADUAL: 'Inscrição estadual',
}

/** By which right of the law on personal data one may ask (LGPD, art. 7º). */
export const BASES_LEGAIS = ['CONTRATO', 'OBRIGACAO_LEGAL', 'CREDITO', 'LEGITIMO_INTERESSE'] as const
export type BaseLegal = (typeof BASES_LEGAIS)[number]
export const ROTULO_DA_BASE: Readonly<Record<BaseLegal, string>> = {
  CONTRATO: 'Execução de contrato (LGPD, art. 7º, V)',
  OBRIGACAO_LEGAL: 'Obrigação legal (LGPD, art. 7º, II)',
  CREDITO: 'Proteção do crédito (LGPD, art. 7º, X)',
  LEGITIMO_INTERESSE: 'Legítimo interesse (LGPD, art. 7º, IX)',
}

export interface RespostaDaConsulta {
  /** '000': it answered */
  readonly codigo: string
  readonly situacaoCadastral: string | null
  readonly nome: string | null
  readonly inscricoes: readonly { readonly uf: string; readonly numero: string; readonly ativa: boolean }[]
}
export interface ClienteConsultado {
  readonly nome: string
  /** state of his address; null: unknown */
  readonly uf: string | null
}
export interface Julgada {
  readonly resultado: Exclude<ResultadoDeValidacao, 'Aguardando'>
  readonly motivos: readonly string[]
}

const REGULARES = new Set(['regular', 'ativa', 'ativo'])
const nomeComparavel = (n: string): string =>
  semAcentos(n)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

export function julgarConsulta(tipo: TipoDeConsulta, r: RespostaDaConsulta, c: ClienteConsultado): Julgada {
  if (r.codigo !== '000')
    return { resultado: 'Falha', motivos: [`A fonte respondeu com o código ${r.codigo}.`] }
  const motivos = tipo === 'CADASTRO' ? doCadastro(r, c) : daInscricao(r, c)
  return { resultado: motivos.length === 0 ? 'Autorizado' : 'Divergente', motivos }
}

function doCadastro(r: RespostaDaConsulta, c: ClienteConsultado): string[] {
  const motivos: string[] = []
  if (r.situacaoCadastral === null || !REGULARES.has(semAcentos(r.situacaoCadastral)))
    motivos.push(`Situação cadastral: ${r.situacaoCadastral ?? 'não informada'}.`)
  if (r.nome === null || nomeComparavel(r.nome) !== nomeComparavel(c.nome))
    motivos.push('O nome na fonte não é o do cadastro.')
  return motivos
}

function daInscricao(r: RespostaDaConsulta, c: ClienteConsultado): string[] {
  if (!r.inscricoes.some((i) => i.ativa)) return ['Nenhuma inscrição estadual ativa.']
  return c.uf === null || r.inscricoes.some((i) => i.ativa && i.uf === c.uf)
    ? []
    : [`Nenhuma inscrição estadual ativa em ${c.uf}.`]
}
