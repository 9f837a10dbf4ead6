// The second step of a login, by every way in; and what the house issues for a person who cannot receive messages.
import { anularAcesso } from '@martelo/contracts/usuarios/anular-acesso.contract.ts'
import { configurarSegundoFator } from '@martelo/contracts/usuarios/configurar-segundo-fator.contract.ts'
import { darPermissao } from '@martelo/contracts/usuarios/dar-permissao.contract.ts'
import { efetuarLogin } from '@martelo/contracts/usuarios/efetuar-login.contract.ts'
import { efetuarLoginPorHash } from '@martelo/contracts/usuarios/efetuar-login-por-hash.contract.ts'
import { efetuarLoginTokenUsoUnico } from '@martelo/contracts/usuarios/efetuar-login-token-uso-unico.contract.ts'
import { emitirAcesso } from '@martelo/contracts/usuarios/emitir-acesso.contract.ts'
import { encerrarPermissao } from '@martelo/contracts/usuarios/encerrar-permissao.contract.ts'
import { meuSegundoFator } from '@martelo/contracts/usuarios/meu-segundo-fator.contract.ts'
import { segundoFator } from '@martelo/contracts/usuarios/segundo-fator.contract.ts'
import { usuarioPorUid } from '@martelo/contracts/usuarios/usuario-por-uid.contract.ts'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import type { Hotsite } from '../../core/tenant/hotsites.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { resumirSenha } from './segredos.ts'
import { renovarSessao } from './sessao.ts'

const SENHA = 'segredo1'
let c: Cenario
let exigente: Hotsite
let eu: Pessoa
let email: string
let agora: number
let n = 0

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 0, lotes: 0 })
  exigente = { ...c.hotsite, segundoFatorExigido: true }
})
afterAll(() => c.fechar())
beforeEach(async () => {
  email = `fator${++n}@teste.com.br`
  agora = Date.now()
  const u = await c.banco.sistema
    .insertInto('usuario')
    .values({
      hotId: c.hotsite.id,
      nome: 'Ana Prado',
      email,
      papeis: ['Financeiro'],
      senhaHash: await resumirSenha(SENHA),
    })
    .returning(['id', 'uid'])
    .executeTakeFirstOrThrow()
  eu = {
    ...c.equipe,
    usuId: u.id,
    usuUid: u.uid,
    nome: 'Ana Prado',
    papeis: ['Financeiro'],
  }
})

const em = (quem: Pessoa | null, h = c.hotsite): Ctx => ({ ...c.ctx(quem, h), agora, ip: `10.2.${n}.1` })
const entrar = (h = c.hotsite) =>
  executarChamada(em(null, h), efetuarLogin, { body: { email, senha: SENHA } })
const concluir = (desafio: string, codigo: string, h = c.hotsite) =>
  executarChamada(em(null, h), segundoFator, { body: { desafio, codigo } })
const configurar = (body: object, h = c.hotsite) =>
  executarChamada(em(eu, h), configurarSegundoFator, { body: { senha: SENHA, ...body } })
const codigoDe = (segredo: string) =>
  new TOTP({ secret: Secret.fromBase32(segredo) }).generate({ timestamp: agora })
const desafioDe = (r: { erro: { dados?: unknown } | null }) =>
  r.erro?.dados as { desafio: string; configurar: { segredo: string; qr: string } | null }
const passar = (segundos: number) => {
  agora += segundos * 1000
}

async function ligar(): Promise<{ segredo: string; codigos: readonly string[] }> {
  const { segredo } = (await configurar({ acao: 'comecar' })).valor
  const r = await configurar({ acao: 'ligar', segredo, codigo: codigoDe(segredo ?? '') })
  expect(r.status).toBe(200)
  passar(60)
  return { segredo: segredo ?? '', codigos: r.valor.codigosDeRecuperacao }
}

test('switched on with a code of the app; then the password alone opens nothing', async () => {
  expect((await entrar()).status).toBe(200)
  expect((await configurar({ acao: 'comecar', senha: 'chutada' })).erro?.error).toBe('SENHA')
  const { segredo } = (await configurar({ acao: 'comecar' })).valor
  expect((await configurar({ acao: 'ligar', segredo, codigo: '000000' })).erro?.error).toBe('CODIGO_INVALIDO')
  expect((await entrar()).status).toBe(200)

  const { segredo: ligado } = await ligar()
  const r = await entrar()
  expect(r.erro?.error).toBe('SEGUNDO_FATOR')
  const { desafio } = desafioDe(r)
  expect((await concluir(desafio, '000000')).erro?.error).toBe('CODIGO_INVALIDO')
  const codigo = codigoDe(ligado)
  expect((await concluir(desafio, codigo)).valor).toMatchObject({
    autenticado: true,
    codigosDeRecuperacao: [],
  })
  // Neither the question nor the code is good twice.
  expect((await concluir(desafio, codigo)).erro?.error).toBe('DESAFIO_VENCIDO')
  const outra = desafioDe(await entrar()).desafio
  expect((await concluir(outra, codigo)).status).toBe(400)
  passar(30)
  expect((await concluir(outra, codigoDe(ligado))).status).toBe(200)
  // The table keeps no secret that could be read.
  const { rows } = await sql<{ s: string }>`select encode(segredo, 'escape') as s from segundo_fator`.execute(
    c.banco.sistema,
  )
  expect(rows.map((l) => l.s).join(' ')).not.toContain(ligado)
})

test('five wrong codes end this login, and a code of recovery enters once', async () => {
  const { codigos } = await ligar()
  const { desafio } = desafioDe(await entrar())
  for (let i = 0; i < 5; i++) expect((await concluir(desafio, '111111')).status).toBe(400)
  expect((await concluir(desafio, codigos[0] ?? '')).erro?.error).toBe('DESAFIO_VENCIDO')
  const digitado = (codigos[0] ?? '').toLowerCase().replaceAll('-', ' ')
  expect((await concluir(desafioDe(await entrar()).desafio, digitado)).status).toBe(200)
  expect((await concluir(desafioDe(await entrar()).desafio, digitado)).status).toBe(400)
  expect((await executarChamada(em(eu), meuSegundoFator)).valor.codigosRestantes).toBe(9)
  const fora = desafioDe(await entrar()).desafio
  expect((await concluir(fora, codigos[1] ?? '', c.outroHotsite)).status).toBe(401)
})

test('where the house asks it of roles with money, it is set up within the login, and cannot be switched off', async () => {
  const { desafio, configurar: lido } = desafioDe(await entrar(exigente))
  expect(lido?.qr).toContain('<svg')
  const r = await concluir(desafio, codigoDe(lido?.segredo ?? ''), exigente)
  expect(r.valor.codigosDeRecuperacao).toHaveLength(10)
  expect((await configurar({ acao: 'desligar' }, exigente)).erro?.error).toBe('EXIGIDO')
  await sql`update usuario set papeis = '{SAC}' where id = ${eu.usuId}`.execute(c.banco.sistema)
  expect((await configurar({ acao: 'desligar' }, exigente)).status).toBe(200)
  expect((await entrar(exigente)).status).toBe(200)
})

test('where the house asks it from now on, a login of before ends at its next renewal, and the one with a factor goes on', async () => {
  const renovar = (segredo: unknown, h: Hotsite) => renovarSessao(em(null, h), String(segredo))
  const antes = (await entrar()).valor
  const renovada = await renovar(antes.refreshToken, c.hotsite)
  expect(renovada).not.toBeNull()
  expect(await renovar(renovada?.refreshToken, exigente)).toBeNull()
  const { segredo } = await ligar()
  const { desafio } = desafioDe(await entrar(exigente))
  const com = (await concluir(desafio, codigoDe(segredo), exigente)).valor
  expect(await renovar(com.refreshToken, exigente)).not.toBeNull()
})

test('a right to pay, given to one person, asks for the factor as a role does; taken back, it asks no more', async () => {
  await sql`update usuario set papeis = '{SAC}' where id = ${eu.usuId}`.execute(c.banco.sistema)
  expect((await entrar(exigente)).status).toBe(200)
  const params = { uid: eu.usuUid }
  const body = { permissao: 'prestacao:pagar', sentido: 'dar', motivo: 'Férias do colega', ate: null }
  const dada = await executarChamada(adm(), darPermissao, { params, body })
  const { desafio, configurar: lido } = desafioDe(await entrar(exigente))
  expect((await concluir(desafio, codigoDe(lido?.segredo ?? ''), exigente)).status).toBe(200)
  expect((await configurar({ acao: 'desligar' }, exigente)).erro?.error).toBe('EXIGIDO')
  const comDireito = em({ ...eu, papeis: ['SAC'], ajustes: ['+prestacao:pagar'] }, exigente)
  expect((await executarChamada(comDireito, meuSegundoFator)).valor.exigido).toBe(true)
  const perUid = dada.valor.permissoes[0]?.uid
  await executarChamada(adm(), encerrarPermissao, { params: { ...params, perUid } })
  expect((await configurar({ acao: 'desligar' }, exigente)).status).toBe(200)
  expect((await entrar(exigente)).status).toBe(200)
})

const adm = () => em({ ...c.equipe, papeis: ['ADM'] })
const emitir = (forma: 'hash' | 'uso-unico', mudar: object = {}, ctx = adm()) =>
  executarChamada(ctx, emitirAcesso, {
    params: { uid: eu.usuUid },
    body: { forma, motivo: 'Perdeu o celular', minutos: 60, ...mudar },
  })
const porSenhaUnica = (senha: string) =>
  executarChamada(em(null), efetuarLoginTokenUsoUnico, { body: { nomeUsuario: email, senha } })
const porHash = (hash: string) => executarChamada(em(null), efetuarLoginPorHash, { query: { hash } })

test('issued by an administrator with reason and end; the holder is told; each enters once', async () => {
  expect((await emitir('uso-unico', { motivo: '' })).erro?.campos).toHaveProperty('motivo')
  expect((await emitir('uso-unico', { minutos: 100_000 })).erro?.campos).toHaveProperty('minutos')
  expect((await emitir('uso-unico', {}, em({ ...c.equipe, papeis: ['SAC'] }))).status).toBe(403)
  expect((await emitir('uso-unico', {}, em({ ...eu, papeis: ['ADM'] }))).erro?.error).toBe('PROPRIA')

  const senha = (await emitir('uso-unico')).valor.segredo
  const { valor } = await executarChamada(adm(), usuarioPorUid, { params: { uid: eu.usuUid } })
  expect(valor.acessosEmitidos).toMatchObject([
    { forma: 'uso-unico', motivo: 'Perdeu o celular', por: c.equipe.nome },
  ])
  expect((await porSenhaUnica('chutada')).status).toBe(401)
  expect((await porSenhaUnica(` ${senha.toLowerCase()}`)).status).toBe(200)
  expect((await porSenhaUnica(senha)).status).toBe(401)

  const { endereco, segredo } = (await emitir('hash')).valor
  expect(endereco).toContain(`/admin-auth/${segredo}`)
  expect((await porHash(segredo)).status).toBe(200)
  expect((await porHash(segredo)).status).toBe(401)

  const cartas = await sql<{ t: string }>`select texto as t from caixa_postal where para = ${email}`.execute(
    c.banco.sistema,
  )
  expect(cartas.rows).toHaveLength(2)
  expect(cartas.rows[0]?.t).toContain('Motivo: Perdeu o celular')
  const trilha = await sql<{
    motivo: string
  }>`select motivo from auditoria where acao = 'emitirAcesso' and entidade_uid = ${eu.usuUid}`.execute(
    c.banco.sistema,
  )
  expect(trilha.rows.map((l) => l.motivo)).toEqual(['Perdeu o celular', 'Perdeu o celular'])
})

test('what was issued can be taken back, ends by itself, and does not get round the second factor', async () => {
  const senha = (await emitir('uso-unico')).valor.segredo
  const anular = (oque: string) =>
    executarChamada(adm(), anularAcesso, { params: { uid: eu.usuUid }, body: { oque } })
  expect((await anular('emitidos')).valor).toEqual({ anulados: 1 })
  expect((await porSenhaUnica(senha)).status).toBe(401)

  const tarde = (await emitir('hash')).valor.segredo
  await sql`update segredo_uso_unico set expira_at = now() - interval '1 second' where usu_id = ${eu.usuId}`.execute(
    c.banco.sistema,
  )
  expect((await porHash(tarde)).status).toBe(401)

  await ligar()
  expect((await porHash((await emitir('hash')).valor.segredo)).erro?.error).toBe('SEGUNDO_FATOR')
  expect((await porSenhaUnica((await emitir('uso-unico')).valor.segredo)).erro?.error).toBe('SEGUNDO_FATOR')
  expect((await anular('segundo-fator')).valor).toEqual({ anulados: 1 })
  expect((await porHash((await emitir('hash')).valor.segredo)).status).toBe(200)
})

test('what a blocked person tries is noted, and spent', async () => {
  const senha = (await emitir('uso-unico')).valor.segredo
  const { segredo } = (await emitir('hash')).valor
  const ativar = (ativo: boolean) =>
    c.banco.sistema.updateTable('usuario').set({ ativo }).where('id', '=', eu.usuId).execute()
  await ativar(false)
  expect((await porHash(segredo)).erro?.error).toBe('BLOQUEADO')
  expect((await porSenhaUnica(senha)).erro?.error).toBe('BLOQUEADO')
  const { rows } = await sql<{ resultado: string }>`
    select resultado from historico_login where usu_id = ${eu.usuId}`.execute(c.banco.sistema)
  expect(rows.map((r) => r.resultado)).toEqual(['bloqueado', 'bloqueado'])
  await ativar(true)
  expect((await porHash(segredo)).status).toBe(401)
})
