import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CartaoDeLote } from './publico-lote.schemas.ts'

export const buscarDestaquesPaginaInicial = defineCall('GET /v1/lote/buscar-destaques-pagina-inicial', {
  summary: 'Os lotes da página inicial: destaques, os que encerram primeiro e as categorias com contagem',
  permission: 'publico',
  replica: true,
  reply: z.object({
    destaques: z.array(CartaoDeLote),
    encerrando: z.array(CartaoDeLote),
    categorias: z.array(z.object({ nome: z.string(), quantidade: z.number() })),
    total: z.number(),
  }),
  refusals: { LOGIN_NECESSARIO: 401 },
  trusted: true,
})
