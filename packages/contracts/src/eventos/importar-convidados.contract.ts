import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const importarConvidados = defineCall('POST /v1/eventos/:uid/convidados/planilha', {
  summary: 'Lê os convidados de uma planilha e inclui as linhas certas quando confirmar',
  permission: 'evento:editar',
  params: z.object({ uid: Uid }),
  body: z.object({ confirmar: z.enum(['sim', 'nao'], { error: 'Informe se é para incluir' }) }),
  upload: { maxArquivos: 1, maxBytes: 5 * 1024 * 1024 },
  reply: z.object({
    incluidos: z.number().int(),
    linhas: z.array(
      z.object({
        linha: z.number().int(),
        nome: z.string(),
        email: z.string().nullable(),
        erro: z.string().nullable(),
      }),
    ),
  }),
  refusals: { NAO_ENCONTRADO: 404, ARQUIVO: 422, CHEIO: 409 },
  limit: { por: 'conta', max: 30, segundos: 600 },
})
