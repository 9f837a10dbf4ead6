// Banners on a real database: what is on air stands where it belongs, counts are counts, and pictures fit their place.
import { BANNER } from '@martelo/contracts/banners/banner.cadastro.ts'
import { bannersAtivo } from '@martelo/contracts/banners/banners-ativo.contract.ts'
import { contarBanners } from '@martelo/contracts/banners/contar-banners.contract.ts'
import { enviarImagemDoBanner } from '@martelo/contracts/banners/enviar-imagem-do-banner.contract.ts'
import { seguirBanner } from '@martelo/contracts/banners/seguir-banner.contract.ts'
import { chamadasDoCadastro } from '@martelo/contracts/core/cadastro/chamadas-do-cadastro.ts'
import { POSICOES_DE_BANNER } from '@martelo/domain/banners/posicoes-de-banner.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import './banner.cadastro.handler.ts'
import { htmlDosBanners } from './banners-da-pagina.ts'
import './banners-ativo.handler.ts'
import './contar-banners.handler.ts'
import './enviar-imagem-do-banner.handler.ts'
import './seguir-banner.handler.ts'

const { listar: listarBanners, salvar: salvarBanner, apagar: apagarBanner } = chamadasDoCadastro(BANNER)
let c: Cenario
let imagem = ''
beforeAll(async () => {
  c = await criarCenario({ lotes: 1, clientes: 1 })
  imagem = (await mandar(1300, 420)).valor.url
})
afterAll(() => c.fechar())

async function mandar(width: number, height: number, posicao = 'inicio', uso = 'imagem') {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer()
  return executarChamada(c.ctx(c.equipe), enviarImagemDoBanner, {
    body: { posicao, uso },
    arquivos: [{ nome: 'b.jpg', bytes }],
  })
}
const salvar = (mudar: object = {}, quem = c.ctx(c.equipe)) =>
  executarChamada(quem, salvarBanner, {
    body: {
      uid: null,
      posicao: 'inicio',
      leiUid: null,
      categoria: null,
      nome: 'Feirão',
      imagem,
      imagemMobile: null,
      urlDestino: '/leilao',
      ativo: true,
      prioridade: 0,
      dataInicio: null,
      dataFim: null,
      ...mudar,
    },
  })
// Another context each time: what a hotsite shows is kept for a second.
const noAr = async (query: object = {}) => {
  await new Promise((ok) => setTimeout(ok, 1050))
  return (await executarChamada(c.ctx(null), bannersAtivo, { query })).valor
}
const emDias = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString()

test('on air by dates, position and target; of another hotsite never', async () => {
  await salvar({ nome: 'Agora', dataInicio: emDias(-1), dataFim: emDias(1), prioridade: 5 })
  await salvar({ nome: 'Futuro', dataInicio: emDias(1) })
  await salvar({ nome: 'Passado', dataFim: emDias(-1) })
  await salvar({ nome: 'Desligado', ativo: false })
  await salvar({ nome: 'Do leilão', posicao: 'lista', leiUid: c.leilao.uid })
  await salvar({ nome: 'Das motos', posicao: 'lista', categoria: 'Moto' })
  expect((await noAr()).map((b) => b.nome)).toEqual(['Agora'])
  const lista = POSICOES_DE_BANNER.lista.uid
  const query = { posicaoBannerUid: lista, leiUid: c.leilao.uid }
  expect((await noAr(query)).map((b) => b.nome)).toEqual(['Do leilão'])
  expect((await noAr({ posicaoBannerUid: lista, categoria: 'Moto' })).map((b) => b.nome)).toEqual([
    'Das motos',
  ])
  expect((await executarChamada(c.ctx(null, c.outroHotsite), bannersAtivo, { query: {} })).valor).toEqual([])
})

test('in the list what was made for it comes before what is for everyone, however important', async () => {
  await salvar({ nome: 'De todas', posicao: 'lista', prioridade: 900 })
  const nomes = async (query: object) =>
    (await noAr({ posicaoBannerUid: POSICOES_DE_BANNER.lista.uid, ...query })).map((b) => b.nome)
  expect(await nomes({ leiUid: c.leilao.uid })).toEqual(['Do leilão', 'De todas'])
  expect(await nomes({ categoria: 'Moto' })).toEqual(['Das motos', 'De todas'])
  expect(await nomes({})).toEqual(['De todas'])
})

test('who follows one again and again is led on and counted a few times', async () => {
  const { uid } = (await salvar({ nome: 'Seguido' })).valor
  const ip = '203.0.113.77'
  for (let i = 0; i < 34; i++)
    expect((await executarChamada({ ...c.ctx(null), ip }, seguirBanner, { params: { uid } })).status).toBe(
      200,
    )
  const outro = { ...c.ctx(null), ip: '203.0.113.78' }
  await executarChamada(outro, seguirBanner, { params: { uid } })
  const todos = (await executarChamada(c.ctx(c.equipe), listarBanners)).valor
  expect(todos.find((b) => b.uid === uid)?.cliques).toBe(31)
})

test('strip and window are marked for the count, leading somewhere or not', async () => {
  const faixa = (await salvar({ posicao: 'cabecalho', urlDestino: null })).valor.uid
  const janela = (await salvar({ posicao: 'janela' })).valor.uid
  await new Promise((ok) => setTimeout(ok, 1050))
  const { inicio, fim } = await htmlDosBanners(c.ctx(null), 'N', true)
  expect(inicio).toContain(`data-banner="${faixa}"`)
  expect(inicio).not.toContain('<a ')
  expect(fim).toContain(`data-banner="${janela}"`)
  expect(fim).toContain(`href="/ir?b=${janela}"`)
})

test('seen and followed are counted, from two visitors at once too', async () => {
  const { uid } = (await salvar({ nome: 'Contado' })).valor
  const ver = () => executarChamada(c.ctx(null), contarBanners, { body: { uids: [uid, uid] } })
  await Promise.all([ver(), ver(), ver()])
  const ir = await executarChamada(c.ctx(null), seguirBanner, { params: { uid } })
  expect(ir.valor.urlDestino).toBe('/leilao')
  const fora = await executarChamada(c.ctx(null, c.outroHotsite), seguirBanner, { params: { uid } })
  expect(fora.status).toBe(404)
  const todos = (await executarChamada(c.ctx(c.equipe), listarBanners)).valor
  expect(todos.find((b) => b.uid === uid)).toMatchObject({ vistos: 3, cliques: 1 })
  expect((await executarChamada(c.ctx(c.equipe), apagarBanner, { params: { uid } })).status).toBe(200)
  expect((await executarChamada(c.ctx(null), seguirBanner, { params: { uid } })).status).toBe(404)
})

test.each([
  [{ imagem: 'https://mau.exemplo.com/x.png' }, 'imagem'],
  [{ imagem: '/arquivos/marcas/1/x.webp' }, 'imagem'],
  [{ urlDestino: 'javascript:alert(1)' }, 'urlDestino'],
  [{ nome: '' }, 'nome'],
  [{ dataInicio: emDias(2), dataFim: emDias(1) }, 'dataFim'],
  [{ urlDestino: '#x' }, 'urlDestino'],
  [{ urlDestino: '/ir?b=5b1f6a52-6a3e-4a0d-9a7b-0d8b6c0f5f11' }, 'urlDestino'],
  [{ posicao: 'lista', leiUid: '5b1f6a52-6a3e-4a0d-9a7b-0d8b6c0f5f11' }, 'leiUid'],
  // Elsewhere than in the list it would never be seen.
  [{ posicao: 'inicio', leiUid: '5b1f6a52-6a3e-4a0d-9a7b-0d8b6c0f5f11' }, 'leiUid'],
  [{ posicao: 'cabecalho', categoria: 'Moto' }, 'categoria'],
  [{ posicao: 'janela', categoria: 'Moto' }, 'categoria'],
])('refuses %j at its field', async (mudar, campo) => {
  const r = await salvar(mudar)
  expect(r.status).toBe(422)
  expect(Object.keys(r.erro?.campos ?? {})).toEqual([campo])
})

test('a picture that is too small for its place is refused at its field', async () => {
  const r = await mandar(400, 100, 'inicio', 'imagemMobile')
  expect(r.status).toBe(422)
  expect(r.erro?.campos?.imagemMobile).toContain('pelo menos 600 × 200')
  expect((await mandar(1300, 70, 'cabecalho')).status).toBe(200)
})

test('a client edits none', async () => {
  expect((await salvar({}, c.ctx(c.clientes[0] ?? null))).status).toBe(403)
})
