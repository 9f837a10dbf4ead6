import { SITUACOES_DE_ENTREGA } from '@martelo/domain/avisos/states.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { TipoNoEndereco } from './avisos-da-casa.schemas.ts'

export const testarAviso = defineCall('POST /v1/configurar-notificacoes/:tipo/testar', {
  summary: 'Envia o aviso salvo, com dados de exemplo, a quem pede',
  permission: 'aviso:configurar',
  params: TipoNoEndereco,
  body: z.object({ canal: z.enum(['email', 'sino'], { error: 'Escolha o canal do teste' }) }),
  reply: z.object({
    destino: z.string(),
    situacao: z.enum(SITUACOES_DE_ENTREGA).describe('who stopped this notice gets no test of it either'),
  }),
  refusals: { NAO_ENCONTRADO: 404, CANAL_DESLIGADO: 409 },
  limit: { por: 'conta', max: 20, segundos: 600 },
})
