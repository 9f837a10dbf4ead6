import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { abrirContexto } from '../http/aplicacao.ts'
import { RelogioDoProcesso } from './relogio-do-processo.ts'

let c: Cenario
beforeAll(async () => {
  c = await criarCenario()
})
afterAll(() => c.fechar())

test('what a request is told is the time of the database, not of this machine', async () => {
  await c.banco.relogio.medir()
  const real = Date.now()
  const errado = vi.spyOn(Date, 'now').mockReturnValue(real - 90_000)
  try {
    const ctx = await abrirContexto(
      c.servicos,
      { host: 'leilao.localhost', ip: '::1', cabecalhos: {}, https: false, porta: undefined },
      c.servicos.log,
    )
    expect(Math.abs((ctx?.agora ?? 0) - real)).toBeLessThan(5_000)
  } finally {
    errado.mockRestore()
  }
})

test('it is measured again by being asked, and goes on without a database', async () => {
  let aqui = 0
  let noBanco = 1_000_000
  let perguntas = 0
  const relogio = new RelogioDoProcesso(
    () => {
      perguntas += 1
      return noBanco < 0 ? Promise.reject(new Error('no database')) : Promise.resolve(new Date(noBanco))
    },
    () => aqui,
  )
  expect(Math.abs(relogio.agora() - Date.now())).toBeLessThan(1_000)
  await vi.waitFor(() => expect(relogio.agora()).toBe(1_000_000))
  const antes = perguntas
  aqui = 900
  expect([relogio.agora(), perguntas]).toEqual([1_000_900, antes])
  aqui = 1_100
  noBanco = 5_000_000
  relogio.agora()
  await vi.waitFor(() => expect(relogio.agora()).toBe(5_000_000))
  noBanco = -1
  aqui = 21_100
  relogio.agora()
  await new Promise((ok) => setImmediate(ok))
  expect(relogio.agora()).toBe(5_020_000)
})
