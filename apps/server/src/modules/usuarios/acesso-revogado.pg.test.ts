// A person is signed out while his access token still lives: nothing more in his name, in no process, on no open
// socket.
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { efetuarLogin } from '@martelo/contracts/usuarios/efetuar-login.contract.ts'
import { efetuarLogout } from '@martelo/contracts/usuarios/efetuar-logout.contract.ts'
import { alterarUsuario } from '@martelo/contracts/usuarios/alterar-usuario.contract.ts'
import { minhasSessoes } from '@martelo/contracts/usuarios/minhas-sessoes.contract.ts'
import { refreshToken } from '@martelo/contracts/usuarios/refresh-token.contract.ts'
import { trocarSenha } from '@martelo/contracts/usuarios/trocar-senha.contract.ts'
import { usuarioPorUid } from '@martelo/contracts/usuarios/usuario-por-uid.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { abrirContexto } from '../../core/http/aplicacao.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import '../../engines/salas/salas-comuns.ts'
import { conferirLogins, criarSoquete } from '../../engines/salas/soquete.ts'
import type { Servicos } from '../../core/servicos.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { resumirSenha } from './segredos.ts'

let c: Cenario
let outro: Servicos
let http: Server
let soquete: ReturnType<typeof criarSoquete>
let senhaHash: string
let n = 0

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 0, lotes: 0 })
  outro = await c.outroProcesso()
  soquete = criarSoquete(outro)
  http = createServer()
  http.on('upgrade', (q, fio, cabeca: Buffer) => void soquete.atualizar(q, fio, cabeca))
  await new Promise<void>((ok) => http.listen(0, '127.0.0.1', ok))
  senhaHash = await resumirSenha('segredo')
})
afterAll(async () => {
  soquete.fechar()
  http.close()
  await c.fechar()
})

interface Entrado {
  readonly id: number
  readonly uid: string
  readonly email: string
  readonly token: string
  readonly renovacao: string
}

async function entrar(papeis: string[]): Promise<Entrado> {
  const email = `pessoa${++n}@casa.com.br`
  const u = await c.banco.sistema
    .insertInto('usuario')
    .values({ hotId: c.hotsite.id, nome: `Pessoa ${n}`, email, senhaHash, papeis })
    .returning(['id', 'uid'])
    .executeTakeFirstOrThrow()
  return { ...u, email, ...(await login(email)) }
}
async function login(email: string): Promise<{ token: string; renovacao: string }> {
  const r = await executarChamada(c.ctx(null), efetuarLogin, { body: { email, senha: 'segredo' } })
  return { token: r.valor.token, renovacao: r.valor.refreshToken }
}
/** A request with that token, as process `s` opens it. */
async function pedido(s: Servicos, token: string): Promise<Ctx> {
  const ctx = await abrirContexto(
    s,
    {
      host: 'leilao.localhost',
      ip: '127.0.0.1',
      cabecalhos: { authorization: `Bearer ${token}` },
      https: false,
      porta: undefined,
    },
    s.log,
  )
  if (ctx === null) throw new Error('no hotsite')
  return ctx
}
async function alterar(uid: string, mudar: object): Promise<void> {
  const adm = c.ctx({ ...c.equipe, papeis: ['ADM'] })
  const u = (await executarChamada(adm, usuarioPorUid, { params: { uid } })).valor
  const { nome, email, nomeUsuario, papeis, ativo, versao } = u
  const r = await executarChamada(adm, alterarUsuario, {
    params: { uid },
    body: { nome, email, nomeUsuario, papeis, ativo, versao, ...mudar },
  })
  expect(r.erro).toBeNull()
}
async function ate(pergunta: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(pergunta, { interval: 20 }).toBe(true)
}
const semSessao = async (token: string) => (await pedido(outro, token)).sessao === null

describe('over HTTP, in a process that heard nothing yet', () => {
  test.each<[string, (p: Entrado) => Promise<unknown>]>([
    ['blocked', (p) => alterar(p.uid, { ativo: false, motivoBloqueio: 'Desligado' })],
    ['with other roles', (p) => alterar(p.uid, { papeis: ['MKT'] })],
    [
      'switched off by hand',
      (p) => sql`update usuario set ativo = false where id = ${p.id}`.execute(c.banco.sistema),
    ],
    ['signed out elsewhere', async (p) => executarChamada(await pedido(c.servicos, p.token), efetuarLogout)],
  ])('%s: the next transaction is refused, reading and writing', async (_, fora) => {
    const p = await entrar(['SAC'])
    const [lendo, escrevendo] = [await pedido(outro, p.token), await pedido(outro, p.token)]
    expect((await executarChamada(lendo, minhasSessoes)).status).toBe(200)
    await fora(p)
    expect((await executarChamada(lendo, minhasSessoes)).status).toBe(401)
    const troca = { senhaAtual: 'segredo', senha: 'novo-segredo', confirmacao: 'novo-segredo' }
    expect((await executarChamada(escrevendo, trocarSenha, { body: troca })).status).toBe(401)
    expect(
      (await executarChamada(c.ctx(null), refreshToken, { body: { refreshToken: p.renovacao } })).status,
    ).toBe(401)
    await ate(() => semSessao(p.token))
  })

  test('other roles are had by signing in again; other people stay in', async () => {
    const [p, vizinho] = [await entrar(['SAC']), await entrar(['SAC'])]
    await alterar(p.uid, { papeis: ['MKT'] })
    const novo = await pedido(outro, (await login(p.email)).token)
    expect(novo.sessao?.papeis).toEqual(['MKT'])
    expect((await executarChamada(novo, minhasSessoes)).status).toBe(200)
    expect((await executarChamada(await pedido(outro, vizinho.token), minhasSessoes)).status).toBe(200)
  })

  test('a renewal or a login at the same moment carries nothing over', async () => {
    for (let i = 0; i < 5; i++) {
      const p = await entrar(['SAC'])
      const [, renovada, entrada] = await Promise.all([
        alterar(p.uid, { papeis: ['MKT'] }),
        executarChamada(c.ctx(null), refreshToken, { body: { refreshToken: p.renovacao } }),
        executarChamada(c.ctx(null), efetuarLogin, { body: { email: p.email, senha: 'segredo' } }),
      ])
      for (const r of [renovada, entrada]) {
        if (r.status !== 200) continue
        await ate(async () => {
          const { sessao } = await pedido(outro, r.valor.token)
          return sessao === null || sessao.papeis[0] === 'MKT'
        })
      }
      if (renovada.status === 200) {
        const { sessao } = await pedido(outro, renovada.valor.token)
        const outra = await executarChamada(c.ctx(null), refreshToken, {
          body: { refreshToken: renovada.valor.refreshToken },
        })
        expect(outra.status).toBe(sessao === null ? 401 : 200)
      }
    }
  })
})

describe('an open socket in another process', () => {
  async function ligar(token: string): Promise<{ ws: WebSocket; recebidas: string[] }> {
    const ws = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}/v1/tempo-real`, {
      headers: { host: 'leilao.localhost', authorization: `Bearer ${token}` },
    })
    const recebidas: string[] = []
    ws.on('message', (m: Buffer) => recebidas.push(m.toString()))
    await once(ws, 'open')
    await ate(() => recebidas.length > 0)
    return { ws, recebidas }
  }

  test('is closed, and the same token opens only what a visitor sees', async () => {
    const [p, vizinho] = [await entrar(['SAC']), await entrar(['SAC'])]
    const [dele, doVizinho] = [await ligar(p.token), await ligar(vizinho.token)]
    const fechada = once(dele.ws, 'close')
    await alterar(p.uid, { ativo: false, motivoBloqueio: 'Desligado' })
    expect((await fechada)[0]).toBe(4401)
    expect(doVizinho.ws.readyState).toBe(WebSocket.OPEN)
    const de = await ligar(p.token)
    for (const sala of [`usuario:${p.uid}`, `retaguarda:${c.hotsite.id}`]) {
      de.ws.send(JSON.stringify({ t: 'entrar', sala }))
      await ate(() => de.recebidas.includes(JSON.stringify({ t: 'recusada', s: sala })))
    }
    de.ws.terminate()
    doVizinho.ws.terminate()
  })

  test('is left by a login that was not renewed, not by one whose token alone has ended', async () => {
    const [velho, novo] = [await entrar(['SAC']), await entrar(['SAC'])]
    await sql`update sessao set expira_at = now() where usu_id = ${velho.id}`.execute(c.banco.sistema)
    const codigos: number[] = []
    const viva = async (p: Entrado, valeAte: number) => {
      const { sessao } = await pedido(outro, p.token)
      const ws = { close: (codigo: number) => codigos.push(codigo + p.id) } as unknown as WebSocket
      return { ws, familia: sessao?.familia ?? null, valeAte, respondeu: true }
    }
    const agora = Date.now()
    const vivas = new Set([
      await viva(velho, agora - 1),
      await viva(velho, agora + 60_000),
      await viva(novo, agora - 1),
    ])
    await conferirLogins(outro, vivas, agora)
    await conferirLogins(outro, vivas, agora)
    expect(codigos).toEqual([4401 + velho.id])
  })

  test('is closed also when the word of it was lost', async () => {
    const p = await entrar(['SAC'])
    const { ws } = await ligar(p.token)
    const fechada = once(ws, 'close')
    // As after a break of the bus: nothing was heard, the table has it.
    await sql`insert into acesso_revogado (familia) select familia::text from sessao where usu_id = ${p.id} limit 1`.execute(
      c.banco.sistema,
    )
    expect(ws.readyState).toBe(WebSocket.OPEN)
    await outro.acessos.alcancar()
    expect((await fechada)[0]).toBe(4401)
  })
})
