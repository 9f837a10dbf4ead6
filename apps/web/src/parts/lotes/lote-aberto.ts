// The lot as its drawer reads it, and the key under which it is kept.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'

export type LoteAberto = RespostaDe<Calls['GET /v1/lote/registro/:lelUid']>
export const chaveDoLote = (lelUid: string): readonly unknown[] => ['lote', lelUid]
