import { conteudoPaginaLogin } from '@martelo/contracts/conteudo/conteudo-pagina-login.contract.ts'
import { editarItem } from '@martelo/contracts/conteudo/editar-item.contract.ts'
import { enviarImagemPagina } from '@martelo/contracts/conteudo/enviar-imagem-pagina.contract.ts'
import { abrirFormulario } from '@martelo/contracts/mensagens/abrir-formulario.contract.ts'
import { inscreverNewsletter } from '@martelo/contracts/newsletter/inscrever-newsletter.contract.ts'
import { salvarConteudoLogin } from '@martelo/contracts/conteudo/salvar-conteudo-login.contract.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { itemDe, paginasDeTeste } from './paginas.fixture.ts'

let c: Cenario
let t: ReturnType<typeof paginasDeTeste>

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lotes: 3, clientes: 1 })
  t = paginasDeTeste(c)
})
afterAll(() => c.fechar())

const adm: typeof t.adm = (...a) => t.adm(...a)
const visitante: typeof t.visitante = (...a) => t.visitante(...a)
const comItem: typeof t.comItem = (...a) => t.comItem(...a)

describe('pictures', () => {
  const enviar = (uso: string, bytes: Buffer) =>
    executarChamada(adm(), enviarImagemPagina, { body: { uso }, arquivos: [{ nome: 'x.png', bytes }] })
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()

  test('a banner is re-encoded, shown on its page, and no other page may use its address', async () => {
    const { iteUid } = await comItem('BANNERS')
    const r = await enviar('imagem', await png(3000, 1000))
    expect(r.valor).toMatchObject({ largura: 2400, altura: 800 })
    const posta = await executarChamada(adm(), editarItem, {
      params: { id: iteUid },
      body: { imagem: r.valor.url },
    })
    expect(itemDe(posta.valor, iteUid)?.imagem).toBe(r.valor.url)
  })

  test.each<[string, string, () => Promise<Buffer>, RegExp]>([
    ['a program', 'imagem', async () => Buffer.from('MZ programa'), /não é uma imagem/],
    ['an SVG', 'imagem', async () => Buffer.from('<svg onload="alert(1)"></svg>'), /SVG não é aceito/],
    ['a page', 'imagem', async () => Buffer.from('<!doctype html><script>1</script>'), /não é uma imagem/],
    ['too small to be shared', 'imagemPrincipal', () => png(300, 200), /pelo menos 600 × 315 px/],
  ])('refused at its field: %s', async (_, uso, bytes, mensagem) => {
    const r = await enviar(uso, await bytes())
    expect(r.status).toBe(422)
    expect(r.erro?.campos?.[uso]).toMatch(mensagem)
  })
})

describe('the login page', () => {
  test('shows its active blocks, the first by priority', async () => {
    const png = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    const { url } = (
      await executarChamada(adm(), enviarImagemPagina, {
        body: { uso: 'imagem' },
        arquivos: [{ nome: 'a.png', bytes: png }],
      })
    ).valor
    const quadro = { uri: '/', titulo: 'Título', subtitulo: 'Texto', imagem: url, link: '' }
    const bloco = (nome: string, prioridade: number, ativo: boolean) => ({
      nome,
      prioridade,
      ativo,
      uri: '/login',
      tituloSubtituloImagem: [quadro],
    })
    const conteudos = [bloco('b', 1, true), bloco('desligado', 9, false), bloco('a', 5, true)]
    const params = { id: c.hotsite.id }
    expect(
      (await executarChamada(adm(), salvarConteudoLogin, { params, body: { conteudos } })).erro,
    ).toBeNull()
    const r = await executarChamada(visitante(), conteudoPaginaLogin, { params })
    expect(r.valor.map((b) => b.nome)).toEqual(['a', 'b'])
    expect(r.valor[0]?.tituloSubtituloImagem[0]).toMatchObject({ titulo: 'Título', link: null })
    const alheio = { id: c.outroHotsite.id }
    expect((await executarChamada(visitante(), conteudoPaginaLogin, { params: alheio })).status).toBe(404)
    expect(
      (await executarChamada(adm(), salvarConteudoLogin, { params: alheio, body: { conteudos } })).status,
    ).toBe(404)
  })

  test('a picture of another origin is refused at its field', async () => {
    const quadro = { uri: '/', titulo: 'T', subtitulo: 'S', imagem: 'https://mal.exemplo/x.png' }
    const conteudos = [
      { nome: 'a', prioridade: 1, ativo: true, uri: '/login', tituloSubtituloImagem: [quadro] },
    ]
    const r = await executarChamada(adm(), salvarConteudoLogin, {
      params: { id: c.hotsite.id },
      body: { conteudos },
    })
    expect(Object.keys(r.erro?.campos ?? {})).toEqual(['conteudos.0.tituloSubtituloImagem.0.imagem'])
  })
})

describe('newsletter', () => {
  const inscrever = async (body: object, ip = '10.0.0.1') => {
    const ctx = { ...visitante(), ip }
    const { selo } = (await executarChamada(ctx, abrirFormulario)).valor
    const depois = { ...ctx, agora: ctx.agora + 10_000 }
    return executarChamada(depois, inscreverNewsletter, { body: { ...body, selo } })
  }
  const pedido = { nome: 'Ana', email: 'Ana@Exemplo.com', consentimento: true }
  const linhas = () => c.banco.sistema.selectFrom('newsletterInscricao').selectAll().execute()

  test('keeps the consent in its words, and an address once', async () => {
    await inscrever(pedido)
    await inscrever({ ...pedido, nome: 'Ana Maria' }, '10.0.0.2')
    expect(await linhas()).toMatchObject([
      { email: 'ana@exemplo.com', nome: 'Ana Maria', hotId: c.hotsite.id },
    ])
  })
  test('without consent nothing is kept, and a program that fills everything is not heard', async () => {
    const sem = await inscrever({ ...pedido, email: 'b@exemplo.com', consentimento: false }, '10.0.0.3')
    expect(sem.erro?.campos?.consentimento).toBeDefined()
    expect(
      (await inscrever({ ...pedido, email: 'c@exemplo.com', site: 'https://x' }, '10.0.0.3')).valor,
    ).toEqual({ ok: true })
    expect(await linhas()).toHaveLength(1)
  })
  test('a flood meets the specification’s words', async () => {
    let ultima = await inscrever(pedido, '10.0.0.9')
    for (let i = 0; i < 5; i++) ultima = await inscrever(pedido, '10.0.0.9')
    expect(ultima.status).toBe(429)
    expect(ultima.erro?.message).toBe('Bloqueado - Aguarde algumas horas para enviar novamente')
  })
})
