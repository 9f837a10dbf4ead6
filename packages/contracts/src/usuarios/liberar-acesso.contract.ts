import { ESCOPOS } from '@martelo/domain/usuarios/em-nome-de-outro.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Email, Instante, texto } from '../core/fields.ts'
import { Liberacao } from './liberacao.schemas.ts'

export const liberarAcesso = defineCall('POST /v1/liberacoes-de-acesso', {
  summary:
    'Propõe que a conta de um cliente seja usada por outra pessoa; vale quando o dono consente, até o fim marcado',
  permission: 'acesso:liberar',
  body: z.object({
    donoEmail: Email,
    quemEmail: Email,
    escopo: z.array(z.enum(ESCOPOS, 'Escopo desconhecido')).min(1, 'Escolha o que pode ser feito'),
    motivo: texto(300, 'Informe o motivo'),
    ate: Instante,
  }),
  reply: z.array(Liberacao),
  refusals: { CAMPOS: 422, EM_USO: 409 },
  limit: { por: 'conta', max: 60, segundos: 3600 },
})
