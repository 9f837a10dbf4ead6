import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista, inteiroEscrito, Uid } from '../core/fields.ts'
import { LinhaDeVeiculo, SituacaoDoVeiculo } from './veiculo.schemas.ts'

export const veiculosQb = defineCall('GET /v1/veiculos/qb', {
  summary: 'Veículos, com paginação, ordenação, busca (nome, placa, chassi, renavam) e filtros',
  permission: 'veiculo:ver',
  query: ConsultaDeLista.extend({
    situacao: SituacaoDoVeiculo.optional(),
    tipo: inteiroEscrito().optional(),
    comitente: Uid.optional(),
    patio: Uid.optional(),
    semFoto: z.enum(['sim'], 'Valor inválido').optional(),
  }),
  reply: z.array(LinhaDeVeiculo),
  counted: true,
})
