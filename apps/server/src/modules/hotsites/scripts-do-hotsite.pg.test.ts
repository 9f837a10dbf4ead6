// Scripts of a hotsite and the visitors' choice on a real database: what is refused is refused at its field, what is
// saved is what runs, and a choice is kept without the person.
import { editarHotsite } from '@martelo/contracts/hotsites/editar-hotsite.contract.ts'
import { hotsitePublic } from '@martelo/contracts/hotsites/hotsite-public.contract.ts'
import { lerHotsite } from '@martelo/contracts/hotsites/ler-hotsite.contract.ts'
import { registrarConsentimento } from '@martelo/contracts/hotsites/registrar-consentimento.contract.ts'
import { salvarScriptDaPagina } from '@martelo/contracts/hotsites/salvar-script-da-pagina.contract.ts'
import { scriptDaPagina } from '@martelo/contracts/hotsites/script-da-pagina.contract.ts'
import { lerEscolha } from '@martelo/domain/hotsites/consentimento.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import './editar-hotsite.handler.ts'
import './hotsite-public.handler.ts'
import './ler-hotsite.handler.ts'
import './registrar-consentimento.handler.ts'
import './salvar-script-da-pagina.handler.ts'
import './script-da-pagina.handler.ts'

let c: Cenario
beforeAll(async () => {
  c = await criarCenario({ clientes: 1, lotes: 0, hotsite: { slogan: 'Com clareza' } })
})
afterAll(() => c.fechar())

const params = () => ({ id: c.hotsite.id })
const ler = async () => (await executarChamada(c.ctx(c.equipe), lerHotsite, { params: params() })).valor
const salvar = async (mudar: object) =>
  executarChamada(c.ctx(c.equipe), editarHotsite, { params: params(), body: { ...(await ler()), ...mudar } })
const SCRIPT = '<script src="https://s.exemplo.com/a.js"></script>'

test('scripts of allowed hosts are saved, hosts in one form', async () => {
  const r = await salvar({
    analytics: 'g-ab12cd',
    headerScript: SCRIPT,
    hostsDeScript: ['https://S.exemplo.com/', 's.exemplo.com'],
    scriptsDePagina: [{ uri: '/quem-somos', handleScript: '<script>x()</script>' }],
  })
  expect(r.erro).toBeNull()
  expect(await ler()).toMatchObject({
    analytics: 'G-AB12CD',
    hostsDeScript: ['s.exemplo.com'],
    scriptsDePagina: [{ uri: '/quem-somos', handleScript: '<script>x()</script>' }],
  })
  const publico = await executarChamada(c.ctx(null), hotsitePublic)
  expect(JSON.stringify(publico.valor)).not.toContain('exemplo.com')
})

test.each([
  [{ hostsDeScript: [] }, 'headerScript'],
  [{ headerScript: '<img src=x onerror=a()>' }, 'headerScript'],
  [{ scriptsDePagina: [{ uri: '/x', handleScript: '<iframe></iframe>' }] }, 'scriptsDePagina.0.handleScript'],
  [{ analytics: "G-1');a('" }, 'analytics'],
  [{ hostsDeScript: ["s.exemplo.com; script-src 'unsafe-inline'"] }, 'hostsDeScript.0'],
  [{ scriptsDePagina: [{ uri: 'x', handleScript: SCRIPT }] }, 'scriptsDePagina.0.uri'],
])('refuses %j at its field', async (mudar, campo) => {
  const r = await salvar(mudar)
  expect(r.status).toBe(400)
  expect(Object.keys(r.erro?.campos ?? {})).toContain(campo)
})

test("a page's own script goes into the one list, and an open form of the site learns of it", async () => {
  const porScript = (uri: string, handleScript: string, ctx = c.ctx(c.equipe)) =>
    executarChamada(ctx, salvarScriptDaPagina, { body: { uri, handleScript } })
  const antes = await ler()
  const r = await porScript('/duvidas', SCRIPT)
  expect(r.valor).toEqual({ handleScript: SCRIPT, hostsDeScript: ['s.exemplo.com'] })
  const lista = [...antes.scriptsDePagina, { uri: '/duvidas', handleScript: SCRIPT }]
  expect(await ler()).toMatchObject({ scriptsDePagina: lista, versao: antes.versao + 1 })
  expect((await salvar({ slogan: 'x', versao: antes.versao })).status).toBe(409)
  const lido = await executarChamada(c.ctx(c.equipe), scriptDaPagina, { query: { uri: '/duvidas' } })
  expect(lido.valor.handleScript).toBe(SCRIPT)
  const ruim = await porScript('/duvidas', '<script src="https://outro.com/a.js"></script>')
  expect(ruim.erro?.campos?.handleScript).toMatch(/outro\.com/)
  const fora = await executarChamada(c.ctx(c.equipe, c.outroHotsite), scriptDaPagina, {
    query: { uri: '/duvidas' },
  })
  expect(fora.valor?.handleScript ?? '').toBe('')
  expect((await porScript('/duvidas', ' ')).valor.handleScript).toBe('')
  expect((await ler()).scriptsDePagina).toEqual(antes.scriptsDePagina)
  expect((await porScript('duvidas', SCRIPT)).status).toBe(400)
  expect((await porScript('/duvidas', SCRIPT, c.ctx(c.clientes[0] ?? null))).status).toBe(403)
})

test('a choice is kept as proof, without the person, for its hotsite', async () => {
  const r = await executarChamada(c.ctx(c.clientes[0] ?? null), registrarConsentimento, {
    body: { escolha: 'medicao' },
  })
  const valor = /^mt_consentimento=([^;]+); Path=\/; SameSite=Lax; Max-Age=\d+$/.exec(r.valor.cookie)?.[1]
  expect(lerEscolha(valor)).toBe('medicao')
  const [linha] = await c.banco.sistema.selectFrom('consentimento').selectAll().execute()
  expect(linha).toMatchObject({
    hotId: c.hotsite.id,
    escolha: 'medicao',
    versao: 1,
    uid: valor?.split('.')[2],
  })
  expect(Object.keys(linha ?? {})).not.toContain('cliId')
  const errada = await executarChamada(c.ctx(null), registrarConsentimento, { body: { escolha: 'tudo' } })
  expect(errada.status).toBe(400)
})
