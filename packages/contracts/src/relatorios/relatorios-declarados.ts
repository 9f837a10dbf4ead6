// All reports, and who reads which. A new one is a row here and its statement in apps/server/src/modules/relatorios.
import { ehInterno, permite, type QuemEntra } from '../core/permissions.ts'
import type { Relatorio } from './partes-de-relatorio.ts'
import { RELATORIOS_DE_BENS } from './relatorios-de-bens.ts'
import { RELATORIOS_DE_DINHEIRO } from './relatorios-de-dinheiro.ts'
import { RELATORIOS_DE_LEILOES } from './relatorios-de-leiloes.ts'

export const RELATORIOS = {
  ...RELATORIOS_DE_LEILOES,
  ...RELATORIOS_DE_DINHEIRO,
  ...RELATORIOS_DE_BENS,
} satisfies Record<string, Relatorio>
export type NomeDeRelatorio = keyof typeof RELATORIOS
export const NOMES_DOS_RELATORIOS = Object.keys(RELATORIOS) as [NomeDeRelatorio, ...NomeDeRelatorio[]]

/** `casa`: by his right to it; `comitente`: what is of his consignors; null: not at all. */
export type LadoDoRelatorio = 'casa' | 'comitente'
export function ladoDoRelatorio(nome: NomeDeRelatorio, quem: QuemEntra | null): LadoDoRelatorio | null {
  if (ehInterno(quem)) return permite(RELATORIOS[nome].permissao, quem) ? 'casa' : null
  return RELATORIOS[nome].doComitente && permite('comitente:acompanhar', quem) ? 'comitente' : null
}
