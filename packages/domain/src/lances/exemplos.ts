// One ordinary lot and a few people: for the tests of the judge and of what stands on it, and for the published rules,
// which play the same cases. Nothing else of the product uses them.
import type { Apelido, Cliente, EstadoLote, EventoLance, RegrasDeLance } from './estado-do-lote.ts'
import { julgarEmLote, julgarLance } from './julgar-lance.ts'
import type { FatosDoCliente, PedidoLance } from './pedido.ts'
import type { CodigoDeRecusa } from './recusas.ts'

export const REGRAS_DE_EXEMPLO: RegrasDeLance = {
  minimo: 1_000_00,
  incremento: 100_00,
  escada: null,
  compreJa: null,
  maiorDescontoDeGrupo: 0,
  negociacao: 'DISPUTA',
  vendaInibida: false,
  automaticosAtivos: true,
  propostasAtivas: true,
  apelidosAtivos: true,
  exigeEmailConfirmado: false,
  exigeTelefoneConfirmado: false,
  exigeCaucao: false,
  gruposCliente: [],
  validacoesValorOfertaBloqueada: null,
  sucata: false,
  encerraPorTempo: true,
  recebeIncrementoTempo: true,
  pontoCorteParaIncrementoPosLancesSegundos: 20,
  incrementoAposLancesSegundos: 20,
  cronometroSegundos: 30,
}

/** An open lot without bids: minimum R$ 1.000, increment R$ 100, no clock. */
export function loteDeExemplo(
  mudancas: Partial<Omit<EstadoLote, 'regras'>> = {},
  regras: Partial<RegrasDeLance> = {},
): EstadoLote {
  return {
    lelUid: 'lote-1',
    hotUid: 'hot-1',
    situacao: 'LIBERADO_LEILAO',
    situacaoLeilao: 'PRONTO',
    leilaoSuspenso: false,
    pausado: false,
    seq: 0,
    valor: null,
    lider: null,
    teto: null,
    dataFim: null,
    ...mudancas,
    regras: { ...REGRAS_DE_EXEMPLO, ...regras },
  }
}

export function clienteDeExemplo(nome: string): Cliente {
  return { tipo: 'cliente', cliUid: `cli-${nome}`, apelido: nome }
}

/** A client whom nothing keeps from bidding. */
export function interessado(nome: string, mudancas: Partial<FatosDoCliente> = {}): FatosDoCliente {
  return {
    ...clienteDeExemplo(nome),
    bloqueado: false,
    documentosAprovados: true,
    emailConfirmado: true,
    telefoneConfirmado: true,
    termosSemAceite: [],
    habilitado: true,
    habilitacaoPedida: true,
    caucaoPaga: false,
    grupos: [],
    descontoDoGrupo: 0,
    lotesValidados: [],
    pessoaJuridica: false,
    credenciadoDetran: false,
    limiteDeCompra: null,
    ...mudancas,
  }
}

export function apelidoDeExemplo(nome: string, emDefesa = false): Apelido {
  return { tipo: 'apelido', apeUid: `ape-${nome}`, apelido: nome, usuUid: 'usu-leiloeiro', emDefesa }
}

type Extras = Partial<Pick<PedidoLance, 'hotUid' | 'chave' | 'confirmarValorAlto'>> & {
  readonly quem?: Partial<FatosDoCliente>
}

const comum = (nome: string, valor: number | null, { quem: _, ...extras }: Extras) => ({
  hotUid: 'hot-1',
  chave: `chave-${nome}-${valor}`,
  confirmarValorAlto: true,
  ...extras,
})

export const manual = (nome: string, valor: number, extras: Extras = {}): PedidoLance => ({
  ...comum(nome, valor, extras),
  tipo: 'Manual',
  valor,
  quem: interessado(nome, extras.quem),
})

export const teto = (nome: string, valor: number | null, extras: Extras = {}): PedidoLance => ({
  ...comum(nome, valor, extras),
  tipo: 'Configuração Automática',
  valor,
  quem: interessado(nome, extras.quem),
})

export const proposta = (nome: string, valor: number, extras: Extras = {}): PedidoLance => ({
  ...comum(nome, valor, extras),
  tipo: 'Proposta',
  valor,
  quem: interessado(nome, extras.quem),
})

export const compreJa = (nome: string, valor: number, extras: Extras = {}): PedidoLance => ({
  ...comum(nome, valor, extras),
  tipo: 'Compre Já',
  valor,
  quem: interessado(nome, extras.quem),
})

export const doLeiloeiro = (nome: string, valor: number, extras: Omit<Extras, 'quem'> = {}): PedidoLance => ({
  ...comum(nome, valor, extras),
  tipo: 'Leiloeiro',
  valor,
  quem: apelidoDeExemplo(nome),
})

/** The instant of all examples. */
export const AGORA = 1_000_000
/** One real, in centavos. */
export const R = 100

const LETRA: Readonly<Record<string, string>> = {
  Manual: 'M',
  Automático: 'A',
  'Configuração Automática': 'C',
  Leiloeiro: 'L',
  Proposta: 'P',
  'Compre Já': 'B',
}
/**
 * A row as a short text: `A M 1000` (Manual), `A A 1100` (Automático), `A C 2000` (ceiling), `X L 1100`
 * (Leiloeiro).
 */
export function resumo(evento: EventoLance): string {
  if (evento.evento === 'reabertura') return `reabre de ${evento.de}`
  if (evento.evento === 'tempo') return `fim +${(evento.dataFim - AGORA) / 1000}s ${evento.motivo}`
  const valor = evento.valor === null ? '-' : evento.valor / R
  return `${evento.quem.apelido} ${LETRA[evento.tipo]} ${valor}`
}

/** Plays requests and tells, for each, the answer and the rows. */
export function jogar(
  lote: EstadoLote,
  pedidos: readonly PedidoLance[],
): { linhas: string[]; lote: EstadoLote } {
  const { julgamentos, lote: depois } = julgarEmLote(lote, pedidos, AGORA)
  const linhas = julgamentos.map((j) => {
    const resposta = j.tipo === 'aceito' ? j.situacao : j.recusa.codigo
    return [resposta, ...j.eventos.map(resumo)].join(' | ')
  })
  return { linhas, lote: depois }
}

/** The code of the refusal, or `aceito`. */
export function codigoDaResposta(
  lote: EstadoLote,
  pedido: PedidoLance,
  agora = AGORA,
): CodigoDeRecusa | 'aceito' {
  const julgamento = julgarLance(lote, pedido, agora)
  return julgamento.tipo === 'recusado' ? julgamento.recusa.codigo : 'aceito'
}
