import { TIPOS_LANCADOS_A_MAO } from '@martelo/domain/prestacoes/contas-da-prestacao.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CentavosPositivos, Dia, texto, Uid } from '../core/fields.ts'
import { PrestacaoCompleta } from './prestacao.schemas.ts'

export const lancarNaPrestacao = defineCall('POST /v1/prestacoes/:uid/lancamentos', {
  summary: 'Lança uma despesa, um adiantamento ou uma retenção numa prestação aberta',
  permission: 'prestacao:fazer',
  params: z.object({ uid: Uid }),
  body: z.object({
    tipo: z.enum(TIPOS_LANCADOS_A_MAO, { error: 'Escolha o tipo' }),
    descricao: texto(160, 'Descreva o lançamento'),
    valor: CentavosPositivos,
    dia: Dia,
    /** the same again is the same entry */
    chaveDoPedido: Uid,
  }),
  reply: PrestacaoCompleta,
  refusals: { NAO_ENCONTRADA: 404, RECUSADA: 409 },
})
