import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, textoLivre, textoOpcional, Uid } from '../core/fields.ts'
import { DaSala } from './pregao.schemas.ts'

export const criarApelido = defineCall('POST /v1/leilao/:leiUid/apelido-leiloeiro', {
  summary: 'Cadastra um apelido para alguém do auditório ou do telefone',
  permission: 'pregao:conduzir',
  params: DaSala,
  body: z.object({
    apelido: texto(40, 'Informe o apelido'),
    cidade: textoOpcional(80),
    estado: textoLivre()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, 'Use a sigla do estado')
      .nullish(),
    tipoVeiculo: textoOpcional(40),
    tipoRetomada: textoOpcional(40),
  }),
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
