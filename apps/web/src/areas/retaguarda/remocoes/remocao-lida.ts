import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'

export type Remocao = RespostaDe<Calls['GET /v1/remocoes/:uid']>
