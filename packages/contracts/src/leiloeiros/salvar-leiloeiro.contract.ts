import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Email, texto, Uid } from '../core/fields.ts'

export const salvarLeiloeiro = defineCall('POST /v1/leiloeiros', {
  summary: 'Cria ou muda um leiloeiro; o e-mail liga o acesso dele ao painel',
  permission: 'leilao:editar',
  body: z.object({
    uid: Uid.nullish(),
    versao: z.number().int().nullish(),
    nome: texto(120, 'Informe o nome'),
    matricula: texto(20, 'Informe a matrícula'),
    junta: texto(20, 'Informe a Junta Comercial'),
    uf: z.string().regex(/^[A-Z]{2}$/, 'Informe a UF'),
    ativo: z.boolean(),
    usuarioEmail: Email.nullish(),
  }),
  reply: z.object({ uid: z.uuid(), versao: z.number() }),
  refusals: { NAO_ENCONTRADO: 404, MUDOU: 409, REPETIDO: 409, REFERENCIA: 422 },
})
