import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Dia, texto, textoOpcional, Uid, Versao } from '../core/fields.ts'
import { RemocaoNaEstrada } from './remocao.schemas.ts'

export const responderPeloLink = defineCall('POST /v1/remocoes/link/:segredo/resposta', {
  summary: 'A transportadora aceita com dia e motorista, ou recusa com o motivo',
  permission: 'publico',
  params: z.object({ segredo: texto(64, 'Endereço inválido') }),
  body: z.object({
    evento: z.enum(['agendar', 'recusar'], { error: 'Ação inválida' }),
    previstaEm: Dia.nullish(),
    motUid: Uid.nullish(),
    /** a driver who is not in the list yet */
    motorista: z
      .object({ nome: textoOpcional(120), cpf: textoOpcional(14), telefone: textoOpcional(20) })
      .nullish(),
    motivo: textoOpcional(500),
    versao: Versao,
  }),
  reply: RemocaoNaEstrada,
  refusals: { NAO_ENCONTRADA: 404, RECUSADA: 409, MUDOU: 409, CAMPOS: 422 },
  limit: { por: 'ip', max: 30, segundos: 60 },
})
