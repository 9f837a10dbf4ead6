// Linearizability (Herlihy and Wing 1990) of one lot's dispute: is there one order in which a single judge would have
// given the same answers, each request between its sending and its answer? The search of Wing and Gong ("Testing and
// Verifying Concurrent Objects", 1993) with Lowe's memory of visited pairs ("Testing for Linearizability", 2017). A
// request without an answer may have happened at any time after it was sent, or not at all. It looks only at what
// people were told, not at the log. Not searched: admission (states, clocks, papers).
import type { EstadoLote } from '@martelo/domain/lances/estado-do-lote.ts'
import { julgarLance } from '@martelo/domain/lances/julgar-lance.ts'
import type { PedidoLance } from '@martelo/domain/lances/pedido.ts'
import { valorAceito } from '@martelo/domain/lances/valor-aceito.ts'
import type { Historia, LoteDaHistoria, RespostaDaHistoria } from './historia.ts'

interface Operacao {
  readonly de: number
  readonly ate: number
  readonly pedido: PedidoLance | null
  readonly resposta: RespostaDaHistoria | null
}

/** More states than this are not looked at: the answer is then "not decided", and counts as a finding. */
const LIMITE = 20_000

/** Refusals that the value decides; all others are the lot's or the client's. */
// A refusal for another reason may stand anywhere, but the price that it carries must be the price at that point.
const PELO_VALOR = new Set([
  'valor-malformado',
  'valor-abaixo',
  'preco-mudou',
  'ja-esta-vencendo',
  'sem-automatico',
  'empate-com-automatico',
  'confirmar-valor-alto',
])

export function linearizavel(lote: LoteDaHistoria, h: Historia): string[] {
  const operacoes = operacoesDe(lote, h)
  if (operacoes.length === 0) return []
  const r = buscar(operacoes, aberto(lote.inicial))
  if (r === 'sim') return []
  return [
    r === 'nao' ? `as respostas de ${operacoes.length} pedidos não cabem em ordem alguma` : 'não decidido',
  ]
}

function operacoesDe(lote: LoteDaHistoria, h: Historia): Operacao[] {
  const pedidos = h.pedidos
    .filter((p) => p.lelUid === lote.lelUid)
    .map(({ pedido, envios, respostas }): Operacao => {
      const primeira = respostas.toSorted((a, b) => a.quando - b.quando)[0] ?? null
      return {
        de: Math.min(...envios),
        ate: primeira?.quando ?? Number.POSITIVE_INFINITY,
        pedido,
        resposta: primeira,
      }
    })
  // The release of all bids is an act of the house: some time after the instant of its row.
  const solturas = lote.linhas
    .filter((l) => l.registro === null)
    .map(
      (l): Operacao => ({
        de: l.instante - h.tolerancia,
        ate: Number.POSITIVE_INFINITY,
        pedido: null,
        resposta: null,
      }),
    )
  return [...pedidos, ...solturas].toSorted((a, b) => a.de - b.de)
}

/** The dispute as such: open, without a clock. */
const aberto = (inicial: EstadoLote): EstadoLote => ({
  ...inicial,
  situacao: 'AO_VIVO',
  situacaoLeilao: 'AO_VIVO',
  leilaoSuspenso: false,
  pausado: false,
  dataFim: null,
  regras: { ...inicial.regras, encerraPorTempo: false },
})

/** The state after the operation if it may happen here with this answer; null: it may not. */
function aplicar(estado: EstadoLote, { pedido, resposta }: Operacao): EstadoLote | null {
  if (pedido === null) return { ...estado, seq: estado.seq + 1, valor: null, lider: null, teto: null }
  if (resposta?.tipo === 'recusado' && !PELO_VALOR.has(resposta.codigo ?? ''))
    return resposta.precoDepois === estado.valor ? estado : null
  const proprio = pedido.tipo === 'Proposta' || pedido.tipo === 'Compre Já'
  const onde: EstadoLote = proprio ? { ...estado, situacao: 'LIBERADO_LEILAO' } : estado
  const j = julgarLance(onde, pedido, resposta?.instante ?? 0)
  const depois = { ...j.lote, situacao: estado.situacao, dataFim: null }
  if (resposta === null) return depois
  if (j.tipo !== resposta.tipo) return null
  if (j.tipo === 'recusado' && j.recusa.codigo !== resposta.codigo) return null
  if (
    j.tipo === 'aceito' &&
    !j.eventos.some(
      (e) => 'seq' in e && (resposta.seq === null || e.seq === resposta.seq) && e.chave === pedido.chave,
    )
  )
    return null
  return resposta.precoDepois === j.lote.valor && resposta.proximo === valorAceito(j.lote) ? depois : null
}

function buscar(operacoes: readonly Operacao[], inicial: EstadoLote): 'sim' | 'nao' | 'cansado' {
  const vistos = new Set<string>()
  const feitas = new Uint8Array(operacoes.length)
  let restam = operacoes.filter((o) => o.ate < Number.POSITIVE_INFINITY).length
  let passos = 0

  const por = (i: number, v: 0 | 1): void => {
    feitas[i] = v
    if ((operacoes[i] as Operacao).ate < Number.POSITIVE_INFINITY) restam += v === 1 ? -1 : 1
  }
  const tentar = (estado: EstadoLote): boolean => {
    const quietas = assentarQuietas(estado)
    if (restam === 0) return true
    const chave = `${marca(feitas)} ${estado.seq} ${estado.valor} ${JSON.stringify([estado.lider, estado.teto])}`
    if (!vistos.has(chave) && ++passos < LIMITE) {
      vistos.add(chave)
      for (const i of candidatas()) {
        const depois = aplicar(estado, operacoes[i] as Operacao)
        if (depois === null || mesmo(depois, estado)) continue
        por(i, 1)
        if (tentar(depois)) return true
        por(i, 0)
      }
    }
    for (const i of quietas) por(i, 0)
    return false
  }
  /** Whatever may happen now without changing anything happens now: it only frees the others. */
  const assentarQuietas = (estado: EstadoLote): number[] => {
    const postas: number[] = []
    for (let mudou = true; mudou; ) {
      mudou = false
      for (const i of candidatas()) {
        const o = operacoes[i] as Operacao
        if (o.resposta === null || !mesmo(aplicar(estado, o), estado)) continue
        por(i, 1)
        postas.push(i)
        mudou = true
      }
    }
    return postas
  }
  /** Requests that nothing still open must precede. */
  const candidatas = (): number[] => {
    let limite = Number.POSITIVE_INFINITY
    for (const [i, o] of operacoes.entries()) if (feitas[i] === 0 && o.ate < limite) limite = o.ate
    const lista: number[] = []
    for (const [i, o] of operacoes.entries()) {
      if (o.de > limite) break
      if (feitas[i] === 0) lista.push(i)
    }
    // Those that were answered first: unanswered ones are seldom needed.
    return lista.sort(
      (a, b) => Number(operacoes[a]?.resposta === null) - Number(operacoes[b]?.resposta === null),
    )
  }
  if (tentar(inicial)) return 'sim'
  return passos >= LIMITE ? 'cansado' : 'nao'
}

const mesmo = (a: EstadoLote | null, b: EstadoLote): boolean =>
  a !== null && a.seq === b.seq && a.valor === b.valor && a.teto?.valor === b.teto?.valor

/** The set of placed requests in few characters. */
function marca(feitas: Uint8Array): string {
  let texto = ''
  for (let i = 0; i < feitas.length; i += 16) {
    let palavra = 0
    for (let k = 0; k < 16; k++) if (feitas[i + k] === 1) palavra |= 1 << k
    texto += String.fromCharCode(palavra)
  }
  return texto
}
