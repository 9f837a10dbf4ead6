import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { enderecoNaRede, type TipoDeAlvo, validarAlvo } from './alvo.ts'
import { type Ato, avisosDoBloqueio, impede, situacaoDoBloqueio } from './bloqueio.ts'

describe('a target has one spelling', () => {
  test.each<[TipoDeAlvo, string, string]>([
    ['ENDERECO', ' 200.100.50.25 ', '200.100.50.25'],
    ['ENDERECO', '::ffff:200.100.50.25', '200.100.50.25'],
    ['ENDERECO', '200.100.50.25/24', '200.100.50.0/24'],
    ['ENDERECO', '200.100.50.25/32', '200.100.50.25'],
    ['ENDERECO', '2001:DB8::1', '2001:db8:0:0:0:0:0:1'],
    ['ENDERECO', '2001:db8:1:2:3::/64', '2001:db8:1:2:0:0:0:0/64'],
    ['EMAIL', ' Ana@Exemplo.com.br ', 'ana@exemplo.com.br'],
    ['DOCUMENTO', '529.982.247-25', '52998224725'],
    ['DISPOSITIVO', '00AA11BB22CC33DD', '00aa11bb22cc33dd'],
  ])('%s %s is %s', (tipo, texto, valor) => {
    expect(validarAlvo(tipo, texto)).toEqual({ ok: true, valor })
  })
  test.each<[TipoDeAlvo, string]>([
    ['ENDERECO', '200.100.50'],
    ['ENDERECO', '200.100.50.256'],
    ['ENDERECO', '200.100.0.0/8'],
    ['ENDERECO', '0.0.0.0/0'],
    ['ENDERECO', '2001::/16'],
    ['ENDERECO', '1::2::3'],
    ['ENDERECO', '1:2:3:4:5:6:7:8:9'],
    ['ENDERECO', '1.2.3.4/33'],
    ['ENDERECO', '1.2.3.4/24/8'],
    ['ENDERECO', ''],
    ['EMAIL', 'ana'],
    ['DOCUMENTO', '111.111.111-11'],
    ['DISPOSITIVO', 'meu celular'],
  ])('%s %s is refused with words', (tipo, texto) => {
    const r = validarAlvo(tipo, texto)
    expect(r.ok).toBe(false)
    expect(r.ok ? '' : r.mensagem).not.toBe('')
  })
  test('an address lies in each network that was made from it', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.integer({ min: 16, max: 32 }), (ip, prefixo) => {
        const rede = validarAlvo('ENDERECO', `${ip}/${prefixo}`)
        expect(rede.ok && enderecoNaRede(ip, rede.valor)).toBe(true)
        expect(rede.ok && enderecoNaRede(`::ffff:${ip}`, rede.valor)).toBe(true)
      }),
    )
    expect(enderecoNaRede('200.100.51.1', '200.100.50.0/24')).toBe(false)
    expect(enderecoNaRede('2001:db8::1', '200.100.50.0/24')).toBe(false)
    expect(enderecoNaRede('?', '200.100.50.0/24')).toBe(false)
  })
})

describe('what a block stops', () => {
  test.each<[TipoDeAlvo, Ato[], Ato | null, boolean, boolean]>([
    ['ENDERECO', ['ENTRAR'], 'ENTRAR', false, true],
    ['ENDERECO', ['ENTRAR'], 'LANCES', false, false],
    ['ENDERECO', ['ENTRAR'], null, false, false],
    ['ENDERECO', ['TUDO'], null, false, true],
    ['ENDERECO', ['TUDO'], 'LANCES', false, true],
    ['ENDERECO', ['TUDO'], null, true, false],
    ['DISPOSITIVO', ['TUDO'], null, true, false],
    ['EMAIL', ['TUDO'], null, true, true],
    ['DOCUMENTO', ['LANCES', 'CADASTRAR'], 'CADASTRAR', false, true],
  ])('%s blocking %j, act %s, staff %s: %s', (tipo, atos, ato, equipe, parado) => {
    expect(impede({ tipo, impede: atos }, ato, equipe)).toBe(parado)
  })
  test('ends by its hour or by a person', () => {
    expect(situacaoDoBloqueio({ fim: null, encerradoAt: null }, 10)).toBe('ATIVO')
    expect(situacaoDoBloqueio({ fim: 11, encerradoAt: null }, 10)).toBe('ATIVO')
    expect(situacaoDoBloqueio({ fim: 10, encerradoAt: null }, 10)).toBe('VENCIDO')
    expect(situacaoDoBloqueio({ fim: 11, encerradoAt: 9 }, 10)).toBe('ENCERRADO')
  })
})

test('the house is warned before it blocks itself or an address of many', () => {
  expect(
    avisosDoBloqueio({ impede: ['TUDO'], atingeVoce: false, contas: 4, equipe: 0, chaves: 0, lidera: 0 }),
  ).toEqual([])
  expect(
    avisosDoBloqueio({ impede: ['TUDO'], atingeVoce: true, contas: 1, equipe: 1, chaves: 0, lidera: 0 }),
  ).toHaveLength(1)
  const [entrar, lances] = (['ENTRAR', 'LANCES'] as const).map(
    (ato) =>
      avisosDoBloqueio({ impede: [ato], atingeVoce: true, contas: 1, equipe: 1, chaves: 0, lidera: 0 })[0],
  )
  expect(entrar).toContain('não entra mais daqui')
  expect(lances).not.toContain('não entra')
  expect(
    avisosDoBloqueio({ impede: ['TUDO'], atingeVoce: false, contas: 5, equipe: 2, chaves: 0, lidera: 0 }),
  ).toHaveLength(2)
  expect(
    avisosDoBloqueio({ impede: ['TUDO'], atingeVoce: false, contas: 1, equipe: 0, chaves: 2, lidera: 0 }),
  ).toEqual(['2 chaves de API de comitentes param enquanto o bloqueio durar.'])
  expect(
    avisosDoBloqueio({ impede: ['TUDO'], atingeVoce: false, contas: 1, equipe: 0, chaves: 0, lidera: 2 })[0],
  ).toContain('Lidera 2 lotes abertos.')
})
