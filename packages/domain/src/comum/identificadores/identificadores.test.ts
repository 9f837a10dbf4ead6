import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { normalizarCep, validarCep } from './cep.ts'
import { avaliarChassi, validarChassi } from './chassi.ts'
import { digitosDoCnpj, formatarCnpj, validarCnpj } from './cnpj.ts'
import { digitosDoCpf, formatarCpf, validarCpf } from './cpf.ts'
import {
  formatarDocumento,
  mesmoDocumento,
  naturezaConhecida,
  naturezaDoCliente,
  validarDocumento,
} from './documento.ts'
import { validarEmail } from './email.ts'
import { normalizarCodigoFipe, validarCodigoFipe } from './fipe.ts'
import { mascarar, mascararCampo } from './mascarar.ts'
import { chaveDaPlaca, formatarPlaca, padraoDaPlaca, validarPlaca } from './placa.ts'
import { digitoDoRenavam, validarRenavam } from './renavam.ts'
import { DDDS, formatarTelefone, validarCelular, validarTelefone } from './telefone.ts'
import type { Validado } from './validado.ts'

const valorDe = <T>(r: Validado<T>): T | string => (r.ok ? r.valor : `recusado: ${r.mensagem}`)
const digitos = (n: number) => fc.stringMatching(new RegExp(`^\\d{${n}}$`))

describe('cpf', () => {
  test.each([
    ['123.456.789-09', '12345678909'],
    [' 111.444.777-35 ', '11144477735'],
    ['52998224725', '52998224725'],
    ['000.000.001-91', '00000000191'],
  ])('accepts %s', (texto, valor) => expect(validarCpf(texto)).toEqual({ ok: true, valor }))

  test.each([
    ['', 'Informe o CPF.'],
    ['   ', 'Informe o CPF.'],
    ['123.456.789-0', 'O CPF deve ter 11 números.'],
    ['123.456.789-0a', 'O CPF deve ter 11 números.'],
    ['١٢٣٤٥٦٧٨٩٠٩', 'O CPF deve ter 11 números.'],
    ['123.456.789-00', 'CPF inválido. Confira os números.'],
    ['111.111.111-11', 'CPF inválido. Confira os números.'],
    ['00000000000', 'CPF inválido. Confira os números.'],
  ])('refuses %j', (texto, mensagem) => expect(validarCpf(texto)).toEqual({ ok: false, mensagem }))

  it('accepts every number it completes and no other ending', () => {
    fc.assert(
      fc.property(digitos(9), digitos(2), (base, outros) => {
        fc.pre(!/^(\d)\1{8}$/.test(base))
        const certos = digitosDoCpf(base)
        expect(validarCpf(formatarCpf(base + certos))).toEqual({ ok: true, valor: base + certos })
        if (outros !== certos) expect(validarCpf(base + outros).ok).toBe(false)
      }),
    )
  })
})

describe('cnpj', () => {
  test.each([
    ['12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['12.abc.345/01de-35', '12ABC34501DE35'],
    ['00.000.000/0001-91', '00000000000191'],
    ['33.000.167/0001-01', '33000167000101'],
  ])('accepts %s', (texto, valor) => expect(validarCnpj(texto)).toEqual({ ok: true, valor }))

  test.each([
    ['', 'Informe o CNPJ.'],
    ['12.ABC.345/01DE-3', 'O CNPJ deve ter 14 caracteres.'],
    ['12.ABC.345/01DE-3A', 'O CNPJ tem 12 letras ou números e termina com 2 números.'],
    ['12.ÁBC.345/01DE-35', 'O CNPJ tem 12 letras ou números e termina com 2 números.'],
    ['12.ABC.345/01DE-36', 'CNPJ inválido. Confira as letras e os números.'],
    ['00000000000000', 'CNPJ inválido. Confira as letras e os números.'],
  ])('refuses %j', (texto, mensagem) => expect(validarCnpj(texto)).toEqual({ ok: false, mensagem }))

  it('accepts every number it completes, with letters, and no other ending', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{12}$/), digitos(2), (base, outros) => {
        fc.pre(!/^(.)\1{11}$/.test(base))
        const certos = digitosDoCnpj(base)
        expect(validarCnpj(formatarCnpj(base + certos))).toEqual({ ok: true, valor: base + certos })
        if (outros !== certos) expect(validarCnpj(base + outros).ok).toBe(false)
      }),
    )
  })
})

describe('documento', () => {
  test.each([
    ['123.456.789-09', { tipo: 'CPF', documento: '12345678909', natureza: 'Fisica' }],
    ['12.ABC.345/01DE-35', { tipo: 'CNPJ', documento: '12ABC34501DE35', natureza: 'Juridica' }],
    ['12345678901', 'recusado: CPF inválido. Confira os números.'],
    ['1234567890', 'recusado: Informe um CPF (11 números) ou um CNPJ (14 caracteres).'],
    ['', 'recusado: Informe o CPF ou o CNPJ.'],
  ])('tells %j apart', (texto, esperado) => expect(valorDe(validarDocumento(texto))).toEqual(esperado))

  test.each([
    ['12345678909', '123.456.789-09'],
    ['12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['123', '123'],
  ])('shows %s', (documento, texto) => expect(formatarDocumento(documento)).toBe(texto))

  test.each([
    ['123.456.789-09', '12345678909', true],
    ['12.abc.345/01de-35', '12ABC34501DE35', true],
    ['12345678909', '12345678901', false],
    ['', '', false],
    [null, null, false],
    ['---', '...', false],
  ])('compares %j and %j', (a, b, igual) => expect(mesmoDocumento(a, b)).toBe(igual))

  it('knows what an erased record was, without its document', () => {
    expect(naturezaDoCliente({ cnpj: null, excluidoNatureza: 'Juridica' })).toBe('Juridica')
    expect(naturezaDoCliente({ cnpj: null, excluidoNatureza: 'Fisica' })).toBe('Fisica')
  })
  it.each([
    [{ cpf: null, cnpj: null, excluidoNatureza: null }, false],
    [{ cpf: null, cnpj: null, excluidoNatureza: 'Fisica' }, true],
    [{ cpf: '12345678909', cnpj: null, excluidoNatureza: null }, true],
    [{ cpf: null, cnpj: '12ABC34501DE35', excluidoNatureza: null }, true],
  ])('claims a nature where something tells it: %j', (c, sim) => expect(naturezaConhecida(c)).toBe(sim))
  it('derives the nature of all others from the CNPJ alone', () => {
    expect([{ cnpj: '12ABC34501DE35' }, { cnpj: '' }, { cnpj: null }, {}].map(naturezaDoCliente)).toEqual([
      'Juridica',
      'Fisica',
      'Fisica',
      'Fisica',
    ])
  })
})

describe('cep', () => {
  test.each([
    ['74000000', '74000-000'],
    ['74.000-000', '74000-000'],
    ['01310-100', '01310-100'],
    [' 7400 ', '7400'],
  ])('dresses %s', (texto, cep) => expect(normalizarCep(texto)).toBe(cep))

  test.each([
    ['01310-100', '01310-100'],
    ['01310100', 'recusado: O CEP deve ter 9 caracteres, no formato 00000-000.'],
    ['0131O-100', 'recusado: O CEP deve ter 9 caracteres, no formato 00000-000.'],
    ['00000-000', 'recusado: CEP inválido. Confira os números.'],
    ['', 'recusado: Informe o CEP.'],
  ])('checks %j', (texto, esperado) => expect(valorDe(validarCep(texto))).toBe(esperado))
})

describe('telefone', () => {
  it('knows the 67 area codes', () => expect(DDDS.size).toBe(67))

  test.each([
    ['(62) 99999-8888', '+5562999998888', 'celular'],
    ['+55 62 99999-8888', '+5562999998888', 'celular'],
    ['005562999998888', '+5562999998888', 'celular'],
    ['5562999998888', '+5562999998888', 'celular'],
    ['062 99999-8888', '+5562999998888', 'celular'],
    ['(62) 3222-1100', '+556232221100', 'fixo'],
    ['(55) 3222-1100', '+555532221100', 'fixo'],
    ['(55) 99999-8888', '+5555999998888', 'celular'],
    ['+55 55 99999-8888', '+5555999998888', 'celular'],
  ])('accepts %s', (texto, e164, tipo) =>
    expect(validarTelefone(texto)).toEqual({ ok: true, valor: { e164, tipo } }),
  )

  test.each([
    ['', 'Informe o telefone com DDD.'],
    ['99999-8888', 'Informe o DDD e o número, como (62) 99999-8888.'],
    ['62 9999a-8888', 'Informe o DDD e o número, como (62) 99999-8888.'],
    ['(20) 99999-8888', 'O DDD 20 não existe.'],
    ['(62) 8999-8888', 'Telefone inválido. Celular tem 9 números e começa com 9; fixo tem 8.'],
    ['(62) 89999-8888', 'Telefone inválido. Celular tem 9 números e começa com 9; fixo tem 8.'],
    ['0800 123 4567', 'O DDD 80 não existe.'],
  ])('refuses %j', (texto, mensagem) => expect(validarTelefone(texto)).toEqual({ ok: false, mensagem }))

  it('wants a mobile where a message has to arrive', () => {
    expect(validarCelular('(62) 3222-1100')).toEqual({
      ok: false,
      mensagem: 'Informe um celular que receba mensagens.',
    })
    expect(validarCelular('(62) 99999-8888').ok).toBe(true)
  })

  test.each([
    ['+5562999998888', '(62) 99999-8888'],
    ['+556232221100', '(62) 3222-1100'],
    ['123', '123'],
  ])('shows %s', (e164, texto) => expect(formatarTelefone(e164)).toBe(texto))
})

describe('placa', () => {
  test.each([
    ['abc-1234', 'ABC1234', 'antiga', 'ABC1C34', 'ABC-1234'],
    ['ABC1C34', 'ABC1C34', 'mercosul', 'ABC1C34', 'ABC1C34'],
    ['PCS 0428', 'PCS0428', 'antiga', 'PCS0E28', 'PCS-0428'],
    ['AAA0000', 'AAA0000', 'antiga', 'AAA0A00', 'AAA-0000'],
    ['AAA9999', 'AAA9999', 'antiga', 'AAA9J99', 'AAA-9999'],
    ['BRA2Z19', 'BRA2Z19', 'mercosul', 'BRA2Z19', 'BRA2Z19'],
  ])('%s', (texto, valor, padrao, chave, mostrada) => {
    expect(validarPlaca(texto)).toEqual({ ok: true, valor })
    expect(padraoDaPlaca(texto)).toBe(padrao)
    expect(chaveDaPlaca(texto)).toBe(chave)
    expect(formatarPlaca(texto)).toBe(mostrada)
  })

  test.each(['AB1234', 'ABC12345', 'ABCD123', '1234ABC', 'ABC1CC4'])('refuses %s', (texto) => {
    expect(validarPlaca(texto)).toEqual({ ok: false, mensagem: 'Placa inválida. Use ABC1234 ou ABC1D23.' })
    expect(chaveDaPlaca(texto)).toBe(texto)
  })

  it('never gives two old plates one key', () => {
    // Few letters and digits, so that equal and nearly equal pairs come up often.
    const antiga = fc.stringMatching(/^[AB]{3}[019]{4}$/)
    fc.assert(
      fc.property(antiga, antiga, (a, b) => {
        expect(chaveDaPlaca(a) === chaveDaPlaca(b)).toBe(a === b)
      }),
    )
  })
})

describe('chassi', () => {
  test.each([
    ['9BWZZZ377VT004251', undefined, [], true, [1997, 2027]],
    ['9bw zzz377 vt004251', 1997, [], true, [1997, 2027]],
    [
      '9BWZZZ377VT004251',
      2001,
      ['O chassi indica ano-modelo 1997 ou 2027, diferente de 2001.'],
      true,
      [1997, 2027],
    ],
    ['93HGE8890SZ012345', 2025, [], true, [1995, 2025]],
    ['1HGCM82633A004352', 1999, [], false, [2003, 2033]],
    ['LB4123', undefined, ['O chassi tem 6 caracteres; o padrão é 17.'], false, []],
    [
      '9BWZZZ377VT00425O',
      undefined,
      ['As letras I, O e Q não são usadas em chassi.', 'Os 4 últimos caracteres costumam ser números.'],
      true,
      [1997, 2027],
    ],
    ['9BWZZZ377VT004251REM', undefined, ['Chassi remarcado.'], true, [1997, 2027]],
  ] as const)('%s (%s)', (texto, ano, avisos, brasileiro, anos) => {
    const avaliacao = avaliarChassi(texto, ano)
    expect(avaliacao.avisos).toEqual(avisos)
    expect(avaliacao.brasileiro).toBe(brasileiro)
    expect(avaliacao.anosPossiveis).toEqual(anos)
    expect(validarChassi(texto).ok).toBe(true)
  })

  it('reads the years of the letters that the standard gives', () => {
    const anos = ['A', 'R', 'S', 'T', 'V', 'Y', '1', '9'].map(
      (c) => avaliarChassi(`9BWZZZ377${c}T004251`).anosPossiveis,
    )
    expect(anos.map((a) => a.at(-1))).toEqual([2010, 2024, 2025, 2026, 2027, 2030, 2031, 2039])
    expect(avaliarChassi('9BWZZZ377UT004251').anosPossiveis).toEqual([])
  })

  test.each([
    ['', 'Informe o chassi.'],
    ['9BW/ZZZ', 'O chassi só tem letras e números.'],
    ['12345', 'O chassi tem 17 caracteres (os antigos, pelo menos 6).'],
  ])('refuses %j', (texto, mensagem) => expect(validarChassi(texto)).toEqual({ ok: false, mensagem }))
})

describe('renavam', () => {
  test.each([
    ['00639884962', '00639884962'],
    ['639884962', '00639884962'],
    ['639.884.962', '00639884962'],
    ['64119023', 'recusado: O RENAVAM deve ter 11 números (os antigos, 9).'],
    ['00639884961', 'recusado: RENAVAM inválido. Confira os números.'],
    ['00000000000', 'recusado: RENAVAM inválido. Confira os números.'],
    ['', 'recusado: Informe o RENAVAM.'],
  ])('checks %j', (texto, esperado) => expect(valorDe(validarRenavam(texto))).toBe(esperado))

  it('accepts every number it completes', () => {
    fc.assert(
      fc.property(digitos(10), (base) => {
        fc.pre(Number(base) > 0)
        expect(validarRenavam(base + digitoDoRenavam(base)).ok).toBe(true)
      }),
    )
  })
})

describe('código FIPE', () => {
  test.each([
    ['038003-2', '038003-2'],
    ['0380024', '038002-4'],
    ['038003-3', 'recusado: Código FIPE inválido. Confira os números.'],
    ['38003-2', 'recusado: O código FIPE tem o formato 000000-0.'],
    ['', 'recusado: Informe o código FIPE.'],
  ])('checks %j', (texto, esperado) => expect(valorDe(validarCodigoFipe(texto))).toBe(esperado))

  it('dresses seven digits', () => expect(normalizarCodigoFipe('0380024')).toBe('038002-4'))
})

describe('e-mail', () => {
  test.each([
    [' Joao@Exemplo.COM.br ', 'joao@exemplo.com.br'],
    ['a+b.c@x.io', 'a+b.c@x.io'],
    ['joão@empresa.com.br', 'joão@empresa.com.br'],
  ])('accepts %j', (texto, valor) => expect(validarEmail(texto)).toEqual({ ok: true, valor }))

  test.each([
    'joao',
    'joao@',
    '@x.com',
    'joao@x',
    'joao@@x.com',
    'joao@x..com',
    'jo ao@x.com',
    '.joao@x.com',
    'joao.@x.com',
    'jo..ao@x.com',
    'joao@-x.com',
    'joao@x.com\nBcc:outro@x.com',
    `${'a'.repeat(65)}@x.com`,
    `a@${'b.'.repeat(130)}com`,
  ])('refuses %j', (texto) => expect(validarEmail(texto).ok).toBe(false))

  it('takes no more than in proportion for a hostile length', () => {
    const tempoDe = (vezes: number): number => {
      const texto = `a@${'a-'.repeat(vezes)}`
      let menor = Number.POSITIVE_INFINITY
      // The shortest of several: a busy machine only lengthens.
      for (let i = 0; i < 7; i++) {
        const inicio = performance.now()
        expect(validarEmail(texto).ok).toBe(false)
        menor = Math.min(menor, performance.now() - inicio)
      }
      return menor
    }
    // 16 times the length; a pattern that tries each place from each other would take 256 times.
    expect(tempoDe(400_000)).toBeLessThan(100 * tempoDe(25_000))
  })
})

describe('mascarar', () => {
  test.each([
    ['123.456.789-09', 4, '123.4**.***-**'],
    ['12345678909', 4, '1234*******'],
    ['12.ABC.345/01DE-35', 4, '12.AB*.********-**'],
    ['joaosilva@gmail.com', 4, 'joao*****@*****.***'],
    ['(62) 99999-8888', 5, '(62) 999**-****'],
    ['MG-12.345', 2, 'MG-**.***'],
    ['Zé', 4, 'Zé'],
    ['', 4, ''],
    ['José da Silva', 4, 'José*********'],
  ])('%s keeping %i', (valor, manter, mascarado) => expect(mascarar(valor, manter)).toBe(mascarado))

  it('shows at most n letters and digits, and keeps the length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(6), (valor, manter) => {
        const mascarado = mascarar(valor, manter)
        expect([...mascarado].length).toBe([...valor].length)
        expect(mascarado.match(/[\p{L}\p{N}]/gu)?.length ?? 0).toBeLessThanOrEqual(manter)
      }),
    )
  })

  it('knows how much each field keeps', () => {
    const abc = 'abcdefgh'
    expect(
      (['cpf', 'cnpj', 'apelido', 'email', 'rg', 'telefone'] as const).map((c) => mascararCampo(c, abc)),
    ).toEqual(['abcd****', 'abcd****', 'abcd****', 'abcd****', 'ab******', 'abcde***'])
    expect(mascararCampo('cpf', null)).toBe(null)
  })
})
