import { defineCall } from '../core/define-call.ts'
import { DadosDeUsuario, UsuarioDaCasa } from './usuario-da-casa.schemas.ts'

export const criarUsuario = defineCall('POST /v1/usuarios', {
  summary: 'Cria uma conta da casa; a pessoa escolhe a senha pelo endereço que recebe por e-mail',
  permission: 'usuario:administrar',
  body: DadosDeUsuario,
  reply: UsuarioDaCasa,
  refusals: { CAMPOS: 400, EM_USO: 409 },
})
