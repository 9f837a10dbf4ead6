import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Email, texto, textoOpcional, Uid } from '../core/fields.ts'

export const salvarComitente = defineCall('POST /v1/comitentes', {
  summary: 'Cria ou muda um comitente',
  permission: 'comitente:editar',
  body: z.object({
    uid: Uid.nullish(),
    versao: z.number().int().nullish(),
    nome: texto(120, 'Informe o nome'),
    cnpj: textoOpcional(20),
    grupo: textoOpcional(80),
    email: Email.nullish(),
    exigeBoleto: z.boolean(),
    ativo: z.boolean(),
  }),
  reply: z.object({ uid: z.uuid(), versao: z.number() }),
  refusals: { NAO_ENCONTRADO: 404, MUDOU: 409, REPETIDO: 409, DOCUMENTO: 422 },
})
