import {
  FORMATO_DA_ASSINATURA,
  MAXIMO_DA_ASSINATURA,
  TIPOS_DE_DOCUMENTO_DA_DEVOLUCAO,
} from '@martelo/domain/estadias/saida-da-estadia.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre, textoOpcional, Uid, Versao } from '../core/fields.ts'

export const moverAgendamento = defineCall('PUT /v1/agendamentos/:uid', {
  summary: 'Cancela um agendamento, registra a ausência ou a entrega do bem',
  permission: 'sessao',
  escopo: 'compras',
  params: z.object({ uid: Uid }),
  body: z.object({
    evento: z.enum(['cancelarAgendamento', 'registrarAusencia', 'entregar'], { error: 'Ação inválida' }),
    motivo: textoOpcional(300),
    entreguePara: textoOpcional(120),
    tipoDoc: z.enum(TIPOS_DE_DOCUMENTO_DA_DEVOLUCAO, { error: 'Tipo de documento inválido' }).nullish(),
    doc: textoOpcional(40),
    assinatura: textoLivre('Assinatura inválida')
      .max(MAXIMO_DA_ASSINATURA, 'A assinatura é longa demais')
      .regex(FORMATO_DA_ASSINATURA, 'Assinatura inválida')
      .nullish(),
    autorizacaoConferida: z
      .boolean()
      .optional()
      .describe(
        'the signed paper of a third person was read at the gate; asked for unless the house has accepted a file',
      ),
    versao: Versao,
  }),
  reply: z.object({ uid: Uid, situacao: z.string(), retirada: z.string() }),
  refusals: { NAO_ENCONTRADO: 404, CAMPOS: 400, MUDOU: 409, RECUSADO: 409 },
})
