import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre } from '../core/fields.ts'
import { SenhaDeNovo } from './sessao.schemas.ts'

export const configurarSegundoFator = defineCall('PUT /v1/usuario/segundo-fator', {
  summary:
    'Liga o código do aplicativo (sem código: devolve o segredo a ler; com o código dele: liga), ou o desliga; pede a senha de novo',
  permission: 'sessao',
  body: z.object({
    acao: z.enum(['comecar', 'ligar', 'desligar'], 'Ação inválida'),
    senha: SenhaDeNovo,
    segredo: textoLivre('Segredo inválido').max(64, 'Segredo inválido').optional(),
    codigo: textoLivre('Informe o código').max(20, 'Código inválido').optional(),
  }),
  reply: z.object({
    segredo: z.string().nullable(),
    uri: z.string().nullable(),
    qr: z.string().nullable().describe('the same as an SVG document'),
    codigosDeRecuperacao: z.array(z.string()).describe('shown once'),
  }),
  refusals: { SENHA: 400, CODIGO_INVALIDO: 400, EXIGIDO: 409, JA_LIGADO: 409, MUITAS_TENTATIVAS: 429 },
})
