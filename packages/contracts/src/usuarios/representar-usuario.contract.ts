import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, Uid } from '../core/fields.ts'
import { SessaoAberta } from './sessao.schemas.ts'

export const representarUsuario = defineCall('POST /v1/usuarios/:uid/representar', {
  summary:
    'O suporte vê o site como esta pessoa por 30 minutos, sem poder mudar nada; com motivo, aviso a ela e faixa em toda página',
  permission: 'usuario:representar',
  params: z.object({ uid: Uid }),
  body: z.object({ motivo: texto(300, 'Informe o motivo') }),
  reply: SessaoAberta,
  refusals: { NAO_ENCONTRADO: 404, IMPEDIDO: 409 },
  limit: { por: 'conta', max: 30, segundos: 3600 },
})
