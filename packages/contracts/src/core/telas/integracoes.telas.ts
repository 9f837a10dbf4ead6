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
  comitenteIntegracaoTags: tela({
    path: '/admin/comitente-integracao-tags',
    area: 'retaguarda',
    permission: 'integracao:ver',
    title: 'Tags de integração',
    screen: 'retaguarda/integracoes/comitente-integracao-tags.screen',
    menu: 'Comitente Integração',
  }),
  comitenteIntegracaoTag: tela({
    path: '/admin/comitente-integracao-tag/:id',
    area: 'retaguarda',
    permission: 'integracao:ver',
    title: 'Tag de integração',
    lista: '/admin/comitente-integracao-tags',
    screen: 'retaguarda/integracoes/comitente-integracao-tag.screen',
  }),
  dashboardDaIntegracao: tela({
    path: '/admin/dashboard-comitente-integracao',
    area: 'retaguarda',
    permission: 'integracao:ver',
    title: 'Integração com comitentes',
    screen: 'retaguarda/integracoes/dashboard-comitente-integracao.screen',
    menu: 'Comitente Integração',
  }),
  integracaoLotes: tela({
    path: '/admin/integracao/lotes/:leilaoUid',
    area: 'retaguarda',
    permission: 'integracao:ver',
    title: 'Lotes da integração',
    lista: '/admin/leiloes',
    screen: 'retaguarda/integracoes/lotes-da-integracao.screen',
  }),
  leilaoDetran: tela({
    path: '/admin/leilao-detran/:leilaoUid',
    area: 'retaguarda',
    permission: 'detran:ver',
    title: 'Leilão no Detran',
    lista: '/admin/leiloes',
    screen: 'retaguarda/detran/leilao-no-detran.screen',
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
