import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Contrato, comissaoDoLote, lerFaixas } from './comissao-do-contrato.ts'
import { contasDaPrestacao } from './contas-da-prestacao.ts'
import { podeTransitarOrdem, TRANSICOES_DE_ORDEM } from './ordem-de-pagamento.ts'
import { podeTransitarPrestacao, SITUACOES_DE_PRESTACAO, TRANSICOES_DE_PRESTACAO } from './states.ts'

const CONTRATO: Contrato = { quemPaga: 'comitente', porcentagem: 5, minima: 0, faixas: [] }
const FAIXAS = [
  { ate: 50_000_00, porcentagem: 8 },
  { ate: 200_000_00, porcentagem: 6 },
  { ate: null, porcentagem: 5 },
]

describe('commission by the contract', () => {
  test.each<[string, Partial<Contrato>, number, number]>([
    ['a rate', {}, 10_000_00, 500_00],
    ['half up', {}, 10_10, 51],
    ['borne by the buyer alone', { quemPaga: 'comprador' }, 10_000_00, 0],
    ['at least the least', { minima: 800_00 }, 10_000_00, 800_00],
    ['never more than the lot', { minima: 800_00 }, 300_00, 300_00],
    ['the first band, to its limit', { faixas: FAIXAS }, 50_000_00, 4_000_00],
    ['a centavo above it', { faixas: FAIXAS }, 50_000_01, 3_000_00],
    ['above all limits', { faixas: FAIXAS }, 300_000_00, 15_000_00],
  ])('%s', (_nome, mudar, arremate, esperada) => {
    expect(comissaoDoLote({ ...CONTRATO, ...mudar }, arremate)).toBe(esperada)
  })

  test.each<[string, readonly unknown[] | string]>([
    ['', []],
    ['até 50.000: 8%; até R$ 200.000,00: 6%; acima: 5', FAIXAS],
    ['acima: 5,5%', [{ ate: null, porcentagem: 5.5 }]],
    ['até 50.000: 8%', 'A última faixa precisa ser "acima: …%"'],
    ['até 50.000: 8%; até 10.000: 6%; acima: 5%', 'Escreva as faixas do menor valor para o maior'],
    ['acima: 5%; acima: 4%', 'Escreva as faixas do menor valor para o maior'],
    ['até 50.000: 80%; acima: 5%', 'no máximo 30%'],
    ['dez por cento', 'Não entendi "dez por cento"'],
  ])('bands: %j', (texto, esperado) => {
    const r = lerFaixas(texto)
    if (typeof esperado === 'string') expect(r.ok ? '' : r.motivo).toContain(esperado)
    else expect(r).toEqual({ ok: true, faixas: esperado })
  })
})

test('the account adds up, whatever is in it', () => {
  const lancamento = fc.record({
    tipo: fc.constantFrom(
      'despesa' as const,
      'adiantamento' as const,
      'retencao' as const,
      'correcao' as const,
    ),
    valor: fc.integer({ min: 1, max: 99_999_999 }),
  })
  const item = fc.record({
    valor: fc.integer({ min: 1, max: 99_999_999_999 }),
    multa: fc.integer({ min: 0, max: 99_999_999 }),
    correcao: fc.integer({ min: 0, max: 99_999_999 }),
  })
  fc.assert(
    fc.property(fc.array(item), fc.array(lancamento), (itens, lancamentos) => {
      const c = contasDaPrestacao({ ...CONTRATO, faixas: FAIXAS }, itens, lancamentos)
      expect(c.liquido + c.comissao + c.despesas + c.adiantamentos + c.retido).toBe(
        c.vendido + c.multas + c.correcoes,
      )
      expect(c.multas).toBe(itens.reduce((t, i) => t + i.multa, 0))
      expect(c.comissao).toBeLessThanOrEqual(c.vendido)
    }),
  )
})

test('a correction is the consignor’s whole, of an instalment or of his payout', () => {
  const sem = contasDaPrestacao(CONTRATO, [{ valor: 1000_00 }], [])
  const com = contasDaPrestacao(
    CONTRATO,
    [{ valor: 1000_00, correcao: 4_80 }],
    [{ tipo: 'correcao', valor: 1_20 }],
  )
  expect(com).toEqual({ ...sem, correcoes: 6_00, liquido: sem.liquido + 6_00 })
})

test('no commission is taken of a fine, which is the consignor’s whole', () => {
  const sem = contasDaPrestacao(CONTRATO, [{ valor: 1000_00 }], [])
  const com = contasDaPrestacao(CONTRATO, [{ valor: 1000_00, multa: 90_00 }], [])
  expect(com).toEqual({ ...sem, multas: 90_00, liquido: sem.liquido + 90_00 })
})

describe('states', () => {
  const TUDO = { itens: 1, liquido: 10, mesmaPessoa: false, motivo: 'x', temOrdem: false }
  test('each can be reached, and each that is not final can be left', () => {
    for (const s of SITUACOES_DE_PRESTACAO) {
      if (s !== 'ABERTA') expect(TRANSICOES_DE_PRESTACAO.some((t) => t.para === s)).toBe(true)
      if (s !== 'PAGA') expect(TRANSICOES_DE_PRESTACAO.some((t) => t.de === s)).toBe(true)
    }
  })
  test.each<[string, Parameters<typeof podeTransitarPrestacao>[0], object, string | null]>([
    [
      'nothing sold',
      { de: 'ABERTA', evento: 'conferir', atores: ['Acerto'] },
      { itens: 0 },
      'Ainda não há lote',
    ],
    [
      'he owes',
      { de: 'ABERTA', evento: 'conferir', atores: ['Acerto'] },
      { liquido: -1 },
      'As deduções passam',
    ],
    ['checked', { de: 'ABERTA', evento: 'conferir', atores: ['Acerto'] }, {}, null],
    [
      'the same person',
      { de: 'CONFERIDA', evento: 'aprovar', atores: ['ADM'] },
      { mesmaPessoa: true },
      'Quem conferiu',
    ],
    [
      'not known who',
      { de: 'CONFERIDA', evento: 'aprovar', atores: ['ADM'] },
      { mesmaPessoa: undefined },
      'Quem conferiu',
    ],
    [
      'a role that does not approve',
      { de: 'CONFERIDA', evento: 'aprovar', atores: ['Acerto'] },
      {},
      'Espera a aprovação do financeiro',
    ],
    ['another one', { de: 'CONFERIDA', evento: 'aprovar', atores: ['ADM'] }, {}, null],
    [
      'without a reason',
      { de: 'APROVADA', evento: 'reabrir', atores: ['ADM'] },
      { motivo: ' ' },
      'Informe o motivo',
    ],
    [
      'with an order',
      { de: 'APROVADA', evento: 'reabrir', atores: ['ADM'] },
      { temOrdem: true },
      'ordem de pagamento',
    ],
    ['a paid one', { de: 'PAGA', evento: 'reabrir', atores: ['ADM'] }, {}, ''],
    ['paid by a person', { de: 'APROVADA', evento: 'pagar', atores: ['ADM'] }, {}, ''],
    ['settled with money due', { de: 'APROVADA', evento: 'quitar', atores: ['ADM'] }, {}, 'Há valor a pagar'],
  ])('%s', (_nome, pedido, mudar, motivo) => {
    const r = podeTransitarPrestacao(pedido, { ...TUDO, ...mudar })
    if (motivo === null) expect(r.pode).toBe(true)
    else expect(r.pode ? 'passed' : r.motivo).toContain(motivo)
  })

  test('an order by Pix ends by the bank alone, a transfer by a person with its number', () => {
    expect(TRANSICOES_DE_ORDEM.every((t) => t.de === 'enviando')).toBe(true)
    const registrar = { de: 'enviando', evento: 'registrarPaga', atores: ['Financeiro'] } as const
    expect(podeTransitarOrdem(registrar, { forma: 'PIX', autenticacao: 'a' }).pode).toBe(false)
    expect(podeTransitarOrdem(registrar, { forma: 'TRANSFERENCIA', autenticacao: ' ' }).pode).toBe(false)
    expect(podeTransitarOrdem(registrar, { forma: 'TRANSFERENCIA', autenticacao: 'a' }).pode).toBe(true)
    expect(podeTransitarOrdem({ de: 'paga', evento: 'confirmar', atores: ['sistema'] }, {}).pode).toBe(false)
  })
})
