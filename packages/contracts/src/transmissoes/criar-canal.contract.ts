import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, Uid } from '../core/fields.ts'
import { Sim } from './transmissoes.schemas.ts'

export const criarCanal = defineCall('POST /v1/canal-transmissao', {
  summary: 'Cria um canal de transmissão do leilão',
  permission: 'transmissao:operar',
  body: z.object({
    nome: texto(80, 'Informe o nome do canal'),
    disponivel: Sim,
    leilaoUid: Uid,
    templateUid: Uid,
  }),
  reply: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404, CAMPOS: 400 },
})
