import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid, Versao } from '../core/fields.ts'
import { DadosDoVeiculo } from './veiculo.schemas.ts'

export const editarVeiculo = defineCall('PUT /v1/veiculos/:uid', {
  summary: 'Muda um veículo; o que o site mostra dos seus lotes acompanha',
  permission: 'veiculo:editar',
  params: z.object({ uid: Uid }),
  body: DadosDoVeiculo.extend({ versao: Versao }),
  reply: z.object({ versao: z.number(), avisos: z.array(z.string()) }),
  refusals: {
    NAO_ENCONTRADO: 404,
    MUDOU: 409,
    REFERENCIA: 422,
    IDENTIFICADOR: 422,
    REPETIDO: 409,
    TRAVADO: 409,
  },
})
