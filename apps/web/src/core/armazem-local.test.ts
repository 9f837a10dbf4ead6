import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aoTopo, DA_SESSAO, esquecerDaSessao, gravarLista, lerLista } from './armazem-local.ts'

describe('lists in the browser', () => {
  const guardado = new Map<string, string>()
  beforeEach(() => {
    guardado.clear()
    vi.stubGlobal('localStorage', {
      getItem: (k: string) => guardado.get(k) ?? null,
      setItem: (k: string, v: string) => {
        if (v.length > 50) throw new DOMException('full', 'QuotaExceededError')
        guardado.set(k, v)
      },
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['nothing there', null, []],
    ['a list', '["a","b"]', ['a', 'b']],
    ['not JSON', '{oops', []],
    ['no list', '{"a":1}', []],
    ['other things inside', '["a",1,null,["b"]]', ['a']],
  ])('reads %s', (_nome, texto, lista) => {
    if (texto !== null) guardado.set('k', texto)
    expect(lerLista('k')).toEqual(lista)
  })
  it('forgets what belongs to who is signed in, and nothing else', () => {
    const armazem: Record<string, unknown> = {
      [`${DA_SESSAO}evento:1`]: '[]',
      'martelo:evento:1:entradas': '[]',
    }
    Object.defineProperty(armazem, 'removeItem', {
      enumerable: false,
      value: (k: string) => Reflect.deleteProperty(armazem, k),
    })
    vi.stubGlobal('localStorage', armazem)
    esquecerDaSessao()
    expect(Object.keys(armazem)).toEqual(['martelo:evento:1:entradas'])
  })
  it('says when the browser does not let it write', () => {
    expect(gravarLista('k', ['a'])).toBe(true)
    expect(gravarLista('k', ['a'.repeat(60)])).toBe(false)
  })
  it('works without storage', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(lerLista('k')).toEqual([])
    expect(gravarLista('k', ['a'])).toBe(false)
  })
  it('puts the newest first, once, up to the limit', () => {
    expect(aoTopo(['a', 'b', 'c'], 'b', 3)).toEqual(['b', 'a', 'c'])
    expect(aoTopo(['a', 'b', 'c'], 'd', 3)).toEqual(['d', 'a', 'b'])
  })
})
