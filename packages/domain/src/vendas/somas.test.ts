import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { SITUACOES_DE_PAGAMENTO } from '../pagamentos/states.ts'
import { TIPOS_DE_PAGAMENTO } from '../pagamentos/tipos-de-pagamento.ts'
import { multaPorDesistencia } from './multa-por-desistencia.ts'
import {
  comissaoDoItem,
  estaQuitada,
  type ItemParaSomar,
  metodoDeEntregaDefinido,
  type PagamentoParaSomar,
  somasDaVenda,
  valoresDaVenda,
} from './somas.ts'

const LOTE: ItemParaSomar = { valor: 5_000_000, situacaoLote: 'AG_PAGAMENTO', comissaoPorcentagem: 5 }
const paga = (
  valor: number,
  situacao: PagamentoParaSomar['situacao'],
  tipo: PagamentoParaSomar['tipo'] = 'DEPOSITO',
): PagamentoParaSomar => ({ tipo, valor, situacao })

describe('valoresDaVenda', () => {
  it('adds every part of two lots and nothing else', () => {
    const itens: ItemParaSomar[] = [
      {
        ...LOTE,
        taxaAdm: 50_000,
        despachante: 80_000,
        remocao: 30_000,
        vistoria: 12_000,
        outros: 1_000,
        depositoDeBens: 2_000,
      },
      {
        ...LOTE,
        valor: 1_000_000,
        comissaoExtraPorcentagem: 1,
        valorSedex: 6_000,
        valorRecibo: 40_000,
        remocao: -5,
      },
    ]
    expect(valoresDaVenda(itens, { desconto: 10_000, extras: [{ valor: 9_000, valorPago: 4_000 }] })).toEqual(
      {
        valorLances: 6_000_000,
        valorComissao: 310_000,
        valorTaxaAdm: 50_000,
        valorDespachante: 80_000,
        valorRemocao: 30_000,
        valorVistoria: 12_000,
        valorSedex: 6_000,
        valorOutros: 3_000,
        valorTotalRestanteItensExtras: 5_000,
        valorTotalVenda: 6_496_000,
        valorRecibo: 40_000,
        valorDesconto: 10_000,
      },
    )
  })

  test.each([
    [10_010, 5, null, 501],
    [10_009, 5, null, 500],
    [30, 5, null, 2],
    [333, 5.25, 1.5, 22],
    [1000, 0, null, 0],
    [1000, -5, null, 0],
    [1000, null, undefined, 0],
  ])(
    'the commission of %i centavos at %d%% and %j%% is %i',
    (valor, comissaoPorcentagem, comissaoExtraPorcentagem, esperado) => {
      expect(
        comissaoDoItem({
          ...LOTE,
          valor,
          comissaoPorcentagem,
          ...(comissaoExtraPorcentagem && { comissaoExtraPorcentagem }),
        }),
      ).toBe(esperado)
    },
  )

  it('rounds each lot, not the total', () => {
    const itens = [30, 30, 30].map((valor) => ({ ...LOTE, valor }))
    expect(valoresDaVenda(itens).valorComissao).toBe(6)
    expect(comissaoDoItem({ ...LOTE, valor: 90 })).toBe(5)
  })

  it('leaves out lots that are not sold any more', () => {
    const fora = ['CLIENTE_DESISTIU', 'CONDICIONAL', 'CONDICIONAL_NEGADA', 'LOTE_CANCELADO', 'RETIRADO']
    const itens = [LOTE, ...fora.map((situacaoLote) => ({ ...LOTE, situacaoLote, taxaAdm: 100 }))]
    expect(valoresDaVenda(itens)).toEqual(valoresDaVenda([LOTE]))
    expect(valoresDaVenda([]).valorTotalVenda).toBe(0)
  })
})

it('fines a buyer who gives up on the bid alone, lot by lot', () => {
  const itens = [
    { ...LOTE, valor: 1_005, taxaAdm: 99_999 },
    { ...LOTE, valor: 1_005 },
  ]
  expect(multaPorDesistencia(itens)).toEqual({ comissao: 100, multa: 202, total: 302 })
  expect(multaPorDesistencia(itens, 0).multa).toBe(0)
})

describe('somasDaVenda', () => {
  const valores = { valorTotalVenda: 100_000, valorRecibo: 5_000, valorDesconto: 10_000 }

  test.each([
    ['nothing chosen', [], { restante: 85_000, aguardandoFormaPagamento: 85_000, total: 0, troco: 0 }],
    [
      'chosen, not paid',
      [paga(85_000, 'aguardandoEnvio')],
      { restante: 85_000, aguardandoFormaPagamento: 0, aguardandoPagamento: 85_000 },
    ],
    ['proof sent', [paga(85_000, 'aguardandoValidacao')], { restante: 0, aguardandoValidacao: 85_000 }],
    [
      'divergent',
      [paga(85_000, 'divergente')],
      { restante: 85_000, divergente: 85_000, aguardandoFormaPagamento: 0 },
    ],
    [
      'half approved',
      [paga(40_000, 'aprovado')],
      { restante: 45_000, aprovado: 40_000, aguardandoFormaPagamento: 45_000 },
    ],
    [
      'internal boleto',
      [paga(85_000, 'aprovado', 'BOLETO_INTERNO')],
      { restante: 85_000, aprovado: 0, total: 0 },
    ],
    ['paid too much', [paga(90_000, 'aprovado', 'DINHEIRO')], { restante: -5_000, troco: 5_000 }],
  ] as const)('%s', (_, pagamentos, esperado) =>
    expect(somasDaVenda(valores, pagamentos)).toMatchObject(esperado),
  )

  it('takes what went back of the excess as gone', () => {
    const pagos = [paga(90_000, 'aprovado', 'DINHEIRO')]
    expect(somasDaVenda(valores, pagos, 5_000)).toMatchObject({ restante: 0, troco: 5_000 })
    const maisCara = { ...valores, valorTotalVenda: 105_000 }
    expect(somasDaVenda(maisCara, pagos, 5_000)).toMatchObject({
      restante: 5_000,
      aguardandoFormaPagamento: 5_000,
    })
    expect([estaQuitada(maisCara, pagos), estaQuitada(maisCara, pagos, 5_000)]).toEqual([true, false])
  })

  it('splits by type, internal boletos apart', () => {
    const somas = somasDaVenda(valores, [
      paga(10_000, 'aprovado', 'BOLETO'),
      paga(20_000, 'divergente', 'BOLETO'),
      paga(30_000, 'aguardandoEnvio', 'CHEQUE'),
      paga(40_000, 'aprovado', 'BOLETO_INTERNO'),
    ])
    expect(somas.porTipo.BOLETO).toEqual({
      total: 30_000,
      aguardandoPagamento: 0,
      aguardandoValidacao: 0,
      aprovado: 10_000,
      divergente: 20_000,
      restante: 20_000,
    })
    expect(somas.porTipo.BOLETO_INTERNO.aprovado).toBe(40_000)
    expect(somas.porTipo.DINHEIRO.total).toBe(0)
    expect([somas.total, somas.aprovado, somas.restante]).toEqual([60_000, 10_000, 75_000])
  })

  const pagamento = fc.record({
    tipo: fc.constantFrom(...TIPOS_DE_PAGAMENTO),
    situacao: fc.constantFrom(...SITUACOES_DE_PAGAMENTO),
    valor: fc.integer({ min: 0, max: 10_000_000 }),
  })
  const valoresQuaisquer = fc.record({
    valorTotalVenda: fc.integer({ min: 0, max: 50_000_000 }),
    valorRecibo: fc.integer({ min: 0, max: 100_000 }),
    valorDesconto: fc.integer({ min: 0, max: 100_000 }),
  })

  it('keeps the formula of the specification, and every type line adds up to the whole', () => {
    fc.assert(
      fc.property(valoresQuaisquer, fc.array(pagamento, { maxLength: 12 }), (v, pagamentos) => {
        const s = somasDaVenda(v, pagamentos)
        expect(s.restante).toBe(
          v.valorTotalVenda - s.aguardandoValidacao - s.aprovado - v.valorRecibo - v.valorDesconto,
        )
        expect(s.total).toBe(s.aguardandoPagamento + s.aguardandoValidacao + s.aprovado + s.divergente)
        const tipos = TIPOS_DE_PAGAMENTO.filter((t) => t !== 'BOLETO_INTERNO')
        for (const campo of [
          'total',
          'aprovado',
          'divergente',
          'aguardandoPagamento',
          'aguardandoValidacao',
        ] as const) {
          expect(tipos.reduce((a, t) => a + s.porTipo[t][campo], 0)).toBe(s[campo])
        }
        expect(estaQuitada(v, pagamentos)).toBe(s.restante + s.aguardandoValidacao <= 0)
      }),
    )
  })
})

test.each([
  [[], true],
  [[{ situacaoLote: 'PAGO', categoria: 'Carros', metodoEnvio: 'Sedex' }], true],
  [[{ situacaoLote: 'PAGO', categoria: 'Carros', metodoEnvio: null }], false],
  [[{ situacaoLote: 'PAGO', categoria: 'Equipamentos', metodoEnvio: null }], true],
  [[{ situacaoLote: 'CLIENTE_DESISTIU', categoria: 'Carros', metodoEnvio: null }], true],
])('shipping defined for %j: %s', (itens, definido) => expect(metodoDeEntregaDefinido(itens)).toBe(definido))
