import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assinar, type UrlAssinada, VALIDADE_MAXIMA_SEGUNDOS, verificarAssinatura } from './assinatura.ts'

const SEGREDO = Buffer.alloc(32, 7)
const AGORA = Date.UTC(2026, 10, 20, 12)
const PEDIDO = { chave: 'documentos/ab/abc.pdf', escopo: 'hotsite-a/usuario-1', agora: AGORA }

function comoChega(consulta: string, agora = AGORA): UrlAssinada {
  const partes = new URLSearchParams(consulta)
  return {
    chave: PEDIDO.chave,
    escopo: PEDIDO.escopo,
    expira: partes.get('expira') ?? '',
    assinatura: partes.get('assinatura') ?? '',
    agora,
  }
}
const boa = comoChega(assinar(SEGREDO, PEDIDO))

describe('signed addresses', () => {
  it('verify until they end', () => {
    expect(verificarAssinatura(SEGREDO, boa)).toBe(true)
    expect(verificarAssinatura(SEGREDO, { ...boa, agora: AGORA + 299_000 })).toBe(true)
    expect(verificarAssinatura(SEGREDO, { ...boa, agora: AGORA + 300_000 })).toBe(false)
  })

  it.each<[string, Partial<UrlAssinada>]>([
    ['another key', { chave: 'documentos/ab/outro.pdf' }],
    ['another scope', { escopo: 'hotsite-b/usuario-1' }],
    ['a later end', { expira: String(Number(boa.expira) + 1) }],
    ['an end that is no number', { expira: '1e9' }],
    ['no end', { expira: '' }],
    ['no seal', { assinatura: '' }],
    ['a short seal', { assinatura: boa.assinatura.slice(0, -2) }],
    ['a long seal', { assinatura: `${boa.assinatura}AAAA` }],
    ['a clock set back', { agora: AGORA - 1_000_000 }],
    ['a border moved between scope and key', { escopo: `${PEDIDO.escopo}\n`, chave: PEDIDO.chave }],
  ])('refuse %s', (_, mudanca) => expect(verificarAssinatura(SEGREDO, { ...boa, ...mudanca })).toBe(false))

  it('refuse another secret', () => expect(verificarAssinatura(Buffer.alloc(32, 8), boa)).toBe(false))

  it('never throw for what a visitor sends', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string({ unit: 'binary' }), (expira, assinatura, chave) => {
        expect(verificarAssinatura(SEGREDO, { ...boa, expira, assinatura, chave })).toBe(false)
      }),
    )
  })

  it('cannot be made for longer than five minutes or with a weak secret', () => {
    expect(VALIDADE_MAXIMA_SEGUNDOS).toBe(300)
    expect(() => assinar(SEGREDO, { ...PEDIDO, validadeSegundos: 301 })).toThrow(RangeError)
    expect(() => assinar(SEGREDO, { ...PEDIDO, validadeSegundos: 0 })).toThrow(RangeError)
    expect(() => assinar(Buffer.alloc(16), PEDIDO)).toThrow(RangeError)
    expect(() => verificarAssinatura(Buffer.alloc(16), boa)).toThrow(RangeError)
  })
})
