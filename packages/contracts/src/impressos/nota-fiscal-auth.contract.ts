import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { FiltroDeImpressos } from './filtro-de-impressos.schemas.ts'
import { Cabecalho } from './impresso.schemas.ts'
import { VendaComNota } from './nota.schemas.ts'

export const notaFiscalAuth = defineCall('GET /v1/nota-fiscal/auth', {
  summary:
    'As notas por inteiro: as suas ao comprador, as de um leilão, comitente, carteira ou leiloeiro à casa',
  permission: 'sessao',
  query: FiltroDeImpressos,
  reply: z.object({ vendas: z.array(VendaComNota), cabecalho: Cabecalho.nullable() }),
  refusals: { NAO_ENCONTRADO: 404, SEM_PERMISSAO: 403 },
  limit: { por: 'conta', max: 120, segundos: 600 },
})
