// The rules of bidding as the public reads them: worked examples. The test plays every case through the judge and
// compares, and the rules page prints the same play, so the page cannot promise what the judge does not do. Outcomes
// are what the judge answered, never prose; the table's `esperado` only keeps the judge from changing unseen.
import type { Centavos } from '../comum/dinheiro.ts'
import type { Palavras } from '../hotsites/palavras.ts'
import { com, maiuscula } from '../hotsites/concordar.ts'
import type { TipoHotsite } from '../hotsites/tipos.ts'
import { ESCADA_PADRAO } from '../lotes/incrementos.ts'
import { compensarQueda, FOLGA_APOS_QUEDA_MS, QUEDA_TOLERADA_MS } from '../pregao/relogio.ts'
import type { EstadoLote, EventoLance, RegrasDeLance } from './estado-do-lote.ts'
import { AGORA, loteDeExemplo, manual, R, REGRAS_DE_EXEMPLO, teto } from './exemplos.ts'
import { type Julgamento, julgarLance } from './julgar-lance.ts'
import { textoDaRecusa } from './recusas.ts'
import { valorAceito } from './valor-aceito.ts'

export const TEMAS_PUBLICADOS = ['valores', 'automaticos', 'empates', 'tempo'] as const
export type TemaPublicado = (typeof TEMAS_PUBLICADOS)[number]

export type PassoPublicado = {
  readonly quem: string
  readonly pede: 'lance' | 'automatico'
  readonly valor: Centavos
  /** seconds left on the clock when the request arrives; only where the lot has one */
  readonly faltam?: number
}

export type CasoPublicado = {
  readonly tema: TemaPublicado
  readonly titulo: (p: Palavras) => string
  readonly regras?: Partial<RegrasDeLance>
  readonly passos: readonly PassoPublicado[]
  /** Who leads and at what value in the end, and the last answer: a bid's situation or a refusal's code. */
  readonly esperado: { readonly lider: string; readonly valor: Centavos; readonly resposta: string }
}

const lance = (quem: string, reais: number, faltam?: number): PassoPublicado => ({
  quem,
  pede: 'lance',
  valor: reais * R,
  ...(faltam === undefined ? {} : { faltam }),
})
const automatico = (quem: string, reais: number): PassoPublicado => ({
  quem,
  pede: 'automatico',
  valor: reais * R,
})
const fica = (lider: string, reais: number, resposta: string): CasoPublicado['esperado'] => ({
  lider,
  valor: reais * R,
  resposta,
})

/** Minimum R$ 1.000, increment R$ 100, as in REGRAS_DE_EXEMPLO, where a case does not say otherwise. */
export const CASOS_PUBLICADOS: readonly CasoPublicado[] = [
  {
    tema: 'valores',
    titulo: (p) => `Para começar, pelo menos ${com('o', p.lanceInicial)}`,
    passos: [lance('Ana', 900)],
    esperado: { lider: '', valor: 0, resposta: 'valor-abaixo' },
  },
  {
    tema: 'valores',
    titulo: (p) => `Depois, o valor atual mais ${com('o', p.incremento)}; mais que isso também vale`,
    passos: [lance('Ana', 1000), lance('Bruno', 1050), lance('Bruno', 1300)],
    esperado: fica('Bruno', 1300, 'vencendo'),
  },
  {
    tema: 'valores',
    titulo: () => 'Ninguém cobre a si mesmo',
    passos: [lance('Ana', 1000), lance('Ana', 1100)],
    esperado: fica('Ana', 1000, 'ja-esta-vencendo'),
  },
  {
    tema: 'valores',
    titulo: (p) => `Com a tabela de ${p.incremento.varios}, o passo cresce com o valor`,
    regras: { minimo: 900 * R, escada: ESCADA_PADRAO },
    passos: [lance('Ana', 900), lance('Bruno', 950), lance('Ana', 1000), lance('Bruno', 1100)],
    esperado: fica('Bruno', 1100, 'vencendo'),
  },
  {
    tema: 'automaticos',
    titulo: () => 'O limite é segredo: sobe só o necessário',
    passos: [automatico('Ana', 2000), lance('Bruno', 1100)],
    esperado: fica('Ana', 1200, 'superado'),
  },
  {
    tema: 'automaticos',
    titulo: () => 'Entre dois limites, ganha o maior, um passo acima do outro',
    passos: [automatico('Ana', 2000), automatico('Bruno', 3000)],
    esperado: fica('Bruno', 2100, 'vencendo'),
  },
  {
    tema: 'automaticos',
    titulo: (p) => `${maiuscula(com('um', p.lance))} acima do limite ganha, mesmo por menos que um passo`,
    passos: [automatico('Ana', 2000), lance('Bruno', 2050)],
    esperado: fica('Bruno', 2050, 'vencendo'),
  },
  {
    tema: 'automaticos',
    titulo: () => 'Aumentar o próprio limite enquanto ganha não muda o preço',
    passos: [automatico('Ana', 2000), automatico('Ana', 5000)],
    esperado: fica('Ana', 1000, 'vencendo'),
  },
  {
    tema: 'empates',
    titulo: () => 'Mesmo valor que um limite anterior: vale quem chegou antes',
    passos: [automatico('Ana', 2000), lance('Bruno', 2000)],
    esperado: fica('Ana', 2000, 'empate-com-automatico'),
  },
  {
    tema: 'empates',
    titulo: () => 'Dois limites iguais: o primeiro fica na frente',
    passos: [automatico('Ana', 2000), automatico('Bruno', 2000)],
    esperado: fica('Ana', 2000, 'superado'),
  },
  {
    tema: 'tempo',
    titulo: (p) => `Nos últimos segundos, ${com('um', p.lance)} prorroga o encerramento`,
    passos: [lance('Ana', 1000, 60), lance('Bruno', 1100, 5)],
    esperado: fica('Bruno', 1100, 'vencendo'),
  },
  {
    tema: 'tempo',
    titulo: (p) => `Quem chega depois do fim não entra, por menos que seja: ${p.lote.um} encerrado`,
    passos: [lance('Ana', 1000, 60), lance('Bruno', 1100, 0)],
    esperado: fica('Ana', 1000, 'lote-nao-aberto'),
  },
]

export type LinhaPublicada = PassoPublicado & {
  /** the answer to the person */
  readonly resposta: string
  readonly aceito: boolean
  /** what is written in the public history because of it */
  readonly registros: readonly {
    readonly quem: string
    readonly valor: Centavos
    readonly automatico: boolean
  }[]
  /** who leads after it; empty before any bid */
  readonly lider: string
  readonly valorAtual: Centavos | null
  /** the next accepted value */
  readonly proximo: Centavos
  /** seconds left after it; null without a clock */
  readonly restam: number | null
}

const FIM_MS = 120_000

function registrosDe(eventos: readonly EventoLance[]): LinhaPublicada['registros'] {
  return eventos.flatMap((e) =>
    e.evento === 'lance'
      ? [{ quem: e.quem.apelido, valor: e.valor, automatico: e.tipo === 'Automático' }]
      : [],
  )
}

function respostaDe(j: Julgamento, tipo: TipoHotsite): string {
  if (j.tipo === 'recusado') return textoDaRecusa(j.recusa, tipo)
  return j.situacao === 'vencendo' ? 'Vale: está na frente.' : 'Vale, mas alguém já está acima.'
}

/** Plays a case through the judge. */
export function jogarCaso(caso: CasoPublicado): { julgamentos: Julgamento[]; lote: EstadoLote } {
  const comRelogio = caso.passos.some((x) => x.faltam !== undefined)
  let lote = loteDeExemplo({ dataFim: comRelogio ? AGORA + FIM_MS : null }, caso.regras)
  const julgamentos: Julgamento[] = []
  for (const passo of caso.passos) {
    const agora =
      lote.dataFim === null || passo.faltam === undefined ? AGORA : lote.dataFim - passo.faltam * 1000
    const pedido = (passo.pede === 'lance' ? manual : teto)(passo.quem, passo.valor)
    const j = julgarLance(lote, pedido, agora)
    julgamentos.push(j)
    lote = j.lote
  }
  return { julgamentos, lote }
}

/** A case as rows to print, in the words of this kind of site. */
export function contarCaso(caso: CasoPublicado, tipo: TipoHotsite): LinhaPublicada[] {
  let fim = AGORA + FIM_MS
  return jogarCaso(caso).julgamentos.map((j, i) => {
    const passo = caso.passos[i] as PassoPublicado
    const agora = fim - (passo.faltam ?? 0) * 1000
    fim = j.lote.dataFim ?? fim
    return {
      ...passo,
      resposta: respostaDe(j, tipo),
      aceito: j.tipo === 'aceito',
      registros: registrosDe(j.eventos),
      lider: j.lote.lider?.apelido ?? '',
      valorAtual: j.lote.valor,
      proximo: valorAceito(j.lote),
      restam: passo.faltam === undefined ? null : Math.round((fim - agora) / 1000),
    }
  })
}

/** Seconds of the outage, seconds that were left when it began → seconds that are left when it is over. */
export const QUEDAS_PUBLICADAS: readonly { caiuPor: number; faltavam: number; restam: number }[] = [
  { caiuPor: 4, faltavam: 90, restam: 86 },
  { caiuPor: 30, faltavam: 90, restam: 150 },
  { caiuPor: 300, faltavam: 20, restam: 80 },
]

/** The same by the rule itself. */
export function restamDepoisDaQueda(caiuPor: number, faltavam: number): number {
  const inicio = AGORA
  const volta = inicio + caiuPor * 1000
  const dataFim = inicio + faltavam * 1000
  const [novo] = compensarQueda(
    [{ lelUid: 'lote-1', recebeLances: true, dataInicio: null, dataFim }],
    inicio,
    volta,
  )
  return ((novo?.para ?? dataFim) - volta) / 1000
}

/** The numbers that the rules page names. */
export const NUMEROS_PUBLICADOS = {
  minimo: REGRAS_DE_EXEMPLO.minimo,
  incremento: REGRAS_DE_EXEMPLO.incremento,
  corteSegundos: REGRAS_DE_EXEMPLO.pontoCorteParaIncrementoPosLancesSegundos,
  prorrogaSegundos: REGRAS_DE_EXEMPLO.incrementoAposLancesSegundos,
  quedaToleradaSegundos: QUEDA_TOLERADA_MS / 1000,
  folgaSegundos: FOLGA_APOS_QUEDA_MS / 1000,
} as const
