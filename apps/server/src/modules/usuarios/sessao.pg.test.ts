import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { responderChamada } from '../../../../../tests/pg/executar-chamada.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { escreverNovaSenha, type PedidoDeSenha } from './mandar-nova-senha.job.ts'
import { resumirSenha } from './segredos.ts'

let c: Cenario

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario()
})
afterAll(() => c.fechar())

interface Resposta {
  readonly status: number
  readonly valor: Record<string, unknown>
}

async function chamar(
  chave: string,
  ctx: Ctx,
  entrada: { query?: unknown; body?: unknown } = {},
): Promise<Resposta> {
  const r = await responderChamada(ctx, chave, entrada)
  if (!r.ok) return { status: r.erro.statusCode, valor: r.erro as unknown as Record<string, unknown> }
  return { status: 200, valor: 'valor' in r ? (r.valor as Record<string, unknown>) : {} }
}

const visitante = (agora = Date.now()): Ctx => ({
  ...c.ctx(null),
  agora,
  ip: `10.0.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
})
const login = (email: string, senha: string, ctx = visitante()) =>
  chamar('POST /v1/usuario/efetuar-login', ctx, { body: { email, senha } })
const renovar = (refreshToken: unknown, ctx = visitante()) =>
  chamar('POST /v1/usuario/refresh-token', ctx, { body: { refreshToken } })

async function conta(): Promise<{ email: string; id: number }> {
  const email = `${randomUUID()}@teste.com.br`
  const u = await c.banco.sistema
    .insertInto('usuario')
    .values({
      hotId: c.hotsite.id,
      nome: 'Pessoa',
      email,
      senhaHash: await resumirSenha('segredo'),
      papeis: ['Clientes'],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { email, id: u.id }
}

test('a right password opens a session, bound to this hotsite', async () => {
  const { email } = await conta()
  const r = await login(email, 'segredo')
  expect(r.status).toBe(200)
  expect(r.valor).toMatchObject({ autenticado: true, roles: ['Clientes'] })
  const token = String(r.valor.token)
  expect(await c.servicos.tokens.conferir(c.hotsite.id, token, Date.now())).not.toBeNull()
  expect(await c.servicos.tokens.conferir(c.outroHotsite.id, token, Date.now())).toBeNull()
  expect(await c.servicos.tokens.conferir(c.hotsite.id, token, Date.now() + 16 * 60_000)).toBeNull()
  expect(await c.servicos.tokens.conferir(c.hotsite.id, `${token.slice(0, -2)}xx`, Date.now())).toBeNull()
})

test('a wrong password and an unknown account answer the same', async () => {
  const { email } = await conta()
  const errada = await login(email, 'outra-senha')
  const ninguem = await login('ninguem@teste.com.br', 'outra-senha')
  expect([errada.status, ninguem.status]).toEqual([401, 401])
  expect(errada.valor.message).toBe(ninguem.valor.message)
})

const passar = (segundos: number) =>
  sql`update limite_de_taxa set quando = quando - make_interval(secs => ${segundos})`.execute(c.banco.sistema)
const de = (ip: string, cookieDoAparelho: string | null = null): Ctx => ({
  ...c.ctx(null),
  ip,
  cookieDoAparelho,
})

test('who keeps failing waits, also with the right password; then he is let in, and the history has it', async () => {
  const { email, id } = await conta()
  const eu = de('10.9.0.1')
  for (let i = 0; i < 5; i++) expect((await login(email, 'errada!', eu)).status).toBe(401)
  const sexta = await login(email, 'segredo', eu)
  expect(sexta).toMatchObject({
    status: 429,
    valor: { esperarSegundos: 5, message: 'Muitas tentativas. Aguarde 5 segundos e tente de novo.' },
  })
  await passar(5)
  expect((await login(email, 'segredo', eu)).status).toBe(200)
  const historico = await c.banco.sistema
    .selectFrom('historicoLogin')
    .select('resultado')
    .where('usuId', '=', id)
    .orderBy('id')
    .execute()
  expect(historico.map((h) => h.resultado)).toEqual([...Array(5).fill('senha'), 'limite', 'ok'])
})

test('a stranger who fails at my account delays himself: not me elsewhere, nor my own device beside him', async () => {
  const { email } = await conta()
  const cookies: string[] = []
  const primeira = await login(email, 'segredo', { ...de('10.9.1.1'), cookie: (v) => cookies.push(v) })
  expect(primeira.status).toBe(200)
  const aparelho = /mt_aparelho=([^;]+)/.exec(cookies.join('\n'))?.[1] ?? ''
  expect(aparelho).toHaveLength(22)
  for (let i = 0; i < 20; i++) await login(email, 'errada!', de('10.9.1.1'))
  expect((await login(email, 'segredo', de('10.9.1.1'))).status).toBe(429)
  expect((await login(email, 'segredo', de('10.9.1.2'))).status).toBe(200)
  expect((await login(email, 'segredo', de('10.9.1.1', aparelho))).status).toBe(200)
  // The device is mine, not his: brought to another account it is a stranger there.
  const outra = await conta()
  for (let i = 0; i < 5; i++) await login(outra.email, 'errada!', de('10.9.1.3', aparelho))
  expect((await login(outra.email, 'segredo', de('10.9.1.3', 'x'.repeat(22)))).status).toBe(429)
})

test('an office behind one address: many failures at other accounts cost no one more than seconds', async () => {
  const { email } = await conta()
  await sql`insert into limite_de_taxa (chave, quando) select 'login-rede|10.9.2.1', clock_timestamp() from generate_series(1, 300)`.execute(
    c.banco.sistema,
  )
  const r = await login(email, 'segredo', de('10.9.2.1'))
  expect(r.status).toBe(429)
  expect(r.valor.esperarSegundos).toBeLessThanOrEqual(15)
  await passar(15)
  expect((await login(email, 'segredo', de('10.9.2.1'))).status).toBe(200)
})

test('the single-use password has a count of its own', async () => {
  const { email } = await conta()
  const eu = de('10.9.3.1')
  for (let i = 0; i < 8; i++)
    await chamar('POST /v1/usuario/efetuar-login-token-uso-unico', eu, {
      body: { nomeUsuario: email, senha: 'chutada' },
    })
  expect((await login(email, 'segredo', eu)).status).toBe(200)
})

test('300 false renewals cost no one else his session', async () => {
  const { email } = await conta()
  const eu = de('10.9.4.1')
  const { valor } = await login(email, 'segredo', eu)
  await sql`insert into limite_de_taxa (chave, quando) select k, clock_timestamp() from generate_series(1, 300),
    unnest(array['segredo-errado|10.9.4.1', ${`POST /v1/usuario/refresh-token|${c.hotsite.id}|ip10.9.4.1`}]) k`.execute(
    c.banco.sistema,
  )
  const antes = performance.now()
  expect((await renovar(valor.refreshToken, eu)).status).toBe(200)
  const certa = performance.now() - antes
  const meio = performance.now()
  expect((await renovar('inventado', eu)).status).toBe(401)
  // The one that is none waits; the good one did not, however busy the machine is.
  const falsa = performance.now() - meio
  expect(falsa).toBeGreaterThan(1900)
  expect(certa).toBeLessThan(falsa - 400)
})

test('refresh tokens rotate; a spent one ends the family', async () => {
  const { email } = await conta()
  const primeira = await login(email, 'segredo')
  const segunda = await renovar(primeira.valor.refreshToken)
  expect(segunda.status).toBe(200)
  expect(segunda.valor.refreshToken).not.toBe(primeira.valor.refreshToken)
  // Within seconds the same token is answered again: the first answer may have been lost.
  expect((await renovar(primeira.valor.refreshToken)).status).toBe(200)
  // Later, and when its substitute is in use, it is a copy: everyone of this login is out.
  const terceira = await renovar(segunda.valor.refreshToken)
  expect(terceira.status).toBe(200)
  expect((await renovar(primeira.valor.refreshToken, visitante(Date.now() + 30_000))).status).toBe(401)
  expect((await renovar(terceira.valor.refreshToken)).status).toBe(401)
})

test.each([
  [80_000, 200],
  [100_000, 401],
])('an answer that was lost with its connection is asked for again, %i ms later: %i', async (ms, status) => {
  const { email } = await conta()
  const { valor } = await login(email, 'segredo')
  await renovar(valor.refreshToken)
  expect((await renovar(valor.refreshToken, visitante(Date.now() + ms))).status).toBe(status)
})

test('two tabs that renew at the same instant both stay in', async () => {
  const { email } = await conta()
  const { valor } = await login(email, 'segredo')
  const [a, b] = await Promise.all([renovar(valor.refreshToken), renovar(valor.refreshToken)])
  expect([a.status, b.status]).toEqual([200, 200])
})

test('a refresh token is worth nothing on another hotsite, or when it has expired', async () => {
  const { email } = await conta()
  const { valor } = await login(email, 'segredo')
  expect((await renovar(valor.refreshToken, { ...c.ctx(null, c.outroHotsite) })).status).toBe(401)
  expect((await renovar(valor.refreshToken, visitante(Date.now() + 25 * 3600_000))).status).toBe(401)
  expect((await renovar('inventado')).status).toBe(401)
})

test('leaving ends the family', async () => {
  const { email, id } = await conta()
  const { valor } = await login(email, 'segredo')
  const sessao = await c.servicos.tokens.conferir(c.hotsite.id, String(valor.token), Date.now())
  expect(sessao?.usuId).toBe(id)
  await chamar('POST /v1/usuario/efetuar-logout', { ...visitante(), sessao })
  expect((await renovar(valor.refreshToken)).status).toBe(401)
})

test('leaving after the access token has ended ends the family too', async () => {
  const { email } = await conta()
  const { valor } = await login(email, 'segredo')
  await chamar('POST /v1/usuario/efetuar-logout', {
    ...visitante(),
    cookieDeRenovacao: String(valor.refreshToken),
  })
  expect((await renovar(valor.refreshToken)).status).toBe(401)
})

test('a forgotten password is replaced by the address in the mail, once, and other sessions end', async () => {
  const { email } = await conta()
  const antes = await login(email, 'segredo')
  expect((await chamar('POST /v1/usuario/pedir-nova-senha', visitante(), { body: { email } })).status).toBe(
    200,
  )
  expect(
    (
      await chamar('POST /v1/usuario/pedir-nova-senha', visitante(), {
        body: { email: 'ninguem@teste.com.br' },
      })
    ).status,
  ).toBe(200)
  // The answer came before the account was looked up.
  const pedidos = await sql<{ p: PedidoDeSenha }>`select payload as p from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'mandar-nova-senha' order by j.id`.execute(
    c.banco.sistema,
  )
  expect(pedidos.rows.map((l) => l.p.email)).toEqual([email, 'ninguem@teste.com.br'])
  for (const { p } of pedidos.rows) await escreverNovaSenha(c.servicos, p)
  const carta = await c.banco.sistema
    .selectFrom('caixaPostal')
    .select('texto')
    .where('para', '=', email)
    .executeTakeFirstOrThrow()
  const hash = /hash=(\S+)/.exec(carta.texto)?.[1]
  const trocar = (senha: string) =>
    chamar('POST /v1/usuario/redefinir-senha', visitante(), { body: { hash, senha, confirmacao: senha } })
  expect((await trocar('nova-senha')).status).toBe(200)
  expect((await trocar('outra-vez')).status).toBe(400)
  expect((await renovar(antes.valor.refreshToken)).status).toBe(401)
  expect((await login(email, 'segredo')).status).toBe(401)
  expect((await login(email, 'nova-senha')).status).toBe(200)
})

test('a switched-off user does not get in', async () => {
  const { email, id } = await conta()
  await c.banco.sistema
    .updateTable('usuario')
    .set({ ativo: false, motivoBloqueio: 'Desligado' })
    .where('id', '=', id)
    .execute()
  expect(await login(email, 'segredo')).toMatchObject({ status: 403, valor: { message: 'Desligado' } })
})
