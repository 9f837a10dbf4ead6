// The auction as this screen reads it, and the keys under which it is kept.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'

export type Leilao = RespostaDe<Calls['GET /v1/leiloes/:id']>
export type LoteDoLeilao = RespostaDe<Calls['GET /v1/leiloes/:id/lotes']>[number]

export const chaveDoLeilao = (id: number): readonly unknown[] => ['leilao', id]
export const chaveDosLotes = (id: number): readonly unknown[] => ['leilao', id, 'lotes']
