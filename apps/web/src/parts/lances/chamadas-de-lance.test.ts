// What becomes of an attempt without a certain answer: a proxy answers for a node that died.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErroDeChamada } from '../../core/erro-de-chamada.ts'
import { insistir } from './chamadas-de-lance.ts'
import type { Tentativa } from './usar-envio.ts'

const tentativa = (chaveDoPedido: string): Tentativa => ({
  acao: 'lance',
  valor: 100_00,
  confirmarValorAlto: false,
  chaveDoPedido,
})
const chaves: string[] = []
const buscar = globalThis.fetch

beforeEach(() => {
  chaves.length = 0
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  globalThis.fetch = buscar
})

/** Each answer in its turn, the last one for ever. */
function responder(...respostas: (() => Response)[]): void {
  globalThis.fetch = (_url, o) => {
    chaves.push((JSON.parse(String(o?.body)) as Tentativa).chaveDoPedido)
    const vez = Math.min(chaves.length, respostas.length) - 1
    return Promise.resolve((respostas[vez] as () => Response)())
  }
}
const html = (status: number) => () => new Response('<html>Bad Gateway</html>', { status })
const json = (status: number, corpo: object) => () => Response.json(corpo, { status })

async function enviar(t: Tentativa): Promise<unknown> {
  const fim = insistir('l1', t).catch((e: unknown) => e)
  await vi.runAllTimersAsync()
  return fim
}

test.each([500, 502, 503, 504])(
  'an answer %i is asked again with the same key until there is one',
  async (status) => {
    responder(html(status), html(status), json(200, { situacao: 'vencendo' }))
    await expect(enviar(tentativa('k1'))).resolves.toEqual({ situacao: 'vencendo' })
    expect(chaves).toEqual(['k1', 'k1', 'k1'])
  },
)

test('not for ever: then it says what is known, and that the same may be sent again', async () => {
  responder(html(502))
  const e = await enviar(tentativa('k2'))
  expect(e).toBeInstanceOf(ErroDeChamada)
  expect((e as ErroDeChamada).erro).toMatchObject({
    statusCode: 502,
    message: expect.stringContaining('não conta duas vezes'),
  })
  expect(chaves).toEqual(Array(5).fill('k2'))
})

test('a refusal is an answer', async () => {
  responder(json(409, { statusCode: 409, error: 'valor-abaixo', message: 'Valor baixo' }))
  const e = await enviar(tentativa('k3'))
  expect((e as ErroDeChamada).erro.error).toBe('valor-abaixo')
  expect(chaves).toEqual(['k3'])
})
