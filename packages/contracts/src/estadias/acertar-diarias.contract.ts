import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CentavosPositivos, textoOpcional, Uid, Versao } from '../core/fields.ts'
import { EstadiaCompleta } from './estadia.schemas.ts'

export const acertarDiarias = defineCall('POST /v1/estadias/:uid/diarias', {
  summary: 'Recebe do comprador as diárias da estadia, que entram na venda, ou o dispensa delas com motivo',
  permission: 'estadia:receber',
  params: z.object({ uid: Uid }),
  body: z.object({
    acao: z.enum(['receber', 'dispensar'], { error: 'Ação inválida' }),
    forma: z.enum(['DINHEIRO', 'CARTAO_DE_CREDITO_MANUAL', 'PIX'], { error: 'Escolha a forma' }).nullish(),
    valor: CentavosPositivos,
    motivo: textoOpcional(500),
    versao: Versao,
  }),
  reply: EstadiaCompleta,
  refusals: { NAO_ENCONTRADA: 404, RECUSADA: 409, MUDOU: 409, SEM_PERMISSAO: 403, CAMPOS: 422 },
})
