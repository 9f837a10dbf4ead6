import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { lerConfig } from '../../../apps/server/src/core/config.ts'
import type { Servicos } from '../../../apps/server/src/core/servicos.ts'
import { type Cenario, criarCenario } from '../../../tests/pg/cenario.ts'
import { operarCanais } from './operador.ts'

let c: Cenario
beforeAll(async () => {
  c = await criarCenario({ clientes: 1, lotes: 1, leilao: { situacao: 'AO_VIVO' } })
})
afterAll(() => c.fechar())

const com = (demonstracao: boolean): Servicos => ({
  ...c.servicos,
  config: { ...c.servicos.config, video: { ...c.servicos.config.video, demonstracao } },
})
const canais = async () =>
  (await sql`select 1 from canal_transmissao where hot_id = ${c.hotsite.id}`.execute(c.banco.sistema)).rows
    .length

test('the settings of the demonstration: no picture, or no robot and so no operator either', () => {
  const demo = { MARTELO_MODE: 'demo' }
  expect(lerConfig(demo)).toMatchObject({ robo: true, video: { demonstracao: true } })
  expect(lerConfig({ ...demo, MARTELO_DEMO_VIDEO: '0' })).toMatchObject({
    robo: true,
    video: { demonstracao: false },
  })
  expect(lerConfig({ ...demo, MARTELO_ROBOT: '0' }).robo).toBe(false)
})

test('without the picture a live auction gets no channel; with it, one, until the auction ends', async () => {
  const ordenar = vi.spyOn(c.servicos.midia, 'ordenar').mockReturnValue(undefined)
  try {
    await operarCanais(com(false), c.hotsite)
    expect([await canais(), ordenar.mock.calls.length]).toEqual([0, 0])
    await operarCanais(com(true), c.hotsite)
    await operarCanais(com(true), c.hotsite)
    expect(await canais()).toBe(1)
    const pastas = () => ordenar.mock.calls.flatMap(([o]) => (o.t === 'operador' ? [o.pasta] : []))
    expect(pastas()).toEqual([expect.stringContaining('transmissao'), expect.stringContaining('transmissao')])
    await sql`update leilao set situacao = 'EXECUTADO' where id = ${c.leilao.id}`.execute(c.banco.sistema)
    await operarCanais(com(true), c.hotsite)
    expect(pastas().at(-1)).toBeNull()
  } finally {
    ordenar.mockRestore()
  }
})
