// When a house takes new clients in: from an instant, until an instant, or always.
import { formatarDataHora } from '../calendario/tempo-brasilia.ts'

export interface JanelaDeCadastro {
  /** ms; null: without that end */
  readonly de: number | null
  readonly ate: number | null
}

/** What a person is told who may not sign up now; null when he may. */
export function cadastroFechado({ de, ate }: JanelaDeCadastro, agora: number): string | null {
  if (de !== null && agora < de) return `O cadastro por este site abre em ${formatarDataHora(de)}.`
  if (ate !== null && agora >= ate) return `O cadastro por este site encerrou em ${formatarDataHora(ate)}.`
  return null
}
