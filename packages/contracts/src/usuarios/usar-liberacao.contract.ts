import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { SessaoAberta } from './sessao.schemas.ts'

export const usarLiberacao = defineCall('POST /v1/usuario/liberacoes/:uid/usar', {
  summary:
    'Abre a conta de quem liberou o acesso, no escopo consentido e até o seu fim; a própria sessão termina',
  permission: 'sessao',
  params: z.object({ uid: Uid }),
  reply: SessaoAberta,
  refusals: { NAO_ENCONTRADO: 404, IMPEDIDO: 409 },
  limit: { por: 'conta', max: 60, segundos: 3600 },
})
