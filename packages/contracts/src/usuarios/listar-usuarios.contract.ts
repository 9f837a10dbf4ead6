import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista } from '../core/fields.ts'
import { PAPEIS } from '../core/permissions.ts'
import { LinhaDeUsuario } from './usuario-da-casa.schemas.ts'

export const listarUsuarios = defineCall('GET /v1/usuarios/qb', {
  summary: 'Contas do site, da casa e de clientes',
  permission: 'usuario:administrar',
  query: ConsultaDeLista.extend({
    papel: z.enum(PAPEIS, 'Papel desconhecido').optional(),
    ativo: z.enum(['sim', 'nao'], 'Valor inválido').optional(),
    quem: z.enum(['casa', 'clientes'], 'Valor inválido').optional(),
  }),
  reply: z.array(LinhaDeUsuario),
  counted: true,
})
