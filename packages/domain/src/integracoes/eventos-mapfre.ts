/**
 * The insurer's messages: codes S01 to S17, statuses EST01 to EST03 and ESTXX, and the words of its log. Which event of a
 * removal is told under which code is a row here. Names and directions of the codes are decided in docs/decisions/072.
 */
import type { EventoDeRemocao } from '../remocoes/states.ts'

export const INTEGRADORAS = ['Bradesco', 'Mapfre', 'Pan', 'Detran'] as const
export type Integradora = (typeof INTEGRADORAS)[number]

export const OBJETOS_MAPFRE = ['removal', 'status_update', 'communication_request', 'removal_files'] as const
export type ObjetoMapfre = (typeof OBJETOS_MAPFRE)[number]
export const SITUACOES_MAPFRE = ['EST01', 'EST02', 'EST03', 'ESTXX'] as const
export type SituacaoMapfre = (typeof SITUACOES_MAPFRE)[number]
export const PROCESSOS_MAPFRE = ['REMOCAO', 'SALVADO', 'LEILAO'] as const
export type ProcessoMapfre = (typeof PROCESSOS_MAPFRE)[number]

type Sentido = 'entrada' | 'saida' | 'ambos'
interface EventoMapfre {
  readonly nome: string
  readonly rotulo: string
  readonly sentido: Sentido
  readonly objeto: ObjetoMapfre
  readonly processo: ProcessoMapfre
}

// biome-ignore format: one row per line is what makes a table readable
export const EVENTOS_MAPFRE = {
  S01: { nome: 'SOLICITACAO_REMOCAO', rotulo: 'Solicitação de remoção', sentido: 'entrada', objeto: 'removal', processo: 'REMOCAO' },
  S02: { nome: 'ACEITE_REMOCAO', rotulo: 'Aceite da remoção', sentido: 'saida', objeto: 'status_update', processo: 'REMOCAO' },
  S03: { nome: 'RECUSA_REMOCAO', rotulo: 'Recusa da remoção', sentido: 'saida', objeto: 'status_update', processo: 'REMOCAO' },
  S04: { nome: 'AGENDAMENTO_COLETA', rotulo: 'Agendamento da coleta', sentido: 'saida', objeto: 'status_update', processo: 'REMOCAO' },
  S05: { nome: 'ALTERACAO_REMOCAO', rotulo: 'Alteração da remoção', sentido: 'entrada', objeto: 'removal', processo: 'REMOCAO' },
  S06: { nome: 'CANCELAMENTO_REMOCAO', rotulo: 'Cancelamento da remoção', sentido: 'entrada', objeto: 'status_update', processo: 'REMOCAO' },
  S07: { nome: 'CHEGADA_COLETA', rotulo: 'Chegada à coleta', sentido: 'saida', objeto: 'status_update', processo: 'REMOCAO' },
  S08: { nome: 'VEICULO_COLETADO', rotulo: 'Veículo coletado', sentido: 'saida', objeto: 'status_update', processo: 'REMOCAO' },
  S09: { nome: 'REMOCAO_FRUSTRADA', rotulo: 'Remoção frustrada', sentido: 'saida', objeto: 'status_update', processo: 'REMOCAO' },
  S10: { nome: 'ENTRADA_PATIO', rotulo: 'Entrada no pátio', sentido: 'saida', objeto: 'status_update', processo: 'REMOCAO' },
  S11: { nome: 'ENVIO_ARQUIVOS', rotulo: 'Envio de arquivos', sentido: 'ambos', objeto: 'removal_files', processo: 'REMOCAO' },
  S12: { nome: 'SOLICITACAO_CONTATO', rotulo: 'Solicitação de contato', sentido: 'ambos', objeto: 'communication_request', processo: 'REMOCAO' },
  S13: { nome: 'RESPOSTA_CONTATO', rotulo: 'Resposta de contato', sentido: 'ambos', objeto: 'communication_request', processo: 'REMOCAO' },
  S14: { nome: 'LIBERACAO_VENDA', rotulo: 'Liberação para venda', sentido: 'entrada', objeto: 'status_update', processo: 'SALVADO' },
  S15: { nome: 'BLOQUEIO_VENDA', rotulo: 'Bloqueio da venda', sentido: 'entrada', objeto: 'status_update', processo: 'SALVADO' },
  S16: { nome: 'RESULTADO_LEILAO', rotulo: 'Resultado do leilão', sentido: 'saida', objeto: 'status_update', processo: 'LEILAO' },
  S17: { nome: 'ENCERRAMENTO_PROCESSO', rotulo: 'Encerramento do processo', sentido: 'ambos', objeto: 'status_update', processo: 'SALVADO' },
} as const satisfies Readonly<Record<string, EventoMapfre>>

export type CodigoMapfre = keyof typeof EVENTOS_MAPFRE
export const CODIGOS_MAPFRE = Object.keys(EVENTOS_MAPFRE) as [CodigoMapfre, ...CodigoMapfre[]]
export const ehCodigoMapfre = (c: string): c is CodigoMapfre => Object.hasOwn(EVENTOS_MAPFRE, c)

/** What the insurer is told when a removal moves; a carrier's refusal is no matter of his. */
export const AVISO_DA_REMOCAO: Readonly<
  Partial<Record<EventoDeRemocao, { readonly codigo: CodigoMapfre; readonly situacao: SituacaoMapfre }>>
> = {
  autorizar: { codigo: 'S02', situacao: 'ESTXX' },
  cancelar: { codigo: 'S03', situacao: 'ESTXX' },
  agendar: { codigo: 'S04', situacao: 'ESTXX' },
  chegar: { codigo: 'S07', situacao: 'EST01' },
  coletar: { codigo: 'S08', situacao: 'EST02' },
  frustrar: { codigo: 'S09', situacao: 'ESTXX' },
  entregar: { codigo: 'S10', situacao: 'EST03' },
}

/** NOT_PROCESSED means failure; any other value means success. */
export const integracaoFalhou = (status: string): boolean => status === 'NOT_PROCESSED'

interface ParaAMensagem {
  readonly objeto: string
  readonly status: string
  readonly erros: readonly string[]
  /** what went wrong beside the insurer's answer: no network, another shape */
  readonly erro?: string | null
}

/** The main message of a line of the insurer's log, word for word the specification's. */
export function mensagemDoEvento({ objeto, status, erros, erro }: ParaAMensagem): string {
  if (objeto === 'status_update')
    return integracaoFalhou(status)
      ? erros.length > 0
        ? `Erro Mapfre ${erros.join(', ')}`
        : 'Erro ao processar evento Mapfre'
      : 'Evento processado com sucesso'
  const dito = erro || (integracaoFalhou(status) ? erros.join(', ') : '')
  return dito || 'Evento processado com sucesso'
}

/** One event is one, however often it is told: the sender's instant parts two changes of one removal. */
export const chaveDoEvento = (e: {
  readonly processo: string
  readonly codigo: string
  readonly removalId: string
  readonly instante: string
}): string => `${e.processo}|${e.codigo}|${e.removalId}|${new Date(e.instante).toISOString()}`

/** Data older than what was taken already changes nothing. */
export const ehMaisNovo = (quando: Date, ultimo: Date | null): boolean =>
  ultimo === null || quando.getTime() > ultimo.getTime()
