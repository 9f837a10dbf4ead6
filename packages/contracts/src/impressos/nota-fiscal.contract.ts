import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { FiltroDeImpressos } from './filtro-de-impressos.schemas.ts'
import { Cabecalho } from './impresso.schemas.ts'
import { VendaComNota } from './nota.schemas.ts'

export const notaFiscal = defineCall('GET /v1/nota-fiscal', {
  summary:
    'As notas de arrematação por hash ou uid da compra, com a situação de cada uma agora; mascaradas para quem não é parte',
  permission: 'publico',
  query: FiltroDeImpressos,
  reply: z.object({ vendas: z.array(VendaComNota), cabecalho: Cabecalho.nullable() }),
  refusals: { NAO_ENCONTRADO: 404, SEM_PERMISSAO: 403 },
  limit: { por: 'ip', max: 120, segundos: 600 },
})
