import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { DadosDoApelido, DaSala } from './pregao.schemas.ts'

export const criarApelido = defineCall('POST /v1/leilao/:leiUid/apelido-leiloeiro', {
  summary: 'Cadastra um apelido para alguém do auditório ou do telefone',
  permission: 'pregao:conduzir',
  params: DaSala,
  body: DadosDoApelido,
  reply: z.object({ uid: Uid }),
  refusals: {
    NAO_ENCONTRADO: 404,
    SEM_PERMISSAO: 403,
    APELIDOS_DESLIGADOS: 409,
    JA_EXISTE: 409,
    MUITOS: 409,
  },
  limit: { por: 'conta', max: 60, segundos: 60 },
})
