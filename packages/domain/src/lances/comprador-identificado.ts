/**
 * Who may be named as the person behind a nickname that won: a client who could have bid himself. The lot's table
 * asks the same facts (`documentosAprovados`, `clienteHabilitado`); this says it per person, before one is chosen.
 */
export interface CompradorPossivel {
  readonly ativo: boolean
  readonly documentoSituacao: string
  readonly habilitado: boolean
}

/** Why this client cannot be named; null when he can. */
export function impedimentoDoComprador(c: CompradorPossivel): string | null {
  if (!c.ativo) return 'Cadastro bloqueado'
  if (c.documentoSituacao !== 'Aprovado') return `Documentos: ${c.documentoSituacao}`
  return c.habilitado ? null : 'Sem habilitação aprovada neste leilão'
}
