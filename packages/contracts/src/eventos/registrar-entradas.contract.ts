import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, texto, Uid } from '../core/fields.ts'
import { PessoasQueEntram } from './convidado.schemas.ts'

export const registrarEntradas = defineCall('POST /v1/eventos/:uid/entradas', {
  summary: 'Registra quem entrou, também o que o aparelho guardou sem rede: cada código conta uma vez',
  permission: 'evento:receber',
  params: z.object({ uid: Uid }),
  body: z.object({
    entradas: z
      .array(
        z.object({ codigo: texto(400, 'Informe o código'), quando: Instante, pessoas: PessoasQueEntram }),
      )
      .min(1, 'Nenhuma entrada')
      .max(200, 'No máximo 200 por vez'),
  }),
  reply: z.object({
    resultados: z.array(
      z.object({
        codigo: z.string(),
        resultado: z.enum(['entrou', 'ja-entrou', 'desconhecido', 'cancelado']),
        nome: z.string().nullable(),
        entrouAt: Instante.nullable(),
        pessoas: z.number().int(),
      }),
    ),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'conta', max: 600, segundos: 600 },
})
