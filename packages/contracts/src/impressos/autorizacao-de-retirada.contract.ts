import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Cabecalho, ItemImpresso, PessoaImpressa } from './impresso.schemas.ts'
import { textoLivre } from '../core/fields.ts'

export const autorizacaoDeRetirada = defineCall('GET /v1/retirada-por-terceiros/:hash', {
  summary: 'A autorização de retirada por terceiros de um agendamento',
  permission: 'publico',
  params: z.object({ hash: textoLivre().regex(/^[0-9a-f]{32}$/, 'Código inválido') }),
  reply: z.object({
    completo: z.boolean(),
    valida: z.boolean(),
    situacao: z.string(),
    comprador: PessoaImpressa,
    terceiro: z.object({
      nome: z.string(),
      documento: z.string(),
      telefone: z.string(),
      email: z.string().nullable(),
    }),
    item: ItemImpresso,
    patio: z.object({ nome: z.string(), endereco: z.string(), cidade: z.string(), uf: z.string() }),
    inicio: z.string(),
    fim: z.string(),
    cabecalho: Cabecalho,
  }),
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'ip', max: 120, segundos: 600 },
})
