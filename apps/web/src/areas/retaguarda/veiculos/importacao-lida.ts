// An import as these screens read it.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'

export type Importacao = RespostaDe<Calls['GET /v1/importacoes/:uid']>
export type LinhaDaImportacao = Importacao['linhas'][number]

export interface Escolhas {
  readonly leiId?: number | undefined
  readonly comitenteUid?: string | undefined
  readonly patioUid?: string | undefined
  readonly tipoId?: number | undefined
}

export const SITUACAO_DA_IMPORTACAO: Readonly<Record<Importacao['situacao'], string>> = {
  previa: 'Em conferência',
  confirmada: 'Importada',
  descartada: 'Descartada',
}

export const escolhasDe = (i: Importacao): Escolhas => ({
  leiId: i.leilao?.id,
  comitenteUid: i.comitenteUid ?? undefined,
  patioUid: i.patioUid ?? undefined,
  tipoId: i.tipoId ?? undefined,
})
