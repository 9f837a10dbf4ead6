// Where the people of the house begin after signing in: each role at its own work. The first row that fits counts.
import type { Papel } from '@martelo/contracts/core/permissions.ts'

export const INICIOS: readonly (readonly [papel: Papel, inicio: string])[] = [
  ['ADM', '/admin/leiloes'],
  ['Leilão', '/admin/leiloes'],
  ['Leiloeiro', '/leiloeiro'],
  ['Comitente', '/comitente/leiloes'],
  ['SAC', '/admin/clientes'],
  ['Acerto', '/admin/vendas'],
  ['Pátio', '/admin/patio-agenda'],
  ['MKT', '/admin/leiloes'],
  ['Alteração de Minimos e Incremento', '/admin/lotes'],
  ['Remoção', '/admin/veiculos'],
  ['Despachante', '/admin/veiculos'],
]

export const inicioDaCasa = (papeis: readonly string[]): string =>
  INICIOS.find(([papel]) => papeis.includes(papel))?.[1] ?? '/'
