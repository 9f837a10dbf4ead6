import type { EstadoDoLote, LancePublico } from '@martelo/contracts/lances/lances.events.ts'
import { describe, expect, test } from 'vitest'
import {
  aplicarQuadro,
  aplicarResposta,
  fimDoRelogio,
  juntarLances,
  precoDeTodos,
  type RetratoDoLote,
  trocarRetratoDoLote,
} from './lote-ao-vivo.ts'
import { precoDoLote, precoFixo } from './preco-do-leitor.ts'

const estado: EstadoDoLote = {
  lelUid: 'l1',
  numero: '1',
  nome: 'Carro',
  versao: 5,
  situacao: 'LIBERADO_LEILAO',
  tipoNegociacao: 'DISPUTA',
  valor: 1_000,
  minimo: 500,
  incremento: 100,
  escada: null,
  proximo: 1_100,
  apelido: 'joao****',
  cidade: null,
  selo: 'eu',
  data: null,
  quantidade: 2,
  dataInicio: null,
  dataFim: '2026-11-20T12:00:00.000Z',
  encerraPorTempo: true,
  relogio: { fim: null, restanteMs: null, pausado: false },
  compreJa: null,
  automatico: false,
  proposta: false,
  reservaAtingida: null,
}
const lance = (seq: number, selo: string, valor: number): LancePublico => ({
  seq,
  valor,
  selo,
  apelido: 'a',
  cidade: null,
  data: '2026-11-20T10:00:00.000Z',
})
const retrato: RetratoDoLote = {
  leiUid: 'a1',
  salaVersao: 1,
  agora: '2026-11-20T10:00:00.000Z',
  estado,
  lances: [lance(2, 'eu', 1_000), lance(1, 'outro', 500)],
  despesas: {
    despachante: 0,
    outros: 0,
    remocao: 0,
    depositoDeBens: 0,
    vistoria: 0,
    taxaAdm: 0,
    comissaoPorcentagem: 5,
    comissaoExtraPorcentagem: null,
    comissaoExtraMensagem: null,
    compreJaPorcentagem: null,
  },
  meu: {
    selo: 'eu',
    estado: 'ganhando',
    meuLance: 1_000,
    acordado: null,
    teto: null,
    habilitacao: 'APROVADA',
    grupo: { desconto: null, comissao: null },
    impedimento: null,
  },
}
const quadro = (versao: number, mais: Partial<EstadoDoLote>, lances: LancePublico[] = []) => ({
  lelUid: 'l1',
  lances,
  estado: { ...estado, versao, ...mais },
})

describe('frames', () => {
  test('a rival’s bid: outbid, once, however often the frame comes', () => {
    const q = quadro(6, { valor: 1_100, proximo: 1_200, selo: 'outro', quantidade: 3 }, [
      lance(3, 'outro', 1_100),
    ])
    const r = aplicarQuadro(retrato, q)
    expect(r.meu).toMatchObject({ estado: 'superado', meuLance: 1_000 })
    expect(r.lances.map((l) => l.seq)).toEqual([3, 2, 1])
    expect(aplicarQuadro(r, q)).toBe(r)
  })
  test.each([
    ['another lot', { ...quadro(9, { valor: 9 }), lelUid: 'l2' }],
    ['an older state', quadro(4, { valor: 1 })],
    ['no state at all', { lelUid: 'l1', mensagem: 'x' }],
  ])('%s changes nothing', (_, q) => {
    expect(aplicarQuadro(retrato, q)).toBe(retrato)
  })
  test('my own bid from another device makes me lead again', () => {
    const superado = aplicarQuadro(retrato, quadro(6, { valor: 1_100 }, [lance(3, 'outro', 1_100)]))
    const r = aplicarQuadro(superado, quadro(7, { valor: 1_200 }, [lance(4, 'eu', 1_200)]))
    expect(r.meu).toMatchObject({ estado: 'ganhando', meuLance: 1_200 })
  })
  test('the hammer: who led has won, and stays so', () => {
    const r = aplicarQuadro(retrato, quadro(6, { situacao: 'AG_PAGAMENTO' }))
    expect(r.meu?.estado).toBe('vencedor')
  })
  test('bids that were taken back leave no history and no position', () => {
    const r = aplicarQuadro(
      retrato,
      quadro(6, { situacao: 'REPASSE', valor: null, quantidade: 0, selo: null }),
    )
    expect(r.lances).toEqual([])
    expect(r.meu).toMatchObject({ estado: 'nao-esta-participando', meuLance: null })
  })
})

test('the answer to one’s own bid is shown before the room tells it, never an older one', () => {
  const lote = {
    situacao: 'LIBERADO_LEILAO' as const,
    valor: 1_500,
    proximo: 1_600,
    dataFim: '2026-11-20T12:01:00.000Z',
  }
  expect(aplicarResposta(retrato, lote).estado).toMatchObject({
    valor: 1_500,
    proximo: 1_600,
    dataFim: lote.dataFim,
  })
  expect(aplicarResposta(retrato, { ...lote, valor: 900 })).toBe(retrato)
})

test('a frame that names a bid twice shows it once', () => {
  const juntos = juntarLances([lance(1, 'a', 1)], [lance(2, 'a', 2), lance(2, 'a', 2)])
  expect(juntos.map((l) => l.seq)).toEqual([2, 1])
})

test('bids are joined newest first, each once', () => {
  expect(
    juntarLances([lance(2, 'a', 2)], [lance(3, 'a', 3), lance(1, 'a', 1), lance(2, 'a', 2)]).map(
      (l) => l.seq,
    ),
  ).toEqual([3, 2, 1])
})

test.each([
  ['its own end', {}, Date.parse('2026-11-20T12:00:00.000Z')],
  [
    'the room’s clock',
    { relogio: { fim: '2026-11-20T11:00:00.000Z', restanteMs: null, pausado: false } },
    Date.parse('2026-11-20T11:00:00.000Z'),
  ],
  ['none', { encerraPorTempo: false }, null],
])('the clock counts to %s', (_, mais, fim) => {
  expect(fimDoRelogio({ ...estado, ...mais })).toBe(fim)
})

describe('a snapshot that was loaded while frames came', () => {
  const em = (versao: number, ...seqs: number[]): RetratoDoLote => ({
    ...retrato,
    estado: { ...retrato.estado, versao },
    lances: seqs.map((seq) => lance(seq, 'outro', seq * 100)),
  })
  test('keeps the newer state, and the bids that brought it', () => {
    const r = trocarRetratoDoLote(em(7, 4, 3), em(6, 3, 2))
    expect([r.estado.versao, r.lances.map((l) => l.seq)]).toEqual([7, [4, 3, 2]])
  })
  test('that is newer stands as it is', () => {
    const novo = em(8, 5)
    expect(trocarRetratoDoLote(em(7, 4), novo)).toBe(novo)
  })
  test('of another lot owes nothing to this one', () => {
    const outro = { ...em(1, 1), estado: { ...retrato.estado, lelUid: 'l2', versao: 1 } }
    expect(trocarRetratoDoLote(em(7, 4), outro)).toBe(outro)
  })
})

describe('the fixed price', () => {
  const grupo = { nome: 'Lojistas', porcentagem: 10 }
  const meu = retrato.meu && { ...retrato.meu, grupo: { desconto: grupo, comissao: null } }
  test.each([
    ['of everyone', { compreJa: 10_000, valor: null }, retrato.meu, { preco: 10_000, grupo: null }],
    ['of a visitor', { compreJa: 10_000, valor: null }, null, { preco: 10_000, grupo: null }],
    ['of a member, with its reason', { compreJa: 10_000, valor: 1_000 }, meu, { preco: 9_000, grupo }],
    [
      'of a member once a bid came there',
      { compreJa: 10_000, valor: 9_000 },
      meu,
      { preco: 10_000, grupo: null },
    ],
  ])('%s', (_, mais, de, esperado) => {
    expect(precoFixo({ ...estado, ...mais }, de)).toMatchObject({ cheio: 10_000, ...esperado })
  })
  test('a lot without one has none', () => expect(precoFixo(estado, meu)).toBeNull())
  test('is what the score shows where the lot is sold by it, to a visitor the price of everyone', () => {
    const loja = { ...estado, tipoNegociacao: 'COMPRE_JA' as const, compreJa: 10_000, valor: 1_000 }
    expect([precoDoLote(loja, meu), precoDoLote(loja, null), precoDeTodos(loja)]).toEqual([
      9_000, 10_000, 10_000,
    ])
    const disputa = { ...loja, tipoNegociacao: 'DISPUTA' as const }
    expect([
      precoDoLote(disputa, meu),
      precoDeTodos(disputa),
      precoDeTodos({ ...loja, compreJa: null }),
    ]).toEqual([1_000, 1_000, 500])
  })
})
