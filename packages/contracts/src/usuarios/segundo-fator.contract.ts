import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre } from '../core/fields.ts'
import { SessaoAberta } from './sessao.schemas.ts'

export const segundoFator = defineCall('POST /v1/usuario/segundo-fator', {
  summary: 'Conclui uma entrada com o código do aplicativo ou com um código de recuperação',
  permission: 'publico',
  ato: 'ENTRAR',
  body: z.object({
    desafio: textoLivre('Entrada inválida').min(20, 'Entrada inválida').max(200, 'Entrada inválida'),
    codigo: textoLivre('Informe o código').max(40, 'Código inválido'),
  }),
  reply: SessaoAberta.extend({
    codigosDeRecuperacao: z
      .array(z.string())
      .describe('only when the second factor was set up here: shown once'),
  }),
  refusals: { CODIGO_INVALIDO: 400, DESAFIO_VENCIDO: 401 },
})
