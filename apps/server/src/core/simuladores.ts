// Where the simulators of outside parties answer (demonstration). Screens link to them so that a person can play the
// bank's part. Empty in production. What a party has been told lives in its own memory: of several processes at one
// port the first one runs them all, and the others are told where.
import type { Config } from './config.ts'

const enderecos = new Map<string, string>()

/** `endereco` without a trailing slash. The answer takes it back. */
function anunciarSimulador(nome: string, endereco: string): () => void {
  enderecos.set(nome, endereco)
  return () => {
    if (enderecos.get(nome) === endereco) enderecos.delete(nome)
  }
}

/** The one that the first process at this port runs, or else the one that `iniciar` starts here; known by name to screens. */
export async function abrirSimulador(
  { simuladores }: Pick<Config, 'simuladores'>,
  nome: string,
  iniciar: () => Promise<{ readonly url: string; parar(): Promise<void> }>,
): Promise<{ readonly url: string; parar(): Promise<void> }> {
  const alheio = simuladores.get(nome)
  const simulador = alheio === undefined ? await iniciar() : { url: alheio, parar: () => Promise.resolve() }
  const recolher = anunciarSimulador(nome, simulador.url)
  return {
    url: simulador.url,
    async parar() {
      recolher()
      await simulador.parar()
    },
  }
}

/** The simulator's address under the host by which the visitor reached us; null when there is none. */
export function enderecoDoSimulador(nome: string, origem: string): string | null {
  const endereco = enderecos.get(nome)
  if (endereco === undefined) return null
  const url = new URL(endereco)
  url.hostname = new URL(origem).hostname
  return url.origin
}

/** Name and address of each. */
export const simuladoresAnunciados = (): [nome: string, endereco: string][] =>
  [...enderecos].sort(([a], [b]) => a.localeCompare(b))
