import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, Uid } from '../core/fields.ts'

export const lerCodigoDoPatio = defineCall('GET /v1/estadias/ler-codigo', {
  summary:
    'O que um código lido no pátio significa: a etiqueta de uma chave ou a autorização de quem vem retirar',
  permission: 'estadia:mover',
  query: z.object({ texto: texto(400, 'Leia ou digite o código') }),
  reply: z.object({
    estadiaUid: Uid,
    veiculo: z.string(),
    placa: z.string().nullable(),
    retirada: z
      .object({
        agendamentoUid: Uid,
        inicio: z.string(),
        validade: z.string(),
        explicacao: z.string().nullable(),
        quem: z.string(),
        documento: z.string(),
      })
      .nullable(),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'conta', max: 120, segundos: 60 },
})
