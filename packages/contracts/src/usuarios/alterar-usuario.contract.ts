import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoOpcional, Uid, Versao } from '../core/fields.ts'
import { DadosDeUsuario, UsuarioDaCasa } from './usuario-da-casa.schemas.ts'

export const alterarUsuario = defineCall('PUT /v1/usuarios/:uid', {
  summary:
    'Altera cadastro, papéis e bloqueio de uma conta; bloqueio e mudança de papéis encerram as sessões dela',
  permission: 'usuario:administrar',
  params: z.object({ uid: Uid }),
  body: DadosDeUsuario.extend({
    versao: Versao,
    ativo: z.boolean(),
    motivoBloqueio: textoOpcional(300),
  }),
  reply: UsuarioDaCasa,
  refusals: { NAO_ENCONTRADO: 404, CAMPOS: 400, EM_USO: 409, MUDOU: 409 },
})
