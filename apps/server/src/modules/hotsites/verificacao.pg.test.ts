import { conferirOficialDoSite } from '@martelo/contracts/hotsites/conferir-oficial.contract.ts'
import { verificacaoDoSite } from '@martelo/contracts/hotsites/verificacao-do-site.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import './conferir-oficial.handler.ts'
import './verificacao-do-site.handler.ts'

let c: Cenario
const conta = (mudar: object) => ({
  hotId: c.hotsite.id,
  comId: null,
  bancoCodigo: '341',
  banco: 'Itaú Unibanco',
  agencia: '0910',
  conta: '27180-2',
  titular: 'Casa Ltda.',
  titularDocumento: '11222333000181',
  ...mudar,
})
beforeAll(async () => {
  c = await criarCenario({ lotes: 0 })
  await c.banco.sistema
    .insertInto('contaBancaria')
    .values([
      conta({}),
      conta({ conta: '55555-5', ativa: false }),
      conta({
        comId: c.comId,
        conta: '40500-0',
        titular: 'Vendedor S.A.',
        pixChave: 'banco@vendedor.com.br',
      }),
      conta({ hotId: c.outroHotsite.id, conta: '77777-7' }),
    ])
    .execute()
})
afterAll(() => c.fechar())

const ver = async (hotsite = c.hotsite) =>
  (await executarChamada(c.ctx(null, hotsite), verificacaoDoSite)).valor
const conferir = async (texto: string, ip = '10.9.0.1') =>
  executarChamada({ ...c.ctx(null), ip }, conferirOficialDoSite, { query: { texto } })

test('shows the house’s own accounts that are in use, and no others', async () => {
  const v = await ver()
  expect(v.contas.map((x) => x.conta)).toEqual(['27180-2'])
  expect(v.contas[0]?.titularDocumento).toBe('11.222.333/0001-81')
  expect(JSON.stringify(v)).not.toMatch(/40500|Vendedor|55555|77777/)
  expect((await ver(c.outroHotsite)).contas.map((x) => x.conta)).toEqual(['77777-7'])
})

test('names its addresses and, for an auction house, who is registered', async () => {
  const v = await ver()
  expect(v.dominios).toContain(`${c.hotsite.subdominio}.${c.servicos.config.dominio}`)
  expect(v.leiloeiros.length).toBeGreaterThan(0)
  expect((await ver({ ...c.hotsite, tipo: 'loja' })).leiloeiros).toEqual([])
})

test.each([
  ['27180-2', 'oficial'],
  ['341 0910 27180-2', 'oficial'],
  ['40500-0', 'vendedor'],
  ['banco@vendedor.com.br', 'vendedor'],
  ['55555-5', 'desconhecido'],
  ['77777-7', 'desconhecido'],
] as const)('%s is %s', async (texto, veredito) =>
  expect((await conferir(texto)).valor.conferencia?.veredito).toBe(veredito),
)

test('a client that tries numbers is stopped', async () => {
  let ultima = await conferir('1000-0', '10.9.0.2')
  for (let i = 0; i < 20; i++) ultima = await conferir(`10${i}00-0`, '10.9.0.2')
  expect(ultima.status).toBe(429)
})
