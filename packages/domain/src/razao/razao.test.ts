import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CONTAS } from './plano-de-contas.ts'
import { FATOS, type Fato } from './fatos-contabeis.ts'
import { diferenca, type Movimento, type Partida, type PartidaLancada, partidasDe } from './lancamento.ts'
import {
  livreDoPix,
  posicaoDaCaucao,
  posicaoDaDevolucao,
  posicaoDaLiquidacao,
  posicaoDaVenda,
  posicaoDoPagamento,
  posicaoDoPix,
  type VendaNoRazao,
} from './posicao-da-venda.ts'
import { devidoNaVenda } from './prova-da-venda.ts'

const saldos = (movimentos: readonly Movimento[]): Record<string, number> => {
  const s: Record<string, number> = {}
  for (const p of movimentos.flatMap(partidasDe)) s[p.conta] = (s[p.conta] ?? 0) + p.valor
  return Object.fromEntries(Object.entries(s).filter(([, v]) => v !== 0))
}

const VENDA: VendaNoRazao = {
  situacao: 'Aguardando Pagamento',
  valorDesconto: 10_00,
  multaComissao: 50_00,
  multaValor: 100_00,
  extras: [{ valor: 30_00, valorPago: 5_00 }],
  itens: [
    {
      comId: 7,
      valor: 1000_00,
      situacaoLote: 'AG_PAGAMENTO',
      comissaoPorcentagem: 5,
      taxaAdm: 20_00,
      valorSedex: 15_00,
    },
    { comId: 8, valor: 500_00, situacaoLote: 'CLIENTE_DESISTIU', comissaoPorcentagem: 5 },
  ],
}
const DEVIDO = 1000_00 + 50_00 + 20_00 + 15_00 + 25_00 - 10_00

describe('what each fact does', () => {
  test.each<[string, readonly Movimento[], Record<string, number>]>([
    [
      'a sale is owed by the buyer',
      posicaoDaVenda(VENDA),
      {
        clientes: DEVIDO,
        comitentes: -1000_00,
        comissao: -50_00,
        taxaAdm: -20_00,
        entregas: -15_00,
        outros: -25_00,
        descontos: 10_00,
      },
    ],
    [
      'a fine of the law on a late instalment is the consignor’s, beside his price',
      posicaoDaVenda({
        ...VENDA,
        extras: [...VENDA.extras, { valor: 90_00, valorPago: 0, comId: 7 }],
      }).filter((m) => m.fato !== 'comissaoDoComprador'),
      {
        clientes: DEVIDO + 90_00 - 50_00,
        comitentes: -1090_00,
        taxaAdm: -20_00,
        entregas: -15_00,
        outros: -25_00,
        descontos: 10_00,
      },
    ],
    ['a sale that is only conditional is not', posicaoDaVenda({ ...VENDA, situacao: 'Condicional' }), {}],
    ['a cancelled sale is not', posicaoDaVenda({ ...VENDA, situacao: 'Cancelada' }), {}],
    [
      'a buyer who quits owes the fine',
      posicaoDaVenda({ ...VENDA, situacao: 'Cliente Desistiu' }),
      { clientes: 150_00, multas: -150_00 },
    ],
    [
      'cash',
      posicaoDoPagamento({
        tipo: 'DINHEIRO',
        valor: 10,
        situacao: 'aprovado',
        ativo: true,
        daCaucao: false,
        recebido: 0,
        boletoAprovado: false,
      }),
      { caixa: 10, clientes: -10 },
    ],
    [
      'a cheque under validation moves nothing',
      posicaoDoPagamento({
        tipo: 'CHEQUE',
        valor: 10,
        situacao: 'aguardandoValidacao',
        ativo: true,
        daCaucao: false,
        recebido: 0,
        boletoAprovado: false,
      }),
      {},
    ],
    [
      'a removed line moves nothing',
      posicaoDoPagamento({
        tipo: 'CHEQUE',
        valor: 10,
        situacao: 'aprovado',
        ativo: false,
        daCaucao: false,
        recebido: 0,
        boletoAprovado: false,
      }),
      {},
    ],
    [
      'an internal boleto is in no total',
      posicaoDoPagamento({
        tipo: 'BOLETO_INTERNO',
        valor: 10,
        situacao: 'aprovado',
        ativo: true,
        daCaucao: false,
        recebido: 0,
        boletoAprovado: false,
      }),
      {},
    ],
    [
      'a card',
      posicaoDoPagamento({
        tipo: 'CARTAO_DE_CREDITO',
        valor: 10,
        situacao: 'aprovado',
        ativo: true,
        daCaucao: false,
        recebido: 0,
        boletoAprovado: false,
      }),
      { cartoes: 10, clientes: -10 },
    ],
    [
      'a Pix that the bank reported',
      posicaoDoPagamento({
        tipo: 'DEPOSITO',
        valor: 10,
        situacao: 'aprovado',
        ativo: true,
        daCaucao: false,
        recebido: 12,
        boletoAprovado: false,
      }),
      { transito: 10, clientes: -10 },
    ],
    [
      'a boleto paid early, with discount',
      posicaoDoPagamento({
        tipo: 'BOLETO',
        valor: 10,
        situacao: 'aprovado',
        ativo: true,
        daCaucao: false,
        recebido: 9,
        boletoAprovado: true,
      }),
      { transito: 9, descontos: 1, clientes: -10 },
    ],
    [
      'a deposit that pays',
      posicaoDoPagamento({
        tipo: 'DEPOSITO',
        valor: 10,
        situacao: 'aprovado',
        ativo: true,
        daCaucao: true,
        recebido: 0,
        boletoAprovado: false,
      }),
      { caucoes: 10, clientes: -10 },
    ],
    [
      'a Pix that came',
      posicaoDoPix({ valor: 10, devolvido: 0, devolucoes: [], devolvidoDaCaucao: 0 }),
      { bancos: 10, transito: -10 },
    ],
    [
      'a Pix that went back whole',
      posicaoDoPix({ valor: 10, devolvido: 10, devolucoes: [], devolvidoDaCaucao: 0 }),
      {},
    ],
    [
      'too much: it is owed back',
      posicaoDaDevolucao({
        origem: 'excedente',
        situacao: 'a_devolver',
        forma: null,
        valor: 3,
        temPix: true,
      }),
      { clientes: 3, devolucoes: -3 },
    ],
    [
      'unknown money: it is owed back',
      posicaoDaDevolucao({ origem: 'sem-cobranca', situacao: 'pedida', forma: null, valor: 3, temPix: true }),
      { transito: 3, devolucoes: -3 },
    ],
    [
      'a refund in cash',
      posicaoDaDevolucao({
        origem: 'excedente',
        situacao: 'devolvida',
        forma: 'DINHEIRO',
        valor: 3,
        temPix: false,
      }),
      { clientes: 3, caixa: -3 },
    ],
    [
      'a refund that is not due',
      posicaoDaDevolucao({ origem: 'pix', situacao: 'dispensada', forma: null, valor: 3, temPix: true }),
      {},
    ],
    [
      'a boleto paid late',
      posicaoDaLiquidacao({ pago: 110, tarifa: 2, encargos: 10, resultado: 'aprovado' }),
      { bancos: 108, tarifas: 2, transito: -100, encargos: -10 },
    ],
    [
      'a boleto that the bank took back',
      posicaoDaLiquidacao({ pago: 110, tarifa: 2, encargos: 10, resultado: 'estornado' }),
      { bancos: -2, tarifas: 2 },
    ],
    [
      'a deposit in hand',
      posicaoDaCaucao({ valorRecebido: 100, valorRetido: 0, valorDevolvido: 0, temPix: true }),
      { transito: 100, caucoes: -100 },
    ],
    [
      'a deposit partly retained, the rest sent back',
      posicaoDaCaucao({ valorRecebido: 100, valorRetido: 40, valorDevolvido: 60, temPix: true }),
      { transito: 40, caucoesRetidas: -40 },
    ],
  ])('%s', (_nome, movimentos, esperado) => {
    expect(saldos(movimentos)).toEqual(esperado)
  })

  test('each row of the facts names accounts of the chart, and codes are unique', () => {
    for (const f of Object.values(FATOS))
      for (const c of [f.debito, f.credito]) expect(c === 'meio' || Object.hasOwn(CONTAS, c)).toBe(true)
    const codigos = Object.values(CONTAS).map((c) => c.codigo)
    expect(new Set(codigos).size).toBe(codigos.length)
  })

  test('a movement without its account, and half a centavo, are refused', () => {
    expect(() => partidasDe({ fato: 'pagamento', valor: 1 })).toThrow(TypeError)
    expect(() => partidasDe({ fato: 'arremate', valor: 0.5 })).toThrow(RangeError)
    expect(() => partidasDe({ fato: 'arremate', valor: -1 })).toThrow(RangeError)
  })
})

const movimento = fc.record({
  fato: fc.constantFrom(...(Object.keys(FATOS) as Fato[])),
  valor: fc.integer({ min: 0, max: 99_999_999_999 }),
  meio: fc.constantFrom('caixa', 'bancos', 'transito'),
  comId: fc.constantFrom(null, 1, 2),
})
const somaDas = (partidas: readonly Partida[]) => partidas.reduce((t, p) => t + p.valor, 0)
const posicao = fc.array(movimento, { maxLength: 12 })
const aplicar = (lancado: PartidaLancada[], nova: readonly Movimento[]): PartidaLancada[] => {
  const lancamentos = diferenca(nova, lancado)
  for (const l of lancamentos) expect(somaDas(l.partidas)).toBe(0)
  return [...lancado, ...lancamentos.flatMap((l) => l.partidas.map((p) => ({ ...p, fato: l.fato })))]
}

describe('entries', () => {
  test('balance each by itself, whatever happened in whatever order, and end at the position', () => {
    fc.assert(
      fc.property(fc.array(posicao, { minLength: 1, maxLength: 6 }), (historia) => {
        const lancado = historia.reduce<PartidaLancada[]>(aplicar, [])
        expect(somaDas(lancado)).toBe(0)
        const ultima = historia.at(-1) ?? []
        expect(diferenca(ultima, lancado)).toEqual([])
        expect(aplicar(lancado, []).reduce((t, p) => t + p.valor, 0)).toBe(0)
      }),
    )
  })

  test('an undone fact is written back as such', () => {
    const feito = aplicar([], [{ fato: 'pagamento', valor: 10, meio: 'caixa' }])
    expect(diferenca([], feito)).toEqual([
      {
        fato: 'pagamento',
        estorno: true,
        partidas: [
          { conta: 'caixa', valor: -10, comId: null },
          { conta: 'clientes', valor: 10, comId: null },
        ],
      },
    ])
  })
})

test('what of a Pix may pay: not what was promised back, nor what the bank sent back by itself', () => {
  const pix = { valor: 100, devolvido: 0, devolucoes: [], devolvidoDaCaucao: 0 }
  const devolucao = { origem: 'pix', situacao: 'a_devolver', forma: null, valor: 100, temPix: true }
  expect(livreDoPix(pix)).toBe(100)
  expect(livreDoPix({ ...pix, devolucoes: [devolucao] })).toBe(0)
  expect(
    livreDoPix({
      ...pix,
      devolvido: 100,
      devolucoes: [{ ...devolucao, situacao: 'devolvida', forma: 'PIX' }],
    }),
  ).toBe(0)
  expect(livreDoPix({ ...pix, devolucoes: [{ ...devolucao, situacao: 'dispensada' }] })).toBe(100)
  expect(livreDoPix({ ...pix, devolvido: 30 })).toBe(70)
  const excedente = { origem: 'excedente', situacao: 'devolvida', forma: 'PIX', valor: 30, temPix: true }
  expect(livreDoPix({ ...pix, devolvido: 30, devolucoes: [excedente] })).toBe(100)
})

test('the sale and the ledger agree, with money under validation and money too much', () => {
  const devido = devidoNaVenda(
    VENDA,
    [
      { tipo: 'DINHEIRO', valor: DEVIDO + 5, situacao: 'aprovado', ativo: true },
      { tipo: 'CHEQUE', valor: 7, situacao: 'aguardandoValidacao', ativo: true },
      { tipo: 'CHEQUE', valor: 7, situacao: 'aprovado', ativo: false },
    ],
    [{ origem: 'excedente', situacao: 'a_devolver', forma: null, valor: 5, temPix: false }],
  )
  expect(devido).toEqual({ restante: -12, esperado: 0 })
  expect(
    devidoNaVenda(
      { ...VENDA, situacao: 'Cancelada' },
      [{ tipo: 'DINHEIRO', valor: 9, situacao: 'aprovado', ativo: true }],
      [],
    ).esperado,
  ).toBe(-9)
})
