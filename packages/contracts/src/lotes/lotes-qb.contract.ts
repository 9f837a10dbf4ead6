import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista, IdNumerico, Uid } from '../core/fields.ts'
import { LinhaDeLote, SituacaoDoLote, TipoNegociacao } from './lote.schemas.ts'

export const lotesQb = defineCall('GET /v1/leiloes/lotes/qb', {
  summary:
    'Lotes de todos os leilões, com paginação, ordenação, busca (número, nome, placa, chassi) e filtros',
  permission: 'lote:ver',
  query: ConsultaDeLista.extend({
    leilao: IdNumerico.optional(),
    situacao: SituacaoDoLote.optional(),
    tipoNegociacao: TipoNegociacao.optional(),
    comitente: Uid.optional(),
    veiculo: Uid.optional(),
    semFoto: z.enum(['sim'], 'Valor inválido').optional(),
  }),
  reply: z.array(LinhaDeLote),
  counted: true,
})
