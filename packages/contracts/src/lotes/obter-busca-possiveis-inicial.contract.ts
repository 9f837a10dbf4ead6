import { defineCall } from '../core/define-call.ts'
import { BuscaPossiveis } from './busca.schemas.ts'

export const obterBuscaPossiveisInicial = defineCall('GET /v1/lote/obter-busca-possiveis', {
  summary: 'O que pode ser escolhido na busca sem filtros',
  permission: 'publico',
  reply: BuscaPossiveis,
  refusals: { LOGIN_NECESSARIO: 401 },
  trusted: true,
})
