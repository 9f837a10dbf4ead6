import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { GrupoCliente } from './grupo.schemas.ts'

export const gruposCliente = defineCall('GET /v1/cliente/grupos-cliente', {
  summary: 'Os grupos de clientes da casa, com quantos clientes cada um tem',
  permission: 'grupo-cliente:ver',
  reply: z.array(GrupoCliente),
})
