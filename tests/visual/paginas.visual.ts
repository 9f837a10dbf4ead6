/**
 * Every public page as it looks at four widths on the three brands, beside the pictures that a person looked at and
 * kept (tests/visual/retratos): `npm run visual`. `npm run visual -- --write` keeps the new ones: look at each before
 * it is committed. Not part of `npm test`, which would take a third longer.
 */
import { type Browser, expect, test } from '@playwright/test'
import { type Marca, url } from '../e2e/apoio.ts'
import { paginaDeVideos } from '../e2e/telas/abertura.ts'
import { Casa } from '../e2e/telas/casa.ts'
import { PUBLICAS } from '../e2e/telas/publicas.ts'
import { comparar, igual, ler } from './comparar.ts'
import {
  abrir,
  anotarNavegador,
  conferir,
  fotografar,
  guardar,
  LARGURAS,
  mesmoNavegador,
  visitante,
} from './retratar.ts'

const GRAVAR = process.env.MARTELO_VISUAL_GRAVAR === '1'
const MARCAS: readonly Marca[] = ['leilao', 'loja', 'auto']
/** Pages that are another one under a parameter of their address. */
const VISTAS = [
  { nome: 'agendaDoMes', onde: async () => '/agenda?ver=mes' },
  { nome: 'listaEmTabela', onde: async () => '/leilao?ver=tabela' },
  { nome: 'listaSemNada', onde: async () => '/leilao?q=nada-disso-existe' },
] as const
const PAGINAS = [...PUBLICAS, ...VISTAS]

const casas = new Map<Marca, Casa>()
const casaDe = async (browser: Browser, marca: Marca): Promise<Casa> => {
  const ja = casas.get(marca)
  if (ja !== undefined) return ja
  const casa = new Casa(browser, marca)
  casas.set(marca, casa)
  await paginaDeVideos(casa)
  return casa
}
test.afterAll(async () => {
  for (const c of casas.values()) await c.fechar()
})

for (const marca of MARCAS)
  for (const { nome, onde } of PAGINAS) {
    test(`${marca}: ${nome} looks as it was kept`, async ({ browser }) => {
      if (GRAVAR) anotarNavegador(browser)
      expect(mesmoNavegador(browser), 'taken by another browser: keep new ones with --write').toBe(true)
      const caminho = await onde(await casaDe(browser, marca))
      const { contexto, page } = await visitante(browser)
      await abrir(page, marca, caminho)
      for (const l of LARGURAS) {
        const webp = await fotografar(page, l)
        if (GRAVAR) {
          guardar(marca, nome, l, webp)
          continue
        }
        const d = await conferir(marca, nome, l, webp)
        if (!igual(d))
          await test.info().attach(`${nome}-${l.janela.width}`, { body: webp, contentType: 'image/webp' })
        expect.soft(igual(d), `${nome} at ${l.janela.width}: ${JSON.stringify(d)}`).toBe(true)
      }
      await contexto.close()
    })
  }

test('a card that moved by 8 pixels is seen, and so is a colour that changed', async ({ browser }) => {
  const { contexto, page } = await visitante(browser)
  await abrir(page, 'leilao', '/')
  for (const l of LARGURAS) {
    const antes = await ler(await fotografar(page, l))
    for (const css of [
      '.cartao-do-lote { position: relative; left: 8px }',
      '.cartao-do-lote { background: #f3dcdc }',
    ]) {
      const estilo = await page.addStyleTag({ content: css })
      const d = comparar(antes, await ler(await fotografar(page, l)))
      expect(igual(d), `${css} at ${l.janela.width}: ${JSON.stringify(d)}`).toBe(false)
      await estilo.evaluate((e) => (e as Element).remove())
    }
    expect(igual(comparar(antes, await ler(await fotografar(page, l))))).toBe(true)
  }
  await contexto.close()
})

test('no page tells the day of the machine', async ({ browser }) => {
  const hoje = new Date()
  const dias = [0, -1, 1].map((d) => new Date(hoje.getTime() + d * 86_400_000).toLocaleDateString('pt-BR'))
  const casa = await casaDe(browser, 'leilao')
  const page = await casa.pagina('visitante')
  for (const { nome, onde } of PAGINAS) {
    const caminho = await onde(casa)
    const texto = await page.evaluate(async (u) => (await fetch(u)).text(), url('leilao', caminho))
    expect(
      dias.filter((d) => texto.includes(d)),
      nome,
    ).toEqual([])
  }
})
