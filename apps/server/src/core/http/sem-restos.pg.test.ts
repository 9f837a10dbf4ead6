import { randomUUID } from 'node:crypto'
import { efetuarLogin } from '@martelo/contracts/usuarios/efetuar-login.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import type { Tx } from '../database/database.ts'
import { executar } from './executar.ts'
import { ehRecusa, RecusaLancada, recusar } from './handle.ts'
import { umaVez } from './idempotencia.ts'

let c: Cenario
beforeAll(async () => {
  c = await criarCenario({ clientes: 1 })
})
afterAll(() => c.fechar())

const escrever = (tx: Tx, chave: string) =>
  tx
    .insertInto('pedidoIdempotente')
    .values({ hotId: c.hotsite.id, usuId: c.equipe.usuId, chamada: 'teste', chave })
    .execute()
const escritas = async (chave: string) =>
  (
    await c.banco.sistema
      .selectFrom('pedidoIdempotente')
      .select('chave')
      .where('hotId', '=', c.hotsite.id)
      .where('chave', '=', chave)
      .execute()
  ).length

test.each([
  ['rolls back', {}, 0],
  ['that says it keeps what was written commits', { grava: true }, 1],
])('a refusal %s', async (_, extra, linhas) => {
  const chave = randomUUID()
  const r = await c.ctx(c.equipe).tx(async (tx) => {
    await escrever(tx, chave)
    return recusar('NAO_PODE', 'Não pode', extra)
  })
  expect(ehRecusa(r) && r.codigo).toBe('NAO_PODE')
  expect(await escritas(chave)).toBe(linhas)
})

test('the call answers the refusal, not a failure', async () => {
  const ctx = c.ctx(c.equipe)
  const chave = randomUUID()
  const run = () => ctx.tx(async (tx) => (await escrever(tx, chave), recusar('CREDENCIAIS', 'Não')))
  const crua = { params: {}, query: {}, body: { email: 'a@b.co', senha: 'seis-letras' } }
  const r = await executar({ contract: efetuarLogin, run }, ctx, crua, true)
  expect(r).toMatchObject({ ok: false, erro: { error: 'CREDENCIAIS', message: 'Não' } })
  expect(await escritas(chave)).toBe(0)
})

test('what is answered or thrown otherwise goes through', async () => {
  const ctx = c.ctx(c.equipe)
  const chave = randomUUID()
  expect(await ctx.tx((tx) => escrever(tx, chave).then(() => 1))).toBe(1)
  expect(await escritas(chave)).toBe(1)
  const lancada = new RecusaLancada(recusar('OUTRA', 'Não'))
  await expect(ctx.tx(() => Promise.reject(lancada))).rejects.toBe(lancada)
})

test('an idempotent call does not keep a refusal as its answer', async () => {
  const ctx = c.ctx(c.equipe)
  const chaveDoPedido = randomUUID()
  const pedir = (r: object) =>
    ctx.tx((tx) => umaVez(ctx, tx, 'teste', { chaveDoPedido }, () => Promise.resolve(r)))
  await expect(pedir(recusar('NAO_PODE', 'Não pode'))).rejects.toThrow(RecusaLancada)
  expect(await pedir({ uid: 'x' })).toEqual({ valor: { uid: 'x' }, repetido: false })
})
