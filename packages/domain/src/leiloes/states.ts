// The life of an auction as rows: from, to, event, who, guards. EXECUTADO and CANCELADO are final. Postponing is a
// change of date with a history row, not a state. Refuses: what a missing fact leaves open, starting on a Sunday or
// holiday of the place (Decreto 21.981, art. 36) without the named override, ending an auction while a lot is still
// open.
import {
  type Ator,
  type Guardas,
  motivosDasGuardas,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'
import type { SituacaoLote } from '../lotes/situacoes.ts'
import type { SituacaoLeilao } from './situacoes.ts'

export type EventoLeilao =
  | 'publicar'
  | 'reabrirLoteamento'
  | 'aprontar'
  | 'reverter'
  | 'iniciar'
  | 'suspender'
  | 'encerrar'
  | 'cancelar'

/** Facts about an auction. Times are epoch milliseconds. */
export type FatosDoLeilao = {
  readonly agora: number
  readonly motivo: string
  /** Start of the auction. */
  readonly data: number
  readonly lotes: readonly { readonly situacao: SituacaoLote; readonly posicao: number | null }[]
  readonly temEdital: boolean
  readonly temRegulamento: boolean
  readonly temLance: boolean
  /** The session holds ADM, which may reopen the lotting in spite of bids. */
  readonly porAdm: boolean
  readonly leiloeiroConfirmado: boolean
  readonly leiloeiroPresente: boolean
  /** A court's auction: a lot without a bid waits for its second round. */
  readonly segundaPracaPendente: boolean
  /** Of a court's auction: the released lots that nothing was valued for, by number; without it they have no second round. */
  readonly lotesSemAvaliacao: readonly string[]
  readonly comTransmissao: boolean
  readonly temCanal: boolean
  /** `impedimentoParaLeilao` of the day and place: null when the day is free. */
  readonly impedimentoDoDia: string | null
  /** Reason that the named role gave to hold it on that day all the same. */
  readonly autorizacaoDoDia: string | null
}

export type FatosLeilao = Partial<FatosDoLeilao>

export type GuardaDoLeilao =
  | 'motivo'
  | 'temLoteLiberado'
  | 'temEdital'
  | 'temRegulamento'
  | 'lotesAvaliados'
  | 'semLanceOuAdm'
  | 'lotesResolvidos'
  | 'posicoesUnicas'
  | 'leiloeiroConfirmado'
  | 'canalPronto'
  | 'antesDoInicio'
  | 'inicioPorVir'
  | 'horaChegou'
  | 'diaPermitido'
  | 'leiloeiroPresente'
  | 'semLoteAberto'
  | 'semSegundaPraca'

// These still wait for a decision before the cry may begin.
const A_RESOLVER: readonly SituacaoLote[] = ['CADASTRADO', 'PENDENTE']
const ABERTOS: readonly SituacaoLote[] = ['LIBERADO_LEILAO', 'PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS']

const exigir =
  (vale: (f: FatosLeilao) => boolean, motivo: string) =>
  (f: FatosLeilao): string | null =>
    vale(f) ? null : motivo

const posicoesUnicas = ({ lotes }: FatosLeilao): boolean => {
  if (lotes === undefined) return false
  const posicoes = lotes.filter((l) => l.situacao === 'LIBERADO_LEILAO').map((l) => l.posicao)
  return !posicoes.includes(null) && new Set(posicoes).size === posicoes.length
}

function diaPermitido(f: FatosLeilao): string | null {
  if (f.impedimentoDoDia === undefined) return 'O calendário do local do leilão não foi consultado.'
  if (f.impedimentoDoDia === null || (f.autorizacaoDoDia ?? '').trim() !== '') return null
  return f.impedimentoDoDia
}

function lotesAvaliados({ lotesSemAvaliacao }: FatosLeilao): string | null {
  if (lotesSemAvaliacao === undefined) return 'A avaliação dos lotes não foi consultada.'
  if (lotesSemAvaliacao.length === 0) return null
  const quais = lotesSemAvaliacao.length === 1 ? 'o lote' : 'os lotes'
  return `Avalie ${quais} ${lotesSemAvaliacao.join(', ')} na aba Judicial.`
}

/** A house that is late on the day still opens its room; an older start is a date that was forgotten. */
const ATRASO_ACEITO_MS = 30 * 60_000

export const GUARDAS_DO_LEILAO: Guardas<GuardaDoLeilao, FatosLeilao> = {
  motivo: exigir((f) => (f.motivo ?? '').trim() !== '', 'Informe o motivo.'),
  temLoteLiberado: exigir(
    (f) => f.lotes?.some((l) => l.situacao === 'LIBERADO_LEILAO') === true,
    'Libere pelo menos um lote.',
  ),
  temEdital: exigir((f) => f.temEdital === true, 'Anexe o edital.'),
  temRegulamento: exigir((f) => f.temRegulamento === true, 'Informe o regulamento.'),
  lotesAvaliados,
  semLanceOuAdm: exigir((f) => f.temLance === false || f.porAdm === true, 'O leilão já tem lance.'),
  lotesResolvidos: exigir(
    (f) => f.lotes?.every((l) => !A_RESOLVER.includes(l.situacao)) === true,
    'Há lotes cadastrados ou pendentes a resolver.',
  ),
  posicoesUnicas: exigir(posicoesUnicas, 'Há lotes sem posição ou com posição repetida.'),
  leiloeiroConfirmado: exigir((f) => f.leiloeiroConfirmado === true, 'O leiloeiro ainda não confirmou.'),
  canalPronto: exigir(
    (f) => f.comTransmissao === false || f.temCanal === true,
    'Falta o canal de transmissão.',
  ),
  antesDoInicio: exigir(
    (f) => f.agora !== undefined && f.data !== undefined && f.agora < f.data,
    'O horário do leilão já chegou.',
  ),
  inicioPorVir: exigir(
    (f) => f.agora !== undefined && f.data !== undefined && f.agora < f.data + ATRASO_ACEITO_MS,
    'O início já passou: mude a data do leilão antes de publicar.',
  ),
  horaChegou: exigir(
    (f) => f.agora !== undefined && f.data !== undefined && f.agora >= f.data,
    'O horário do leilão ainda não chegou.',
  ),
  diaPermitido,
  leiloeiroPresente: exigir((f) => f.leiloeiroPresente === true, 'O leiloeiro não está na sala.'),
  semLoteAberto: exigir(
    (f) => f.lotes?.every((l) => !ABERTOS.includes(l.situacao)) === true,
    'Há lotes em aberto.',
  ),
  semSegundaPraca: exigir((f) => f.segundaPracaPendente === false, 'Há lotes que aguardam a 2ª praça.'),
}

type Linha = readonly [
  de: SituacaoLeilao,
  para: SituacaoLeilao,
  evento: EventoLeilao,
  quem: readonly Ator[],
  guardas: readonly GuardaDoLeilao[],
]

const LEILAO_ADM: readonly Ator[] = ['Leilão', 'ADM']

const LINHAS: readonly Linha[] = [
  [
    'EM_LOTEAMENTO',
    'CRIADO',
    'publicar',
    LEILAO_ADM,
    ['temLoteLiberado', 'temEdital', 'temRegulamento', 'lotesAvaliados', 'inicioPorVir'],
  ],
  ['CRIADO', 'EM_LOTEAMENTO', 'reabrirLoteamento', LEILAO_ADM, ['semLanceOuAdm']],
  [
    'CRIADO',
    'PRONTO',
    'aprontar',
    LEILAO_ADM,
    [
      'temLoteLiberado',
      'lotesResolvidos',
      'lotesAvaliados',
      'posicoesUnicas',
      'leiloeiroConfirmado',
      'canalPronto',
    ],
  ],
  ['PRONTO', 'CRIADO', 'reverter', LEILAO_ADM, ['antesDoInicio']],
  [
    'PRONTO',
    'AO_VIVO',
    'iniciar',
    ['Leiloeiro', 'sistema'],
    ['horaChegou', 'diaPermitido', 'leiloeiroPresente'],
  ],
  ['AO_VIVO', 'PRONTO', 'suspender', ['Leiloeiro', 'Leilão', 'ADM'], ['motivo']],
  [
    'AO_VIVO',
    'EXECUTADO',
    'encerrar',
    ['Leiloeiro', 'Leilão', 'ADM', 'sistema'],
    ['semLoteAberto', 'semSegundaPraca'],
  ],
  ['EM_LOTEAMENTO', 'CANCELADO', 'cancelar', ['ADM'], ['motivo']],
  ['CRIADO', 'CANCELADO', 'cancelar', ['ADM'], ['motivo']],
  ['PRONTO', 'CANCELADO', 'cancelar', ['ADM'], ['motivo']],
  ['AO_VIVO', 'CANCELADO', 'cancelar', ['ADM'], ['motivo']],
]

export const TRANSICOES_DO_LEILAO: readonly Transicao<SituacaoLeilao, EventoLeilao, GuardaDoLeilao>[] =
  LINHAS.map(([de, para, evento, quem, guardas]) => ({ de, para, evento, quem, guardas }))

/** A new auction begins in one of these (by Leilão or ADM: name, auctioneer, date, place, commission). */
export const SITUACOES_INICIAIS_DO_LEILAO: readonly SituacaoLeilao[] = ['EM_LOTEAMENTO', 'CRIADO']

/** May this event happen to an auction in this state, by this session, given these facts? All that is missing is named. */
export function podeTransitar(
  de: SituacaoLeilao,
  evento: EventoLeilao,
  quem: readonly Ator[],
  fatos: FatosLeilao,
): RespostaDeTransicao<SituacaoLeilao> {
  const pedido = { de, evento, atores: quem }
  const r = responderTransicao(TRANSICOES_DO_LEILAO, GUARDAS_DO_LEILAO, pedido, fatos)
  if (r.pode || r.causa !== 'guarda') return r
  return { ...r, motivo: motivosDasGuardas(TRANSICOES_DO_LEILAO, GUARDAS_DO_LEILAO, pedido, fatos).join(' ') }
}
