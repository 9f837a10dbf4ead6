// A vehicle's identifiers as the form gives them: brought into their stored form, refused when they cannot be what
// they claim, warned about when they only look odd (old, imported and re-stamped chassis are real).
import { avaliarChassi, normalizarChassi, validarChassi } from '../comum/identificadores/chassi.ts'
import { normalizarCodigoFipe, validarCodigoFipe } from '../comum/identificadores/fipe.ts'
import { chaveDaPlaca, normalizarPlaca, validarPlaca } from '../comum/identificadores/placa.ts'
import { normalizarRenavam, validarRenavam } from '../comum/identificadores/renavam.ts'

export type IdentificadoresDoVeiculo = {
  readonly placa?: string | null | undefined
  readonly chassi?: string | null | undefined
  readonly renavam?: string | null | undefined
  readonly fipeCodigo?: string | null | undefined
  readonly anoFabricacao?: number | null | undefined
  readonly anoModelo?: number | null | undefined
}

export type VeiculoConferido = {
  readonly placa: string | null
  /** The Mercosul form, by which both forms of one plate are found. */
  readonly placaChave: string | null
  readonly chassi: string | null
  readonly renavam: string | null
  readonly fipeCodigo: string | null
  /** Portuguese sentence by field. */
  readonly erros: Readonly<Record<string, string>>
  /** What deserves a look and stops nothing. */
  readonly avisos: readonly string[]
}

const vazio = (t: string | null | undefined): boolean => t == null || t.trim() === ''

export function conferirVeiculo(v: IdentificadoresDoVeiculo): VeiculoConferido {
  const erros: Record<string, string> = {}
  const ler = (
    campo: 'placa' | 'chassi' | 'renavam' | 'fipeCodigo',
    validar: (t: string) => { readonly ok: true } | { readonly ok: false; readonly mensagem: string },
    normalizar: (t: string) => string,
  ): string | null => {
    const texto = v[campo]
    if (texto == null || vazio(texto)) return null
    const resposta = validar(texto)
    if (!resposta.ok) erros[campo] = resposta.mensagem
    return normalizar(texto)
  }
  const placa = ler('placa', validarPlaca, normalizarPlaca)
  const chassi = ler('chassi', validarChassi, normalizarChassi)
  const renavam = ler('renavam', validarRenavam, normalizarRenavam)
  const fipeCodigo = ler('fipeCodigo', validarCodigoFipe, normalizarCodigoFipe)
  const { anoFabricacao: f, anoModelo: m } = v
  if (f != null && m != null && (m < f || m > f + 1))
    erros.anoModelo = 'O ano do modelo é o mesmo da fabricação ou o seguinte.'
  return {
    placa,
    placaChave: placa === null || erros.placa !== undefined ? null : chaveDaPlaca(placa),
    chassi,
    renavam,
    fipeCodigo,
    erros,
    avisos: chassi === null || erros.chassi !== undefined ? [] : avaliarChassi(chassi, m ?? undefined).avisos,
  }
}
