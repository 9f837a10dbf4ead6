import { z } from 'zod'
import { DadosDaConta } from '../comitentes/conta-bancaria.schemas.ts'
import { defineCall } from '../core/define-call.ts'

export const salvarContaBancaria = defineCall('POST /v1/contas-bancarias', {
  summary: 'Inclui uma conta da própria casa; a página de segurança passa a mostrá-la',
  permission: 'hotsite:editar',
  body: DadosDaConta,
  reply: z.object({ uid: z.uuid() }),
  refusals: { CAMPOS: 400, JA_EXISTE: 409 },
})
