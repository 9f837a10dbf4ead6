/**
 * Which documents a client has to send, by nature. A hotsite may demand others ("required documents", specification,
 * section 3); these are what it starts with. No RG: since the CIN the identity may be a CNH or a document that bears
 * only the CPF, hence "documento de identidade".
 */
import type { Natureza } from '../comum/identificadores/documento.ts'

export const TIPOS_DE_DOCUMENTO = [
  'IDENTIDADE',
  'IDENTIDADE_VERSO',
  'COMPROVANTE_ENDERECO',
  'SELFIE',
  'CONTRATO_SOCIAL',
  'CARTAO_CNPJ',
  'IDENTIDADE_REPRESENTANTE',
  'IDENTIDADE_REPRESENTANTE_VERSO',
  'PROCURACAO',
  'CREDENCIAL_DESMONTE',
] as const
export type TipoDeDocumento = (typeof TIPOS_DE_DOCUMENTO)[number]

export const ROTULO_DO_DOCUMENTO: Record<TipoDeDocumento, string> = {
  IDENTIDADE: 'Documento de identidade com foto (CIN, RG ou CNH)',
  IDENTIDADE_VERSO: 'Verso do documento de identidade',
  COMPROVANTE_ENDERECO: 'Comprovante de endereço',
  SELFIE: 'Foto do rosto com o documento',
  CONTRATO_SOCIAL: 'Contrato social ou requerimento de empresário',
  CARTAO_CNPJ: 'Cartão CNPJ',
  IDENTIDADE_REPRESENTANTE: 'Documento do representante legal',
  IDENTIDADE_REPRESENTANTE_VERSO: 'Verso do documento do representante legal',
  PROCURACAO: 'Procuração',
  CREDENCIAL_DESMONTE: 'Credencial de desmonte do Detran',
}

export const DOCUMENTOS_EXIGIDOS: Record<Natureza, readonly TipoDeDocumento[]> = {
  Fisica: ['IDENTIDADE', 'COMPROVANTE_ENDERECO'],
  Juridica: ['CONTRATO_SOCIAL', 'CARTAO_CNPJ', 'IDENTIDADE_REPRESENTANTE'],
}

/** The other side of a card, where the document has one: a CNH of the telephone or a PDF has not. */
const VERSO: Partial<Record<TipoDeDocumento, TipoDeDocumento>> = {
  IDENTIDADE: 'IDENTIDADE_VERSO',
  IDENTIDADE_REPRESENTANTE: 'IDENTIDADE_REPRESENTANTE_VERSO',
}

/** What may be sent beside what is required: the other sides of it. */
export function documentosOpcionais(exigidos: readonly TipoDeDocumento[]): TipoDeDocumento[] {
  return exigidos.flatMap((t) => VERSO[t] ?? []).filter((t) => !exigidos.includes(t))
}

/** Required types that are not among those sent (a rejected one does not count as sent), in the order of the list. */
export function documentosFaltando(
  natureza: Natureza,
  enviados: readonly { readonly tipo: TipoDeDocumento; readonly rejeitado: boolean }[],
  exigidos: Record<Natureza, readonly TipoDeDocumento[]> = DOCUMENTOS_EXIGIDOS,
): TipoDeDocumento[] {
  const validos = new Set(enviados.filter((d) => !d.rejeitado).map((d) => d.tipo))
  return exigidos[natureza].filter((tipo) => !validos.has(tipo))
}
