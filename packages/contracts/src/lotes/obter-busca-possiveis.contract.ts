import { defineCall } from '../core/define-call.ts'
import { BuscaPossiveis, PedidoDePossiveis } from './busca.schemas.ts'

export const obterBuscaPossiveis = defineCall('POST /v1/lote/obter-busca-possiveis', {
  summary: 'O que ainda pode ser escolhido na busca, com contagens',
  permission: 'publico',
  body: PedidoDePossiveis,
  reply: BuscaPossiveis,
  refusals: { LOGIN_NECESSARIO: 401 },
  trusted: true,
})
