import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante } from '../core/fields.ts'
import { BemVistoriado, CategoriasDaVistoria } from './vistoria.schemas.ts'
import { VeiculoNoAparelho, VistoriaNoAparelho } from './vistoria-no-aparelho.schemas.ts'

export const vistoriasNoAparelho = defineCall('GET /v1/vistorias/aparelho', {
  summary:
    'O que um aparelho guarda para trabalhar sem rede: vistorias à espera, veículos dos pátios e tipos',
  permission: 'vistoria:fazer',
  reply: z.object({
    agora: Instante,
    vistorias: z.array(VistoriaNoAparelho),
    veiculos: z.array(VeiculoNoAparelho),
    tipos: z.array(
      z.object({
        uid: z.uuid(),
        nome: z.string(),
        versaoDasPerguntas: z.number(),
        disponivelParaTipos: z.array(BemVistoriado),
        categorias: CategoriasDaVistoria,
      }),
    ),
  }),
  limit: { por: 'conta', max: 300, segundos: 600 },
})
