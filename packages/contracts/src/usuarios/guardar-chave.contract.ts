import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ChaveDeAcesso, NomeDaChave, RespostaDoRegistro } from './chaves.schemas.ts'

export const guardarChave = defineCall('POST /v1/usuario/chaves', {
  summary: 'Guarda a chave de acesso que o aparelho criou',
  permission: 'sessao',
  recurso: 'chaves-de-acesso',
  body: z.object({ nome: NomeDaChave, resposta: RespostaDoRegistro }),
  reply: ChaveDeAcesso,
  refusals: { CHAVE: 400 },
  limit: { por: 'conta', max: 20, segundos: 600 },
})
