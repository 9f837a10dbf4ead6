import { z } from 'zod'
import { ContaGuardada } from '../comitentes/conta-bancaria.schemas.ts'
import { defineCall } from '../core/define-call.ts'

export const contasBancarias = defineCall('GET /v1/contas-bancarias', {
  summary: 'As contas da própria casa que estão em uso, na ordem em que recebem',
  permission: 'hotsite:editar',
  reply: z.array(ContaGuardada),
})
