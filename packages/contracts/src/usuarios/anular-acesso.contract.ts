import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const anularAcesso = defineCall('POST /v1/usuarios/:uid/acesso-unico/anular', {
  summary:
    'Anula os acessos de uso único emitidos e não usados, ou desliga o código do aplicativo de quem perdeu o aparelho',
  permission: 'usuario:administrar',
  params: z.object({ uid: Uid }),
  body: z.object({ oque: z.enum(['emitidos', 'segundo-fator'], 'Escolha o que anular') }),
  reply: z.object({ anulados: z.number().int() }),
  refusals: { NAO_ENCONTRADO: 404, PROPRIA: 409 },
})
