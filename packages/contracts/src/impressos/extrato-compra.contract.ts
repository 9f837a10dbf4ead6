import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { FiltroDeImpressos } from './filtro-de-impressos.schemas.ts'
import { Cabecalho, Extrato } from './impresso.schemas.ts'

export const extratoCompra = defineCall('GET /v1/extrato-compra', {
  summary:
    'Extratos de compra por hash ou uid, e para a casa os de um leilão, comitente, carteira ou leiloeiro; quem não é o comprador nem da equipe recebe dados mascarados',
  permission: 'publico',
  query: FiltroDeImpressos,
  reply: z.object({ vendas: z.array(Extrato), cabecalho: Cabecalho.nullable() }),
  refusals: { NAO_ENCONTRADO: 404, SEM_PERMISSAO: 403 },
  limit: { por: 'ip', max: 120, segundos: 600 },
})
