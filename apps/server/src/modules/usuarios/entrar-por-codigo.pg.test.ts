// A client's way in by a code that he asks for himself: only to a confirmed contact, once, with few tries and waits.
import { entrarPorCodigo } from '@martelo/contracts/usuarios/entrar-por-codigo.contract.ts'
import { pedirCodigoDeEntrada } from '@martelo/contracts/usuarios/pedir-codigo-de-entrada.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { escreverCodigoDeEntrada, type PedidoDeCodigo } from './mandar-codigo-de-entrada.job.ts'

let c: Cenario
let eu: ClienteDoCenario
let email: string
let celular: string
let n = 0

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 0, lotes: 0 })
})
afterAll(() => c.fechar())
beforeEach(async () => {
  n += 1
  eu = await c.novoCliente()
  email = `codigo${n}@teste.com.br`
  celular = `+55119999900${String(n).padStart(2, '0')}`
  await sql`update usuario set email = ${email} where id = ${eu.usuId}`.execute(c.banco.sistema)
  await sql`update cliente set email = ${email}, telefone1 = ${celular}, email_confirmado_at = now(), telefone_confirmado_at = null
    where id = ${eu.cliId}`.execute(c.banco.sistema)
})

const visitante = () => ({ ...c.ctx(null), ip: `10.7.${n}.1` })
const pedir = (canal: 'email' | 'sms', de = email) =>
  executarChamada(visitante(), pedirCodigoDeEntrada, { body: { email: de, canal } })
const mandar = (canal: 'email' | 'sms', de = email) =>
  escreverCodigoDeEntrada(c.servicos, { hotId: c.hotsite.id, email: de, canal })
const entrar = (codigo: string, ctx = visitante()) =>
  executarChamada(ctx, entrarPorCodigo, { body: { email, codigo } })
const depressa = () => sql`delete from limite_de_taxa`.execute(c.banco.sistema)
const cartas = async (para: string) =>
  (
    await sql<{
      texto: string
      canal: string
    }>`select texto, canal from caixa_postal where para = ${para} order by id desc`.execute(c.banco.sistema)
  ).rows
const codigoPara = async (para: string) => /\b\d{6}\b/.exec((await cartas(para))[0]?.texto ?? '')?.[0] ?? ''
const outro = (codigo: string) => String((Number(codigo) + 1) % 1_000_000).padStart(6, '0')

test('a code by mail lets its client in once, also written with a space, and the history names the way', async () => {
  await mandar('email')
  const codigo = await codigoPara(email)
  const r = await entrar(`${codigo.slice(0, 3)} ${codigo.slice(3)}`)
  expect(r).toMatchObject({ status: 200, valor: { autenticado: true, roles: ['Clientes'] } })
  expect((await entrar(codigo)).status).toBe(401)
  const formas = await sql<{ forma: string; resultado: string }>`select forma, resultado from historico_login
    where usu_id = ${eu.usuId} order by id`.execute(c.banco.sistema)
  expect(formas.rows).toEqual([
    { forma: 'codigo', resultado: 'ok' },
    { forma: 'codigo', resultado: 'senha' },
  ])
})

test('it goes by SMS to a confirmed number alone, and to no address that was never confirmed', async () => {
  await mandar('sms')
  expect(await cartas(celular)).toEqual([])
  await sql`update cliente set telefone_confirmado_at = now(), email_confirmado_at = null where id = ${eu.cliId}`.execute(
    c.banco.sistema,
  )
  await mandar('email')
  expect(await cartas(email)).toEqual([])
  await mandar('sms')
  expect((await cartas(celular))[0]?.canal).toBe('sms')
  expect((await entrar(await codigoPara(celular))).status).toBe(200)
})

test('known and unknown addresses are answered alike, by either channel after the same wait', async () => {
  const [meu, ninguem] = [await pedir('email'), await pedir('email', `ninguem${n}@teste.com.br`)]
  expect([meu.status, ninguem.status]).toEqual([200, 200])
  expect(Date.parse(String(meu.valor.proximoEnvio)) - Date.now()).toBeGreaterThan(20_000)
  const cedo = await pedir('sms')
  expect(cedo).toMatchObject({ status: 429, erro: { error: 'MUITAS_TENTATIVAS' } })
  expect(cedo.erro?.esperarSegundos).toBeGreaterThan(20)
  const pedidos = await sql<{ p: PedidoDeCodigo }>`select payload as p from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'mandar-codigo-de-entrada'`.execute(
    c.banco.sistema,
  )
  expect(pedidos.rows.map((l) => l.p.email)).toEqual([email, `ninguem${n}@teste.com.br`])
})

test('asked for from elsewhere it is not sent again at once; the next one takes the place of the last', async () => {
  await mandar('email')
  const primeiro = await codigoPara(email)
  await mandar('email')
  expect(await cartas(email)).toHaveLength(1)
  await depressa()
  await mandar('email')
  expect((await entrar(primeiro)).status).toBe(401)
  expect((await entrar(await codigoPara(email))).status).toBe(200)
})

test('five wrong tries kill a code, and a wrong one waits like a wrong password', async () => {
  await mandar('email')
  const certo = await codigoPara(email)
  for (let i = 0; i < 5; i += 1) {
    await depressa()
    const r = await entrar(outro(certo))
    expect(r).toMatchObject({ status: 401, erro: { error: 'CREDENCIAIS' } })
  }
  await depressa()
  expect((await entrar(certo)).status).toBe(401)
  for (let i = 0; i < 4; i += 1) await entrar(certo)
  expect((await entrar(certo)).status).toBe(429)
})

test('a blocked client, another house and staff are not let in', async () => {
  await mandar('email')
  const codigo = await codigoPara(email)
  const laFora = { ...c.ctx(null, c.outroHotsite), ip: `10.7.${n}.2` }
  expect((await entrar(codigo, laFora)).status).toBe(401)
  await sql`update usuario set ativo = false, motivo_bloqueio = 'Desligado' where id = ${eu.usuId}`.execute(
    c.banco.sistema,
  )
  expect(await entrar(codigo)).toMatchObject({ status: 403, erro: { message: 'Desligado' } })
  const daCasa = `equipe${n}@teste.com.br`
  await sql`insert into usuario (hot_id, nome, email, senha_hash, papeis) values (${c.hotsite.id}, 'Equipe', ${daCasa}, '', '{ADM}')`.execute(
    c.banco.sistema,
  )
  await mandar('email', daCasa)
  expect(await cartas(daCasa)).toEqual([])
})
