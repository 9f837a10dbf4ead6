import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { inteiro, texto, Uid } from '../core/fields.ts'
import { MeuIncidenteCompleto, TextoDaMensagem, TipoDeIncidente } from './incidente.schemas.ts'

export const relatarIncidente = defineCall('POST /v1/cliente/incidentes', {
  summary: 'O cliente relata um problema de uma compra, dentro do prazo de reclamação da casa',
  permission: 'compra:minha',
  body: z.object({
    vndId: inteiro('Compra inválida'),
    itemUid: Uid.nullish(),
    tipo: TipoDeIncidente,
    assunto: texto(120, 'Informe o assunto'),
    descricao: TextoDaMensagem,
    chaveDoPedido: Uid,
  }),
  reply: MeuIncidenteCompleto,
  refusals: { NAO_ENCONTRADO: 404, RECUSADO: 409 },
  limit: { por: 'conta', max: 20, segundos: 3600 },
})
