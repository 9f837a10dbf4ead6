/**
 * Who else stands on a sale: the buyer's lawyer (name and OAB, as he writes it) and the person to whom the buyer
 * endorses what he bought. Source: specification, section 3 (`advogado`, `endossoCliente`). Nothing of it changes who owes.
 */
import { mesmoDocumento, validarDocumento } from '../comum/identificadores/documento.ts'

export interface PartesDigitadas {
  readonly advogado: string | null
  readonly endossoNome: string | null
  readonly endossoDocumento: string | null
}

export type PartesConferidas =
  | { readonly ok: true; readonly partes: PartesDigitadas }
  | { readonly ok: false; readonly campo: 'endossoNome' | 'endossoDocumento'; readonly motivo: string }

const limpo = (t: string | null): string | null => t?.trim() || null

export function conferirPartes(p: PartesDigitadas, documentoDoComprador: string): PartesConferidas {
  const advogado = limpo(p.advogado)
  const endossoNome = limpo(p.endossoNome)
  const digitado = limpo(p.endossoDocumento)
  if (endossoNome === null && digitado === null)
    return { ok: true, partes: { advogado, endossoNome: null, endossoDocumento: null } }
  if (endossoNome === null)
    return { ok: false, campo: 'endossoNome', motivo: 'Informe o nome do endossatário.' }
  const d = validarDocumento(digitado ?? '')
  if (!d.ok) return { ok: false, campo: 'endossoDocumento', motivo: d.mensagem }
  if (mesmoDocumento(d.valor.documento, documentoDoComprador))
    return {
      ok: false,
      campo: 'endossoDocumento',
      motivo: 'O endosso é para outra pessoa que não o comprador.',
    }
  return { ok: true, partes: { advogado, endossoNome, endossoDocumento: d.valor.documento } }
}
