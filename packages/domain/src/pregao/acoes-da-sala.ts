// What the person who conducts a room may do with a lot, as data: which event of the lot's machine an act is in which
// state. The server does it, the panel offers it, from this table. An act is not an event: "abrir" cries a lot from
// the board, takes up a pending one or a repasse; "bater" ends the lot by its result, which reserve and leader decide
// on the server, under the lot's lock, never the panel.
import type { SituacaoLote } from '../lotes/situacoes.ts'
import type { EventoLote } from '../lotes/states.ts'
import { type FatosDoResultado, resultadoDoLote } from './resultado.ts'

export const ACOES_DA_SALA = [
  'chamar',
  'abrir',
  'douLheUma',
  'douLheDuas',
  'bater',
  'baterCondicional',
  'semLance',
  'pular',
  'homologar',
  'devolver',
  'repasse',
  'retirar',
  'cancelar',
  'renovarTempo',
  'desfazer',
] as const
export type AcaoDaSala = (typeof ACOES_DA_SALA)[number]

type Porque = Partial<Record<SituacaoLote, EventoLote>>
const em = (evento: EventoLote, ...situacoes: readonly SituacaoLote[]): Porque =>
  Object.fromEntries(situacoes.map((s) => [s, evento]))

type DadosDaAcao = {
  readonly rotulo: string
  /** The event in each state; a function where the lot's facts decide it. `renovarTempo` moves no state. */
  readonly eventos: Porque
  readonly pelosFatos?: Partial<Record<SituacaoLote, (f: FatosDoResultado) => EventoLote | null>>
  readonly pedeMotivo: boolean
  /** Cannot be undone: the panel asks for the key twice. */
  readonly perigo: boolean
  /** Possible while the room stands still. */
  readonly naPausa: boolean
}

const acao = (
  rotulo: string,
  eventos: Porque,
  resto: Partial<Omit<DadosDaAcao, 'rotulo' | 'eventos'>> = {},
) => ({
  rotulo,
  eventos,
  pedeMotivo: false,
  perigo: false,
  naPausa: false,
  ...resto,
})

const NO_BLOCO = ['AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS'] as const
const bater = (f: FatosDoResultado): EventoLote => resultadoDoLote(f).evento
// With a bid the two calls come first.
const baterSemChamada = (f: FatosDoResultado): EventoLote | null => (f.lance === null ? bater(f) : null)

/** A pending lot that was bid on is decided by hand: sold at the reserve, conditional below it. */
function homologar(f: FatosDoResultado): EventoLote {
  if (f.lance === null) return 'encerrarSemLance'
  const direta = f.lance >= f.valorComitente && !f.condicional && !f.validacaoDivergente && !f.liderApelido
  return direta ? 'homologarVenda' : 'homologarCondicional'
}

export const DADOS_DA_ACAO: Readonly<Record<AcaoDaSala, DadosDaAcao>> = {
  chamar: acao('Placar', em('chamar', 'LIBERADO_LEILAO'), { naPausa: true }),
  abrir: acao('Apregoar', {
    ...em('abrirPregao', 'LIBERADO_LEILAO', 'PLACAR'),
    ...em('retomar', 'PENDENTE'),
    ...em('reabrirPregao', 'REPASSE'),
  }),
  douLheUma: acao('Dou-lhe uma', em('douLheUma', 'AO_VIVO')),
  douLheDuas: acao('Dou-lhe duas', em('douLheDuas', 'DOULHE_UMA')),
  bater: acao(
    'Bater martelo',
    {},
    { pelosFatos: { DOULHE_DUAS: bater, AO_VIVO: baterSemChamada }, perigo: true },
  ),
  baterCondicional: acao('Condicional', em('baterCondicional', 'DOULHE_DUAS'), { perigo: true }),
  semLance: acao('Sem licitante', em('encerrarSemLance', 'AO_VIVO', 'PENDENTE'), { perigo: true }),
  pular: acao('Pular', em('porEmPendencia', ...NO_BLOCO), { naPausa: true }),
  homologar: acao('Decidir pendente', {}, { pelosFatos: { PENDENTE: homologar }, perigo: true }),
  devolver: acao('Devolver', em('devolver', 'PLACAR'), { naPausa: true }),
  repasse: acao('Repasse', em('mandarRepasse', 'AO_VIVO', 'NAO_ARREMATADO'), { perigo: true }),
  retirar: acao('Retirar', em('retirar', 'PENDENTE', 'LIBERADO_LEILAO', 'PLACAR', ...NO_BLOCO, 'REPASSE'), {
    pedeMotivo: true,
    perigo: true,
    naPausa: true,
  }),
  cancelar: acao('Cancelar lote', em('cancelarNoLeilao', 'PLACAR', ...NO_BLOCO), {
    pedeMotivo: true,
    perigo: true,
    naPausa: true,
  }),
  renovarTempo: acao('Renovar tempo', {}),
  desfazer: acao(
    'Desfazer',
    {
      ...em('desfazerChamada', 'DOULHE_UMA', 'DOULHE_DUAS'),
      ...em('desfazerMartelo', 'AG_PAGAMENTO', 'AG_CLIENTE', 'CONDICIONAL', 'NAO_ARREMATADO', 'RECOMPRA'),
    },
    { pedeMotivo: true, naPausa: true },
  ),
}

/** The events by which a room decides a lot, and which may be undone as long as nothing followed from them. */
export const MARTELOS: readonly EventoLote[] = [
  'vender',
  'venderApelido',
  'baterCondicional',
  'recomprar',
  'encerrarSemLance',
  'homologarVenda',
  'homologarCondicional',
]

/** The event that an act is for a lot in this state with these facts, or null when it is none there. */
export function eventoDaAcao(
  nome: AcaoDaSala,
  situacao: SituacaoLote,
  fatos: FatosDoResultado,
): EventoLote | null {
  const { eventos, pelosFatos } = DADOS_DA_ACAO[nome]
  return pelosFatos?.[situacao]?.(fatos) ?? eventos[situacao] ?? null
}

/** On the block, acts that need a bid and acts that need none. */
const COM_LANCE: readonly AcaoDaSala[] = ['douLheUma']
const SEM_LANCE: readonly AcaoDaSala[] = ['bater', 'semLance', 'repasse']

/** Whether the act exists for a lot in this state with this bid (the server may still refuse it by its facts). */
export function acaoExiste(nome: AcaoDaSala, situacao: SituacaoLote, lance: number | null): boolean {
  if (nome === 'renovarTempo') return situacao === 'AO_VIVO'
  if (situacao === 'AO_VIVO' && (lance === null ? COM_LANCE : SEM_LANCE).includes(nome)) return false
  const { eventos, pelosFatos } = DADOS_DA_ACAO[nome]
  return situacao in eventos || (pelosFatos !== undefined && situacao in pelosFatos)
}

/** The act that an event of the keyboard's table is. */
export const ACAO_DA_TECLA: Partial<Record<EventoLote, AcaoDaSala>> = {
  chamar: 'chamar',
  abrirPregao: 'abrir',
  douLheUma: 'douLheUma',
  douLheDuas: 'douLheDuas',
  vender: 'bater',
  baterCondicional: 'baterCondicional',
  mandarRepasse: 'repasse',
  encerrarSemLance: 'semLance',
  porEmPendencia: 'pular',
}

export const ACOES_DO_LEILAO_NA_SALA = [
  'iniciar',
  'pausar',
  'retomar',
  'suspender',
  'encerrar',
  'conducao',
] as const
export type AcaoDoLeilaoNaSala = (typeof ACOES_DO_LEILAO_NA_SALA)[number]
