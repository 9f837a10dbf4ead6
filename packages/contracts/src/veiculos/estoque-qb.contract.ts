import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista, inteiroEscrito, Uid } from '../core/fields.ts'
import { Idade, LinhaDoEstoque, QualFalta } from './estoque.schemas.ts'
import { SituacaoDoVeiculo } from './veiculo.schemas.ts'

export const estoqueQb = defineCall('GET /v1/estoque/qb', {
  summary:
    'O estoque: onde está, desde quando e o que falta para vender; o comitente vê os seus bens até o repasse',
  permission: 'estoque:ver',
  query: ConsultaDeLista.extend({
    patio: z.union([Uid, z.literal('externo')]).optional(),
    situacao: SituacaoDoVeiculo.optional(),
    tipo: inteiroEscrito().optional(),
    classificacao: Uid.optional(),
    falta: QualFalta.optional(),
    idade: Idade.optional(),
  }),
  reply: z.array(LinhaDoEstoque),
  counted: true,
})
