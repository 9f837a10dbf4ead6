import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'

export type Perfil = RespostaDe<Calls['GET /v1/cliente/infos']>
export const CHAVE_DO_PERFIL = ['meu-perfil'] as const
