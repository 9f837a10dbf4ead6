import { cadastrar } from '@martelo/contracts/clientes/cadastrar.contract.ts'
import { editarHotsite } from '@martelo/contracts/hotsites/editar-hotsite.contract.ts'
import { enviarImagemHotsite } from '@martelo/contracts/hotsites/enviar-imagem-hotsite.contract.ts'
import { hotsitePublic } from '@martelo/contracts/hotsites/hotsite-public.contract.ts'
import { lerHotsite } from '@martelo/contracts/hotsites/ler-hotsite.contract.ts'
import { listarHotsites } from '@martelo/contracts/hotsites/listar-hotsites.contract.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada as chamarComo } from '../../../../../tests/pg/executar-chamada.ts'
import { lerCasa } from '../../core/avisos/casa-que-avisa.sql.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import type { HotsiteAdmin } from './dados-do-hotsite.ts'

let c: Cenario

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 1, hotsite: { slogan: 'Leilões com clareza' } })
})
afterAll(() => c.fechar())

const adm = () => c.ctx(c.equipe)
const meu = () => ({ id: c.hotsite.id })
const ler = async (): Promise<HotsiteAdmin> => (await chamarComo(adm(), lerHotsite, { params: meu() })).valor

/** The form as a browser sends it: what was read, with changes. */
async function salvar(mudar: Record<string, unknown>, ctx = adm()) {
  const lido = await ler()
  return chamarComo(ctx, editarHotsite, { params: meu(), body: { ...lido, ...mudar } })
}

const png = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 90, b: 160, alpha: 0.5 } } })
    .png()
    .toBuffer()

const historico = () =>
  c.banco.sistema
    .selectFrom('auditoria')
    .select(['acao', 'antes', 'depois', 'usuNome'])
    .where('entidade', '=', 'hotsite')
    .orderBy('id', 'desc')
    .execute()

test('a save is audited field by field and the next request of any process shows it', async () => {
  const outro = await c.outroProcesso()
  outro.barramento.assinar('hotsite', () => outro.hotsites.esquecer())
  // Both processes have the old row in memory.
  expect((await outro.hotsites.porId(c.hotsite.id))?.nome).toBe('Casa leilao')
  expect((await c.servicos.hotsites.porHost('leilao.localhost'))?.nome).toBe('Casa leilao')

  const r = await salvar({
    nome: 'Casa Nova',
    corPrimaria: '#AA3311',
    telefone: '(11) 4002-8900',
    pixChave: 'PIX@casa.com.br',
    pixNome: 'Casa Nova Leilões',
    pixCidade: 'São Paulo',
    redes: { youtube: 'https://youtube.com/@casa', instagram: 'https://instagram.com/casa' },
    perguntas: [{ pergunta: 'Como pago?', resposta: 'Por Pix.' }],
  })
  expect(r.erro).toBeNull()
  expect(r.valor).toMatchObject({
    nome: 'Casa Nova',
    corPrimaria: '#aa3311',
    telefone: '+551140028900',
    pixChave: 'pix@casa.com.br',
    redes: { instagram: 'https://instagram.com/casa', youtube: 'https://youtube.com/@casa' },
    versao: 2,
  })

  const fresco = await c.servicos.hotsites.porHost('leilao.localhost')
  if (!fresco) throw new Error('the host is known')
  expect((await chamarComo(c.ctx(null, fresco), hotsitePublic)).valor).toMatchObject({
    nome: 'Casa Nova',
    cores: { primaria: '#aa3311' },
  })
  await expect.poll(async () => (await outro.hotsites.porId(c.hotsite.id))?.nome).toBe('Casa Nova')

  const [ultima] = await historico()
  expect(ultima).toMatchObject({ acao: 'alterar', usuNome: 'Equipe ADM' })
  expect(ultima?.antes).toMatchObject({ nome: 'Casa leilao', telefone: null })
  expect(ultima?.depois).toMatchObject({ nome: 'Casa Nova', telefone: '+551140028900' })
  expect(ultima?.depois).not.toHaveProperty('slogan')
})

test('saving what was read changes nothing: no version, no audit row', async () => {
  const antes = await ler()
  const linhas = (await historico()).length
  expect((await salvar({})).valor.versao).toBe(antes.versao)
  expect(await historico()).toHaveLength(linhas)
})

test('a save of a stale version is told what changed, and nothing is written', async () => {
  const lido = await ler()
  await salvar({ slogan: 'O slogan do colega' })
  const tarde = await chamarComo(adm(), editarHotsite, {
    params: meu(),
    body: { ...lido, slogan: 'O meu slogan' },
  })
  expect(tarde).toMatchObject({
    status: 409,
    erro: {
      error: 'MUDOU',
      dados: { versao: lido.versao + 1, mudancas: { slogan: { depois: 'O slogan do colega' } } },
    },
  })
  expect((await ler()).slogan).toBe('O slogan do colega')
})

describe('another hotsite', () => {
  test('is neither listed, nor read, nor edited, nor does it take pictures', async () => {
    const alheio = { id: c.outroHotsite.id }
    const lista = await chamarComo(adm(), listarHotsites, {})
    expect(lista.valor.map((h) => h.id)).toEqual([c.hotsite.id])
    expect((await chamarComo(adm(), lerHotsite, { params: alheio })).status).toBe(404)
    const editar = await chamarComo(adm(), editarHotsite, { params: alheio, body: await ler() })
    expect(editar.status).toBe(404)
    const imagem = await chamarComo(adm(), enviarImagemHotsite, {
      params: alheio,
      body: { uso: 'logo' },
      arquivos: [{ nome: 'logo.png', bytes: await png(300, 80) }],
    })
    expect(imagem.status).toBe(404)
    const linha = await c.banco.sistema
      .selectFrom('hotsite')
      .select(['nome', 'versao'])
      .where('id', '=', alheio.id)
      .executeTakeFirstOrThrow()
    expect(linha).toEqual({ nome: 'Casa loja', versao: 1 })
  })

  test.each(['SAC', 'Leilão', 'MKT', 'Clientes'])('%s may not edit', async (papel) => {
    const r = await salvar({ nome: 'Tomada' }, c.ctx({ ...c.equipe, papeis: [papel] }))
    expect(r.status).toBe(403)
  })
})

test.each<[string, Record<string, unknown>, string]>([
  ['a colour by name', { corPrimaria: 'red' }, 'corPrimaria'],
  ['a short colour', { gradiente2: '#abc' }, 'gradiente2'],
  ['a colour that would close the style', { textoSobreGradiente: '#fff;}</style>' }, 'textoSobreGradiente'],
  ['a font that the application does not carry', { fonte: 'Comic Sans' }, 'fonte'],
  ['no one may sign up', { permitirCpf: false, permitirCnpj: false }, 'permitirCpf'],
  ['a picture of another origin', { logo: 'https://rastreador.exemplo/logo.png' }, 'logo'],
  ['a picture that was never sent', { imagemCapa: '/arquivos/marcas/1/ab/abcdef.webp' }, 'imagemCapa'],
  ['a network without https', { redes: { instagram: 'javascript:alert(1)' } }, 'redes.instagram'],
  ['an unknown key', { pixChave: 'minha chave' }, 'pixChave'],
  ['a key without its owner', { pixChave: '529.982.247-25', pixNome: null }, 'pixNome'],
  ['half a position', { latitude: -23.5, longitude: null }, 'longitude'],
  ['no telephone', { whatsapp: '123' }, 'whatsapp'],
  ['a state that is none', { uf: 'XX' }, 'uf'],
  ['an idle time of days', { minutosOciosos: 999 }, 'minutosOciosos'],
  ['an answer left empty', { perguntas: [{ pergunta: 'E?', resposta: ' ' }] }, 'perguntas.0.resposta'],
])('refused at its field: %s', async (_, mudar, campo) => {
  const antes = await ler()
  const r = await salvar(mudar)
  expect(r.status).toBe(400)
  expect(Object.keys(r.erro?.campos ?? {})).toEqual([campo])
  expect(await ler()).toEqual(antes)
})

describe('pictures', () => {
  const enviar = (uso: string, nome: string, bytes: Buffer) =>
    chamarComo(adm(), enviarImagemHotsite, { params: meu(), body: { uso }, arquivos: [{ nome, bytes }] })

  test('a logo keeps its transparency, loses its size and is worn when it is saved', async () => {
    const r = await enviar('logo', 'logo.png', await png(2000, 500))
    expect(r.valor).toMatchObject({ uso: 'logo', largura: 960, altura: 240 })
    expect((await ler()).logo).toBeNull()
    const guardado = await c.servicos.arquivos.publico.ler(r.valor.url.replace('/arquivos/', ''))
    if (!guardado) throw new Error('the picture was stored')
    const partes: Buffer[] = []
    for await (const parte of guardado.corrente) partes.push(parte as Buffer)
    expect(await sharp(Buffer.concat(partes)).metadata()).toMatchObject({ format: 'webp', hasAlpha: true })
    expect((await salvar({ logo: r.valor.url })).valor.logo).toBe(r.valor.url)
    expect((await salvar({ logo: null })).valor.logo).toBeNull()
  })

  test('an icon becomes a square PNG', async () => {
    const r = await enviar('favicon', 'icone.png', await png(300, 100))
    expect(r.valor).toMatchObject({ largura: 192, altura: 192 })
    expect(r.valor.url).toMatch(/\.png$/)
  })

  test.each<[string, string, () => Promise<Buffer>, RegExp]>([
    [
      'a program named like a picture',
      'logo',
      async () => Buffer.from('MZ\u0090 programa'),
      /não é uma imagem/,
    ],
    ['a PDF', 'imagemCapa', async () => Buffer.from('%PDF-1.7 capa'), /não é uma imagem/],
    ['an SVG', 'logo', async () => Buffer.from('\uFEFF <svg onload="alert(1)"></svg>'), /SVG não é aceito/],
    [
      'an SVG behind a prologue',
      'favicon',
      async () => Buffer.from('<?xml version="1.0"?><!-- x --><svg><script/></svg>'),
      /SVG não é aceito/,
    ],
    ['half a PNG', 'logo', async () => (await png(400, 100)).subarray(0, 60), /corrompida/],
    ['a stamp for a cover', 'imagemCapa', () => png(200, 100), /pelo menos 1200 × 500 px/],
    ['nothing', 'logo', async () => Buffer.alloc(0), /vazio/],
  ])('refused at its field: %s', async (_, uso, bytes, mensagem) => {
    const r = await enviar(uso, 'imagem.png', await bytes())
    expect(r.status).toBe(422)
    expect(r.erro?.campos?.[uso]).toMatch(mensagem)
  })
})

test('outside the window of registration no one signs up; its end comes after its beginning', async () => {
  const dia = (n: number): string => new Date(Date.now() + n * 86_400_000).toISOString()
  const errado = await salvar({ cadastroDe: dia(2), cadastroAte: dia(1) })
  expect(errado.erro?.campos).toHaveProperty('cadastroAte')
  const cadastrarAgora = async () => {
    const casa = (await c.servicos.hotsites.porId(c.hotsite.id)) ?? c.hotsite
    return chamarComo(c.ctx(null, casa), cadastrar, {
      body: {
        documento: '529.982.247-25',
        nome: 'Maria Souza',
        dataNascimento: '1990-01-01',
        email: 'maria@exemplo.com.br',
        telefone: '(11) 98888-7777',
        apelido: 'marias',
        senha: 'segredo1',
        confirmacaoSenha: 'segredo1',
        aceitaTermos: true,
        aceitaNovidades: false,
      },
    })
  }
  await salvar({ cadastroDe: dia(1), cadastroAte: null })
  expect((await cadastrarAgora()).erro).toMatchObject({
    error: 'CADASTRO_FECHADO',
    message: expect.stringContaining('abre em'),
  })
  await salvar({ cadastroDe: null, cadastroAte: dia(-1) })
  expect((await cadastrarAgora()).erro).toMatchObject({ message: expect.stringContaining('encerrou em') })
  await salvar({ cadastroDe: null, cadastroAte: null })
  expect((await cadastrarAgora()).erro?.error).not.toBe('CADASTRO_FECHADO')
})

test('what the house is told goes to its further addresses too', async () => {
  const r = await salvar({
    emailContato: 'Um@casa.com.br',
    emailsContato: ['dois@casa.com.br', 'um@casa.com.br'],
  })
  expect(r.valor).toMatchObject({ emailContato: 'um@casa.com.br', emailsContato: ['dois@casa.com.br'] })
  await c.banco.sistema.transaction().execute(async (tx) => {
    const casa = await lerCasa(tx, c.hotsite.id, ['mensagem-do-site'])
    expect(casa.destinatarios('mensagem-do-site')).toEqual(['um@casa.com.br', 'dois@casa.com.br'])
  })
})

test('outside the window of viewing the house asks visitors for a login, and inside it does not', async () => {
  const dia = (n: number): string => new Date(Date.now() + n * 86_400_000).toISOString()
  const pede = async () =>
    (await c.servicos.hotsites.porHost('leilao.localhost'))?.necessarioLoginParaVisualizar
  expect(await pede()).toBe(false)
  await salvar({ visualizacaoDe: dia(1), visualizacaoAte: null })
  expect(await pede()).toBe(true)
  expect((await ler()).necessarioLoginParaVisualizar).toBe(false)
  await salvar({ visualizacaoDe: dia(-2), visualizacaoAte: dia(-1) })
  expect(await pede()).toBe(true)
  await salvar({ visualizacaoDe: dia(-1), visualizacaoAte: dia(1) })
  expect(await pede()).toBe(false)
  const errado = await salvar({ visualizacaoDe: dia(2), visualizacaoAte: dia(1) })
  expect(errado.erro?.campos).toHaveProperty('visualizacaoAte')
})
