// The lives of a source, of a channel and of a destination as rows. The server's media process says what it saw; the rows
// say what that means. A source that has ended never comes back: its operator begins another one.
import {
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'
import type { SituacaoDaTransmissao, SituacaoDoCanal, SituacaoDoDestino } from './situacoes.ts'

export type EventoDaTransmissao = 'chegarImagem' | 'perderSinal' | 'encerrar'
export type EventoDoCanal = 'entrarNoAr' | 'perderSinal' | 'pausar' | 'parar'
export type EventoDoDestino = 'ligar' | 'aceitar' | 'cair' | 'recusar' | 'encerrar'

const EQUIPE = ['ADM', 'Leilão', 'MKT'] as const
const SISTEMA = ['sistema'] as const
type SemGuarda = never
const SEM_GUARDAS: Guardas<SemGuarda, null> = {}

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DA_TRANSMISSAO: readonly Transicao<SituacaoDaTransmissao, EventoDaTransmissao, SemGuarda>[] = [
  { de: 'CRIADA', para: 'NO_AR', evento: 'chegarImagem', quem: SISTEMA, guardas: [] },
  { de: 'SEM_SINAL', para: 'NO_AR', evento: 'chegarImagem', quem: SISTEMA, guardas: [] },
  { de: 'NO_AR', para: 'SEM_SINAL', evento: 'perderSinal', quem: SISTEMA, guardas: [] },
  { de: 'CRIADA', para: 'ENCERRADA', evento: 'encerrar', quem: [...EQUIPE, ...SISTEMA], guardas: [] },
  { de: 'NO_AR', para: 'ENCERRADA', evento: 'encerrar', quem: [...EQUIPE, ...SISTEMA], guardas: [] },
  { de: 'SEM_SINAL', para: 'ENCERRADA', evento: 'encerrar', quem: [...EQUIPE, ...SISTEMA], guardas: [] },
]

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DO_CANAL: readonly Transicao<SituacaoDoCanal, EventoDoCanal, SemGuarda>[] = [
  { de: 'PARADO', para: 'NO_AR', evento: 'entrarNoAr', quem: SISTEMA, guardas: [] },
  { de: 'SEM_SINAL', para: 'NO_AR', evento: 'entrarNoAr', quem: SISTEMA, guardas: [] },
  { de: 'INTERVALO', para: 'NO_AR', evento: 'entrarNoAr', quem: [...EQUIPE, ...SISTEMA], guardas: [] },
  { de: 'NO_AR', para: 'SEM_SINAL', evento: 'perderSinal', quem: SISTEMA, guardas: [] },
  { de: 'INTERVALO', para: 'SEM_SINAL', evento: 'perderSinal', quem: SISTEMA, guardas: [] },
  { de: 'SEM_SINAL', para: 'INTERVALO', evento: 'pausar', quem: SISTEMA, guardas: [] },
  { de: 'NO_AR', para: 'INTERVALO', evento: 'pausar', quem: [...EQUIPE, ...SISTEMA], guardas: [] },
  { de: 'NO_AR', para: 'PARADO', evento: 'parar', quem: [...EQUIPE, ...SISTEMA], guardas: [] },
  { de: 'SEM_SINAL', para: 'PARADO', evento: 'parar', quem: [...EQUIPE, ...SISTEMA], guardas: [] },
  { de: 'INTERVALO', para: 'PARADO', evento: 'parar', quem: [...EQUIPE, ...SISTEMA], guardas: [] },
]

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DO_DESTINO: readonly Transicao<SituacaoDoDestino, EventoDoDestino, SemGuarda>[] = [
  { de: 'PARADO', para: 'CONECTANDO', evento: 'ligar', quem: EQUIPE, guardas: [] },
  { de: 'RECUSADO', para: 'CONECTANDO', evento: 'ligar', quem: EQUIPE, guardas: [] },
  { de: 'ENCERRADO', para: 'CONECTANDO', evento: 'ligar', quem: EQUIPE, guardas: [] },
  { de: 'CONECTANDO', para: 'NO_AR', evento: 'aceitar', quem: SISTEMA, guardas: [] },
  { de: 'RECONECTANDO', para: 'NO_AR', evento: 'aceitar', quem: SISTEMA, guardas: [] },
  { de: 'CONECTANDO', para: 'RECONECTANDO', evento: 'cair', quem: SISTEMA, guardas: [] },
  { de: 'NO_AR', para: 'RECONECTANDO', evento: 'cair', quem: SISTEMA, guardas: [] },
  { de: 'CONECTANDO', para: 'RECUSADO', evento: 'recusar', quem: SISTEMA, guardas: [] },
  { de: 'RECONECTANDO', para: 'RECUSADO', evento: 'recusar', quem: SISTEMA, guardas: [] },
  { de: 'CONECTANDO', para: 'ENCERRADO', evento: 'encerrar', quem: [...EQUIPE, ...SISTEMA], guardas: [] },
  { de: 'NO_AR', para: 'ENCERRADO', evento: 'encerrar', quem: [...EQUIPE, ...SISTEMA], guardas: [] },
  { de: 'RECONECTANDO', para: 'ENCERRADO', evento: 'encerrar', quem: [...EQUIPE, ...SISTEMA], guardas: [] },
]

export const moverTransmissao = (
  p: PedidoDeTransicao<SituacaoDaTransmissao, EventoDaTransmissao>,
): RespostaDeTransicao<SituacaoDaTransmissao> =>
  responderTransicao(TRANSICOES_DA_TRANSMISSAO, SEM_GUARDAS, p, null)
export const moverCanal = (
  p: PedidoDeTransicao<SituacaoDoCanal, EventoDoCanal>,
): RespostaDeTransicao<SituacaoDoCanal> => responderTransicao(TRANSICOES_DO_CANAL, SEM_GUARDAS, p, null)
export const moverDestino = (
  p: PedidoDeTransicao<SituacaoDoDestino, EventoDoDestino>,
): RespostaDeTransicao<SituacaoDoDestino> => responderTransicao(TRANSICOES_DO_DESTINO, SEM_GUARDAS, p, null)
