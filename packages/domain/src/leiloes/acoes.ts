// What the back-office may do with an auction now, and why not: the rows of `states.ts` asked for one session, with
// the words of the buttons. The server sends the answer with the record, so that a disabled button says its reason.
// `iniciar`, `suspender` and `encerrar` are not here: the live room does them.
import type { Ator } from '../comum/transicoes.ts'
import type { SituacaoLeilao } from './situacoes.ts'
import { type EventoLeilao, type FatosLeilao, podeTransitar, TRANSICOES_DO_LEILAO } from './states.ts'

export const EVENTOS_DA_PREPARACAO = [
  'publicar',
  'aprontar',
  'reverter',
  'reabrirLoteamento',
  'cancelar',
] as const
export type EventoDaPreparacao = (typeof EVENTOS_DA_PREPARACAO)[number]

type Palavras = {
  readonly rotulo: string
  /** What follows from it, said before it is done. */
  readonly consequencia: string
  readonly perigo: boolean
}

export const ACOES_DO_LEILAO: Readonly<Record<EventoDaPreparacao, Palavras>> = {
  publicar: {
    rotulo: 'Publicar',
    consequencia: 'Os lotes liberados passam a aparecer no site e já podem receber lances.',
    perigo: false,
  },
  aprontar: {
    rotulo: 'Marcar como pronto',
    consequencia: 'A ordem dos lotes fica fechada e o leiloeiro pode iniciar no horário.',
    perigo: false,
  },
  reverter: {
    rotulo: 'Voltar para publicado',
    consequencia: 'O leilão volta a aceitar mudanças na ordem dos lotes.',
    perigo: false,
  },
  reabrirLoteamento: {
    rotulo: 'Reabrir o loteamento',
    consequencia: 'O leilão e os seus lotes saem do site até a nova publicação.',
    perigo: true,
  },
  cancelar: {
    rotulo: 'Cancelar o leilão',
    consequencia: 'Todos os lotes em aberto são cancelados, com os seus lances. Não é possível desfazer.',
    perigo: true,
  },
}

export type AcaoPossivel<Evento extends string> = {
  readonly evento: Evento
  readonly rotulo: string
  readonly pode: boolean
  /** Why not; null when it may be done. */
  readonly motivo: string | null
  readonly pedeMotivo: boolean
  readonly perigo: boolean
  readonly consequencia: string
}

/**
 * Every action that exists in this state; those of other roles are left out, blocked ones carry their reason. A
 * missing reason disables no button: the reason is asked for after the click.
 */
export function acoesDoLeilao(
  situacao: SituacaoLeilao,
  quem: readonly Ator[],
  fatos: FatosLeilao,
): AcaoPossivel<EventoDaPreparacao>[] {
  return EVENTOS_DA_PREPARACAO.flatMap((evento): AcaoPossivel<EventoDaPreparacao>[] => {
    const linha = TRANSICOES_DO_LEILAO.find((t) => t.de === situacao && t.evento === (evento as EventoLeilao))
    if (linha === undefined) return []
    const resposta = podeTransitar(situacao, evento, quem, { ...fatos, motivo: 'perguntado depois' })
    if (!resposta.pode && resposta.causa === 'ator') return []
    return [
      {
        evento,
        ...ACOES_DO_LEILAO[evento],
        pode: resposta.pode,
        motivo: resposta.pode ? null : resposta.motivo,
        pedeMotivo: linha.guardas.includes('motivo'),
      },
    ]
  })
}

/** Fields of an auction that no longer change in a state; the reason is for people. Final: nothing changes. */
const DEPOIS_DE_INICIADO = [
  'data',
  'leiloeiroUid',
  'localUid',
  'porcentagemComissao',
  'taxaAdm',
  'caucaoValor',
  'caucaoPorcentagem',
  'modalidade',
] as const
export function camposTravadosDoLeilao(situacao: SituacaoLeilao): 'todos' | readonly string[] {
  if (situacao === 'EXECUTADO' || situacao === 'CANCELADO') return 'todos'
  return situacao === 'AO_VIVO' ? DEPOIS_DE_INICIADO : []
}

/** The order of the lots may still change. */
export function podeOrdenarLotes(situacao: SituacaoLeilao): boolean {
  return situacao === 'EM_LOTEAMENTO' || situacao === 'CRIADO'
}

/** New lots may still come in. A running auction takes none: its board is already announced. */
export function podeIncluirLotes(situacao: SituacaoLeilao): boolean {
  return situacao === 'EM_LOTEAMENTO' || situacao === 'CRIADO'
}
