import { apagarItem } from '@martelo/contracts/conteudo/apagar-item.contract.ts'
import { apagarSessao } from '@martelo/contracts/conteudo/apagar-sessao.contract.ts'
import { assinarPrevia } from '@martelo/contracts/conteudo/assinar-previa.contract.ts'
import { criarPagina } from '@martelo/contracts/conteudo/criar-pagina.contract.ts'
import { duplicarItem } from '@martelo/contracts/conteudo/duplicar-item.contract.ts'
import { duplicarSessao } from '@martelo/contracts/conteudo/duplicar-sessao.contract.ts'
import { editarItem } from '@martelo/contracts/conteudo/editar-item.contract.ts'
import { editarPagina } from '@martelo/contracts/conteudo/editar-pagina.contract.ts'
import { editarSessao } from '@martelo/contracts/conteudo/editar-sessao.contract.ts'
import { lerPagina } from '@martelo/contracts/conteudo/ler-pagina.contract.ts'
import { listarPaginas } from '@martelo/contracts/conteudo/listar-paginas.contract.ts'
import { mudarPrioridadeSessao } from '@martelo/contracts/conteudo/mudar-prioridade-sessao.contract.ts'
import { ordenarSessoes } from '@martelo/contracts/conteudo/ordenar-sessoes.contract.ts'
import { paginasConfiguracao } from '@martelo/contracts/conteudo/paginas-configuracao.contract.ts'
import { previaPagina } from '@martelo/contracts/conteudo/previa-pagina.contract.ts'
import { publicarPagina } from '@martelo/contracts/conteudo/publicar-pagina.contract.ts'
import { recuperarItem } from '@martelo/contracts/conteudo/recuperar-item.contract.ts'
import { recuperarSessao } from '@martelo/contracts/conteudo/recuperar-sessao.contract.ts'
import { restaurarVersao } from '@martelo/contracts/conteudo/restaurar-versao.contract.ts'
import { versoesDaPagina } from '@martelo/contracts/conteudo/versoes-da-pagina.contract.ts'
import { NOMES_DE_ELEMENTOS } from '@martelo/domain/conteudo/elementos.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { iniciarVitrineDeTeste } from '../../../../../tests/pg/motores-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import type { PaginaDoEditor } from './mudar-rascunho.ts'
import { itemDe, paginasDeTeste } from './paginas.fixture.ts'

let c: Cenario
let t: ReturnType<typeof paginasDeTeste>
let parar: () => Promise<void>

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lotes: 3, clientes: 1 })
  t = paginasDeTeste(c)
  parar = await iniciarVitrineDeTeste(c.servicos)
})
afterAll(async () => {
  await parar()
  await c.fechar()
})

const adm: typeof t.adm = (...a) => t.adm(...a)
const visitante: typeof t.visitante = (...a) => t.visitante(...a)
const ver: typeof t.ver = (...a) => t.ver(...a)
const elementos: typeof t.elementos = (...a) => t.elementos(...a)
const novaPagina: typeof t.novaPagina = (...a) => t.novaPagina(...a)
const comSessao: typeof t.comSessao = (...a) => t.comSessao(...a)
const comItem: typeof t.comItem = (...a) => t.comItem(...a)
const publicar: typeof t.publicar = (...a) => t.publicar(...a)

describe('pages that were never edited', () => {
  test('the home stands, with its lots, at its one address', async () => {
    // The search is right soon after the lots are there, not at once.
    const lotesAbertos = async () => (await ver('/')).valor.sessoes[0]?.dados.total
    await expect.poll(lotesAbertos, { timeout: 10_000 }).toBe(3)
    const r = await ver('/')
    expect(r.erro).toBeNull()
    expect(r.valor.sessoes.map((s) => s.elemento).slice(0, 3)).toEqual([
      'BUSCA_HERO',
      'LOTES_ENCERRANDO',
      'EVENTOS_AO_VIVO',
    ])
    expect(r.valor.sessoes.find((s) => s.elemento === 'LOTES_ENCERRANDO')?.dados.lotes).toHaveLength(3)
  })

  test('an alias leads to the same page, and another address to none', async () => {
    expect((await ver('/sobrenos')).valor.uri).toBe('/quem-somos')
    expect((await ver('/nao-ha')).status).toBe(404)
    const r = await executarChamada(visitante(), paginasConfiguracao, { query: { uri: '/diferenciais' } })
    expect(r.valor).toMatchObject({ modeloPagina: 9, titulo: 'Diferenciais' })
  })

  test('a shop has them in its own words', async () => {
    const r = await ver('/', visitante(c.outroHotsite))
    expect(JSON.stringify(r.valor.sessoes.map((s) => s.config))).not.toMatch(/leil|lote/i)
  })

  test('the first edit copies what visitors see, once', async () => {
    const antes = await elementos('/diferenciais')
    const body = { modelo: 9 }
    const [um, dois] = await Promise.all([
      executarChamada(adm(), criarPagina, { body }),
      executarChamada(adm(), criarPagina, { body }),
    ])
    expect([um.status, dois.status].toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await elementos('/diferenciais')).toEqual(antes)
    const lista = (await executarChamada(adm(), listarPaginas)).valor
    expect(lista.filter((l) => l.modeloPagina !== null)).toHaveLength(17)
    expect(lista.find((l) => l.modeloPagina === 9)).toMatchObject({
      mudou: false,
      publicadaEm: null,
      ativa: true,
    })
  })
})

test.each(NOMES_DE_ELEMENTOS)('a section %s can be added, published and read', async (elemento) => {
  const { p } = await comSessao(elemento)
  await publicar(p.uid)
  const r = await ver(p.uri)
  expect(r.erro).toBeNull()
  expect(r.valor.sessoes.map((s) => s.elemento)).toEqual([elemento])
})

describe('draft and publication', () => {
  test('visitors see nothing of a draft, then all of it', async () => {
    const { p, sesUid, iteUid } = await comItem('TEXTO')
    expect((await ver(p.uri)).status).toBe(404)
    expect((await publicar(p.uid)).mudou).toBe(false)
    expect((await ver(p.uri)).valor.sessoes[0]?.itens).toEqual([{ uid: iteUid }])

    await executarChamada(adm(), editarItem, {
      params: { id: iteUid },
      body: { titulo: 'Novo', texto: '<p>Oi</p>' },
    })
    const r = await executarChamada(adm(), editarSessao, {
      params: { id: sesUid },
      body: { tamanhoColuna: 'metade' },
    })
    expect(r.valor.mudou).toBe(true)
    expect((await ver(p.uri)).valor.sessoes[0]).toMatchObject({
      tamanhoColuna: 'inteira',
      itens: [{ uid: iteUid }],
    })
    await publicar(p.uid)
    expect((await ver(p.uri)).valor.sessoes[0]).toMatchObject({
      tamanhoColuna: 'metade',
      itens: [{ uid: iteUid, titulo: 'Novo', texto: '<p>Oi</p>' }],
    })
  })

  test('no reader sees half of a publication', async () => {
    const { p } = await comItem('TEXTO')
    const outra = await comItem('TEXTO', p)
    const itens = outra.p.sessoes.flatMap((s) => s.itens.map((i) => i.uid))
    expect(itens).toHaveLength(2)
    await publicar(p.uid)
    const vistos = new Set<string>()
    const leitura = { acabou: false }
    const leitor = async () => {
      while (!leitura.acabou) {
        const r = await ver(p.uri)
        vistos.add(r.valor.sessoes.flatMap((s) => s.itens.map((i) => i.titulo ?? '-')).join('|'))
      }
    }
    const leitores = [leitor(), leitor()]
    for (let n = 1; n <= 6; n++) {
      for (const id of itens)
        await executarChamada(adm(), editarItem, { params: { id }, body: { titulo: `v${n}` } })
      await publicar(p.uid)
    }
    leitura.acabou = true
    await Promise.all(leitores)
    expect(vistos.size).toBeGreaterThan(1)
    for (const v of vistos) {
      const [a, b] = v.split('|')
      expect(a).toBe(b)
    }
  })

  test('two who publish at once make two versions, one after the other', async () => {
    const { p, iteUid } = await comItem('TEXTO')
    await Promise.all([
      publicar(p.uid),
      executarChamada(adm(), editarItem, { params: { id: iteUid }, body: { titulo: 'x' } }).then(() =>
        publicar(p.uid),
      ),
    ])
    const v = (await executarChamada(adm(), versoesDaPagina, { params: { id: p.uid } })).valor
    expect(v.filter((x) => x.noAr)).toHaveLength(1)
    expect(v[0]?.noAr).toBe(true)
    expect(new Set(v.map((x) => x.numero)).size).toBe(v.length)
  })

  test('an old version comes back into the draft and changes the site when it is published', async () => {
    const { p, iteUid } = await comItem('TEXTO')
    await executarChamada(adm(), editarItem, { params: { id: iteUid }, body: { titulo: 'Primeiro' } })
    await publicar(p.uid)
    await executarChamada(adm(), editarItem, { params: { id: iteUid }, body: { titulo: 'Segundo' } })
    await publicar(p.uid)
    const r = await executarChamada(adm(), restaurarVersao, { params: { id: p.uid, numero: 1 }, body: {} })
    expect(r.valor).toMatchObject({ mudou: true, sessoes: [{ itens: [{ titulo: 'Primeiro' }] }] })
    expect((await ver(p.uri)).valor.sessoes[0]?.itens[0]?.titulo).toBe('Segundo')
    await publicar(p.uid)
    expect((await ver(p.uri)).valor.sessoes[0]?.itens[0]?.titulo).toBe('Primeiro')
    const v = (await executarChamada(adm(), versoesDaPagina, { params: { id: p.uid } })).valor
    expect(v.map((x) => [x.numero, x.noAr, x.por])).toEqual([
      [3, true, 'Equipe ADM'],
      [2, false, 'Equipe ADM'],
      [1, false, 'Equipe ADM'],
    ])
  })

  test('publishing what is on already makes no version', async () => {
    const { p } = await comSessao('TEXTO')
    await publicar(p.uid)
    await publicar(p.uid)
    expect((await executarChamada(adm(), versoesDaPagina, { params: { id: p.uid } })).valor).toHaveLength(1)
  })
})

describe('two people on one page', () => {
  test('the later one is told who was faster and what changed; nothing of his is written', async () => {
    const { p, sesUid } = await comSessao('TEXTO')
    const colega = c.ctx({ ...c.equipe, nome: 'Colega' })
    await executarChamada(colega, editarSessao, {
      params: { id: sesUid },
      body: { nome: 'Do colega', versao: p.versao },
    })
    const tarde = await executarChamada(adm(), editarSessao, {
      params: { id: sesUid },
      body: { nome: 'Minha', versao: p.versao },
    })
    expect(tarde).toMatchObject({
      status: 409,
      erro: { error: 'MUDOU', dados: { por: 'Colega', versao: p.versao + 1 } },
    })
    const lida = (await executarChamada(adm(), lerPagina, { params: { id: p.uid } })).valor
    expect(lida.sessoes[0]?.nome).toBe('Do colega')
    expect(lida.alteradaPor).toBe('Colega')
  })
})

describe('sections', () => {
  test('rise and fall one step, and take the order of a drag', async () => {
    let { p } = await comSessao('TEXTO')
    for (const e of ['MARCAS', 'AGENDA'] as const) p = (await comSessao(e, p)).p
    const nomes = (x: PaginaDoEditor) => x.sessoes.map((s) => s.nome).join()
    expect(nomes(p)).toBe('TEXTO,MARCAS,AGENDA')
    const mudar = async (id: string, prioridade: string) =>
      (await executarChamada(adm(), mudarPrioridadeSessao, { params: { id }, body: { prioridade } })).valor
    p = await mudar(p.sessoes[2]?.uid ?? '', 'aumentar')
    expect(nomes(p)).toBe('TEXTO,AGENDA,MARCAS')
    p = await mudar(p.sessoes[0]?.uid ?? '', 'diminuir')
    expect(nomes(p)).toBe('AGENDA,TEXTO,MARCAS')
    const ordem = p.sessoes.map((s) => s.uid).toReversed()
    p = (await executarChamada(adm(), ordenarSessoes, { params: { id: p.uid }, body: { ordem } })).valor
    expect(nomes(p)).toBe('MARCAS,TEXTO,AGENDA')
    const menos = await executarChamada(adm(), ordenarSessoes, {
      params: { id: p.uid },
      body: { ordem: ordem.slice(1) },
    })
    expect(menos.status).toBe(400)
    const errada = await executarChamada(adm(), mudarPrioridadeSessao, {
      params: { id: ordem[0] },
      body: { prioridade: 'subir' },
    })
    expect(errada.erro?.campos?.prioridade).toBe('A prioridade é aumentar ou diminuir')
  })

  test('a copy stands below its original, with copies of its items', async () => {
    const { p, sesUid, iteUid } = await comItem('DIFERENCIAIS')
    await executarChamada(adm(), editarItem, { params: { id: iteUid }, body: { titulo: 'Um' } })
    await comSessao('MARCAS', p)
    const r = await executarChamada(adm(), duplicarSessao, { params: { id: sesUid }, body: {} })
    expect(r.valor.sessoes.map((s) => [s.nome, s.itens.map((i) => i.titulo)])).toEqual([
      ['DIFERENCIAIS', ['Um']],
      ['DIFERENCIAIS (cópia)', ['Um']],
      ['MARCAS', []],
    ])
    const uids = r.valor.sessoes.flatMap((s) => [s.uid, ...s.itens.map((i) => i.uid)])
    expect(new Set(uids).size).toBe(uids.length)
  })

  test('what was deleted comes back to its place until the page is published', async () => {
    const a = await comItem('TEXTO')
    const b = await comSessao('MARCAS', a.p)
    const apagada = await executarChamada(adm(), apagarSessao, { params: { id: a.sesUid } })
    expect(apagada.valor.sessoes.map((s) => s.uid)).toEqual([b.sesUid])
    expect((await executarChamada(adm(), editarItem, { params: { id: a.iteUid }, body: {} })).status).toBe(
      404,
    )
    const volta = await executarChamada(adm(), recuperarSessao, { params: { id: a.sesUid } })
    expect(volta.valor.sessoes.map((s) => s.uid)).toEqual([a.sesUid, b.sesUid])
    expect(
      (await executarChamada(adm(), apagarItem, { params: { id: a.iteUid } })).valor.sessoes[0]?.itens,
    ).toEqual([])
    const item = await executarChamada(adm(), recuperarItem, { params: { id: a.iteUid } })
    expect(item.valor.sessoes[0]?.itens.map((i) => i.uid)).toEqual([a.iteUid])
    await executarChamada(adm(), apagarSessao, { params: { id: a.sesUid } })
    await publicar(a.p.uid)
    expect((await executarChamada(adm(), recuperarSessao, { params: { id: a.sesUid } })).status).toBe(404)
  })

  test('keeps only what its kind is told', async () => {
    const { sesUid } = await comSessao('MARCAS')
    const config = { titulo: 'Marcas', quantidade: 4, cidade: 'Campinas' }
    const r = await executarChamada(adm(), editarSessao, { params: { id: sesUid }, body: { config } })
    expect(r.valor.sessoes[0]?.config).toEqual({ titulo: 'Marcas', quantidade: 4 })
  })

  test('a filter shows its lots, and a list above is not repeated', async () => {
    const { p, sesUid } = await comSessao('LOTES_ENCERRANDO')
    await executarChamada(adm(), editarSessao, {
      params: { id: sesUid },
      body: { config: { quantidade: 1 } },
    })
    await comSessao('CARROSSEL_LOTES', p)
    await publicar(p.uid)
    const [encerrando, destaques] = (await ver(p.uri)).valor.sessoes
    expect(encerrando?.dados.lotes).toHaveLength(1)
    expect(destaques?.dados.lotes).toHaveLength(2)
    expect(destaques?.dados.lotes?.map((l) => l.id)).not.toContain(encerrando?.dados.lotes?.[0]?.id)
    expect(destaques?.dados.verTodos).toBe('/leilao')
  })
})

describe('items', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['a link that runs', { link: 'javascript:alert(1)' }, 'link'],
    ['a link that is a sentence', { link: 'veja aqui' }, 'link'],
    ['a colour by name', { corTexto: 'red' }, 'corTexto'],
    ['an icon that does not exist', { icone: 'caveira' }, 'icone'],
    ['a picture of another origin', { imagem: 'https://rastreador.exemplo/p.png' }, 'imagem'],
    ['a picture that was never sent', { imagemMobile: '/arquivos/paginas/1/ab/abc.webp' }, 'imagemMobile'],
    [
      'an end before the beginning',
      { dataInicio: '2026-05-02T00:00:00Z', dataFim: '2026-05-01T00:00:00Z' },
      'dataFim',
    ],
    ['a text of a book', { texto: 'x'.repeat(20_001) }, 'texto'],
  ])('refused at its field: %s', async (_, body, campo) => {
    const { iteUid } = await comItem('TEXTO')
    const r = await executarChamada(adm(), editarItem, { params: { id: iteUid }, body })
    expect(r.status).toBe(400)
    expect(Object.keys(r.erro?.campos ?? {})).toEqual([campo])
  })

  test('an empty link is null, a link without its scheme gets one', async () => {
    const { iteUid } = await comItem('TEXTO')
    const link = async (texto: string) => {
      const r = await executarChamada(adm(), editarItem, { params: { id: iteUid }, body: { link: texto } })
      return itemDe(r.valor, iteUid)?.link
    }
    expect(await link('intranet.exemplo/pagina')).toBe('https://intranet.exemplo/pagina')
    expect(await link('http://servidor/pagina')).toBe('http://servidor/pagina')
    expect(await link('')).toBeNull()
  })

  test('an item is seen within its dates only', async () => {
    const { p, sesUid, iteUid } = await comItem('BANNERS')
    await executarChamada(adm(), duplicarItem, { body: { itemUid: iteUid } })
    const ontem = new Date(Date.now() - 86_400_000).toISOString()
    await executarChamada(adm(), editarItem, {
      params: { id: iteUid },
      body: { titulo: 'Passou', dataFim: ontem },
    })
    await publicar(p.uid)
    const sessao = (await ver(p.uri)).valor.sessoes.find((s) => s.uid === sesUid)
    expect(sessao?.itens).toHaveLength(1)
    expect(sessao?.itens[0]?.titulo).toBeUndefined()
  })

  test('a section takes as many as its kind has room for', async () => {
    const { sesUid } = await comItem('BUSCA_HERO')
    const r = await executarChamada(adm(), duplicarItem, { body: { sessaoUid: sesUid } })
    expect(r.erro?.campos?.sessaoUid).toMatch(/no máximo 1 item/)
  })

  test('a video is one of an allowed host', async () => {
    const { iteUid } = await comItem('VIDEOS')
    const mudar = (link: string) =>
      executarChamada(adm(), editarItem, { params: { id: iteUid }, body: { link } })
    expect((await mudar('https://mal.exemplo/v.mp4')).erro?.campos?.link).toMatch(/YouTube/)
    expect((await mudar('https://youtu.be/dQw4w9WgXcQ')).status).toBe(200)
  })
})

describe('switching a page off', () => {
  test('takes it from the site at once, for its aliases too, and leaves nothing to publish', async () => {
    const r = await executarChamada(adm(), criarPagina, { body: { modelo: 1 } })
    await publicar(r.valor.uid)
    const desligada = await executarChamada(adm(), editarPagina, {
      params: { id: r.valor.uid },
      body: { ativa: false },
    })
    expect(desligada.valor.mudou).toBe(false)
    for (const uri of ['/quem-somos', '/sobre']) expect((await ver(uri)).status).toBe(404)
    await executarChamada(adm(), editarPagina, { params: { id: r.valor.uid }, body: { ativa: true } })
    expect((await ver('/quem-somos')).status).toBe(200)
  })

  test('the home cannot be switched off', async () => {
    const r = await executarChamada(adm(), criarPagina, { body: { modelo: 0 } })
    const desligar = await executarChamada(adm(), editarPagina, {
      params: { id: r.valor.uid },
      body: { ativa: false },
    })
    expect(desligar.erro?.campos).toEqual({ ativa: 'Esta página não pode ser desligada' })
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['a model that does not exist', { modelo: 17 }, 'modelo'],
    ['no model', {}, 'modelo'],
    ['an address of the site', { modelo: null, uri: '/sobre', titulo: 'x', descricao: 'y' }, 'uri'],
    [
      'an address of another screen',
      { modelo: null, uri: '/leilao/promo', titulo: 'x', descricao: 'y' },
      'uri',
    ],
    ['an address with accents', { modelo: null, uri: '/promoção', titulo: 'x', descricao: 'y' }, 'uri'],
    ['no title', { modelo: null, uri: '/x', descricao: 'y' }, 'titulo'],
  ])('a page is refused at its field: %s', async (_, body, campo) => {
    const r = await executarChamada(adm(), criarPagina, { body })
    expect(r.status).toBe(400)
    expect(Object.keys(r.erro?.campos ?? {})).toEqual([campo])
  })
})

describe('the preview', () => {
  const abrir = async (url: string, ctx = visitante()) =>
    executarChamada(ctx, previaPagina, {
      query: {
        pagina: url.split('?')[0]?.split('/').at(-1),
        ...Object.fromEntries(new URLSearchParams(url.split('?')[1])),
      },
    })

  test('shows the draft only to those who have its address', async () => {
    const { p, iteUid } = await comItem('TEXTO')
    await executarChamada(adm(), editarItem, { params: { id: iteUid }, body: { titulo: 'Rascunho' } })
    const { url } = (await executarChamada(adm(), assinarPrevia, { params: { id: p.uid } })).valor
    expect((await abrir(url)).valor.sessoes[0]?.itens[0]?.titulo).toBe('Rascunho')
    expect((await abrir(url.replace(/assinatura=..../, 'assinatura=AAAA'))).status).toBe(404)
    expect(
      (await abrir(url.replace(/expira=(\d+)/, (_, n: string) => `expira=${Number(n) + 60}`))).status,
    ).toBe(404)
    expect((await abrir(url, visitante(c.outroHotsite))).status).toBe(404)
    const tarde = { ...visitante(), agora: Date.now() + 301_000 }
    expect((await abrir(url, tarde)).status).toBe(404)
    const outra = await novaPagina()
    expect((await abrir(url.replace(p.uid, outra.uid))).status).toBe(404)
  })
})

test('another hotsite neither reads nor changes a page', async () => {
  const { p, sesUid, iteUid } = await comItem('TEXTO')
  await publicar(p.uid)
  const alheio = () => c.ctx({ ...c.equipe, hotId: c.outroHotsite.id }, c.outroHotsite)
  expect((await ver(p.uri, alheio())).status).toBe(404)
  const tentativas = [
    executarChamada(alheio(), lerPagina, { params: { id: p.uid } }),
    executarChamada(alheio(), editarPagina, { params: { id: p.uid }, body: { titulo: 'x' } }),
    executarChamada(alheio(), editarSessao, { params: { id: sesUid }, body: { nome: 'x' } }),
    executarChamada(alheio(), editarItem, { params: { id: iteUid }, body: { titulo: 'x' } }),
    executarChamada(alheio(), apagarSessao, { params: { id: sesUid } }),
    executarChamada(alheio(), duplicarItem, { body: { itemUid: iteUid } }),
    executarChamada(alheio(), publicarPagina, { params: { id: p.uid }, body: {} }),
    executarChamada(alheio(), versoesDaPagina, { params: { id: p.uid } }),
    executarChamada(alheio(), assinarPrevia, { params: { id: p.uid } }),
  ]
  expect((await Promise.all(tentativas)).map((r) => r.status)).toEqual(tentativas.map(() => 404))
})
