import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { RespostaDaEntrada } from './chaves.schemas.ts'
import { SessaoAberta } from './sessao.schemas.ts'

export const entrarPorChave = defineCall('POST /v1/usuario/chaves/entrar', {
  summary: 'Entra com uma chave de acesso',
  permission: 'publico',
  recurso: 'chaves-de-acesso',
  ato: 'ENTRAR',
  body: z.object({
    resposta: RespostaDaEntrada,
    manterLogado: z.boolean({ error: 'Valor inválido' }).optional(),
  }),
  reply: SessaoAberta,
  refusals: { CHAVE: 401, BLOQUEADO: 403 },
  limit: { por: 'ip', max: 30, segundos: 60 },
})
