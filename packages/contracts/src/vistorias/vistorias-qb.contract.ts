import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista, Dia, inteiroEscrito, Uid } from '../core/fields.ts'
import { LinhaDaVistoria, SituacaoDaVistoria } from './vistoria.schemas.ts'

export const vistoriasQb = defineCall('GET /v1/vistorias/qb', {
  summary: 'Vistorias, com paginação, ordenação, busca (veículo, placa, chassi, vistoriador) e filtros',
  permission: 'vistoria:ver',
  query: ConsultaDeLista.extend({
    situacao: SituacaoDaVistoria.optional(),
    tipo: Uid.optional(),
    patio: Uid.optional(),
    veiculo: Uid.optional(),
    saidaPatio: z.enum(['sim', 'nao'], 'Escolha sim ou não').optional(),
    comCopia: z.enum(['sim'], 'Valor inválido').optional(),
    estadia: inteiroEscrito().optional(),
    remocao: inteiroEscrito().optional(),
    de: Dia.optional(),
    ate: Dia.optional(),
  }),
  reply: z.array(LinhaDaVistoria),
  counted: true,
})
