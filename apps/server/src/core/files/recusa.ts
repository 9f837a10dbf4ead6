/**
 * How this folder says no: an upload that cannot be taken is a value with a reason for the program and one Portuguese
 * sentence for the person who sent it, never an exception. What is thrown from here is a bug or a full disk.
 */
export type MotivoDeRecusa =
  | 'vazio'
  | 'grande-demais'
  | 'tipo-errado'
  | 'corrompido'
  | 'pixels-demais'
  | 'conteudo-ativo'
  | 'protegido'
  | 'ocupado'

export interface Recusa {
  readonly ok: false
  readonly motivo: MotivoDeRecusa
  readonly mensagem: string
}

export function recusar(motivo: MotivoDeRecusa, mensagem: string): Recusa {
  return { ok: false, motivo, mensagem }
}
