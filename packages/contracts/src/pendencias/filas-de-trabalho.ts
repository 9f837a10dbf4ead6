// The work queues of the house: each with its words, its roles, its screen, and the area of the menu in which it
// counts. The server counts the queues of a session; menu and home show them.
import type { AreaDeTrabalho } from '../core/areas-de-trabalho.ts'
import type { Permissao } from '../core/permissions.ts'

interface Fila {
  readonly area: AreaDeTrabalho
  readonly um: string
  readonly muitos: string
  /** all of them: to see the queue, and to act on it */
  readonly permissoes: readonly Permissao[]
  readonly url: string
  /** a customer or money waits */
  readonly urgente?: boolean
}

export const FILAS_DE_TRABALHO = {
  documentos: {
    area: 'Clientes',
    um: 'cliente com documentos a validar',
    muitos: 'clientes com documentos a validar',
    permissoes: ['cliente:validar', 'cliente:ver'],
    url: '/admin/clientes?documentoSituacao=Aguardando+Valida%C3%A7%C3%A3o',
    urgente: true,
  },
  propostas: {
    area: 'Leilões',
    um: 'proposta a responder',
    muitos: 'propostas a responder',
    permissoes: ['proposta:responder'],
    url: '/admin/lances-recebidos',
    urgente: true,
  },
  identificar: {
    area: 'Leilões',
    um: 'comprador a identificar',
    muitos: 'compradores a identificar',
    permissoes: ['pregao:identificar', 'proposta:responder'],
    url: '/admin/lances-recebidos?aba=identificar',
    urgente: true,
  },
  condicionais: {
    area: 'Leilões',
    um: 'condicional espera o comitente',
    muitos: 'condicionais esperam o comitente',
    permissoes: ['pregao:acompanhar'],
    url: '/admin/condicionais?espera=comitente',
  },
  perguntas: {
    area: 'Leilões',
    um: 'lote com pergunta sem resposta',
    muitos: 'lotes com perguntas sem resposta',
    permissoes: ['conversa:moderar'],
    url: '/admin/perguntas',
    urgente: true,
  },
  problemas: {
    area: 'Leilões',
    um: 'problema relatado',
    muitos: 'problemas relatados',
    permissoes: ['problema:ver'],
    url: '/admin/problemas-relatados',
  },
  caucoes: {
    area: 'Financeiro',
    um: 'caução a conferir',
    muitos: 'cauções a conferir',
    permissoes: ['caucao:mover'],
    url: '/admin/caucoes?situacao=EM_CONFERENCIA',
    urgente: true,
  },
  incidentes: {
    area: 'Clientes',
    um: 'incidente à espera da casa',
    muitos: 'incidentes à espera da casa',
    permissoes: ['incidente:ver'],
    url: '/admin/incidentes?situacao=PENDENTES',
    urgente: true,
  },
  incidentesDeDados: {
    area: 'Configurações',
    um: 'incidente de dados a comunicar',
    muitos: 'incidentes de dados a comunicar',
    permissoes: ['privacidade:editar'],
    url: '/admin/privacidade/incidentes',
    urgente: true,
  },
  pagamentos: {
    area: 'Financeiro',
    um: 'venda com pagamento a validar',
    muitos: 'vendas com pagamentos a validar',
    permissoes: ['venda:acertar', 'venda:ver'],
    url: '/admin/vendas?situacao=AguardandoValidacao',
    urgente: true,
  },
  vencidas: {
    area: 'Financeiro',
    um: 'venda vencida sem pagamento',
    muitos: 'vendas vencidas sem pagamento',
    permissoes: ['venda:ver'],
    url: '/admin/vendas?vencidas=sim',
  },
  cancelamentos: {
    area: 'Financeiro',
    um: 'comitente pede o cancelamento de uma venda',
    muitos: 'pedidos de cancelamento de vendas, de comitentes',
    permissoes: ['venda:acertar', 'venda:ver'],
    url: '/admin/vendas?cancelamento=pedido',
    urgente: true,
  },
  retiradas: {
    area: 'Veículos e pátio',
    um: 'retirada marcada para hoje',
    muitos: 'retiradas marcadas para hoje',
    permissoes: ['patio:agenda'],
    url: '/admin/patio-agenda',
  },
  remocoesAAutorizar: {
    area: 'Veículos e pátio',
    um: 'remoção a autorizar',
    muitos: 'remoções a autorizar',
    permissoes: ['remocao:listar', 'remocao:mover'],
    url: '/admin/remocoes?situacao=SOLICITADA',
  },
  contatosDaSeguradora: {
    area: 'Veículos e pátio',
    um: 'remoção em que a seguradora espera contato',
    muitos: 'remoções em que a seguradora espera contato',
    permissoes: ['seguradora:falar', 'remocao:listar'],
    url: '/admin/remocoes?contato=sim',
    urgente: true,
  },
  minhasRemocoes: {
    area: 'Veículos e pátio',
    um: 'remoção sua, marcada ou na estrada',
    muitos: 'remoções suas, marcadas ou na estrada',
    permissoes: ['remocao:dirigir'],
    url: '/admin/minhas-remocoes',
  },
  semFoto: {
    area: 'Veículos e pátio',
    um: 'veículo em estoque sem foto',
    muitos: 'veículos em estoque sem foto',
    permissoes: ['veiculo:editar', 'veiculo:ver'],
    url: '/admin/veiculos?situacao=ESTOQUE&semFoto=sim',
  },
  integracoes: {
    area: 'Configurações',
    um: 'envio de integração a conferir',
    muitos: 'envios de integrações a conferir',
    permissoes: ['externo:ver'],
    url: '/admin/integracoes/registro?desfecho=aConferir',
    urgente: true,
  },
  mensagens: {
    area: 'Site',
    um: 'mensagem do site por ler',
    muitos: 'mensagens do site por ler',
    permissoes: ['contato:ver'],
    url: '/admin/mensagens-do-site',
    urgente: true,
  },
} as const satisfies Record<string, Fila>

export type FilaDeTrabalho = keyof typeof FILAS_DE_TRABALHO
export const dadosDaFila = (f: FilaDeTrabalho): Fila => FILAS_DE_TRABALHO[f]
