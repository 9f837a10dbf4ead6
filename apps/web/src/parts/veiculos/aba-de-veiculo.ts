// What a tab of the vehicle's screen gets. A module fills its tab with a component of these props in parts/<module>, and
// its row in areas/retaguarda/veiculos/abas-do-veiculo.tsx names it.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'

export interface AbaDeVeiculo {
  readonly v: RespostaDe<Calls['GET /v1/veiculos/:uid']>
  /** reads the vehicle and its history again, after a change */
  readonly refazer: () => Promise<void>
}
