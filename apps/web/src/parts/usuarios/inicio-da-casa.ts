// Where the people of the house begin after signing in: at what waits for them, or in the area that is all of their work.
// The first row that fits counts.
import { ehInterno, type Papel } from '@martelo/contracts/core/permissions.ts'

export const INICIOS: readonly (readonly [papel: Papel, inicio: string])[] = [
  ['ADM', '/admin'],
  ['Leilão', '/admin'],
  ['Leiloeiro', '/leiloeiro'],
  ['Comitente', '/comitente/minha-pagina'],
  ['Externo - Comitente Integração', '/comitente/integracao'],
]

export const inicioDaCasa = (papeis: readonly string[]): string =>
  INICIOS.find(([papel]) => papeis.includes(papel))?.[1] ?? (ehInterno({ papeis }) ? '/admin' : '/')
