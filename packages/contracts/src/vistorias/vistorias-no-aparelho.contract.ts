import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante } from '../core/fields.ts'
import {
  BemVistoriado,
  CategoriasDaVistoria,
  RespostaEnviada,
  SituacaoDaVistoria,
  VeiculoDaVistoria,
} from './vistoria.schemas.ts'

const Veiculo = VeiculoDaVistoria.extend({
  cor: z.string().nullable(),
  ano: z.string(),
  patio: z.string().nullable(),
})

export const vistoriasNoAparelho = defineCall('GET /v1/vistorias/aparelho', {
  summary:
    'O que um aparelho guarda para trabalhar sem rede: vistorias à espera, veículos dos pátios e tipos',
  permission: 'vistoria:fazer',
  reply: z.object({
    agora: Instante,
    vistorias: z.array(
      z.object({
        uid: z.uuid(),
        veiculo: Veiculo,
        tipoUid: z.uuid(),
        tipo: z.string(),
        /** of the questions, by number */
        versaoDasPerguntas: z.number(),
        categorias: CategoriasDaVistoria,
        situacao: SituacaoDaVistoria,
        saidaPatio: z.boolean(),
        aparelho: z.uuid().nullable(),
        vistoriador: z.string().nullable(),
        createdAt: Instante,
        respostas: z.array(RespostaEnviada),
      }),
    ),
    veiculos: z.array(Veiculo),
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
