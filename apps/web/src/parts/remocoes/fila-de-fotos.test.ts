import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FotoGuardada, fotosGuardadas, porNaFila } from './fila-de-fotos.ts'

/** A device that keeps the bytes when it is told to: what happens in between is the test's to decide. */
function aparelho() {
  const esperando: (() => void)[] = []
  return {
    guardar: () => new Promise<void>((ok) => esperando.push(ok)),
    guardou: () => esperando.shift()?.(),
  }
}
const foto = (chave: string): FotoGuardada => ({ momento: 'coleta', chave })

describe('photographs that wait on the phone', () => {
  const guardado = new Map<string, string>()
  let aceita = true
  beforeEach(() => {
    guardado.clear()
    aceita = true
    vi.stubGlobal('localStorage', {
      getItem: (k: string) => guardado.get(k) ?? null,
      setItem: (k: string, v: string) => {
        if (!aceita) throw new DOMException('full', 'QuotaExceededError')
        guardado.set(k, v)
      },
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('shows the same one taken twice within a moment as one', async () => {
    const a = aparelho()
    const primeira = porNaFila('r', foto('mesma'), a.guardar)
    const segunda = porNaFila('r', foto('mesma'), a.guardar)
    a.guardou()
    a.guardou()
    expect(await Promise.all([primeira, segunda])).toEqual([true, true])
    expect(fotosGuardadas('r')).toEqual([foto('mesma')])
  })
  it('keeps both of two taken within a moment, in their order', async () => {
    const a = aparelho()
    const as = [porNaFila('r', foto('uma'), a.guardar), porNaFila('r', foto('outra'), a.guardar)]
    a.guardou()
    a.guardou()
    expect(await Promise.all(as)).toEqual([true, true])
    expect(fotosGuardadas('r').map((f) => f.chave)).toEqual(['uma', 'outra'])
  })
  it('keeps which position a photograph shows, also one of several words', async () => {
    const painel: FotoGuardada = { momento: 'entrega', chave: 'p', posicao: 'Painel e volante' }
    for (const f of [foto('a'), painel]) await porNaFila('r', f, () => Promise.resolve())
    expect(fotosGuardadas('r')).toEqual([foto('a'), painel])
  })
  it('names none whose bytes could not be kept', async () => {
    await expect(porNaFila('r', foto('a'), () => Promise.reject(new Error('full')))).rejects.toThrow('full')
    expect(fotosGuardadas('r')).toEqual([])
  })
  it('says when there is no room for another name', async () => {
    aceita = false
    expect(await porNaFila('r', foto('a'), () => Promise.resolve())).toBe(false)
    aceita = true
    for (let i = 0; i < 40; i++)
      expect(await porNaFila('r', foto(`f${i}`), () => Promise.resolve())).toBe(true)
    expect(await porNaFila('r', foto('f40'), () => Promise.resolve())).toBe(false)
    expect(await porNaFila('r', foto('f3'), () => Promise.resolve())).toBe(true)
    expect(fotosGuardadas('r')).toHaveLength(40)
  })
})
