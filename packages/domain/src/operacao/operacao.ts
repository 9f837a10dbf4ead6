// What the house sees of its own running: samples that each process writes every two seconds, put together into one
// picture, and the limits that raise an alert. Counters only grow while a process lives; a rate is the difference of
// two samples of the same process, never across a restart (a new process has a new name).

/** Upper ends of the ranges in which durations are counted, milliseconds; the last range has no end. */
export const FAIXAS_MS = [
  0.5, 1, 2, 3, 5, 7.5, 10, 15, 20, 30, 50, 75, 100, 150, 250, 500, 1000, 2500, 5000, 10_000,
] as const

/** How many durations fell into each range; one more than FAIXAS_MS. */
export type Contagens = readonly number[]

export const SEM_CONTAGENS: Contagens = Array.from({ length: FAIXAS_MS.length + 1 }, () => 0)

/** Which range a duration falls into. */
export function faixaDe(ms: number): number {
  const i = FAIXAS_MS.findIndex((fim) => ms <= fim)
  return i < 0 ? FAIXAS_MS.length : i
}

/**
 * The duration below which the share `q` (0 to 1) lies, by interpolation inside its range; null without any.
 * Percentiles of processes do not add up: add their distributions, then ask.
 */
export function percentil(contagens: Contagens, q: number): number | null {
  const total = contagens.reduce((a, n) => a + n, 0)
  if (total === 0) return null
  const alvo = total * q
  let antes = 0
  for (const [i, n] of contagens.entries()) {
    if (antes + n >= alvo && n > 0) {
      const de = i === 0 ? 0 : (FAIXAS_MS[i - 1] as number)
      const ate = FAIXAS_MS[i] ?? FAIXAS_MS.at(-1) ?? de
      return de + (ate - de) * ((alvo - antes) / n)
    }
    antes += n
  }
  return FAIXAS_MS.at(-1) as number
}

/** What a process did for one auction; whatever it has not touched for minutes is left out and begins at zero again. */
export type ContasDoLeilao = {
  /** counters: requests that could not be decided, by our fault */
  readonly falhas: number
  readonly decisao: Contagens
  readonly encerramento: Contagens
  /** bids that wait at the moment */
  readonly fila: number
}

export type FilaDoLote = { readonly lote: string; readonly n: number }

/** Copies of the database that answer visitors: how many are in time, and by how much the worst one is behind. */
export type Replicas = { readonly frescas: number; readonly todas: number; readonly atrasoMs: number }

export type Amostra = {
  /** one name per life of a process */
  readonly processo: string
  readonly partes: readonly string[]
  /** epoch ms of the database */
  readonly quando: number
  /** counters since the start of the process */
  readonly decididos: number
  readonly recusados: number
  readonly erros: number
  readonly decisao: Contagens
  readonly entrega: Contagens
  readonly encerramento: Contagens
  /** bids decided, by auction */
  readonly porLeilao: Readonly<Record<string, number>>
  readonly leiloes: Readonly<Record<string, ContasDoLeilao>>
  /** what is true at the moment of the sample */
  readonly ligacoes: number
  /** watchers, by auction */
  readonly naSala: Readonly<Record<string, number>>
  readonly fila: number
  readonly maiorFila: number
  /** the lots with the longest queues, at most MAIORES_FILAS */
  readonly filas: readonly FilaDoLote[]
  /** null: this process reads from the primary only */
  readonly replicas: Replicas | null
  readonly bancoMs: number
  readonly lacoMs: number
  readonly memoriaMb: number
}

/** For so many lots the queue is shown by lot. */
export const MAIORES_FILAS = 20

/** Samples are this far apart. */
export const AMOSTRA_MS = 2_000
/** A process that has written nothing for this long has stopped or hangs. */
export const MUDO_MS = 10_000
/** Rates and percentiles are of this last stretch. */
export const JANELA_MS = 60_000

export type Distribuicao = { readonly p50: number | null; readonly p99: number | null; readonly n: number }

export type Painel = {
  readonly processos: readonly {
    readonly nome: string
    readonly partes: readonly string[]
    readonly vivo: boolean
    readonly ligacoes: number
    readonly memoriaMb: number
    readonly lacoMs: number
    readonly bancoMs: number
    readonly vistoHaMs: number
  }[]
  readonly ligacoes: number
  readonly lancesPorSegundo: number
  /** bids decided per second, one point per sample, oldest first */
  readonly serie: readonly number[]
  readonly recusadosPorMinuto: number
  readonly errosPorMinuto: number
  readonly decisao: Distribuicao
  readonly entrega: Distribuicao
  readonly encerramento: Distribuicao
  readonly fila: number
  readonly maiorFila: number
  readonly bancoMs: number
  readonly lacoMs: number
  readonly filas: readonly FilaDoLote[]
  readonly replicas: Replicas | null
  /** parts of the program that no living process has */
  readonly semNinguem: readonly Parte[]
  readonly leiloes: Readonly<Record<string, LeilaoNoPainel>>
  readonly tarefas: TarefasEsperando
}

/** Jobs that are due and that no process has taken. */
export type TarefasEsperando = {
  readonly esperando: number
  /** how long the oldest of them has been due */
  readonly maisAntigaS: number
}
export const NENHUMA_TAREFA: TarefasEsperando = { esperando: 0, maisAntigaS: 0 }

/** What a process may do (MARTELO_PROCESSES); each needs at least one process. */
export const PARTES = ['http', 'realtime', 'jobs'] as const
export type Parte = (typeof PARTES)[number]

export type LeilaoNoPainel = {
  readonly naSala: number
  readonly porMinuto: number
  /** bids decided per second, of the last samples */
  readonly porSegundo: number
  readonly fila: number
  readonly falhasPorMinuto: number
  readonly decisao: Distribuicao
  readonly encerramento: Distribuicao
}

const SEM_MEDIDAS: Distribuicao = { p50: null, p99: null, n: 0 }

/** An auction without viewers and bids. */
export const LEILAO_QUIETO: LeilaoNoPainel = {
  naSala: 0,
  porMinuto: 0,
  porSegundo: 0,
  fila: 0,
  falhasPorMinuto: 0,
  decisao: SEM_MEDIDAS,
  encerramento: SEM_MEDIDAS,
}

/** A rate "now" is of so many samples: long enough to be steady, short enough to be now. */
const AMOSTRAS_DA_TAXA = 5

const menos = (a: Contagens, b: Contagens): number[] => a.map((n, i) => Math.max(0, n - (b[i] ?? 0)))
const mais = (a: Contagens, b: Contagens): number[] => a.map((n, i) => n + (b[i] ?? 0))
const somar = (xs: readonly number[]): number => xs.reduce((a, x) => a + x, 0)
const maior = (xs: readonly number[]): number => xs.reduce((a, x) => Math.max(a, x), 0)

type Vida = { readonly primeira: Amostra; readonly ultima: Amostra; readonly todas: readonly Amostra[] }

/** The samples of the window, by process, oldest first. A process is born with its counters at zero. */
function vidas(amostras: readonly Amostra[], agora: number): Vida[] {
  const porProcesso = Map.groupBy(
    amostras.filter((a) => a.quando > agora - JANELA_MS - AMOSTRA_MS),
    (a) => a.processo,
  )
  return [...porProcesso.values()].flatMap((lista) => {
    const todas = lista.toSorted((a, b) => a.quando - b.quando)
    const [primeira] = todas
    const ultima = todas.at(-1)
    return primeira && ultima ? [{ primeira, ultima, todas }] : []
  })
}

type Duracoes = 'decisao' | 'entrega' | 'encerramento'

const resumir = (contagens: Contagens): Distribuicao => ({
  p50: percentil(contagens, 0.5),
  p99: percentil(contagens, 0.99),
  n: somar([...contagens]),
})

const distribuicao = (vs: readonly Vida[], campo: Duracoes): Distribuicao =>
  resumir(vs.reduce<Contagens>((a, v) => mais(a, menos(v.ultima[campo], v.primeira[campo])), SEM_CONTAGENS))

function distribuicaoDoLeilao(
  vs: readonly Vida[],
  id: string,
  campo: 'decisao' | 'encerramento',
): Distribuicao {
  const de = (a: Amostra): Contagens => a.leiloes[id]?.[campo] ?? SEM_CONTAGENS
  return resumir(
    vs.reduce<Contagens>((soma, v) => mais(soma, menos(de(v.ultima), de(v.primeira))), SEM_CONTAGENS),
  )
}

/** Bids per second of all processes, at the instants of the samples. */
function serieDe(vs: readonly Vida[], agora: number): number[] {
  const pontos = Array.from({ length: Math.floor(JANELA_MS / AMOSTRA_MS) }, () => 0)
  for (const { todas } of vs)
    for (const [i, a] of todas.entries()) {
      const antes = todas[i - 1]
      const ponto = pontos.length - 1 - Math.floor((agora - a.quando) / AMOSTRA_MS)
      if (antes === undefined || ponto < 0 || ponto >= pontos.length || a.quando <= antes.quando) continue
      const porSegundo = Math.max(0, a.decididos - antes.decididos) / ((a.quando - antes.quando) / 1000)
      pontos[ponto] = (pontos[ponto] ?? 0) + porSegundo
    }
  return pontos
}

function leiloesDe(vs: readonly Vida[], vivos: readonly Vida[]): Painel['leiloes'] {
  const ids = new Set([
    ...vivos.flatMap(({ ultima }) => Object.keys(ultima.naSala)),
    ...vs.flatMap(({ ultima }) => [...Object.keys(ultima.porLeilao), ...Object.keys(ultima.leiloes)]),
  ])
  return Object.fromEntries([...ids].map((id) => [id, leilaoNoPainel(vs, vivos, id)]))
}

function leilaoNoPainel(vs: readonly Vida[], vivos: readonly Vida[], id: string): LeilaoNoPainel {
  const decididos = (a: Amostra) => a.porLeilao[id] ?? 0
  const falhas = (a: Amostra) => a.leiloes[id]?.falhas ?? 0
  const cresceu = (de: (a: Amostra) => number) =>
    somar(vs.map((v) => Math.max(0, de(v.ultima) - de(v.primeira))))
  return {
    naSala: somar(vivos.map((v) => v.ultima.naSala[id] ?? 0)),
    porMinuto: cresceu(decididos),
    porSegundo: somar(vivos.map((v) => taxa(v, decididos))),
    fila: somar(vivos.map((v) => v.ultima.leiloes[id]?.fila ?? 0)),
    falhasPorMinuto: cresceu(falhas),
    decisao: distribuicaoDoLeilao(vs, id, 'decisao'),
    encerramento: distribuicaoDoLeilao(vs, id, 'encerramento'),
  }
}

/** How fast a counter grew over the last samples of one process. */
function taxa({ todas, ultima }: Vida, de: (a: Amostra) => number): number {
  const antes = todas.at(-1 - AMOSTRAS_DA_TAXA) ?? todas[0] ?? ultima
  const segundos = (ultima.quando - antes.quando) / 1000
  return segundos <= 0 ? 0 : Math.max(0, de(ultima) - de(antes)) / segundos
}

/** The lots with the longest queues; one that waits in several processes is one. */
function filasDe(vivos: readonly Vida[]): FilaDoLote[] {
  const porLote = new Map<string, number>()
  for (const { ultima } of vivos)
    for (const { lote, n } of ultima.filas) porLote.set(lote, (porLote.get(lote) ?? 0) + n)
  return [...porLote]
    .map(([lote, n]) => ({ lote, n }))
    .toSorted((a, b) => b.n - a.n || a.lote.localeCompare(b.lote))
    .slice(0, MAIORES_FILAS)
}

/** As the process sees them to which they look worst. */
function replicasDe(vivos: readonly Vida[]): Replicas | null {
  const vistas = vivos.flatMap(({ ultima }) => ultima.replicas ?? [])
  if (vistas.length === 0) return null
  return {
    frescas: Math.min(...vistas.map((r) => r.frescas)),
    todas: maior(vistas.map((r) => r.todas)),
    atrasoMs: maior(vistas.map((r) => r.atrasoMs)),
  }
}

/** Processes that are started one after the other are no alarm. */
const PARTIDA_MS = 30_000

function semNinguemDe(vivos: readonly Vida[], agora: number): readonly Parte[] {
  if (!vivos.some((v) => agora - v.primeira.quando >= PARTIDA_MS)) return []
  return PARTES.filter((p) => !vivos.some((v) => v.ultima.partes.includes(p)))
}

/** One picture of all processes, and of the queue that they share. */
export function painelDe(
  amostras: readonly Amostra[],
  agora: number,
  tarefas: TarefasEsperando = NENHUMA_TAREFA,
): Painel {
  const vs = vidas(amostras, agora)
  const vivos = vs.filter((v) => agora - v.ultima.quando <= MUDO_MS)
  const agoraDe = (campo: 'ligacoes' | 'fila' | 'maiorFila' | 'bancoMs' | 'lacoMs') =>
    vivos.map((v) => v.ultima[campo])
  const crescimento = (campo: 'decididos' | 'recusados' | 'erros') =>
    somar(vs.map((v) => Math.max(0, v.ultima[campo] - v.primeira[campo])))
  const serie = serieDe(vs, agora)
  return {
    processos: vs
      .map(({ ultima }) => ({
        nome: ultima.processo,
        partes: ultima.partes,
        vivo: agora - ultima.quando <= MUDO_MS,
        ligacoes: ultima.ligacoes,
        memoriaMb: ultima.memoriaMb,
        lacoMs: ultima.lacoMs,
        bancoMs: ultima.bancoMs,
        vistoHaMs: Math.max(0, agora - ultima.quando),
      }))
      .toSorted((a, b) => a.nome.localeCompare(b.nome)),
    ligacoes: somar(agoraDe('ligacoes')),
    lancesPorSegundo: somar(serie.slice(-5)) / 5,
    serie,
    recusadosPorMinuto: crescimento('recusados'),
    errosPorMinuto: crescimento('erros'),
    decisao: distribuicao(vs, 'decisao'),
    entrega: distribuicao(vs, 'entrega'),
    encerramento: distribuicao(vs, 'encerramento'),
    fila: somar(agoraDe('fila')),
    maiorFila: maior(agoraDe('maiorFila')),
    bancoMs: maior(agoraDe('bancoMs')),
    lacoMs: maior(agoraDe('lacoMs')),
    filas: filasDe(vivos),
    replicas: replicasDe(vivos),
    semNinguem: semNinguemDe(vivos, agora),
    leiloes: leiloesDe(vs, vivos),
    tarefas,
  }
}

export type MedidaVigiada =
  | 'decisao'
  | 'entrega'
  | 'encerramento'
  | 'fila'
  | 'banco'
  | 'replica'
  | 'laco'
  | 'erros'
  | 'processo'
  | 'parte'
  | 'tarefas'
  | 'tarefaParada'

type Vigia = {
  readonly titulo: string
  /** what to do, for the person on call */
  readonly conselho: string
  readonly unidade: 'ms' | 's' | ''
  readonly limite: number
  readonly valor: (p: Painel) => number
}

/** The limits of the live room's rules, and a margin where the rules name none. */
export const VIGIAS: Readonly<Record<MedidaVigiada, Vigia>> = {
  decisao: {
    titulo: 'Resposta aos lances demora',
    conselho: 'Veja a fila e o banco de dados; pause novos leilões até passar.',
    unidade: 'ms',
    limite: 500,
    valor: (p) => p.decisao.p99 ?? 0,
  },
  entrega: {
    titulo: 'As salas recebem tarde',
    conselho: 'Muitas pessoas em um processo só: abra mais um processo de tempo real.',
    unidade: 'ms',
    limite: 500,
    valor: (p) => p.entrega.p99 ?? 0,
  },
  encerramento: {
    titulo: 'Lotes encerram com atraso',
    conselho: 'A regra é 250 ms. Veja o banco de dados e se há um processo de tarefas vivo.',
    unidade: 'ms',
    limite: 250,
    valor: (p) => p.encerramento.p99 ?? 0,
  },
  fila: {
    titulo: 'Fila longa em um lote',
    conselho: 'Acima de 5.000 pedidos, novos são recusados com aviso. Veja se há um robô dando lances.',
    unidade: '',
    limite: 1000,
    valor: (p) => p.maiorFila,
  },
  banco: {
    titulo: 'Banco de dados lento',
    conselho: 'Veja disco e conexões. Acima de 5 s as salas param e o tempo é devolvido.',
    unidade: 'ms',
    limite: 250,
    valor: (p) => p.bancoMs,
  },
  replica: {
    titulo: 'Cópia de leitura atrasada',
    conselho: 'Visitantes são atendidos pelo banco principal até passar: veja a cópia e o disco dela.',
    unidade: 'ms',
    limite: 10_000,
    valor: (p) => p.replicas?.atrasoMs ?? 0,
  },
  laco: {
    titulo: 'Processo ocupado demais',
    conselho: 'Um processo ficou preso em uma conta longa: veja o registro pelo número do pedido.',
    unidade: 'ms',
    limite: 300,
    valor: (p) => p.lacoMs,
  },
  erros: {
    titulo: 'Falhas internas',
    conselho: 'Procure no registro por “call failed” e pelo número do pedido.',
    unidade: '',
    limite: 5,
    valor: (p) => p.errosPorMinuto,
  },
  processo: {
    titulo: 'Processo sem sinal',
    conselho: 'Um processo parou de escrever as suas medidas: foi morto, trava ou perdeu o banco.',
    unidade: '',
    limite: 0,
    valor: (p) => p.processos.filter((x) => !x.vivo).length,
  },
  // The silence of a process is forgotten with its samples; that its work is not done is not.
  parte: {
    titulo: 'Uma parte do sistema está parada',
    conselho:
      'Nenhum processo vivo atende páginas e lances (http), salas (realtime) ou tarefas e prazos (jobs): abra um.',
    unidade: '',
    limite: 0,
    valor: (p) => p.semNinguem.length,
  },
  // A letter to all clients is thousands of jobs, taken within minutes.
  tarefas: {
    titulo: 'Tarefas se acumulam na fila',
    conselho: 'Chegam mais depressa do que são feitas: abra mais um processo de tarefas (jobs).',
    unidade: '',
    limite: 10_000,
    valor: (p) => p.tarefas.esperando,
  },
  // Also of a name that no running program knows: it waits for ever, and the others pass it.
  tarefaParada: {
    titulo: 'Uma tarefa espera e nenhum processo a toma',
    conselho: 'Veja em Trabalhos da fila qual é: o programa que a faz não está no ar, ou é de outra versão.',
    unidade: 's',
    limite: 600,
    valor: (p) => p.tarefas.maisAntigaS,
  },
}

export const MEDIDAS_VIGIADAS = Object.keys(VIGIAS) as MedidaVigiada[]

export type Alerta = { readonly medida: MedidaVigiada; readonly valor: number; readonly limite: number }

/** What is over its limit now. */
export function alertasDe(painel: Painel): Alerta[] {
  return MEDIDAS_VIGIADAS.flatMap((medida) => {
    const { limite, valor } = VIGIAS[medida]
    const medido = valor(painel)
    return medido > limite ? [{ medida, valor: Math.round(medido), limite }] : []
  })
}
