import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista, Uid } from '../core/fields.ts'
import { ServicoNaLista, SituacaoDoServico, TipoDoServico } from './estadia.schemas.ts'

export const servicosSolicitados = defineCall('GET /v1/estadias/servicos-solicitados', {
  summary:
    'Serviços pedidos aos pátios, os de prazo mais próximo primeiro; sem situação, os que estão por fazer',
  permission: 'estadia:ver',
  query: ConsultaDeLista.extend({
    situacao: SituacaoDoServico.optional(),
    tipo: TipoDoServico.optional(),
    patio: Uid.optional(),
    pessoa: Uid.optional(),
    atrasados: z.enum(['sim'], 'Valor inválido').optional(),
  }),
  reply: z.array(ServicoNaLista),
  counted: true,
})
