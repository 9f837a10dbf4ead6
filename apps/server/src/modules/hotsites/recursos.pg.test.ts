// Switches of a house on a real database: what is off answers no call, in this house alone, and the change is told.
import { mudarRecurso } from '@martelo/contracts/hotsites/mudar-recurso.contract.ts'
import { recursosDaCasa } from '@martelo/contracts/hotsites/recursos-da-casa.contract.ts'
import { NOMES_DOS_RECURSOS, type Recurso } from '@martelo/domain/hotsites/recursos.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { tratadores } from '../../core/http/handle.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 1 })
})
afterAll(() => c.fechar())

const daCasa = async () => (await c.servicos.hotsites.porId(c.hotsite.id)) ?? c.hotsite
const ti = async () => c.ctx({ ...c.equipe, papeis: ['Interno - Desenvolvimento TI'] }, await daCasa())
const mudar = async (recurso: Recurso, ligado: boolean, motivo = 'Teste') =>
  executarChamada(await ti(), mudarRecurso, { params: { recurso }, body: { ligado, motivo } })

test('each switch has calls that it takes away, and nothing names another', () => {
  const usados = new Set([...tratadores.values()].flatMap((t) => t.contract.recurso ?? []))
  expect([...usados].toSorted()).toEqual([...NOMES_DOS_RECURSOS].toSorted())
})

test('off, its calls are not there in this house; on again, they are', async () => {
  const chamadas = [...tratadores.values()].filter((t) => t.contract.recurso !== undefined)
  for (const recurso of NOMES_DOS_RECURSOS) expect((await mudar(recurso, false)).status).toBe(200)
  const cliente = c.clientes[0] ?? null
  const codigo = async (key: string, casa = c.hotsite): Promise<string | undefined> =>
    (await executarChamada(c.ctx(cliente, casa), { key: key as 'GET /v1/x' })).erro?.error
  const desligada = await daCasa()
  for (const { contract } of chamadas)
    expect([contract.key, await codigo(contract.key, desligada)]).toEqual([contract.key, 'DESLIGADO'])
  for (const { contract } of chamadas)
    expect(await codigo(contract.key, c.outroHotsite)).not.toBe('DESLIGADO')
  for (const recurso of NOMES_DOS_RECURSOS) await mudar(recurso, true)
  const religada = await daCasa()
  for (const { contract } of chamadas) expect(await codigo(contract.key, religada)).not.toBe('DESLIGADO')
})

test('a change asks for its reason, is told with it, and is not everyone’s to make', async () => {
  expect((await mudar('conversas', false, ' ')).erro?.campos).toHaveProperty('motivo')
  await mudar('conversas', false, 'Ofensas na sala')
  const lista = (await executarChamada(await ti(), recursosDaCasa)).valor
  expect(lista.find((r) => r.recurso === 'conversas')).toMatchObject({
    ligado: false,
    mudanca: { motivo: 'Ofensas na sala' },
  })
  const mkt = c.ctx({ ...c.equipe, papeis: ['MKT'] })
  expect((await executarChamada(mkt, recursosDaCasa)).status).toBe(403)
})
