// Passkeys on a real database, with a device of the test's own: it makes keys and signs as WebAuthn says.
import { comecarChave } from '@martelo/contracts/usuarios/comecar-chave.contract.ts'
import { comecarEntradaPorChave } from '@martelo/contracts/usuarios/comecar-entrada-por-chave.contract.ts'
import { entrarPorChave } from '@martelo/contracts/usuarios/entrar-por-chave.contract.ts'
import { guardarChave } from '@martelo/contracts/usuarios/guardar-chave.contract.ts'
import { minhasChaves } from '@martelo/contracts/usuarios/minhas-chaves.contract.ts'
import { nomearChave } from '@martelo/contracts/usuarios/nomear-chave.contract.ts'
import { retirarChaveDeUsuario } from '@martelo/contracts/usuarios/retirar-chave-de-usuario.contract.ts'
import { retirarChave } from '@martelo/contracts/usuarios/retirar-chave.contract.ts'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { resumirSenha } from './segredos.ts'

const SENHA = 'segredo-de-teste'
let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 2, lotes: 1 })
  const hash = await resumirSenha(SENHA)
  await sql`update usuario set senha_hash = ${hash} where hot_id = ${c.hotsite.id}`.execute(c.banco.sistema)
})
afterAll(() => c.fechar())
const pessoa = (i = 0) => c.clientes[i] as ClienteDoCenario

const b64 = (b: Buffer): string => b.toString('base64url')
const sha = (b: Buffer | string): Buffer => createHash('sha256').update(b).digest()
const texto = (t: string): Buffer => Buffer.concat([Buffer.from([0x60 + t.length]), Buffer.from(t)])
const bytes = (b: Buffer): Buffer => Buffer.concat([Buffer.from([0x59, b.length >> 8, b.length & 255]), b])

/** Presence and the owner's finger; `0x40`: a new key follows. */
const UP_UV = 0x05
function aparelho(ctx: Ctx) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const { hostname, origin } = new URL(ctx.origem)
  let contador = 0
  const dados = (marcas: number, site = hostname): Buffer => {
    contador += 1
    const n = Buffer.alloc(4)
    n.writeUInt32BE(contador)
    return Buffer.concat([sha(site), Buffer.from([marcas]), n])
  }
  const cliente = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  return {
    criar(challenge: string) {
      // COSE: EC2, ES256, P-256, x, y
      const chave = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
        Buffer.from(x, 'base64url'),
        Buffer.from([0x22, 0x58, 0x20]),
        Buffer.from(y, 'base64url'),
      ])
      const tamanho = Buffer.from([0, id.length])
      const authData = Buffer.concat([dados(UP_UV | 0x40), Buffer.alloc(16), tamanho, id, chave])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        texto('fmt'),
        texto('none'),
        texto('attStmt'),
        Buffer.from([0xa0]),
        texto('authData'),
        bytes(authData),
      ])
      return {
        id: b64(id),
        rawId: b64(id),
        type: 'public-key',
        response: {
          clientDataJSON: b64(cliente('webauthn.create', challenge)),
          attestationObject: b64(attestation),
          transports: ['internal'],
        },
      }
    },
    assinar(challenge: string, mudar: { marcas?: number; site?: string } = {}) {
      const clientData = cliente('webauthn.get', challenge)
      const authData = dados(mudar.marcas ?? UP_UV, mudar.site)
      const signature = sign('sha256', Buffer.concat([authData, sha(clientData)]), privateKey)
      return {
        id: b64(id),
        rawId: b64(id),
        type: 'public-key',
        response: {
          clientDataJSON: b64(clientData),
          authenticatorData: b64(authData),
          signature: b64(signature),
          userHandle: null,
        },
      }
    },
  }
}

async function comChave(i = 0) {
  const ctx = c.ctx(pessoa(i))
  const a = aparelho(ctx)
  const { valor } = await executarChamada(ctx, comecarChave, { body: { senha: SENHA } })
  const r = await executarChamada(ctx, guardarChave, {
    body: { nome: 'Meu celular', resposta: a.criar(valor.challenge) },
  })
  expect(r.erro).toBeNull()
  return { ctx, a, uid: r.valor.uid }
}
const desafio = async (ctx = c.ctx(null)): Promise<string> =>
  (await executarChamada(ctx, comecarEntradaPorChave)).valor.challenge
const entrar = (resposta: unknown, ctx = c.ctx(null)) =>
  executarChamada(ctx, entrarPorChave, { body: { resposta } })

test('a key is made with the password, and signs in once per challenge', async () => {
  const ctx = c.ctx(pessoa(0))
  expect((await executarChamada(ctx, comecarChave, { body: { senha: 'errada' } })).status).toBe(400)
  const { a } = await comChave()
  const assinado = a.assinar(await desafio())
  const r = await entrar(assinado)
  expect(r.valor).toMatchObject({ autenticado: true, cliUid: pessoa(0).cliUid })
  expect((await entrar(assinado)).erro?.error).toBe('CHAVE')
  const [k] = (await executarChamada(ctx, minhasChaves)).valor
  expect(k).toMatchObject({ nome: 'Meu celular', sincronizada: false })
  expect(k?.usadaAt).not.toBeNull()
})

test('a signature without the owner, of another site, or for the other house opens nothing', async () => {
  const { a } = await comChave(1)
  expect((await entrar(a.assinar(await desafio(), { marcas: 0x01 }))).status).toBe(401)
  expect((await entrar(a.assinar(await desafio(), { site: 'outra-casa.com.br' }))).status).toBe(401)
  const fora = c.ctx(null, c.outroHotsite)
  expect((await entrar(a.assinar(await desafio(fora)), fora)).status).toBe(401)
  expect((await entrar(a.assinar('nunca-foi-dado'))).status).toBe(401)
  expect((await entrar(a.assinar(await desafio()))).status).toBe(200)
})

test('a challenge of one person makes no key for another', async () => {
  const { valor } = await executarChamada(c.ctx(pessoa(0)), comecarChave, { body: { senha: SENHA } })
  const outro = c.ctx(pessoa(1))
  const resposta = aparelho(outro).criar(valor.challenge)
  expect((await executarChamada(outro, guardarChave, { body: { nome: 'X', resposta } })).status).toBe(400)
})

test('its owner names it and takes it away; no one else does', async () => {
  const { ctx, a, uid } = await comChave()
  const params = { uid }
  const outro = c.ctx(pessoa(1))
  expect((await executarChamada(outro, nomearChave, { params, body: { nome: 'Y' } })).status).toBe(404)
  expect((await executarChamada(outro, retirarChave, { params })).status).toBe(404)
  expect((await executarChamada(ctx, nomearChave, { params, body: { nome: 'Mesa' } })).valor.nome).toBe(
    'Mesa',
  )
  expect((await executarChamada(ctx, retirarChave, { params })).status).toBe(200)
  expect((await entrar(a.assinar(await desafio()))).status).toBe(401)
})

test('staff take the key of another person away: with a reason, a letter, and the end of his sessions', async () => {
  const { a, uid } = await comChave()
  const { usuUid, usuId } = pessoa(0)
  const params = { uid: usuUid, chaveUid: uid }
  const body = { motivo: 'Celular perdido' }
  const adm = c.ctx({ ...c.equipe, papeis: ['ADM'] })
  const sac = c.ctx({ ...c.equipe, papeis: ['SAC'] })
  expect((await executarChamada(sac, retirarChaveDeUsuario, { params, body })).status).toBe(403)
  const fora = c.ctx({ ...c.equipe, papeis: ['ADM'] }, c.outroHotsite)
  expect((await executarChamada(fora, retirarChaveDeUsuario, { params, body })).status).toBe(404)
  const semMotivo = await executarChamada(adm, retirarChaveDeUsuario, { params, body: { motivo: ' ' } })
  expect(semMotivo.erro?.campos).toHaveProperty('motivo')
  const deOutro = { params: { ...params, uid: pessoa(1).usuUid }, body }
  expect((await executarChamada(adm, retirarChaveDeUsuario, deOutro)).status).toBe(404)

  const r = await executarChamada(adm, retirarChaveDeUsuario, { params, body })
  expect(r.valor.chaves.map((k) => k.uid)).not.toContain(uid)
  expect(r.valor.sessoes).toBe(0)
  expect((await entrar(a.assinar(await desafio()))).status).toBe(401)
  const { rows } = await sql`select motivo from auditoria where entidade = 'usuario' and acao = 'retirarChave'
    and entidade_uid = ${usuUid} and motivo is not null`.execute(c.banco.sistema)
  expect(rows).toEqual([{ motivo: 'Celular perdido' }])
  const avisos = await sql`select 1 from aviso where usu_id = ${usuId} and tipo = 'chave-retirada'`.execute(
    c.banco.sistema,
  )
  expect(avisos.rows).toHaveLength(1)
  const propria = { params: { uid: c.equipe.usuUid, chaveUid: uid }, body }
  expect((await executarChamada(adm, retirarChaveDeUsuario, propria)).status).toBe(409)
})

test('an account that may not enter does not enter by a key either', async () => {
  const { a } = await comChave(1)
  await sql`update usuario set ativo = false where id = ${pessoa(1).usuId}`.execute(c.banco.sistema)
  expect((await entrar(a.assinar(await desafio()))).erro?.error).toBe('BLOQUEADO')
})
