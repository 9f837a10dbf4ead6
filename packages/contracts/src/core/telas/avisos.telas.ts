// Screens of a person's own account in the back-office: notices, letters, security.
import { type Tela, tela } from '../tela.ts'

export const TELAS_DOS_AVISOS = {
  meusAvisos: tela({
    path: '/admin/meus-avisos',
    area: 'retaguarda',
    permission: 'retaguarda:entrar',
    title: 'Meus avisos',
    screen: 'retaguarda/avisos/meus-avisos.screen',
    menu: 'Meu Perfil',
  }),
  assinaturaEmail: tela({
    path: '/admin/assinatura-email',
    area: 'retaguarda',
    permission: 'retaguarda:entrar',
    title: 'Assinatura de e-mail',
    screen: 'retaguarda/avisos/assinatura-email.screen',
    menu: 'Meu Perfil',
  }),
  minhaSeguranca: tela({
    path: '/admin/minha-seguranca',
    area: 'retaguarda',
    permission: 'retaguarda:entrar',
    title: 'Minha segurança',
    screen: 'retaguarda/usuarios/minha-seguranca.screen',
    menu: 'Meu Perfil',
  }),
} as const satisfies Record<string, Tela>
