// Screens of the storefront. Visitors download this table: nothing of the other areas belongs in it.
import { type Tela, tela } from '../tela.ts'

export const TELAS_VITRINE = {
  inicio: tela({
    path: '/',
    area: 'vitrine',
    permission: 'publico',
    title: 'Início',
    screen: 'vitrine/hotsites/inicio.screen',
  }),
  login: tela({
    path: '/login',
    area: 'vitrine',
    permission: 'publico',
    title: 'Entrar',
    screen: 'vitrine/usuarios/login.screen',
  }),
  loginSistema: tela({
    path: '/login-sistema',
    area: 'vitrine',
    permission: 'publico',
    title: 'Acesso da casa',
    screen: 'vitrine/usuarios/login-sistema.screen',
  }),
  sair: tela({
    path: '/sair',
    area: 'vitrine',
    permission: 'publico',
    title: 'Sair',
    screen: 'vitrine/usuarios/sair.screen',
  }),
  redefinirSenha: tela({
    path: '/redefinir-senha',
    area: 'vitrine',
    permission: 'publico',
    title: 'Nova senha',
    screen: 'vitrine/usuarios/redefinir-senha.screen',
  }),
  adminAuth: tela({
    path: '/admin-auth/:hash',
    area: 'vitrine',
    permission: 'publico',
    title: 'Acesso por endereço',
    screen: 'vitrine/usuarios/admin-auth.screen',
  }),
  cadastro: tela({
    path: '/cadastro',
    area: 'vitrine',
    permission: 'publico',
    title: 'Criar cadastro',
    screen: 'vitrine/clientes/cadastro.screen',
  }),
  email: tela({
    path: '/email',
    area: 'vitrine',
    permission: 'publico',
    title: 'Confirmar e-mail',
    screen: 'vitrine/clientes/confirmar-email.screen',
  }),
  telefone: tela({
    path: '/telefone',
    area: 'vitrine',
    permission: 'publico',
    title: 'Confirmar telefone',
    screen: 'vitrine/clientes/confirmar-telefone.screen',
  }),
  documentos: tela({
    path: '/documentos',
    area: 'vitrine',
    permission: 'publico',
    title: 'Meus documentos',
    screen: 'vitrine/clientes/documentos.screen',
  }),
} as const satisfies Record<string, Tela>
