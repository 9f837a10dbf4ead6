import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { ChaveDeAcesso, NomeDaChave } from './chaves.schemas.ts'

export const nomearChave = defineCall('PUT /v1/usuario/chaves/:uid', {
  summary: 'Muda o nome de uma chave de acesso',
  permission: 'sessao',
  params: z.object({ uid: Uid }),
  body: z.object({ nome: NomeDaChave }),
  reply: ChaveDeAcesso,
  refusals: { NAO_ENCONTRADA: 404 },
})
