// Screens of the consignors' outside systems: insurers, banks, the traffic authority.
import { type Tela, tela } from '../tela.ts'

export const TELAS_DAS_INTEGRACOES = {
  integracoes: tela({
    path: '/admin/integracoes',
    area: 'retaguarda',
    permission: 'externo:ver',
    title: 'Integrações',
    screen: 'retaguarda/externo/integracoes.screen',
    menu: 'Manutenção',
  }),
  registroDeIntegracoes: tela({
    path: '/admin/integracoes/registro',
    area: 'retaguarda',
    permission: 'externo:ver',
    title: 'Registro de integrações',
    screen: 'retaguarda/externo/registro-de-integracoes.screen',
    menu: 'Manutenção',
  }),
  comitentesIntegrados: tela({
    path: '/admin/comitentes-integrados',
    area: 'retaguarda',
    permission: 'integracao:ver',
    title: 'Comitentes integrados',
    screen: 'retaguarda/integracoes/comitentes-integrados.screen',
    menu: 'Comitente Integração',
  }),
} as const satisfies Record<string, Tela>
