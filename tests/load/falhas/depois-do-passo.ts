// What people notice when the database's clock is set: how long they wait for a decision, who is told that a lot is over
// which is not, how late lots end, for how long a countdown is wrong.
import type { Historia, LoteDaHistoria } from '../../simulation/historia.ts'

export interface Passo {
  readonly ms: number
  /** when, by this machine's clock */
  readonly golpe: number
  /** lots that ran at that moment */
  readonly abertos: ReadonlySet<string>
}

export interface AposOPasso {
  /** the longest wait for a decision asked for then, or later, ms */
  readonly esperaMs: number
  /** from the step until a bid that was sent after it was accepted, by lot: the slowest that had one */
  readonly ateOLanceMs: number
  /** refused as over while the lot went on */
  readonly negados: number
  readonly fechamentoMs: number
  /** how long a browser showed another time than the database */
  readonly telaMs: number
}

/** „Within a few seconds“, on a busy machine. */
const ESPERA_MS = 5_000
const FECHAMENTO_MS = 1_000
/** An answer on its way while the lot ends. */
const MARGEM_MS = 500

export function aposOPasso(h: Historia, p: Passo, telaMs: number): AposOPasso {
  const depois = h.pedidos.filter((x) => (x.envios[0] ?? 0) >= p.golpe - ESPERA_MS)
  const esperas = depois.map((x) => {
    const respondido = Math.min(h.fim - p.ms, ...x.respostas.map((r) => r.quando))
    return respondido - Math.max(x.envios[0] ?? 0, p.golpe)
  })
  const lances = h.lotes.flatMap((l) => primeiroLance(l, h, p) ?? [])
  const abertos = h.lotes.filter((l) => p.abertos.has(l.lelUid))
  return {
    esperaMs: Math.max(0, ...esperas),
    ateOLanceMs: Math.max(0, ...lances),
    negados: abertos.reduce((n, l) => n + negadosCedo(l, h, p), 0),
    fechamentoMs: Math.max(0, ...abertos.map(atraso)),
    telaMs,
  }
}

function primeiroLance(l: LoteDaHistoria, h: Historia, { golpe }: Passo): number | null {
  const aceitos = h.pedidos
    .filter((x) => x.lelUid === l.lelUid && (x.envios[0] ?? 0) >= golpe)
    .flatMap((x) => x.respostas.filter((r) => r.tipo === 'aceito').map((r) => r.quando))
  return aceitos.length === 0 ? null : Math.min(...aceitos) - golpe
}

function negadosCedo(l: LoteDaHistoria, h: Historia, { golpe, ms }: Passo): number {
  // It ended after the step, or a moment before it took hold.
  const fim = (l.fechamentos.at(-1)?.instante ?? h.fim) - ms
  return h.pedidos
    .filter((x) => x.lelUid === l.lelUid)
    .flatMap((x) => x.respostas)
    .filter((r) => r.codigo === 'lote-nao-aberto' && r.quando >= golpe && r.quando < fim - MARGEM_MS).length
}

const atraso = (l: LoteDaHistoria): number =>
  Math.max(0, (l.fechamentos.at(-1)?.instante ?? 0) - (l.final.dataFim ?? Number.POSITIVE_INFINITY))

export function conferirPasso(a: AposOPasso): string[] {
  const acima = (oQue: string, valor: number, limite: number): string[] =>
    valor > limite ? [`${oQue}: ${Math.round(valor)} ms`] : []
  return [
    ...acima('a person waited for a decision after the step', a.esperaMs, ESPERA_MS),
    ...acima('a lot had no accepted bid after the step', a.ateOLanceMs, ESPERA_MS),
    ...acima('a lot was closed late', a.fechamentoMs, FECHAMENTO_MS),
    ...acima('a browser showed another time', a.telaMs, ESPERA_MS),
    ...(a.negados > 0 ? [`${a.negados} were told that a lot was over which was not`] : []),
  ]
}
