import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { BuscaSalva } from './busca-salva.schemas.ts'

export const minhasBuscas = defineCall('GET /v1/cliente/buscas-salvas', {
  summary: 'As buscas salvas do cliente, a mais nova primeiro',
  permission: 'cliente:area',
  recurso: 'buscas-salvas',
  reply: z.array(BuscaSalva),
})
