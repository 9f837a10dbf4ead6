// What the parts of this page share: the one question that it asks, and the shape of its answer.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'

export type Sistemas = RespostaDe<Calls['GET /v1/comitentes/sistemas']>
export type Webhook = Sistemas['webhooks'][number]
export const CHAVE_DOS_SISTEMAS = ['sistemas-do-comitente']
