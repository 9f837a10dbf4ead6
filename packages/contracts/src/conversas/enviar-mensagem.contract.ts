import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, Uid } from '../core/fields.ts'
import { Mensagem, TAMANHO_DA_MENSAGEM } from './conversas.events.ts'

export const enviarMensagem = defineCall('POST /v1/conversas/mensagens', {
  summary: 'Escreve na conversa de um leilão ou de um lote; o mesmo uid de novo não repete a mensagem',
  permission: 'conversa:escrever',
  recurso: 'conversas',
  body: z
    .object({
      leiUid: Uid.optional(),
      lelUid: Uid.optional(),
      /** made by the sender: the server's copy replaces the local echo by it */
      uid: Uid,
      texto: texto(TAMANHO_DA_MENSAGEM, 'Escreva a mensagem'),
    })
    .refine((o) => (o.leiUid === undefined) !== (o.lelUid === undefined), 'Informe o leilão ou o lote'),
  reply: z.object({ mensagem: Mensagem }),
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 403, UID_EM_USO: 409 },
  limit: { por: 'conta', max: 8, segundos: 15 },
  maxBody: 8192,
})
