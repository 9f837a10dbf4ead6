// One negotiation per lot: what a client and the other side said to each other about it, as one thread with its state
// and what he may do now. Bids, ceilings, proposals, counter-offers, conditional and purchase are facts; nothing is
// stored for it. An act that is offered here is judged again by its own call.
import { type Centavos, formatarReais } from '../comum/dinheiro.ts'
import { podeTransitarCondicional, type SituacaoDeCondicional } from '../condicionais/states.ts'
import { com, concordar, contar, maiuscula } from '../hotsites/concordar.ts'
import type { Palavras } from '../hotsites/palavras.ts'
import { recebeLances } from '../lotes/recebe-lances.ts'
import { SITUACOES, type SituacaoLote } from '../lotes/situacoes.ts'
import type { EstadoDoLance } from './estado-do-lance.ts'
import { comoTerminou, type SituacaoDaProposta } from './fim-da-proposta.ts'

/** Instants are epoch ms. */
export interface LanceDoFio {
  readonly tipo: string
  readonly situacao: string
  readonly valor: Centavos
  readonly motivo: string
  /** who acted in his account */
  readonly por: string | null
  readonly em: number
}

export interface PropostaDoFio {
  readonly uid: string
  readonly valor: Centavos
  readonly situacao: SituacaoDaProposta
  readonly contraproposta: Centavos | null
  readonly motivo: string | null
  readonly por: string | null
  readonly em: number
  /** when the house answered */
  readonly respondidaEm: number | null
  /** when he took it back, or declined what the house offered */
  readonly desistidaEm: number | null
}

/** An event of the lot's own history, as it was audited. */
export interface PassoDoAcordo {
  readonly evento: string
  readonly valor: Centavos | null
  readonly em: number
}

export interface AcordoDoFio {
  readonly situacao: SituacaoDeCondicional
  readonly desde: number
  readonly prazo: number | null
  readonly lance: Centavos
  readonly novoValor: Centavos | null
  readonly prorrogacoes: number
  readonly passos: readonly PassoDoAcordo[]
}

export interface FatosDaNegociacao {
  readonly agora: number
  readonly situacaoLote: SituacaoLote
  /** where his bids put him; `vencedor` also after a proposal and a purchase at once */
  readonly estado: EstadoDoLance
  /** in the order of the lot's log */
  readonly lances: readonly LanceDoFio[]
  /** his ceiling, while it stands */
  readonly teto: Centavos | null
  readonly propostas: readonly PropostaDoFio[]
  /** null: the lot is not conditional for him */
  readonly acordo: AcordoDoFio | null
}

export const SITUACOES_DA_NEGOCIACAO = [
  'nenhuma',
  'ganhando',
  'superado',
  'espera-voce',
  'espera-a-casa',
  'espera-quem-vende',
  'comprado',
  'sem-acordo',
  'encerrada',
] as const
export type SituacaoDaNegociacao = (typeof SITUACOES_DA_NEGOCIACAO)[number]

export const LADOS_DO_FIO = ['voce', 'casa', 'vendedor'] as const

export interface Fala {
  readonly quem: (typeof LADOS_DO_FIO)[number]
  readonly texto: string
  readonly valor: Centavos | null
  readonly detalhe: string | null
  readonly em: number
}

export const ATOS_DO_FIO = [
  'aceitar-contraproposta',
  'recusar-contraproposta',
  'propor-outro-valor',
  'retirar-proposta',
  'cancelar-automatico',
  'aceitar-novo-valor',
  'contrapropor',
  'recusar-novo-valor',
  'retirar-lance',
] as const

/** `valor`: what the act is about, as it is shown; `uid`: of the proposal, null where the lot says it all. */
export interface AtoDoFio {
  readonly ato: (typeof ATOS_DO_FIO)[number]
  readonly uid: string | null
  readonly valor: Centavos
}

export interface Negociacao {
  readonly situacao: SituacaoDaNegociacao
  readonly titulo: string
  /** what it means for him now */
  readonly texto: string
  /** until when the awaited side may answer */
  readonly ate: number | null
  readonly falas: readonly Fala[]
  readonly atos: AtoDoFio[]
}

export function negociacao(f: FatosDaNegociacao, p: Palavras): Negociacao {
  const falas = [...falasDosLances(f.lances, p), ...falasDasPropostas(f.propostas), ...falasDoAcordo(f, p)]
  const situacao = situacaoDe(f, falas.length)
  const ate = f.acordo !== null && ESPERAM.has(situacao) && !pedeDaCasa(f) ? f.acordo.prazo : null
  return {
    situacao,
    ...dizer(situacao, f, p),
    ate,
    falas: falas.toSorted((a, b) => a.em - b.em),
    atos: atosDe(f),
  }
}

const ESPERAM: ReadonlySet<SituacaoDaNegociacao> = new Set(['espera-voce', 'espera-quem-vende'])

/** A counter-offer stands for him, and the lot can still be sold by it. */
const ofertaAberta = (f: FatosDaNegociacao): PropostaDoFio | null =>
  recebeLances(f.situacaoLote)
    ? (f.propostas.findLast((x) => x.situacao === 'CONTRAPROPOSTA' && x.contraproposta !== null) ?? null)
    : null

const propostaAberta = (f: FatosDaNegociacao): PropostaDoFio | null =>
  recebeLances(f.situacaoLote) ? (f.propostas.findLast((x) => x.situacao === 'ENVIADA') ?? null) : null

const pedeDaCasa = (f: FatosDaNegociacao): boolean => ofertaAberta(f) !== null

const DO_ACORDO: Readonly<Record<SituacaoDeCondicional, SituacaoDaNegociacao>> = {
  AGUARDANDO_COMITENTE: 'espera-quem-vende',
  AGUARDANDO_CLIENTE: 'espera-voce',
  REPLICA_DO_CLIENTE: 'espera-quem-vende',
  LIBERADA: 'comprado',
  NEGADA: 'sem-acordo',
}

/** What binds most comes first: a purchase, a deal under way, a question, an answer awaited, the dispute. */
function situacaoDe(f: FatosDaNegociacao, falas: number): SituacaoDaNegociacao {
  if (f.estado === 'vencedor') return 'comprado'
  if (f.acordo !== null && f.situacaoLote === 'CONDICIONAL') return DO_ACORDO[f.acordo.situacao]
  const aberta = propostaAberta(f)
  const oferta = ofertaAberta(f)
  // The younger of the two has the word: a new proposal answers a counter-offer.
  if (oferta !== null && (aberta === null || oferta.em > aberta.em)) return 'espera-voce'
  if (aberta !== null) return 'espera-a-casa'
  if (f.estado === 'ganhando' || f.estado === 'superado') return f.estado
  if (f.acordo !== null) return DO_ACORDO[f.acordo.situacao]
  return falas === 0 ? 'nenhuma' : 'encerrada'
}

function dizer(
  s: SituacaoDaNegociacao,
  f: FatosDaNegociacao,
  p: Palavras,
): Pick<Negociacao, 'titulo' | 'texto'> {
  switch (s) {
    case 'nenhuma':
      return { titulo: 'Nada enviado', texto: '' }
    case 'ganhando':
      return { titulo: p.ganhando, texto: `${maiuscula(com('seu', p.lance))} é ${maior(p)} até agora.` }
    case 'superado':
      return { titulo: p.superado, texto: `Há ${com('um', p.lance)} acima ${daSua(p)}.` }
    case 'espera-voce':
      return esperaVoce(f, p)
    case 'espera-a-casa':
      return { titulo: 'Proposta em análise', texto: 'A resposta chega aqui e por aviso.' }
    case 'espera-quem-vende':
      return {
        titulo: `Aguardando ${com('o', p.comitente)}`,
        texto: 'Nada é devido antes da resposta.',
      }
    case 'comprado':
      return { titulo: 'Comprado', texto: 'Confira o total e pague em Minhas compras.' }
    case 'sem-acordo':
      return { titulo: 'Sem acordo', texto: 'Nada é devido.' }
    case 'encerrada':
      return encerrada(f)
  }
}

function esperaVoce(f: FatosDaNegociacao, p: Palavras): Pick<Negociacao, 'titulo' | 'texto'> {
  const oferta = ofertaAberta(f)
  if (oferta !== null)
    return {
      titulo: 'Contraproposta',
      texto: `A casa vende por ${formatarReais(oferta.contraproposta ?? 0)}.`,
    }
  return {
    titulo: 'Espera a sua resposta',
    texto: `${maiuscula(com('o', p.comitente))} pede ${formatarReais(f.acordo?.novoValor ?? 0)}. ${maiuscula(com('seu', p.lance))} foi de ${formatarReais(f.acordo?.lance ?? 0)}.`,
  }
}

function encerrada(f: FatosDaNegociacao): Pick<Negociacao, 'titulo' | 'texto'> {
  if (!recebeLances(f.situacaoLote)) return { titulo: 'Encerrada', texto: 'Nada é devido.' }
  const ultima = f.propostas.at(-1)
  const fim = ultima === undefined ? null : comoTerminou(ultima.situacao)
  if (fim !== null && fim !== 'aceita')
    return {
      titulo:
        ultima?.contraproposta != null && fim === 'retirada' ? 'Contraproposta recusada' : `Proposta ${fim}`,
      texto: SITUACOES[f.situacaoLote].recebe.includes('Proposta')
        ? 'Nada é devido. Você pode fazer outra proposta.'
        : 'Nada é devido.',
    }
  return { titulo: 'Sem oferta sua em aberto', texto: 'Nada é devido.' }
}

const maior = (p: Palavras): string => `${concordar('o', p.lance)} maior`
const daSua = (p: Palavras): string => (p.lance.genero === 'f' ? 'da sua' : 'do seu')

// What a ceiling sent by itself is one line: how many, and the last value.
function falasDosLances(lances: readonly LanceDoFio[], p: Palavras): Fala[] {
  const falas: Fala[] = []
  let seguidos = 0
  for (const l of lances) {
    const fala = falaDoLance(l, p)
    if (fala === null) continue
    seguidos = l.tipo === 'Automático' ? seguidos + 1 : 0
    if (seguidos > 1) falas.pop()
    falas.push(
      seguidos > 1
        ? { ...fala, detalhe: `${contar(seguidos, p.lance)} seguid${p.lance.genero === 'f' ? 'a' : 'o'}s` }
        : fala,
    )
  }
  return falas
}

const porQuem = (nome: string | null): string | null => (nome === null ? null : `por ${nome}`)

function falaDoLance(l: LanceDoFio, p: Palavras): Fala | null {
  const cancelado = l.situacao === 'cancelado' ? `Cancelad${p.lance.genero === 'f' ? 'a' : 'o'}` : null
  const detalhe = [cancelado, porQuem(l.por)].filter(Boolean).join(' · ') || null
  const base = { quem: 'voce', valor: l.valor, detalhe, em: l.em } as const
  if (l.tipo === 'Manual') return { ...base, texto: maiuscula(p.lance.um) }
  if (l.tipo === 'Automático') return { ...base, texto: maiuscula(p.lanceAutomatico.um) }
  if (l.tipo === 'Compre Já') return { ...base, texto: 'Compre já' }
  if (l.tipo !== 'Configuração Automática') return null
  return l.motivo.startsWith('teto-cancelado')
    ? { ...base, valor: null, texto: 'Automático cancelado' }
    : { ...base, texto: 'Automático até' }
}

const ENCERRA_A_PROPOSTA: Readonly<
  Partial<Record<SituacaoDaProposta, { quem: Fala['quem']; texto: string }>>
> = {
  ACEITA: { quem: 'casa', texto: 'Proposta aceita' },
  RECUSADA: { quem: 'casa', texto: 'Proposta recusada' },
  CANCELADA: { quem: 'voce', texto: 'Proposta retirada' },
  EXPIRADA: { quem: 'casa', texto: 'Proposta encerrada' },
}

/** Where the house had countered, the last word was his. */
const ENCERRA_A_OFERTA: Readonly<Partial<Record<SituacaoDaProposta, { quem: Fala['quem']; texto: string }>>> =
  {
    ACEITA: { quem: 'voce', texto: 'Contraproposta aceita' },
    CANCELADA: { quem: 'voce', texto: 'Contraproposta recusada' },
  }

/** Who takes a counter-offer is logged with a proposal of that value: he said it once, by taking it. */
const ehOAceite = (p: PropostaDoFio, todas: readonly PropostaDoFio[]): boolean =>
  p.situacao === 'ACEITA' &&
  p.contraproposta === null &&
  todas.some((q) => q.situacao === 'ACEITA' && q.contraproposta === p.valor && q.em <= p.em)

function falasDasPropostas(propostas: readonly PropostaDoFio[]): Fala[] {
  return propostas.flatMap((p): Fala[] => {
    if (ehOAceite(p, propostas)) return []
    const feita: Fala = { quem: 'voce', texto: 'Proposta', valor: p.valor, detalhe: porQuem(p.por), em: p.em }
    const em = p.respondidaEm ?? p.em
    const oferta: Fala[] =
      p.contraproposta === null
        ? []
        : [{ quem: 'casa', texto: 'Contraproposta', valor: p.contraproposta, detalhe: p.motivo, em }]
    const fim = ENCERRA_A_PROPOSTA[p.situacao]
    if (fim === undefined) return [feita, ...oferta]
    const dele = p.contraproposta === null ? undefined : ENCERRA_A_OFERTA[p.situacao]
    const detalhe = p.contraproposta === null ? p.motivo : null
    return [feita, ...oferta, { ...(dele ?? fim), valor: null, detalhe, em: p.desistidaEm ?? em }]
  })
}

type Dito = { readonly quem: Fala['quem']; texto(p: Palavras): string }

/** By the event of the lot, or of the deal where the lot itself does not move. */
const PASSOS: Readonly<Record<string, Dito>> = {
  novoValor: { quem: 'vendedor', texto: () => 'Pede novo valor' },
  clienteReplica: { quem: 'voce', texto: () => 'Contraproposta' },
  clienteAceitaNovoValor: { quem: 'voce', texto: () => 'Novo valor aceito' },
  clienteRecusaNovoValor: { quem: 'voce', texto: () => 'Novo valor recusado' },
  clienteRetiraLance: {
    quem: 'voce',
    texto: (p) => `${maiuscula(p.lance.um)} retirad${p.lance.genero === 'f' ? 'a' : 'o'}`,
  },
  liberarCondicional: { quem: 'vendedor', texto: () => 'Venda liberada' },
  recusarCondicional: { quem: 'vendedor', texto: () => 'Não aceitou' },
  prazo: { quem: 'casa', texto: () => 'O prazo terminou sem acordo' },
  prorrogar: { quem: 'casa', texto: () => 'Prazo renovado, sem resposta' },
  reabrirCondicional: { quem: 'casa', texto: () => 'Negociação reaberta' },
}

function falasDoAcordo({ acordo }: FatosDaNegociacao, p: Palavras): Fala[] {
  if (acordo === null) return []
  const abriu: Fala = {
    quem: 'casa',
    texto: `Em condicional: depende ${com('do', p.comitente)}`,
    valor: acordo.lance,
    detalhe: null,
    em: acordo.desde,
  }
  return [
    abriu,
    ...acordo.passos.flatMap(({ evento, valor, em }): Fala[] => {
      const dito = PASSOS[evento]
      return dito ? [{ quem: dito.quem, texto: dito.texto(p), valor, detalhe: null, em }] : []
    }),
  ]
}

function atosDe(f: FatosDaNegociacao): AtoDoFio[] {
  const atos: AtoDoFio[] = []
  const oferta = ofertaAberta(f)
  if (oferta !== null && oferta.contraproposta !== null) {
    const { uid, contraproposta: valor } = oferta
    atos.push({ ato: 'aceitar-contraproposta', uid, valor })
    // One word at a time: what he proposed after it is being read.
    if (propostaAberta(f) === null) atos.push({ ato: 'propor-outro-valor', uid, valor })
    atos.push({ ato: 'recusar-contraproposta', uid, valor })
  }
  const aberta = propostaAberta(f)
  if (aberta !== null) atos.push({ ato: 'retirar-proposta', uid: aberta.uid, valor: aberta.valor })
  if (f.teto !== null && recebeLances(f.situacaoLote))
    atos.push({ ato: 'cancelar-automatico', uid: null, valor: f.teto })
  return [...atos, ...atosDoAcordo(f)]
}

const DO_CLIENTE = [
  ['aceitar-novo-valor', 'clienteAceita'],
  ['contrapropor', 'clienteReplica'],
  ['recusar-novo-valor', 'clienteRecusa'],
  ['retirar-lance', 'clienteRetira'],
] as const

/** Asked of the table that will decide. */
function atosDoAcordo({ acordo: a, agora, situacaoLote }: FatosDaNegociacao): AtoDoFio[] {
  if (a === null || situacaoLote !== 'CONDICIONAL') return []
  return DO_CLIENTE.flatMap(([ato, evento]): AtoDoFio[] => {
    const contexto = {
      agora,
      prazo: a.prazo ?? 0,
      lance: a.lance,
      novoValor: a.novoValor,
      // Some value between the two, where there is one.
      valor: evento === 'clienteReplica' ? a.lance + 1 : undefined,
      prorrogacoes: a.prorrogacoes,
      comitenteDoLote: false,
      clienteVencedor: true,
    }
    const r = podeTransitarCondicional({ de: a.situacao, evento, atores: ['Cliente'] }, contexto)
    return r.pode ? [{ ato, uid: null, valor: ato === 'retirar-lance' ? a.lance : (a.novoValor ?? 0) }] : []
  })
}
