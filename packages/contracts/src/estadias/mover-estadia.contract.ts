import {
  FORMATO_DA_ASSINATURA,
  MAXIMO_DA_ASSINATURA,
  MOTIVOS_DE_DEVOLUCAO,
  TIPOS_DE_DOCUMENTO_DA_DEVOLUCAO,
} from '@martelo/domain/estadias/saida-da-estadia.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre, textoOpcional, Uid, Versao } from '../core/fields.ts'
import { EstadiaCompleta } from './estadia.schemas.ts'

export const moverEstadia = defineCall('POST /v1/estadias/:uid/mover', {
  summary: 'Entrada, liberação da saída, entrega ao comprador, devolução ou cancelamento de uma estadia',
  permission: 'estadia:mover',
  params: z.object({ uid: Uid }),
  body: z.object({
    evento: z.enum(['entrar', 'liberarSaida', 'suspenderSaida', 'entregar', 'devolver', 'cancelar'], {
      error: 'Ação inválida',
    }),
    motivo: textoOpcional(500),
    vagaUid: Uid.nullish(),
    devolucaoNome: textoOpcional(120),
    devolucaoTipoDoc: z
      .enum(TIPOS_DE_DOCUMENTO_DA_DEVOLUCAO, { error: 'Tipo de documento inválido' })
      .nullish(),
    devolucaoDoc: textoOpcional(40),
    devolucaoTipoMotivo: z.enum(MOTIVOS_DE_DEVOLUCAO, { error: 'Motivo inválido' }).nullish(),
    devolucaoObservacao: textoOpcional(1000),
    assinatura: textoLivre('Assinatura inválida')
      .max(MAXIMO_DA_ASSINATURA, 'A assinatura é longa demais')
      .regex(FORMATO_DA_ASSINATURA, 'Assinatura inválida')
      .nullish(),
    versao: Versao,
  }),
  reply: EstadiaCompleta,
  refusals: {
    NAO_ENCONTRADA: 404,
    RECUSADA: 409,
    MUDOU: 409,
    VAGA_OCUPADA: 409,
    REFERENCIA: 422,
    CAMPOS: 422,
  },
})
