import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, Uid } from '../core/fields.ts'
import { UsuarioDaCasa } from './usuario-da-casa.schemas.ts'

export const retirarChaveDeUsuario = defineCall('POST /v1/usuarios/:uid/chaves/:chaveUid/retirar', {
  summary:
    'Retira a chave de acesso de outra pessoa, com motivo e carta ao titular: ela não entra mais, e as sessões abertas terminam',
  permission: 'usuario:administrar',
  params: z.object({ uid: Uid, chaveUid: Uid }),
  body: z.object({ motivo: texto(300, 'Informe o motivo') }),
  reply: UsuarioDaCasa,
  refusals: { NAO_ENCONTRADO: 404, PROPRIA: 409 },
})
