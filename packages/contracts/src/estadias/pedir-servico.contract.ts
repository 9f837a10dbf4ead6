import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, textoOpcional, Uid } from '../core/fields.ts'
import { EstadiaCompleta, TipoDoServico } from './estadia.schemas.ts'

export const pedirServico = defineCall('POST /v1/estadias/:uid/servicos', {
  summary: 'Pede um serviço ao pátio para o veículo, com o prazo prometido',
  permission: 'estadia:pedir',
  params: z.object({ uid: Uid }),
  body: z.object({
    tipoServico: TipoDoServico,
    observacao: textoOpcional(1000),
    prometidoAt: Instante.nullish(),
    pessoaUid: Uid.nullish(),
    chaveDoPedido: Uid,
  }),
  reply: EstadiaCompleta,
  refusals: { NAO_ENCONTRADA: 404, RECUSADA: 409, REFERENCIA: 422 },
})
