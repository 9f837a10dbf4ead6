import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { getBoletoInfo, isValidBoleto } from '@brazilian-utils/brazilian-utils'
import fc from 'fast-check'
import { isBoleto } from 'validation-br'
import { describe, expect, it, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { montarCalendario } from '../calendario/dias-uteis.ts'
import { feriadosDosAnos } from '../calendario/feriados.ts'
import { somarDias } from '../calendario/tempo-brasilia.ts'
import { bancoDe, BANCOS, campoLivre, type ContaDeCobranca, errosDaConta, numeroDoBoleto } from './bancos.ts'
import { conferirLiquidacao } from './conferir-liquidacao.ts'
import { modulo10 } from './digitos.ts'
import { errosDasCondicoes, instrucoesDoBoleto, jurosDeUmDia, valorNoDia } from './encargos.ts'
import { fatorDeVencimento, vencimentoDoFator } from './fator-de-vencimento.ts'
import { barrasItf } from './itf.ts'
import { codigoDeBarras, formatarLinhaDigitavel, lerBoleto, linhaDigitavel } from './linha-digitavel.ts'
import { podeTransitarBoleto, SITUACOES_DE_BOLETO, TRANSICOES_DE_BOLETO } from './states.ts'

const HOJE = '2026-11-23'
const bancario = montarCalendario('bancario', feriadosDosAnos(2020, 2051))

const conta = (banco: string, mudar: Partial<ContaDeCobranca> = {}): ContaDeCobranca => ({
  banco,
  agencia: '1234',
  agenciaDigito: '5',
  conta: '12345',
  contaDigito: '6',
  carteira: { '104': '14', '237': '09', '001': '17', '341': '109', '033': '101' }[banco] ?? '1',
  convenio: { '001': '1234567', '033': '0282033', '104': '005507' }[banco] ?? null,
  ...mudar,
})
const TODOS = [...Object.keys(BANCOS), '756'].map((b) => conta(b))

describe('due factor', () => {
  test.each([
    ['2000-07-03', '1000'],
    ['2025-02-21', '9999'],
    ['2025-02-22', '1000'],
    ['2026-11-20', '1636'],
    ['2026-11-24', '1640'],
    ['2049-10-13', '9999'],
    ['2049-10-14', '1000'],
  ])('%s is %s', (dia, fator) => {
    expect(fatorDeVencimento(dia)).toBe(fator)
    expect(vencimentoDoFator(fator, dia)).toBe(dia)
  })

  test.each([
    ['1000', '2024-06-01', '2025-02-22'],
    ['9999', '2026-11-23', '2025-02-21'],
    ['1640', '2005-01-01', '2002-04-04'],
    ['0000', HOJE, null],
    ['0999', HOJE, null],
    ['12a4', HOJE, null],
  ])('reads %s at %s as %s', (fator, hoje, dia) => expect(vencimentoDoFator(fator, hoje)).toBe(dia))

  it('refuses days before the first factor', () => {
    expect(() => fatorDeVencimento('2000-07-02')).toThrow(RangeError)
  })
})

describe('numbers that the manuals of the banks print', () => {
  test.each([
    ['237', { carteira: '19' }, 1, '19/00000000001-P'],
    ['237', { carteira: '19' }, 2, '19/00000000002-8'],
    ['237', { carteira: '19' }, 6, '19/00000000006-0'],
    ['341', { agencia: '0057', conta: '12345', carteira: '110' }, 12345678, '110/12345678-8'],
    ['033', {}, 566612457800, '566612457800-2'],
    ['001', { convenio: '0500', carteira: '11' }, 9401448, '05009401448-1'],
    ['001', {}, 42, '12345670000000042'],
  ] as const)('%s %j number %i is %s', (banco, mudar, n, impresso) => {
    expect(numeroDoBoleto(conta(banco, mudar), n).impresso).toBe(impresso)
  })

  it('has the whole slip of Itaú’s manual', () => {
    const c = conta('341', { agencia: '0057', conta: '12345', contaDigito: '7', carteira: '110' })
    const codigo = codigoDeBarras({
      banco: '341',
      vencimento: '2002-05-01',
      valor: 12_345,
      campoLivre: campoLivre(c, numeroDoBoleto(c, 12345678)),
    })
    expect(codigo).toBe('34196166700000123451101234567880057123457000')
    expect(formatarLinhaDigitavel(linhaDigitavel(codigo))).toBe(
      '34191.10121 34567.880058 71234.570001 6 16670000012345',
    )
  })

  it('weaves modality and number into the free field of Caixa (SIGCB)', () => {
    const c = conta('104', { carteira: '24' })
    expect(campoLivre(c, numeroDoBoleto(c, 222333777777777))).toBe('0055077222233347777777775')
  })
})

describe('barcode and typed line', () => {
  const dias = ['2025-02-21', '2025-02-22', '2026-11-24', '2034-06-01']
  test.each(TODOS.flatMap((c) => dias.map((d) => [c.banco, d, c] as const)))(
    'bank %s due %s is read by two independent readers',
    (banco, vencimento, c) => {
      const n = numeroDoBoleto(c, 4711)
      const codigo = codigoDeBarras({ banco, vencimento, valor: 1_234_567, campoLivre: campoLivre(c, n) })
      const linha = linhaDigitavel(codigo)
      expect(codigo).toMatch(/^\d{44}$/)
      expect(isValidBoleto(linha)).toBe(true)
      expect(isBoleto(linha)).toBe(true)
      expect(getBoletoInfo(linha)).toMatchObject({ amount: 1_234_567, bankCode: banco })
      for (const texto of [codigo, linha, formatarLinhaDigitavel(linha)])
        expect(lerBoleto(texto, vencimento)).toEqual({
          ok: true,
          boleto: { codigo, linha, banco, vencimento, valor: 1_234_567, campoLivre: campoLivre(c, n) },
        })
    },
  )

  it('says what is wrong with a code', () => {
    const c = conta('237')
    const codigo = codigoDeBarras({
      banco: '237',
      vencimento: HOJE,
      valor: 100,
      campoLivre: campoLivre(c, numeroDoBoleto(c, 1)),
    })
    const linha = linhaDigitavel(codigo)
    const erro = (texto: string): string => {
      const r = lerBoleto(texto, HOJE)
      return r.ok ? '' : r.erro
    }
    const trocar = (t: string, i: number): string =>
      t.slice(0, i) + String((Number(t[i]) + 1) % 10) + t.slice(i + 1)
    expect(erro(trocar(linha, 9))).toContain('1º campo')
    expect(erro(trocar(linha, 15))).toContain('2º campo')
    expect(erro(trocar(linha, 31))).toContain('3º campo')
    expect(erro(trocar(linha, 32))).toContain('dígito verificador')
    expect(erro(trocar(codigo, 43))).toContain('dígito verificador')
    expect(erro(trocar(codigo, 3))).toContain('moeda')
    expect(erro('846700000017435900240209024050002435842210108119')).toContain('conta de consumo')
    expect(erro(linha.slice(1))).toContain('47')
    expect(erro('abc')).toContain('números')
  })

  it('finds every single wrong digit of a typed line', () => {
    fc.assert(
      fc.property(fc.nat(46), fc.integer({ min: 1, max: 9 }), fc.nat(99_999_999), (i, mais, valor) => {
        const c = conta('033')
        const linha = linhaDigitavel(
          codigoDeBarras({
            banco: '033',
            vencimento: HOJE,
            valor: valor + 1,
            campoLivre: campoLivre(c, numeroDoBoleto(c, valor + 1)),
          }),
        )
        const errada = linha.slice(0, i) + String((Number(linha[i]) + mais) % 10) + linha.slice(i + 1)
        // The general digit reads 0, 10 and 11 as 1: two values may share it, the fields' digits never do.
        if (i < 32) expect(lerBoleto(errada, HOJE).ok).toBe(false)
      }),
    )
  })

  it('refuses parts that do not fit', () => {
    const certo = { banco: '237', vencimento: HOJE, valor: 1, campoLivre: '0'.repeat(25) }
    expect(codigoDeBarras(certo)).toHaveLength(44)
    for (const errado of [{ valor: 0 }, { valor: 1.5 }, { valor: 1e10 }, { banco: '1' }, { campoLivre: '1' }])
      expect(() => codigoDeBarras({ ...certo, ...errado })).toThrow(RangeError)
    expect(() => numeroDoBoleto(conta('341'), 100_000_000)).toThrow(RangeError)
    expect(() => numeroDoBoleto(conta('341'), 0)).toThrow(RangeError)
  })

  it('is read as printed', async () => {
    const c = conta('237')
    const codigo = codigoDeBarras({
      banco: '237',
      vencimento: HOJE,
      valor: 987_654,
      campoLivre: campoLivre(c, numeroDoBoleto(c, 7)),
    })
    const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
    prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer } })
    const { barras, largura } = barrasItf(codigo)
    const [escala, margem, altura] = [3, 30, 60]
    const larguraPx = largura * escala + 2 * margem
    const data = new Uint8ClampedArray(larguraPx * altura * 4).fill(255)
    for (const b of barras)
      for (let y = 0; y < altura; y++)
        for (let x = b.x * escala; x < (b.x + b.largura) * escala; x++)
          data.fill(0, (y * larguraPx + margem + x) * 4, (y * larguraPx + margem + x) * 4 + 3)
    const lidos = await readBarcodes(
      { data, width: larguraPx, height: altura, colorSpace: 'srgb' },
      {
        formats: ['ITF'],
      },
    )
    expect(lidos.map((l) => l.text)).toEqual([codigo])
    expect(() => barrasItf('123')).toThrow(RangeError)
  })
})

describe('the account', () => {
  test.each(TODOS.map((c) => [c.banco, c] as const))('of bank %s may charge', (_, c) =>
    expect(errosDaConta(c)).toEqual([]),
  )
  it('lacks what its bank needs, by field', () => {
    expect(errosDaConta(conta('033', { convenio: null, agencia: '12345' })).map((e) => e.campo)).toEqual([
      'agencia',
      'convenio',
    ])
    expect(errosDaConta(conta('237', { carteira: '' }))[0]?.erro).toContain('Bradesco')
    expect(bancoDe('999').nome).toBe('Banco')
  })
  it('has a digit of mod 10', () => expect(modulo10('00571234511012345678')).toBe(8))
})

const CONDICOES = {
  valor: 1_000_000,
  vencimento: '2026-11-21',
  multa: 2,
  jurosAoMes: 1,
  abatimento: 0,
  desconto: 0,
  descontoAte: null,
}

describe('value on a day', () => {
  test.each([
    ['on Saturday', '2026-11-21', {}, 1_000_000],
    ['on the next bank day', '2026-11-23', {}, 1_000_000],
    ['a day after it: fine and three days', '2026-11-24', {}, 1_000_000 + 20_000 + 1_000],
    ['30 days late', '2026-12-21', {}, 1_030_000],
    ['with discount', '2026-11-19', { desconto: 5_000, descontoAte: '2026-11-19' }, 995_000],
    ['after the discount', '2026-11-20', { desconto: 5_000, descontoAte: '2026-11-19' }, 1_000_000],
    ['with abatement', '2026-11-19', { abatimento: 1_000 }, 999_000],
    ['abated and late', '2026-11-24', { abatimento: 1_000 }, 1_020_000],
  ])('%s', (_, dia, mudar, total) =>
    expect(valorNoDia({ ...CONDICOES, ...mudar }, dia, bancario).total).toBe(total),
  )

  it('says its terms', () => {
    expect(jurosDeUmDia(CONDICOES)).toBe(333)
    expect(
      instrucoesDoBoleto(
        { ...CONDICOES, abatimento: 100, diasParaBaixa: 30, diasParaProtesto: null },
        ' Lote 7 \n\n',
      ),
    ).toEqual([
      'Após o vencimento, multa de 2%.',
      'Após o vencimento, juros de 1% ao mês (R$ 3,33 por dia).',
      'Abatimento de R$ 1,00.',
      'Não receber após 30 dias do vencimento.',
      'Lote 7',
    ])
  })

  test.each([
    [{ vencimento: '2026-11-18' }, 'vencimento'],
    [{ vencimento: '2028-01-01' }, 'vencimento'],
    [{ multa: 2.5 }, 'multa'],
    [{ jurosAoMes: 1.1 }, 'jurosAoMes'],
    [{ abatimento: 1_000_000 }, 'abatimento'],
    [{ desconto: 1_000_000, descontoAte: '2026-11-20' }, 'desconto'],
    [{ desconto: 10 }, 'descontoAte'],
    [{ desconto: 10, descontoAte: '2026-11-22' }, 'descontoAte'],
  ])('%j is refused at %s', (mudar, campo) =>
    expect(errosDasCondicoes({ ...CONDICOES, ...mudar }, '2026-11-19').map((e) => e.campo)).toEqual([campo]),
  )
})

describe('money for a boleto', () => {
  const b = {
    ...CONDICOES,
    situacao: 'registrado' as const,
    faltaNaVenda: 1_000_000,
    vendaAberta: true,
    porQueNao: 'A compra está como Cancelada.',
  }
  test.each([
    ['exact', 1_000_000, '2026-11-20', {}, { tipo: 'aprovado', devolver: 0, encargos: 0 }],
    ['late with charges', 1_021_000, '2026-11-24', {}, { tipo: 'aprovado', devolver: 0, encargos: 21_000 }],
    ['late without charges', 1_000_000, '2026-11-24', {}, { tipo: 'divergente', falta: 21_000 }],
    ['a cent less', 999_999, '2026-11-20', {}, { tipo: 'divergente', falta: 1 }],
    ['a cent more', 1_000_001, '2026-11-20', {}, { tipo: 'aprovado', devolver: 1 }],
    [
      'twice',
      1_000_000,
      '2026-11-20',
      { situacao: 'pago' as const },
      { tipo: 'devolver', devolver: 1_000_000 },
    ],
    [
      'to a sale that ended',
      1_000_000,
      '2026-11-20',
      { vendaAberta: false },
      { tipo: 'devolver', motivo: 'A compra está como Cancelada.' },
    ],
    ['to a sale paid otherwise', 1_000_000, '2026-11-20', { faltaNaVenda: 0 }, { tipo: 'devolver' }],
    [
      'to a written-off one of an open sale',
      1_000_000,
      '2026-11-20',
      { situacao: 'baixado' as const },
      { tipo: 'aprovado' },
    ],
  ])('%s', (_, pago, dia, mudar, fim) =>
    expect(conferirLiquidacao({ pago, dia }, { ...b, ...mudar }, bancario)).toMatchObject(fim),
  )

  it('ends every cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_000_000 }), fc.nat(90), (pago, dias) => {
        const dia = somarDias('2026-11-01', dias)
        const r = conferirLiquidacao({ pago, dia }, b, bancario)
        if (r.tipo === 'aprovado') expect(pago).toBe(b.valor + r.encargos - r.desconto + r.devolver)
        else expect(r.tipo === 'divergente' ? r.falta > 0 : r.devolver === pago).toBe(true)
      }),
    )
  })
})

describe('states', () => {
  it('are all reached, and only one way each', () => {
    const alcancadas = new Set(['aguardandoRegistro', ...TRANSICOES_DE_BOLETO.map((t) => t.para)])
    expect([...SITUACOES_DE_BOLETO].filter((s) => !alcancadas.has(s))).toEqual([])
    const chaves = TRANSICOES_DE_BOLETO.map((t) => `${t.de}|${t.evento}`)
    expect(new Set(chaves).size).toBe(chaves.length)
  })
  it('need the bank to become payable and to end', () => {
    for (const t of TRANSICOES_DE_BOLETO) if (t.evento !== 'pedirBaixa') expect(t.quem).toEqual(['sistema'])
    const pedir = (motivo: string) =>
      podeTransitarBoleto({ de: 'registrado', evento: 'pedirBaixa', atores: ['Acerto'] }, { motivo })
    expect(pedir('troca de forma').pode).toBe(true)
    expect(pedir(' ').pode).toBe(false)
  })
})
