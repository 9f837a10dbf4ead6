import { describe, expect, it, test } from 'vitest'
import {
  type Amostra,
  AMOSTRA_MS,
  alertasDe,
  type Contagens,
  type ContasDoLeilao,
  FAIXAS_MS,
  faixaDe,
  JANELA_MS,
  LEILAO_QUIETO,
  MAIORES_FILAS,
  MUDO_MS,
  painelDe,
  percentil,
  SEM_CONTAGENS,
} from './operacao.ts'

const contar = (...ms: number[]): Contagens => {
  const c = [...SEM_CONTAGENS]
  for (const x of ms) c[faixaDe(x)] = (c[faixaDe(x)] ?? 0) + 1
  return c
}
const AGORA = 1_000_000
const amostra = (mudar: Partial<Amostra> = {}): Amostra => ({
  processo: 'a',
  partes: ['http'],
  quando: AGORA,
  decididos: 0,
  recusados: 0,
  erros: 0,
  decisao: SEM_CONTAGENS,
  entrega: SEM_CONTAGENS,
  encerramento: SEM_CONTAGENS,
  porLeilao: {},
  leiloes: {},
  ligacoes: 0,
  naSala: {},
  fila: 0,
  maiorFila: 0,
  filas: [],
  replicas: null,
  bancoMs: 1,
  lacoMs: 1,
  memoriaMb: 100,
  ...mudar,
})

describe('ranges and percentiles', () => {
  test.each([
    [0, 0],
    [0.5, 0],
    [0.6, 1],
    [10_000, FAIXAS_MS.length - 1],
    [99_999, FAIXAS_MS.length],
  ])('%d ms falls into range %d', (ms, faixa) => expect(faixaDe(ms)).toBe(faixa))
  it('has none without durations', () => expect(percentil(SEM_CONTAGENS, 0.99)).toBeNull())
  test.each([
    [contar(4, 4, 4, 4), 0.5, 3, 5],
    [contar(...Array.from({ length: 99 }, () => 1), 400), 0.99, 0.5, 1],
    [contar(1, 1, 400), 0.99, 250, 500],
    [contar(60_000), 0.5, 10_000, 10_000],
  ])('lies in the range of the duration in question', (c, q, de, ate) => {
    expect(percentil(c, q)).toBeGreaterThanOrEqual(de)
    expect(percentil(c, q)).toBeLessThanOrEqual(ate)
  })
})

describe('one picture of all processes', () => {
  it('adds rates of processes, and never counts what came before the window', () => {
    const p = painelDe(
      [
        amostra({ quando: AGORA - AMOSTRA_MS, decididos: 1_000_000 }),
        amostra({ decididos: 1_000_020 }),
        amostra({ processo: 'b', quando: AGORA - AMOSTRA_MS, decididos: 5 }),
        amostra({ processo: 'b', decididos: 15 }),
        amostra({ processo: 'velho', quando: AGORA - JANELA_MS - AMOSTRA_MS - 1, decididos: 7 }),
      ],
      AGORA,
    )
    expect(p.serie.at(-1)).toBe(15)
    expect(p.lancesPorSegundo).toBe(3)
    expect(p.processos.map((x) => x.nome)).toEqual(['a', 'b'])
  })
  it('adds distributions before it asks for a percentile', () => {
    const p = painelDe(
      [
        amostra({ quando: AGORA - AMOSTRA_MS, decisao: contar(9000) }),
        amostra({ decisao: contar(9000, 1, 1) }),
        amostra({ processo: 'b', quando: AGORA - AMOSTRA_MS }),
        amostra({ processo: 'b', decisao: contar(400) }),
      ],
      AGORA,
    )
    expect(p.decisao.n).toBe(3)
    expect(p.decisao.p50).toBeLessThanOrEqual(1)
    expect(p.decisao.p99).toBeGreaterThan(250)
  })
  it('shows a silent process as such and forgets who was in its rooms', () => {
    const p = painelDe(
      [
        amostra({ naSala: { x: 3 }, ligacoes: 3 }),
        amostra({ processo: 'b', quando: AGORA - MUDO_MS - 1, naSala: { x: 9 }, ligacoes: 9, maiorFila: 99 }),
      ],
      AGORA,
    )
    expect(p.leiloes).toEqual({ x: { ...LEILAO_QUIETO, naSala: 3 } })
    expect([p.ligacoes, p.maiorFila]).toEqual([3, 0])
    expect(p.processos.map((x) => x.vivo)).toEqual([true, false])
    expect(alertasDe(p)).toEqual([{ medida: 'processo', valor: 1, limite: 0 }])
  })
  it('counts bids of an auction over all processes', () => {
    const p = painelDe(
      [
        amostra({ quando: AGORA - AMOSTRA_MS, porLeilao: { x: 10 } }),
        amostra({ porLeilao: { x: 14, y: 2 } }),
        amostra({ processo: 'b', quando: AGORA - AMOSTRA_MS, porLeilao: {} }),
        amostra({ processo: 'b', porLeilao: { x: 1 } }),
      ],
      AGORA,
    )
    expect(p.leiloes.x).toMatchObject({ naSala: 0, porMinuto: 5, porSegundo: 2.5 })
    expect(p.leiloes.y).toMatchObject({ naSala: 0, porMinuto: 2, porSegundo: 1 })
  })
})

describe('one auction in the picture', () => {
  const contas = (mudar: Partial<ContasDoLeilao> = {}): ContasDoLeilao => ({
    falhas: 0,
    decisao: SEM_CONTAGENS,
    encerramento: SEM_CONTAGENS,
    fila: 0,
    ...mudar,
  })
  it('has its own latencies, closings, failures and queue, over all processes', () => {
    const p = painelDe(
      [
        amostra({ quando: AGORA - AMOSTRA_MS, leiloes: { x: contas({ falhas: 4, decisao: contar(9000) }) } }),
        amostra({
          leiloes: {
            x: contas({ falhas: 6, fila: 3, decisao: contar(9000, 1, 1), encerramento: contar(200) }),
            y: contas({ decisao: contar(900) }),
          },
        }),
        amostra({ processo: 'b', quando: AGORA - AMOSTRA_MS }),
        amostra({ processo: 'b', leiloes: { x: contas({ falhas: 1, fila: 4, decisao: contar(400) }) } }),
      ],
      AGORA,
    )
    expect(p.leiloes.x).toMatchObject({
      fila: 7,
      falhasPorMinuto: 3,
      decisao: { n: 3 },
      encerramento: { n: 1 },
    })
    expect(p.leiloes.x?.decisao.p50).toBeLessThanOrEqual(1)
    expect(p.leiloes.x?.decisao.p99).toBeGreaterThan(250)
    expect(p.leiloes.y?.decisao.p50).toBeGreaterThan(500)
  })
  it('forgets the queue of a process that fell silent, not what it had decided', () => {
    const mudo = AGORA - MUDO_MS - 1
    const p = painelDe(
      [
        amostra({ quando: mudo - AMOSTRA_MS }),
        amostra({ quando: mudo, porLeilao: { x: 5 }, leiloes: { x: contas({ fila: 9 }) } }),
      ],
      AGORA,
    )
    expect(p.leiloes.x).toMatchObject({ fila: 0, porMinuto: 5, porSegundo: 0 })
  })
})

describe('queues by lot', () => {
  it('are added up per lot, the longest first, and no more than can be read', () => {
    const muitas = Array.from({ length: MAIORES_FILAS }, (_, i) => ({ lote: `l${String(i)}`, n: 1 }))
    const p = painelDe(
      [
        amostra({ filas: [{ lote: 'a', n: 2 }, ...muitas] }),
        amostra({
          processo: 'b',
          filas: [
            { lote: 'a', n: 3 },
            { lote: 'b', n: 4 },
          ],
        }),
        amostra({ processo: 'mudo', quando: AGORA - MUDO_MS - 1, filas: [{ lote: 'c', n: 99 }] }),
      ],
      AGORA,
    )
    expect(p.filas.slice(0, 3)).toEqual([
      { lote: 'a', n: 5 },
      { lote: 'b', n: 4 },
      { lote: 'l0', n: 1 },
    ])
    expect(p.filas).toHaveLength(MAIORES_FILAS)
  })
})

describe('copies of the database', () => {
  it('are as late as they look to the process that sees them worst', () => {
    const p = painelDe(
      [
        amostra(),
        amostra({ processo: 'b', replicas: { frescas: 2, todas: 2, atrasoMs: 0 } }),
        amostra({ processo: 'c', replicas: { frescas: 1, todas: 2, atrasoMs: 12_000 } }),
      ],
      AGORA,
    )
    expect(p.replicas).toEqual({ frescas: 1, todas: 2, atrasoMs: 12_000 })
    expect(alertasDe(p)).toEqual([{ medida: 'replica', valor: 12_000, limite: 10_000 }])
    expect(painelDe([amostra()], AGORA).replicas).toBeNull()
  })
})

describe('limits', () => {
  test.each([
    ['decisao', { decisao: contar(...Array.from({ length: 20 }, () => 900)) }],
    ['entrega', { entrega: contar(...Array.from({ length: 20 }, () => 900)) }],
    ['encerramento', { encerramento: contar(300) }],
    ['fila', { maiorFila: 1001 }],
    ['banco', { bancoMs: 251 }],
    ['laco', { lacoMs: 301 }],
    ['erros', { erros: 6 }],
  ] as const)('%s', (medida, mudar) => {
    const quieto = amostra({ quando: AGORA - AMOSTRA_MS })
    expect(alertasDe(painelDe([quieto, amostra()], AGORA))).toEqual([])
    expect(alertasDe(painelDe([quieto, amostra(mudar)], AGORA)).map((a) => a.medida)).toEqual([medida])
  })
})

describe('parts without a process', () => {
  const vida = (processo: string, partes: readonly string[], desdeMs: number, ateMs = 0): Amostra[] => [
    amostra({ processo, partes, quando: AGORA - desdeMs }),
    amostra({ processo, partes, quando: AGORA - ateMs }),
  ]
  test.each<[string, Amostra[], string[]]>([
    ['one process does all', vida('a', ['http', 'realtime', 'jobs'], 60_000), []],
    ['several share it', [...vida('a', ['http', 'realtime'], 60_000), ...vida('b', ['jobs'], 5_000)], []],
    [
      'the jobs are dead',
      [...vida('a', ['http', 'realtime'], 60_000), ...vida('b', ['jobs'], 60_000, 20_000)],
      ['jobs'],
    ],
    ['… for so long that their samples are gone', vida('a', ['http', 'realtime'], 60_000), ['jobs']],
    ['two parts', vida('a', ['jobs'], 60_000), ['http', 'realtime']],
    ['they are just being started', vida('a', ['http', 'realtime'], 10_000), []],
    ['no one writes at all: no one knows', [], []],
  ])('%s', (_, amostras, partes) => {
    const painel = painelDe(amostras, AGORA)
    expect(painel.semNinguem).toEqual(partes)
    expect(alertasDe(painel).some((a) => a.medida === 'parte')).toBe(partes.length > 0)
  })
})

describe('the queue that processes share', () => {
  const medidas = (esperando: number, maisAntigaS: number) =>
    alertasDe(
      painelDe([amostra({ partes: ['http', 'realtime', 'jobs'] })], AGORA, { esperando, maisAntigaS }),
    )
  it.each([
    ['a letter to many', 9_000, 300, []],
    ['more than is taken', 10_001, 30, [{ medida: 'tarefas', valor: 10_001, limite: 10_000 }]],
    ['one that no program knows', 1, 601, [{ medida: 'tarefaParada', valor: 601, limite: 600 }]],
  ] as const)('%s', (_, esperando, maisAntigaS, alertas) => {
    expect(medidas(esperando, maisAntigaS)).toEqual(alertas)
  })
})
