import { apagarContaBancaria } from '@martelo/contracts/hotsites/apagar-conta-bancaria.contract.ts'
import { contasBancarias } from '@martelo/contracts/hotsites/contas-bancarias.contract.ts'
import { salvarContaBancaria } from '@martelo/contracts/hotsites/salvar-conta-bancaria.contract.ts'
import { verificacaoDoSite } from '@martelo/contracts/hotsites/verificacao-do-site.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import './apagar-conta-bancaria.handler.ts'
import './contas-bancarias.handler.ts'
import './salvar-conta-bancaria.handler.ts'
import './verificacao-do-site.handler.ts'

let c: Cenario
beforeAll(async () => {
  c = await criarCenario({ clientes: 1, lotes: 0 })
})
afterAll(() => c.fechar())

/** The public answer is remembered for a moment. */
const LOGO = { timeout: 10_000 }
const CONTA = {
  bancoCodigo: '341',
  banco: 'Itaú Unibanco',
  agencia: '0910',
  conta: '27180-2',
  titular: 'Casa Ltda.',
  titularDocumento: '11.222.333/0001-81',
  pixChave: 'PIX@casa.com.br',
  recebeLote: true,
}
const adm = (hotsite = c.hotsite) => c.ctx(c.equipe, hotsite)
const incluir = (mudar: object = {}, ctx = adm()) =>
  executarChamada(ctx, salvarContaBancaria, { body: { ...CONTA, ...mudar } })
const retirar = (uid: string, ctx = adm()) => executarChamada(ctx, apagarContaBancaria, { params: { uid } })
const listar = async (ctx = adm()) => (await executarChamada(ctx, contasBancarias)).valor
const oficiais = async (hotsite = c.hotsite) =>
  (await executarChamada(c.ctx(null, hotsite), verificacaoDoSite)).valor.contas.map((x) => x.conta)
const doComitente = () =>
  c.banco.sistema
    .insertInto('contaBancaria')
    .values({ ...CONTA, hotId: c.hotsite.id, comId: c.comId, conta: '40500-0' })
    .returning('uid')
    .executeTakeFirstOrThrow()

test('a house enters its account, shows it as its own, and takes it back', async () => {
  const r = await incluir()
  expect(r.erro).toBeNull()
  expect(await listar()).toEqual([
    { ...CONTA, uid: r.valor.uid, titularDocumento: '11222333000181', pixChave: 'pix@casa.com.br' },
  ])
  await expect.poll(() => oficiais(), LOGO).toEqual(['27180-2'])
  expect((await incluir()).erro?.error).toBe('JA_EXISTE')

  expect((await retirar(r.valor.uid)).status).toBe(200)
  expect(await listar()).toEqual([])
  await expect.poll(() => oficiais(), LOGO).toEqual([])
  // Sales of before still name it.
  const { ativa } = await c.banco.sistema
    .selectFrom('contaBancaria')
    .select('ativa')
    .where('uid', '=', r.valor.uid)
    .executeTakeFirstOrThrow()
  expect(ativa).toBe(false)
  expect((await retirar(r.valor.uid)).status).toBe(404)
  const historico = await c.banco.sistema
    .selectFrom('auditoria')
    .select(['acao', 'entidadeUid', 'usuNome'])
    .where('entidade', '=', 'hotsite')
    .orderBy('id')
    .execute()
  const feito = { entidadeUid: c.hotsite.uid, usuNome: 'Equipe ADM' }
  expect(historico).toEqual([
    { acao: 'incluirConta', ...feito },
    { acao: 'apagarConta', ...feito },
  ])
})

test.each([
  [{ titularDocumento: '11.222.333/0001-82' }, 'titularDocumento'],
  [{ pixChave: 'não é chave' }, 'pixChave'],
  [{ bancoCodigo: '41' }, 'bancoCodigo'],
])('refuses %o at its field', async (mudar, campo) => {
  const { status, erro } = await incluir(mudar)
  expect(status).toBe(400)
  expect(Object.keys(erro?.campos ?? {})).toEqual([campo])
})

test('only the administration, and only the accounts of this house', async () => {
  const { uid } = (await incluir({ conta: '90000-1' })).valor
  const semPapel = { ...c.equipe, papeis: ['Leilão', 'Acerto', 'SAC', 'MKT'] }
  const cliente = c.clientes[0]
  if (cliente === undefined) throw new Error('the scenario has one')
  for (const [pessoa, status] of [
    [null, 401],
    [cliente, 403],
    [semPapel, 403],
  ] as const) {
    const ctx = () => c.ctx(pessoa)
    expect((await executarChamada(ctx(), contasBancarias)).status).toBe(status)
    expect((await incluir({ conta: '90000-2' }, ctx())).status).toBe(status)
    expect((await retirar(uid, ctx())).status).toBe(status)
  }
  expect((await retirar(uid, adm(c.outroHotsite))).status).not.toBe(200)
  // A consignor's account is neither shown as the house's nor taken back through here.
  const deles = await doComitente()
  expect((await listar()).map((x) => x.conta)).toEqual(['90000-1'])
  expect((await retirar(deles.uid)).status).toBe(404)
  expect(await oficiais(c.outroHotsite)).toEqual([])
})
