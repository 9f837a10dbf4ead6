// What one person may beyond or below his roles, from where, in whose name: on a real database.
import { darPermissao } from '@martelo/contracts/usuarios/dar-permissao.contract.ts'
import { encerrarLiberacao } from '@martelo/contracts/usuarios/encerrar-liberacao.contract.ts'
import { encerrarPermissao } from '@martelo/contracts/usuarios/encerrar-permissao.contract.ts'
import { encerrarSessaoDeUsuario } from '@martelo/contracts/usuarios/encerrar-sessao-de-usuario.contract.ts'
import { liberarAcesso } from '@martelo/contracts/usuarios/liberar-acesso.contract.ts'
import { minhasLiberacoes } from '@martelo/contracts/usuarios/minhas-liberacoes.contract.ts'
import { refreshToken } from '@martelo/contracts/usuarios/refresh-token.contract.ts'
import { regraDeAcesso } from '@martelo/contracts/usuarios/regra-de-acesso.contract.ts'
import { representarUsuario } from '@martelo/contracts/usuarios/representar-usuario.contract.ts'
import { responderLiberacao } from '@martelo/contracts/usuarios/responder-liberacao.contract.ts'
import { usarLiberacao } from '@martelo/contracts/usuarios/usar-liberacao.contract.ts'
import { usuarioPorUid } from '@martelo/contracts/usuarios/usuario-por-uid.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 2, lotes: 0 })
})
afterAll(() => c.fechar())

const adm = () => c.ctx({ ...c.equipe, papeis: ['ADM'] })
const cliente = (i: number) => c.clientes[i] as ClienteDoCenario
const conta = async (p: Pessoa) =>
  (await executarChamada(adm(), usuarioPorUid, { params: { uid: p.usuUid } })).valor
const abrirSessao = async (p: Pessoa): Promise<string> => {
  const r = await sql<{
    familia: string
  }>`insert into sessao (hot_id, usu_id, familia, refresh_hash, expira_at)
    values (${c.hotsite.id}, ${p.usuId}, gen_random_uuid(), uuid_send(gen_random_uuid()), now() + interval '1 day')
    returning familia`.execute(c.banco.sistema)
  return r.rows[0]?.familia ?? ''
}
const emDias = (dias: number): string => new Date(Date.now() + dias * 86_400_000).toISOString()

test('a permission is given with reason and end, ends the sessions, and is taken back', async () => {
  await abrirSessao(c.leiloeiro)
  const body = { permissao: 'cliente:unir', sentido: 'dar', motivo: 'Férias do colega', ate: emDias(10) }
  const uid = c.leiloeiro.usuUid
  const dada = await executarChamada(adm(), darPermissao, { params: { uid }, body })
  expect(dada.valor).toMatchObject({ sessoes: 0 })
  expect(dada.valor.permissoes).toMatchObject([{ permissao: 'cliente:unir', sentido: 'dar', emVigor: true }])

  const passada = await executarChamada(adm(), darPermissao, {
    params: { uid },
    body: { ...body, ate: emDias(-1) },
  })
  expect(passada.erro?.campos).toHaveProperty('ate')
  const inventada = await executarChamada(adm(), darPermissao, {
    params: { uid },
    body: { ...body, permissao: 'tudo:poder' },
  })
  expect(inventada.erro?.campos).toHaveProperty('permissao')
  const propria = await executarChamada(adm(), darPermissao, { params: { uid: c.equipe.usuUid }, body })
  expect(propria.erro?.error).toBe('PROPRIA')

  const perUid = dada.valor.permissoes[0]?.uid
  const finda = await executarChamada(adm(), encerrarPermissao, { params: { uid, perUid } })
  expect(finda.valor.permissoes.filter((p) => p.emVigor)).toEqual([])
  const outra = await executarChamada(adm(), encerrarPermissao, { params: { uid, perUid } })
  expect(outra.status).toBe(404)
})

test('one session of a person ends alone; the other stays', async () => {
  const familia = await abrirSessao(c.leiloeiro)
  await abrirSessao(c.leiloeiro)
  const uid = c.leiloeiro.usuUid
  const r = await executarChamada(adm(), encerrarSessaoDeUsuario, { params: { uid, familia } })
  expect(r.valor.sessoes).toBe(1)
  const fora = c.ctx({ ...c.equipe, papeis: ['ADM'] }, c.outroHotsite)
  expect((await executarChamada(fora, encerrarSessaoDeUsuario, { params: { uid, familia } })).status).toBe(
    404,
  )
})

test('networks, days and hours of an account are checked at their field', async () => {
  const uid = c.comitente.usuUid
  const salvar = async (mudar: object) => {
    const { versao } = await conta(c.comitente)
    const body = { versao, redes: ['200.150.10.0/24'], dias: [1, 2, 3], de: '08:00', ate: '18:00', ...mudar }
    return executarChamada(adm(), regraDeAcesso, { params: { uid }, body })
  }
  expect((await salvar({})).valor.regra).toEqual({
    redes: ['200.150.10.0/24'],
    dias: [1, 2, 3],
    de: '08:00',
    ate: '18:00',
  })
  expect((await salvar({ redes: ['minha casa'] })).erro?.campos).toHaveProperty('redes')
  expect((await salvar({ ate: null })).erro?.campos).toHaveProperty('ate')
  expect((await salvar({ versao: 1 })).erro?.error).toBe('MUDOU')
})

test('support looks with a reason, the person is told, and nothing can be changed in his name', async () => {
  const suporte = c.ctx({ ...c.equipe, papeis: ['GerenteSAC'] })
  const r = await executarChamada(suporte, representarUsuario, {
    params: { uid: cliente(0).usuUid },
    body: { motivo: 'Não acha a compra' },
  })
  expect(r.valor).toMatchObject({ autenticado: true, cliUid: cliente(0).cliUid })
  const avisado = await sql`select from caixa_postal where texto like '%Não acha a compra%'`.execute(
    c.banco.sistema,
  )
  expect(avisado.rows.length).toBeGreaterThan(0)

  const emNome = { usuId: c.equipe.usuId, nome: c.equipe.nome, escopo: ['ver'] }
  const visto = c.ctx({ ...cliente(0), por: emNome } as Pessoa)
  expect((await executarChamada(visto, minhasLiberacoes)).status).toBe(200)
  const mudar = { params: { uid: crypto.randomUUID() }, body: { resposta: 'consentir' } }
  expect((await executarChamada(visto, responderLiberacao, mudar)).status).toBe(403)

  const sac = await executarChamada(c.ctx({ ...c.equipe, papeis: ['SAC'] }), representarUsuario, {
    params: { uid: cliente(0).usuUid },
    body: { motivo: 'Curiosidade' },
  })
  expect(sac.status).toBe(403)
})

test('support does not look through the eyes of one who was given a right to move money', async () => {
  const uid = c.leiloeiro.usuUid
  const abrir = () =>
    executarChamada(c.ctx({ ...c.equipe, papeis: ['GerenteSAC'] }), representarUsuario, {
      params: { uid },
      body: { motivo: 'Não acha o leilão' },
    })
  const body = { permissao: 'prestacao:pagar', sentido: 'dar', motivo: 'Férias do colega', ate: emDias(10) }
  const dada = await executarChamada(adm(), darPermissao, { params: { uid }, body })
  expect((await abrir()).erro?.error).toBe('IMPEDIDO')
  const perUid = dada.valor.permissoes.find((p) => p.permissao === 'prestacao:pagar')?.uid
  await executarChamada(adm(), encerrarPermissao, { params: { uid, perUid } })
  expect((await abrir()).status).toBe(200)
})

test('access to an account waits for its owner, serves the named person only, and ends', async () => {
  const emails = await sql<{ email: string }>`select email from usuario
    where id in (${cliente(0).usuId}, ${cliente(1).usuId}) order by id`.execute(c.banco.sistema)
  const [donoEmail, quemEmail] = emails.rows.map((r) => r.email)
  const body = { donoEmail, quemEmail, escopo: ['ver'], motivo: 'Filho cuida da compra', ate: emDias(20) }
  const criada = await executarChamada(adm(), liberarAcesso, { body })
  const uid = criada.valor[0]?.uid
  expect(criada.valor).toMatchObject([{ situacao: 'aguardando' }])
  expect((await executarChamada(adm(), liberarAcesso, { body })).erro?.error).toBe('EM_USO')
  expect(
    (await executarChamada(adm(), liberarAcesso, { body: { ...body, quemEmail: donoEmail } })).erro?.campos,
  ).toHaveProperty('quemEmail')

  const dono = c.ctx(cliente(0))
  const quem = c.ctx(cliente(1))
  const usar = () => executarChamada(quem, usarLiberacao, { params: { uid } })
  const responder = (ctx: typeof dono, resposta: string) =>
    executarChamada(ctx, responderLiberacao, { params: { uid }, body: { resposta } })
  expect((await usar()).status).toBe(404)
  expect((await responder(quem, 'consentir')).status).toBe(404)
  expect((await responder(dono, 'consentir')).status).toBe(200)
  expect((await responder(dono, 'consentir')).erro?.error).toBe('RESPONDIDA')
  expect((await usar()).valor).toMatchObject({ cliUid: cliente(0).cliUid })
  expect((await executarChamada(dono, usarLiberacao, { params: { uid } })).status).toBe(404)

  expect((await executarChamada(adm(), encerrarLiberacao, { params: { uid } })).valor).toMatchObject([
    { situacao: 'encerrada' },
  ])
  expect((await usar()).status).toBe(404)
})

test('a session by an access is renewed while the access stands and its user may enter; support’s is not', async () => {
  const emails = await sql<{ email: string }>`select email from usuario
    where id in (${cliente(0).usuId}, ${cliente(1).usuId}) order by id`.execute(c.banco.sistema)
  const [donoEmail, quemEmail] = emails.rows.map((r) => r.email)
  const body = { donoEmail, quemEmail, escopo: ['ver', 'lances'], motivo: 'Dá os lances', ate: emDias(20) }
  const uid = (await executarChamada(adm(), liberarAcesso, { body })).valor[0]?.uid
  const dono = c.ctx(cliente(0))
  const consentir = { params: { uid }, body: { resposta: 'consentir' } }
  expect((await executarChamada(dono, responderLiberacao, consentir)).status).toBe(200)
  const entrar = async () =>
    (await executarChamada(c.ctx(cliente(1)), usarLiberacao, { params: { uid } })).valor.refreshToken
  const renovar = (segredo: string) =>
    executarChamada(c.ctx(null), refreshToken, { body: { refreshToken: segredo } })
  const primeira = await renovar(await entrar())
  expect(primeira.valor).toMatchObject({ cliUid: cliente(0).cliUid })
  const segunda = await renovar(primeira.valor.refreshToken)
  expect(segunda.status).toBe(200)
  const lida = await c.servicos.tokens.conferir(c.hotsite.id, segunda.valor.token, Date.now())
  expect(lida).toMatchObject({
    usuId: cliente(0).usuId,
    por: { usuId: cliente(1).usuId, escopo: ['ver', 'lances'] },
  })

  await sql`update usuario set ativo = false where id = ${cliente(1).usuId}`.execute(c.banco.sistema)
  await sql`update usuario set ativo = true where id = ${cliente(1).usuId}`.execute(c.banco.sistema)
  expect((await renovar(segunda.valor.refreshToken)).status).toBe(401)

  const outra = await renovar(await entrar())
  expect(outra.status).toBe(200)
  await sql`update liberacao_acesso set ate = clock_timestamp() where uid = ${uid}`.execute(c.banco.sistema)
  expect((await renovar(outra.valor.refreshToken)).status).toBe(401)

  const suporte = await executarChamada(c.ctx({ ...c.equipe, papeis: ['GerenteSAC'] }), representarUsuario, {
    params: { uid: cliente(0).usuUid },
    body: { motivo: 'Não acha a compra' },
  })
  expect(suporte.status).toBe(200)
  expect((await renovar(suporte.valor.refreshToken)).status).toBe(401)
})
