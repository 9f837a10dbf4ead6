// A block of signing in ends the sessions that it would not have let begin, on every node: calls, pages and sockets.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { representarUsuario } from '@martelo/contracts/usuarios/representar-usuario.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { chamarComo, executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { codigoDoDispositivo } from '../../core/auth/bloqueios.ts'
import { COOKIE_ACESSO, COOKIE_APARELHO } from '../../core/auth/cookies.ts'
import { abrirContexto } from '../../core/http/aplicacao.ts'
import type { Servicos } from '../../core/servicos.ts'
import { criarSoquete } from '../../engines/salas/soquete.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

const FORA = '200.100.50.25'
const APARELHO = 'AbCdEfGhIjKlMnOpQrStUv'
let c: Cenario
let nos: readonly Servicos[]

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 3, lotes: 0 })
  nos = [c.servicos, await c.outroProcesso()]
})
afterAll(() => c.fechar())
beforeEach(async () => {
  await sql`update bloqueio set encerrado_at = clock_timestamp() where encerrado_at is null`.execute(
    c.banco.sistema,
  )
  await Promise.all(nos.map((s) => s.bloqueios.alcancar()))
})

const cliente = (i: number): ClienteDoCenario => c.clientes[i] as ClienteDoCenario
const bloquear = async (body: object): Promise<void> => {
  const r = await chamarComo(c, c.equipe, 'POST /v1/bloqueios', {
    body: { impede: ['ENTRAR'], motivo: 'Conta em disputa', ciente: true, ...body },
  })
  expect(r.erro).toBeNull()
}
const emailDe = async (p: Pessoa): Promise<string> => {
  const { rows } = await sql<{ email: string }>`select email from usuario where id = ${p.usuId}`.execute(
    c.banco.sistema,
  )
  return rows[0]?.email ?? ''
}
const tokenDe = (p: Pessoa) =>
  c.servicos.tokens.assinar(
    c.hotsite.id,
    { ...p, familia: '00000000-0000-4000-8000-000000000000' },
    Date.now() + 900_000,
  )
/** Whether a request of this person, from outside, has his session on a node. */
const dentro = async (s: Servicos, p: Pessoa): Promise<boolean> => {
  const cabecalhos = { cookie: `${COOKIE_ACESSO}=${await tokenDe(p)}; ${COOKIE_APARELHO}=${APARELHO}` }
  const pedido = { host: 'leilao.localhost', ip: FORA, cabecalhos, https: false, porta: undefined }
  return (await abrirContexto(s, pedido, s.log))?.sessao != null
}
const emTodos = (p: Pessoa) => Promise.all(nos.map((s) => dentro(s, p)))

test.each<[string, () => Promise<object>]>([
  ['e-mail', async () => ({ tipo: 'EMAIL', alvo: await emailDe(cliente(0)) })],
  ['address', async () => ({ tipo: 'ENDERECO', alvo: `${FORA}/24` })],
  ['device', async () => ({ tipo: 'DISPOSITIVO', alvo: codigoDoDispositivo(APARELHO) })],
])('of an %s: an open session is none within two seconds, on each node', async (_, alvo) => {
  expect(await emTodos(cliente(0))).toEqual([true, true])
  await bloquear(await alvo())
  const desde = performance.now()
  await expect.poll(() => emTodos(cliente(0)), { interval: 20 }).toEqual([false, false])
  expect(performance.now() - desde).toBeLessThan(2_000)
  // A colleague of the staff at that place takes the block back, after which the session stands again.
  expect(await dentro(c.servicos, c.equipe)).toBe(true)
  await sql`update bloqueio set encerrado_at = clock_timestamp() where encerrado_at is null`.execute(
    c.banco.sistema,
  )
  await expect.poll(() => emTodos(cliente(0)), { interval: 20 }).toEqual([true, true])
})

test('a block of the site keeps the session, so that each call is told why; one of bids ends none', async () => {
  const alvo = { tipo: 'EMAIL', alvo: await emailDe(cliente(1)) }
  await bloquear({ ...alvo, impede: ['LANCES', 'CADASTRAR'] })
  await Promise.all(nos.map((s) => s.bloqueios.alcancar()))
  expect(await emTodos(cliente(1))).toEqual([true, true])
  await sql`update bloqueio set impede = '{TUDO}' where encerrado_at is null`.execute(c.banco.sistema)
  await Promise.all(nos.map((s) => s.bloqueios.alcancar()))
  expect(await emTodos(cliente(1))).toEqual([true, true])
  const r = await chamarComo(c, cliente(1), 'GET /v1/cliente/meus-lances')
  expect(r.erro.error).toBe('BLOQUEADO')
})

test('closes its open sockets as one that was signed out, and those of others stay', async () => {
  const soquetes = nos.map((s) => {
    const soquete = criarSoquete(s)
    const http = createServer()
    http.on('upgrade', (q, fio, cabeca: Buffer) => void soquete.atualizar(q, fio, cabeca))
    return { soquete, http }
  })
  try {
    const abrir = async (http: (typeof soquetes)[number]['http'], p: Pessoa) => {
      const ws = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}/v1/tempo-real`, {
        headers: { host: 'leilao.localhost', authorization: `Bearer ${await tokenDe(p)}` },
      })
      await once(ws, 'open')
      return ws
    }
    for (const { http } of soquetes) await new Promise<void>((ok) => http.listen(0, '127.0.0.1', ok))
    const dele = await Promise.all(soquetes.map(({ http }) => abrir(http, cliente(2))))
    const outros = await Promise.all(soquetes.map(({ http }) => abrir(http, cliente(0))))
    const fechados = Promise.all(dele.map(async (ws) => (await once(ws, 'close'))[0]))
    const desde = performance.now()
    await bloquear({ tipo: 'EMAIL', alvo: await emailDe(cliente(2)) })
    expect(await fechados).toEqual([4401, 4401])
    expect(performance.now() - desde).toBeLessThan(2_000)
    expect(outros.map((ws) => ws.readyState)).toEqual([WebSocket.OPEN, WebSocket.OPEN])
    for (const ws of outros) ws.terminate()
  } finally {
    for (const { soquete, http } of soquetes) {
      soquete.fechar()
      http.close()
    }
  }
})

test('support is told of the block instead of being let into the account', async () => {
  const ver = () =>
    executarChamada(c.ctx(c.equipe), representarUsuario, {
      params: { uid: cliente(0).usuUid },
      body: { motivo: 'Conferir o que ele vê' },
    })
  await bloquear({ tipo: 'EMAIL', alvo: await emailDe(cliente(0)) })
  await c.servicos.bloqueios.alcancar()
  expect((await ver()).erro).toMatchObject({
    error: 'IMPEDIDO',
    message: expect.stringContaining('Bloqueios'),
  })
  await sql`update bloqueio set encerrado_at = clock_timestamp() where encerrado_at is null`.execute(
    c.banco.sistema,
  )
  await c.servicos.bloqueios.alcancar()
  expect((await ver()).erro).toBeNull()
})
