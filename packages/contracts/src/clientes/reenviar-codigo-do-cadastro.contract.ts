import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante } from '../core/fields.ts'
import { SegredoDoCadastro } from './cadastrar.contract.ts'

export const reenviarCodigoDoCadastro = defineCall('POST /v1/cliente/cadastrar/enviar-codigo', {
  summary: 'Envia outro código para um cadastro que espera a confirmação do e-mail',
  permission: 'publico',
  ato: 'CADASTRAR',
  body: z.object({ cadastro: SegredoDoCadastro }),
  reply: z.object({ proximoEnvio: Instante }),
  refusals: { MUITOS_CODIGOS: 429 },
})
