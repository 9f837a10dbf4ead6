// What a traffic authority hears of a lot of its auction next: its items, how it ended, the boleto, the note. One step at a
// time, each once; what was undone is told anew. Refuses nothing: what is on its way, or waits for a person, comes first.
import type { ResultadoDeLote } from '../integracoes/resultado-para-fora.ts'

export const TIPOS_DE_REGISTRO = ['arremate', 'naoArrematado', 'boleto', 'notaFiscal'] as const
export type TipoDeRegistro = (typeof TIPOS_DE_REGISTRO)[number]

export const ROTULO_DO_REGISTRO: Readonly<Record<TipoDeRegistro, string>> = {
  arremate: 'Arremate',
  naoArrematado: 'Não arrematado',
  boleto: 'Boleto',
  notaFiscal: 'Nota fiscal',
}

export const SITUACOES_DO_REGISTRO = ['PENDENTE', 'OK', 'ERRO', 'DESFEITO'] as const
export type SituacaoDoRegistro = (typeof SITUACOES_DO_REGISTRO)[number]

export const CONDICOES = {
  CONSERVADO: 'Conservado',
  SUCATA_APROVEITAVEL: 'Sucata aproveitável',
  SUCATA_MOTOR_INSERVIVEL: 'Sucata, motor inservível',
  SUCATA_INSERVIVEL: 'Sucata inservível',
} as const
export type Condicao = keyof typeof CONDICOES
export const TIPOS_DE_CONDICAO = Object.keys(CONDICOES) as [Condicao, ...Condicao[]]

/** Scrap never circulates again: its registration is written off and its chassis cut. */
export const baixaDaCondicao = (c: Condicao): string =>
  c === 'CONSERVADO' ? 'Volta a circular' : 'Baixa definitiva, com recorte do chassi'

export interface FatosDoRegistro {
  /** states of the items at the authority; none: nothing is told of the lot */
  readonly itens: readonly ('NOVO' | 'PENDENTE' | 'OK' | 'ERRO')[]
  readonly resultado: ResultadoDeLote | null
  /** who bought and for how much; null: no sale */
  readonly compra: string | null
  readonly boleto: string | null
  readonly nota: string | null
  readonly registros: Partial<
    Record<TipoDeRegistro, { readonly situacao: SituacaoDoRegistro; readonly marca: string }>
  >
}

export type Passo = { readonly tipo: 'cadastro' } | { readonly tipo: TipoDeRegistro; readonly marca: string }

export function proximoRegistro(f: FatosDoRegistro): Passo | null {
  if (f.itens.length === 0) return null
  if (f.itens.includes('NOVO')) return { tipo: 'cadastro' }
  if (f.itens.some((i) => i !== 'OK')) return null
  const feitos = Object.values(f.registros)
  if (feitos.some((r) => r.situacao === 'PENDENTE' || r.situacao === 'ERRO')) return null
  for (const passo of devidos(f)) {
    const r = f.registros[passo.tipo]
    if (r === undefined || r.situacao !== 'OK' || r.marca !== passo.marca) return passo
  }
  return null
}

function devidos(f: FatosDoRegistro): { readonly tipo: TipoDeRegistro; readonly marca: string }[] {
  if (f.resultado === 'naoArrematado' || f.resultado === 'retirado')
    return [{ tipo: 'naoArrematado', marca: f.resultado }]
  // A conditional lot waits for its consignor; a sold one for its sale.
  if (f.resultado !== 'arrematado' || f.compra === null) return []
  return [
    { tipo: 'arremate' as const, marca: f.compra },
    ...(f.boleto === null ? [] : [{ tipo: 'boleto' as const, marca: f.boleto }]),
    ...(f.nota === null ? [] : [{ tipo: 'notaFiscal' as const, marca: f.nota }]),
  ]
}

/** What a new record takes back: after another end the earlier one is no more, and its papers with it. */
export const DESFAZ: Readonly<Record<TipoDeRegistro, readonly TipoDeRegistro[]>> = {
  arremate: ['naoArrematado', 'boleto', 'notaFiscal'],
  naoArrematado: ['arremate', 'boleto', 'notaFiscal'],
  boleto: [],
  notaFiscal: [],
}
