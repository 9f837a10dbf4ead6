// Generated lots as the search worker's source, nearly in the order in which the database would give them.
import { lotesGerados } from '../../tests/busca/amostra/lotes-gerados.ts'
import type { FonteDeLotes } from '@martelo/server/engines/busca/protocolo-da-busca.ts'

export async function abrirFonte(opcoes: unknown): Promise<FonteDeLotes> {
  const { quantos, semente } = opcoes as { quantos: number; semente: number }
  return {
    async *todos() {
      yield* lotesGerados(quantos, semente)
    },
    async *mudancas() {},
    async fechar() {},
  }
}
