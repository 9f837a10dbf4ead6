// Where the simulators of outside parties answer, when this process runs them (demonstration). Screens link to them so
// that a person can play the bank's part. Empty in production.
const enderecos = new Map<string, string>()

/** `endereco` without a trailing slash. The answer takes it back. */
export function anunciarSimulador(nome: string, endereco: string): () => void {
  enderecos.set(nome, endereco)
  return () => {
    if (enderecos.get(nome) === endereco) enderecos.delete(nome)
  }
}

/** The simulator's address under the host by which the visitor reached us; null when it does not run here. */
export function enderecoDoSimulador(nome: string, origem: string): string | null {
  const endereco = enderecos.get(nome)
  if (endereco === undefined) return null
  const url = new URL(endereco)
  url.hostname = new URL(origem).hostname
  return url.origin
}

/** Name and address of each that runs here. */
export const simuladoresAnunciados = (): [nome: string, endereco: string][] =>
  [...enderecos].sort(([a], [b]) => a.localeCompare(b))
