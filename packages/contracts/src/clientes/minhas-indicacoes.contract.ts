import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante } from '../core/fields.ts'

export const minhasIndicacoes = defineCall('GET /v1/cliente/indicacoes', {
  summary: 'O convite de quem entrou e quem se cadastrou por ele',
  permission: 'perfil:ver',
  recurso: 'indique-ganhe',
  reply: z.object({
    hash: z.string(),
    /** path of the sign-up with the invitation */
    caminho: z.string(),
    indicados: z.array(
      z.object({
        /** the first name and an initial: the rest is that person's own */
        nome: z.string(),
        quando: Instante,
        etapa: z.enum(['Cadastrado', 'Documentos aprovados', 'Comprou']),
      }),
    ),
  }),
})
