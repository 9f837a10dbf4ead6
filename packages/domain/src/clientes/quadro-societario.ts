/** The partners of a company: who may be named, and that their shares do not exceed the whole. */
import { validarDocumento } from '../comum/identificadores/documento.ts'

export interface SocioInformado {
  readonly nome: string
  readonly documento: string
  readonly participacao: number | null
}
export interface SocioConhecido {
  readonly documento: string
  readonly participacao: number | null
}

export const MAXIMO_DE_SOCIOS = 50

export type SocioValidado =
  | { readonly ok: true; readonly nome: string; readonly documento: string }
  | { readonly ok: false; readonly erros: Readonly<Record<string, string>> }

/** `outros`: the partners that the company has without this one. Shares are in hundredths, so that they add up. */
export function validarSocio(
  s: SocioInformado,
  empresa: { readonly cnpj: string | null },
  outros: readonly SocioConhecido[],
): SocioValidado {
  const erros: Record<string, string> = {}
  const nome = s.nome.trim()
  if (nome.length < 3) erros.nome = 'Informe o nome'
  const d = validarDocumento(s.documento)
  if (!d.ok) erros.documento = d.mensagem
  else if (d.valor.documento === empresa.cnpj) erros.documento = 'A empresa não é sócia de si mesma.'
  else if (outros.some((o) => o.documento === d.valor.documento))
    erros.documento = 'Este sócio já está no quadro.'
  const centesimos = [...outros, s].reduce((a, o) => a + Math.round((o.participacao ?? 0) * 100), 0)
  if (centesimos > 10_000) erros.participacao = 'As participações passam de 100%.'
  if (outros.length >= MAXIMO_DE_SOCIOS) erros.nome = `No máximo ${MAXIMO_DE_SOCIOS} sócios.`
  if (!d.ok || Object.keys(erros).length > 0) return { ok: false, erros }
  return { ok: true, nome, documento: d.valor.documento }
}
