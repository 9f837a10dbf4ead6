// The server of map tiles on a real database: the house's own, else the installation's, else none; refused at its field.
import { editarHotsite } from '@martelo/contracts/hotsites/editar-hotsite.contract.ts'
import { hotsitePublic } from '@martelo/contracts/hotsites/hotsite-public.contract.ts'
import { lerHotsite } from '@martelo/contracts/hotsites/ler-hotsite.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import type { Hotsite } from '../../core/tenant/hotsites.ts'
import './editar-hotsite.handler.ts'
import './hotsite-public.handler.ts'
import './ler-hotsite.handler.ts'

const MEU = 'https://meu.exemplo.com/{z}/{x}/{y}.png'
const PADRAO = { url: 'https://padrao.exemplo.com/{z}/{x}/{y}.png', credito: 'Padrão' }

let c: Cenario
beforeAll(async () => {
  c = await criarCenario({ clientes: 0, lotes: 0, hotsite: { slogan: 'Com clareza' } })
})
afterAll(() => c.fechar())

const salvar = async (mudar: object) => {
  const params = { id: c.hotsite.id }
  const { valor } = await executarChamada(c.ctx(c.equipe), lerHotsite, { params })
  return executarChamada(c.ctx(c.equipe), editarHotsite, { params, body: { ...valor, ...mudar } })
}
/** What visitors are told now, with or without a server of the installation. */
async function vistos(ladrilhos: typeof PADRAO | null, qual: Hotsite = c.hotsite) {
  const h = await c.servicos.hotsites.porId(qual.id)
  const ctx = c.ctx(null, h ?? qual)
  const servicos = { ...ctx.servicos, config: { ...ctx.servicos.config, ladrilhos } }
  return (await executarChamada({ ...ctx, servicos }, hotsitePublic)).valor.ladrilhos
}

test('none, until one is named; the house before the installation, and for itself alone', async () => {
  expect(await vistos(null)).toBeNull()
  expect(await vistos(PADRAO)).toEqual(PADRAO)
  expect((await salvar({ mapaLadrilhos: ` ${MEU} `, mapaCredito: '© Meu' })).erro).toBeNull()
  expect(await vistos(PADRAO)).toEqual({ url: MEU, credito: '© Meu' })
  expect(await vistos(null, c.outroHotsite)).toBeNull()
  expect((await salvar({ mapaLadrilhos: '', mapaCredito: '' })).valor).toMatchObject({
    mapaLadrilhos: null,
    mapaCredito: null,
  })
  expect(await vistos(null)).toBeNull()
})

test.each([
  'http://x.com/{z}/{x}/{y}',
  'https://*.x.com/{z}/{x}/{y}',
  'https://x.com/{z}/{x}',
  'javascript:1',
])('refuses %s at its field', async (mapaLadrilhos) => {
  const r = await salvar({ mapaLadrilhos })
  expect([r.status, Object.keys(r.erro?.campos ?? {})]).toEqual([400, ['mapaLadrilhos']])
})
