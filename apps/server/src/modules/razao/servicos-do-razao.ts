// The services of this process, for the ledger's tasks.
import type { Servicos } from '../../core/servicos.ts'

let servicos: Servicos | null = null

export function servicosDoRazao(): Servicos {
  if (servicos === null) throw new Error('the ledger has not started in this process')
  return servicos
}

/** Given once, when a process starts. */
export function guardarServicos(s: Servicos): () => void {
  servicos = s
  return () => {
    servicos = null
  }
}
