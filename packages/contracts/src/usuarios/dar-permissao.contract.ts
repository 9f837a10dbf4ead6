import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, texto, Uid } from '../core/fields.ts'
import { UsuarioDaCasa } from './usuario-da-casa.schemas.ts'

export const darPermissao = defineCall('POST /v1/usuarios/:uid/permissoes', {
  summary:
    'Dá a uma pessoa uma permissão além dos papéis, ou tira uma deles; com motivo e fim. Encerra as sessões dela',
  permission: 'usuario:administrar',
  params: z.object({ uid: Uid }),
  body: z.object({
    permissao: texto(60, 'Escolha a permissão'),
    sentido: z.enum(['dar', 'tirar'], 'Escolha dar ou tirar'),
    motivo: texto(300, 'Informe o motivo'),
    ate: Instante.nullable(),
  }),
  reply: UsuarioDaCasa,
  refusals: { NAO_ENCONTRADO: 404, CAMPOS: 422, PROPRIA: 409 },
})
