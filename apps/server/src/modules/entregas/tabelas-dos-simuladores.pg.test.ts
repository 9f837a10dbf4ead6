// The two tables that the simulators read: the product's until a house saves its own, saved whole, never over what the
// saver has not seen.
import { freteDoHotsite } from '@martelo/contracts/entregas/frete-do-hotsite.contract.ts'
import { salvarFreteDoHotsite } from '@martelo/contracts/entregas/salvar-frete-do-hotsite.contract.ts'
import { parcelamentoDoHotsite } from '@martelo/contracts/pagamentos/parcelamento-do-hotsite.contract.ts'
import { salvarParcelamentoDoHotsite } from '@martelo/contracts/pagamentos/salvar-parcelamento-do-hotsite.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import '../pagamentos/parcelamento-do-hotsite.handler.ts'
import '../pagamentos/salvar-parcelamento-do-hotsite.handler.ts'
import './frete-do-hotsite.handler.ts'
import './salvar-frete-do-hotsite.handler.ts'

let c: Cenario
beforeAll(async () => {
  c = await criarCenario({ lotes: 0 })
})
afterAll(() => c.fechar())

const frete = (ctx = c.ctx(null)) => executarChamada(ctx, freteDoHotsite).then((r) => r.valor)
const parcelas = (ctx = c.ctx(null)) => executarChamada(ctx, parcelamentoDoHotsite).then((r) => r.valor)

test('freight: the product’s table, then the house’s own, and back', async () => {
  const padrao = await frete()
  expect(padrao).toMatchObject({ padrao: true })
  expect(padrao.linhas).toHaveLength(54)
  const linhas = [{ uf: 'SP', origem: 'GO', valor: 900_00, prazoDias: 7 }]
  const salvar = (body: object) => executarChamada(c.ctx(c.equipe), salvarFreteDoHotsite, { body })
  const salvo = await salvar({ marca: padrao.marca, linhas })
  expect(await frete()).toEqual({ padrao: false, marca: salvo.valor.marca, linhas })
  expect((await salvar({ marca: padrao.marca, linhas: [] })).status).toBe(409)
  expect((await frete(c.ctx(null, c.outroHotsite))).padrao).toBe(true)
  expect((await salvar({ marca: salvo.valor.marca, linhas: [] })).status).toBe(200)
  expect((await frete()).padrao).toBe(true)
})

test.each([
  [[{ uf: 'XX', origem: 'GO', valor: 1, prazoDias: 1 }]],
  [[{ uf: 'SP', origem: 'XX', valor: 1, prazoDias: 1 }]],
  [[{ uf: 'SP', origem: 'GO', valor: -1, prazoDias: 1 }]],
  [[{ uf: 'SP', origem: 'GO', valor: 1, prazoDias: 400 }]],
  [[1, 2].map((valor) => ({ uf: 'SP', origem: 'GO', valor, prazoDias: 1 }))],
])('a freight table that cannot be: %j', async (linhas) => {
  const { marca } = await frete()
  const r = await executarChamada(c.ctx(c.equipe), salvarFreteDoHotsite, { body: { marca, linhas } })
  expect(r.status).toBe(400)
})

test('instalments: the product’s table, then the house’s own; two tabs do not undo each other', async () => {
  const padrao = await parcelas()
  expect(padrao.linhas).toHaveLength(12)
  const linhas = [
    { parcelas: 1, jurosAoMes: 0 },
    { parcelas: 10, jurosAoMes: 2.49 },
  ]
  const salvar = () =>
    executarChamada(c.ctx(c.equipe), salvarParcelamentoDoHotsite, { body: { marca: padrao.marca, linhas } })
  const [a, b] = await Promise.all([salvar(), salvar()])
  expect(Math.min(a.status, b.status)).toBe(200)
  expect(Math.max(a.status, b.status)).toBe(409)
  expect(await parcelas()).toMatchObject({ padrao: false, linhas })
})
