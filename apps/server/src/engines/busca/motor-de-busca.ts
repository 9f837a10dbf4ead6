// What a search engine is, for the rest of the server. Two engines satisfy it: the index in a worker (motor-indice.ts)
// and PostgreSQL (motor-pg.ts), which is also the reference that a test compares the index with.
import type { BuscaPossiveis } from '@martelo/contracts/lotes/busca.schemas.ts'
import type { Consulta } from './consulta-de-busca.ts'
import type { Documento } from './documento-de-busca.ts'
import type { Achados } from './indice.ts'

export interface MotorDeBusca {
  buscar(hotId: number, consulta: Consulta): Promise<Achados>
  possiveis(hotId: number, consulta: Consulta): Promise<BuscaPossiveis>
  /** Changed rows of the projection. Resolved: every later question sees them. */
  aplicar(mudancas: readonly Documento[]): Promise<void>
}

/** The engine cannot answer now (still loading, died, too many waiting): another one has to. */
export class MotorIndisponivel extends Error {}
