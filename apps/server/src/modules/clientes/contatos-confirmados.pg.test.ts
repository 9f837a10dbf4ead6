// An address takes the login over only when its code has come back; a borrowed session does not get that far.
import { confirmarCodigo } from '@martelo/contracts/clientes/confirmar-codigo.contract.ts'
import { consultarSituacao } from '@martelo/contracts/clientes/consultar-situacao.contract.ts'
import { desfazerMudancaDeContato } from '@martelo/contracts/clientes/desfazer-mudanca-de-contato.contract.ts'
import { editarCadastroDoCliente } from '@martelo/contracts/clientes/editar-cadastro-do-cliente.contract.ts'
import { enviarCodigo } from '@martelo/contracts/clientes/enviar-codigo.contract.ts'
import { fichaDoCliente } from '@martelo/contracts/clientes/ficha-do-cliente.contract.ts'
import { efetuarLogin } from '@martelo/contracts/usuarios/efetuar-login.contract.ts'
import { redefinirSenha } from '@martelo/contracts/usuarios/redefinir-senha.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { escreverNovaSenha } from '../usuarios/mandar-nova-senha.job.ts'
import { resumirSenha } from '../usuarios/segredos.ts'

const SENHA = 'segredo1'
const VAZIO = {
  razaoSocial: null,
  nomeFantasia: null,
  nomeFazenda: null,
  ramo: null,
  rg: null,
  orgaoEmissor: null,
  inscricaoEstadual: null,
  telefone2: null,
  telefone3: null,
  ocupacao: null,
  comoConheceu: null,
}
let c: Cenario
let eu: ClienteDoCenario
let antigo: string
let n = 0

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 0, lotes: 0 })
})
afterAll(() => c.fechar())
beforeEach(async () => {
  eu = await c.novoCliente()
  antigo = `antigo${++n}@teste.com.br`
  await sql`update usuario set email = ${antigo}, senha_hash = ${await resumirSenha(SENHA)} where id = ${eu.usuId}`.execute(
    c.banco.sistema,
  )
  await sql`update cliente set email = ${antigo}, telefone1 = '+5511999990000' where id = ${eu.cliId}`.execute(
    c.banco.sistema,
  )
})

const enviar = (body: object) => executarChamada(c.ctx(eu), enviarCodigo, { body })
const confirmar = (canal: 'email' | 'telefone', codigo: string) =>
  executarChamada(c.ctx(eu), confirmarCodigo, { body: { canal, codigo } })
const desfazer = (hash: string) => executarChamada(c.ctx(null), desfazerMudancaDeContato, { body: { hash } })
const entrar = (email: string, senha = SENHA) =>
  executarChamada({ ...c.ctx(null), ip: `10.1.${n}.1` }, efetuarLogin, { body: { email, senha } })
const cartas = async (para: string) =>
  (
    await sql<{
      texto: string
      canal: string
    }>`select texto, canal from caixa_postal where para = ${para} order by id desc`.execute(c.banco.sistema)
  ).rows
const codigoPara = async (para: string) => /\b\d{6}\b/.exec((await cartas(para))[0]?.texto ?? '')?.[0] ?? ''
const hashPara = async (para: string) =>
  /desfazer-contato\/(\S+)/.exec((await cartas(para))[0]?.texto ?? '')?.[1] ?? ''
const recuperar = async (email: string) => {
  const antes = (await cartas(email)).length
  await escreverNovaSenha(c.servicos, { hotId: c.hotsite.id, email, origem: 'http://casa' })
  return (await cartas(email)).length - antes
}
const depressa = () => sql`delete from limite_de_taxa`.execute(c.banco.sistema)

async function trocar(novo: string): Promise<void> {
  expect((await enviar({ canal: 'email', destino: novo, senha: SENHA })).status).toBe(200)
  expect((await confirmar('email', await codigoPara(novo))).status).toBe(200)
}

test('another address counts when its code has come back, and needs the password before that', async () => {
  const novo = `novo${n}@teste.com.br`
  expect((await enviar({ canal: 'email', destino: novo })).erro).toMatchObject({ error: 'SENHA' })
  expect((await enviar({ canal: 'email', destino: novo, senha: 'chutada' })).erro?.campos).toHaveProperty(
    'senha',
  )
  expect(await cartas(novo)).toEqual([])

  expect((await enviar({ canal: 'email', destino: novo, senha: SENHA })).status).toBe(200)
  // Nothing has changed yet: neither the login, nor where a recovery goes, nor what is confirmed.
  expect((await entrar(antigo)).status).toBe(200)
  expect((await entrar(novo)).status).toBe(401)
  expect(await recuperar(novo)).toBe(0)
  const { valor } = await executarChamada(c.ctx(eu), consultarSituacao)
  expect(valor).toMatchObject({ email: antigo, emailOk: true, codigos: { email: { destino: novo } } })

  expect((await confirmar('email', await codigoPara(novo))).valor).toMatchObject({
    email: novo,
    emailOk: true,
  })
  expect((await entrar(novo)).status).toBe(200)
  expect((await entrar(antigo)).status).toBe(401)
  expect(await recuperar(novo)).toBe(1)
  expect((await cartas(antigo))[0]?.texto).toContain('/desfazer-contato/')
})

test('the old address undoes it for a day: sessions end, the password opens nothing, another one is chosen', async () => {
  const ladrao = `ladrao${n}@teste.com.br`
  await trocar(ladrao)
  const hash = await hashPara(antigo)
  await depressa()
  // A second change does not outrun the first one's way back.
  await trocar(`outro${n}@teste.com.br`)
  const aberta = (await entrar(`outro${n}@teste.com.br`)).valor
  const r = await desfazer(hash)
  expect(r.valor).toMatchObject({ contato: antigo })
  expect((await entrar(antigo)).status).toBe(401)
  expect(await c.servicos.tokens.conferir(c.hotsite.id, aberta.token, Date.now())).toBeNull()
  const nova = { hash: r.valor.hashDaSenha, senha: 'outra-senha', confirmacao: 'outra-senha' }
  expect((await executarChamada(c.ctx(null), redefinirSenha, { body: nova })).status).toBe(200)
  expect((await entrar(antigo, 'outra-senha')).status).toBe(200)
  // Neither link of the two works after that.
  expect((await desfazer(hash)).erro?.error).toBe('HASH_INVALIDO')
  expect((await desfazer(await hashPara(ladrao))).erro?.error).toBe('HASH_INVALIDO')
})

test('after the day there is no way back, and another hotsite never had one', async () => {
  await trocar(`tarde${n}@teste.com.br`)
  const hash = await hashPara(antigo)
  const fora = await executarChamada(c.ctx(null, c.outroHotsite), desfazerMudancaDeContato, {
    body: { hash },
  })
  expect(fora.status).toBe(400)
  await sql`update mudanca_de_contato set desfazer_ate = now() where usu_id = ${eu.usuId}`.execute(
    c.banco.sistema,
  )
  expect((await desfazer(hash)).status).toBe(400)
})

test('an old address that was never confirmed may be a stranger: it gets no way in', async () => {
  await sql`update cliente set email_confirmado_at = null where id = ${eu.cliId}`.execute(c.banco.sistema)
  await trocar(`certo${n}@teste.com.br`)
  expect(await cartas(antigo)).toEqual([])
})

test('the telephone changes the same way', async () => {
  const r = await enviar({ canal: 'telefone', destino: '(11) 98888-7777', senha: SENHA })
  expect(r.valor.destino).toBe('+5511988887777')
  const lido = async () =>
    (
      await sql<{ f: string }>`select telefone1 as f from cliente where id = ${eu.cliId}`.execute(
        c.banco.sistema,
      )
    ).rows[0]?.f
  expect(await lido()).toBe('+5511999990000')
  expect((await confirmar('telefone', await codigoPara('+5511988887777'))).status).toBe(200)
  expect(await lido()).toBe('+5511988887777')
  expect((await cartas('+5511999990000'))[0]?.canal).toBe('sms')
  expect((await desfazer(await hashPara('+5511999990000'))).status).toBe(200)
  expect(await lido()).toBe('+5511999990000')
})

test('an address of another account is told only to the person who has proven that it is his', async () => {
  const alheio = `alheio${n}@teste.com.br`
  await sql`update usuario set email = ${alheio} where id = ${c.equipe.usuId}`.execute(c.banco.sistema)
  const r = await enviar({ canal: 'email', destino: alheio, senha: SENHA })
  expect(r.status).toBe(200)
  const antes = await executarChamada(c.ctx(eu), consultarSituacao)
  expect(antes.valor.emailEmUso).toBe(false)
  expect((await confirmar('email', await codigoPara(alheio))).erro?.error).toBe('DESTINO_EM_USO')
  const depois = await executarChamada(c.ctx(eu), consultarSituacao)
  expect(depois.valor).toMatchObject({ emailEmUso: true, email: antigo, emailOk: true })
})

test('an unconfirmed address gets no recovery; a confirmed telephone does', async () => {
  await sql`update cliente set email_confirmado_at = null, telefone1 = '+5511977770000' where id = ${eu.cliId}`.execute(
    c.banco.sistema,
  )
  expect(await recuperar(antigo)).toBe(0)
  expect((await cartas('+5511977770000'))[0]?.texto).toContain('/redefinir-senha?hash=')
})

test('the next code is waited for a little longer each time, and says so; a code dies after five wrong ones', async () => {
  await sql`update cliente set email_confirmado_at = null where id = ${eu.cliId}`.execute(c.banco.sistema)
  expect((await enviar({ canal: 'email' })).status).toBe(200)
  const logo = await enviar({ canal: 'email' })
  expect(logo.erro).toMatchObject({ error: 'MUITOS_CODIGOS', esperarSegundos: 30 })
  const passar = (segundos: number) =>
    sql`update limite_de_taxa set quando = quando - make_interval(secs => ${segundos})`.execute(
      c.banco.sistema,
    )
  await passar(30)
  expect((await enviar({ canal: 'email' })).status).toBe(200)
  expect((await enviar({ canal: 'email' })).erro).toMatchObject({ esperarSegundos: 60 })
  await passar(60)
  expect((await enviar({ canal: 'email' })).status).toBe(200)
  const certo = await codigoPara(antigo)
  for (let i = 0; i < 5; i++) expect((await confirmar('email', '000000')).status).toBe(400)
  expect((await confirmar('email', certo)).status).toBe(400)
  await passar(120)
  expect((await enviar({ canal: 'email' })).status).toBe(200)
  expect((await confirmar('email', await codigoPara(antigo))).status).toBe(200)
})

test('an address that the counter changes: what was sent before opens nothing, the old one is told and may undo it', async () => {
  await recuperar(antigo)
  const antes = (await cartas(antigo))[0]?.texto ?? ''
  const [, hash] = /redefinir-senha\?hash=(\S+)/.exec(antes) ?? []
  expect(hash).toBeDefined()
  const equipe = c.ctx({ ...c.equipe, papeis: ['ADM'] })
  const ficha = (await executarChamada(equipe, fichaDoCliente, { params: { id: eu.cliId } })).valor
  const { nome, apelido, versao } = ficha
  const novo = `balcao${n}@teste.com.br`
  const dados = { nome, apelido, nascimento: null, rendaMensal: null, email: novo, motivo: 'Pediu', versao }
  const body = { ...VAZIO, ...dados, telefone1: '(11) 99999-0000' }
  const r = await executarChamada(equipe, editarCadastroDoCliente, { params: { id: eu.cliId }, body })
  expect(r.erro).toBeNull()
  const nova = { hash, senha: 'outra-senha', confirmacao: 'outra-senha' }
  expect((await executarChamada(c.ctx(null), redefinirSenha, { body: nova })).status).toBe(400)
  expect((await cartas(novo)).length).toBe(1)
  expect((await desfazer(await hashPara(antigo))).valor).toMatchObject({ contato: antigo })
})
