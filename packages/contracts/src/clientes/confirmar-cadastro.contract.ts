import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre } from '../core/fields.ts'
import { SessaoAberta } from '../usuarios/sessao.schemas.ts'
import { SegredoDoCadastro } from './cadastrar.contract.ts'

export const confirmarCadastro = defineCall('POST /v1/cliente/cadastrar/confirmar', {
  summary:
    'Conclui o cadastro com o código enviado ao e-mail: a conta nasce aqui, com o e-mail confirmado, e entra',
  permission: 'publico',
  ato: 'CADASTRAR',
  body: z.object({
    cadastro: SegredoDoCadastro,
    codigo: textoLivre('Informe o código').max(20, 'Código inválido'),
  }),
  reply: SessaoAberta,
  refusals: { CODIGO_INVALIDO: 400, JA_CADASTRADO: 409, BLOQUEADO: 403 },
})
