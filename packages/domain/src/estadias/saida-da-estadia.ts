/**
 * Who takes a vehicle out of the yard: the buyer or the person whom he authorised, or who takes it back for its owner.
 * Document by its kind; a signature is a drawing of strokes, kept as the path that draws it again.
 */
import { validarCpf } from '../comum/identificadores/cpf.ts'

export const TIPOS_DE_DOCUMENTO_DA_DEVOLUCAO = ['CPF', 'RG', 'CNH', 'OAB', 'Passaporte'] as const
export type TipoDocDaDevolucao = (typeof TIPOS_DE_DOCUMENTO_DA_DEVOLUCAO)[number]

export const MOTIVOS_DE_DEVOLUCAO = [
  'Devolução ao comitente',
  'Ordem judicial',
  'Acordo com o devedor',
  'Transferência para outro pátio',
  'Restituição ao proprietário',
  'Outro',
] as const
export type TipoMotivoDaDevolucao = (typeof MOTIVOS_DE_DEVOLUCAO)[number]

export interface QuemLeva {
  readonly nome: string
  readonly tipoDoc: string
  readonly doc: string
}
export interface Devolucao extends QuemLeva {
  readonly tipoMotivo: string
  readonly motivo: string | null
}

/** The first error, or null. */
export function erroDeQuemLeva(q: QuemLeva): string | null {
  if (!/\S\s+\S/.test(q.nome.trim())) return 'Informe nome e sobrenome de quem leva.'
  if (q.tipoDoc === 'CPF') {
    const cpf = validarCpf(q.doc)
    return cpf.ok ? null : cpf.mensagem
  }
  return q.doc.trim().length >= 4 ? null : 'Informe o número do documento.'
}

export function erroDaDevolucao(d: Devolucao): string | null {
  const erro = erroDeQuemLeva(d)
  if (erro !== null) return erro
  return d.tipoMotivo === 'Outro' && !d.motivo?.trim() ? 'Explique o motivo.' : null
}

/** The canvas that signatures are drawn on. */
export const LARGURA_DA_ASSINATURA = 600
export const ALTURA_DA_ASSINATURA = 200
/** About thirty seconds of drawing. */
export const MAXIMO_DA_ASSINATURA = 20_000
/** Strokes of whole points: `M10 20L11 22M…`. Nothing else can be in it, so it is drawn without a doubt. */
export const FORMATO_DA_ASSINATURA = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})+)+$/

type Ponto = readonly [x: number, y: number]
/** The path of what was drawn; strokes of one point alone are left out. */
export function desenhoDaAssinatura(tracos: readonly (readonly Ponto[])[]): string {
  const dentro = (v: number, max: number): number => Math.min(max, Math.max(0, Math.round(v)))
  const escrito = (p: Ponto): string =>
    `${dentro(p[0], LARGURA_DA_ASSINATURA)} ${dentro(p[1], ALTURA_DA_ASSINATURA)}`
  return tracos
    .filter((t) => t.length > 1)
    .map((t) => `M${t.map(escrito).join('L')}`)
    .join('')
}
