/** One brand of the demonstration with its people, and how a screen is opened there and waited for. */
import { TELAS } from '@martelo/contracts/core/routes.ts'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { vezes } from '../../noite.ts'
import { comSessao, type Marca, PESSOAS, url } from '../apoio.ts'
import { ABERTURAS, type Quem } from './abertura.ts'
import { type CompraDeExemplo, compraDeExemplo } from './compra-de-exemplo.ts'
import { pelaApi } from './pela-api.ts'

/** One brand, with a browser for each person who is needed, signed in once. */
export class Casa {
  readonly #navegador: Browser
  readonly #marca: Marca
  readonly #pessoas = new Map<Quem, Promise<Page>>()
  #compra: Promise<CompraDeExemplo> | undefined
  /** what the pages' scripts threw, and what React could not take over of what the server had rendered */
  readonly quebras: string[] = []

  constructor(navegador: Browser, marca: Marca) {
    this.#navegador = navegador
    this.#marca = marca
  }

  pagina(quem: Quem): Promise<Page> {
    const ja = this.#pessoas.get(quem) ?? this.#receber(quem)
    this.#pessoas.set(quem, ja)
    return ja
  }

  async #receber(quem: Quem): Promise<Page> {
    const contexto: BrowserContext = await this.#navegador.newContext({
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
    })
    const page = await contexto.newPage()
    page.on('pageerror', (e) => this.quebras.push(`${new URL(page.url()).pathname}: ${e.message}`))
    if (quem === 'visitante') await page.goto(url(this.#marca, '/robots.txt'))
    else await comSessao(page, this.#marca, PESSOAS[quem])
    return page
  }

  async ler<R>(quem: Quem, chamada: string): Promise<R> {
    return pelaApi<R>(await this.pagina(quem), 'GET', chamada)
  }

  async um<R>(quem: Quem, lista: string): Promise<R> {
    const [linha] = await this.ler<R[]>(quem, lista)
    if (linha === undefined) throw new Error(`${lista} has nothing in the demonstration`)
    return linha
  }

  compra(): Promise<CompraDeExemplo> {
    this.#compra ??= (async () => compraDeExemplo(await this.pagina('cliente')))()
    return this.#compra
  }

  /** The full address of a screen. */
  async endereco(nome: string): Promise<string> {
    const abertura = ABERTURAS[nome]
    const tela = TELAS[nome]
    if (abertura === undefined || tela === undefined) throw new Error(`no way to open ${nome}`)
    const destino = (await abertura.onde?.(this)) ?? {}
    if (typeof destino === 'string') return url(this.#marca, destino)
    const caminho = tela.path.replace(/:(\w+)/g, (_, p: string) => encodeURIComponent(destino[p] ?? ''))
    // A short page of a list holds what a long one does, but for the colours of a rare state: those at night.
    if (tela.area === 'retaguarda' && !tela.path.includes(':'))
      return url(this.#marca, `${caminho}?porPagina=${vezes(8, 20)}`)
    if (/[:*]|\/$/.test(caminho) && caminho !== '/')
      throw new Error(`${nome}: no parameters for ${tela.path}`)
    return url(this.#marca, caminho)
  }

  async fechar(): Promise<void> {
    for (const p of this.#pessoas.values()) await (await p).context().close()
  }
}

/** Opens a screen and waits until it shows what it came to show. */
export async function abrir(casa: Casa, nome: string): Promise<Page> {
  const abertura = ABERTURAS[nome]
  const page = await casa.pagina(abertura?.quem ?? 'visitante')
  if (abertura?.segurar !== undefined) await page.route(abertura.segurar, () => undefined)
  await ir(page, await casa.endereco(nome), nome)
  await assentar(page)
  return page
}

/** The studio loads itself anew: only its own document may use the microphone. */
const DOCUMENTOS = new Set(['transmissao'])

/**
 * Within the back-office as by a link of its menu: the scripts, the styles and axe stay, which are most of what a load
 * costs. From anywhere else, and to a screen that is loaded as a document of its own, by a load.
 */
async function ir(page: Page, endereco: string, nome: string): Promise<void> {
  const porLigacao = TELAS[nome]?.area === 'retaguarda' && !DOCUMENTOS.has(nome)
  const { pathname, search } = new URL(endereco)
  const dentro =
    porLigacao &&
    (await page.locator('.mantine-AppShell-root').count()) > 0 &&
    (await page.evaluate(async (caminho) => {
      const { __reactRouterDataRouter: rotas } = window as unknown as Roteador
      if (rotas === undefined) return false
      for (const parte of document.querySelectorAll('main > :not([role="status"])'))
        parte.setAttribute('data-de-antes', '')
      await rotas.navigate(caminho, { flushSync: true })
      return true
    }, pathname + search))
  if (!dentro) await page.goto(endereco)
  // React shows the screen of before until the new one can be drawn.
  else await expect(page.locator('main > [data-de-antes]')).toHaveCount(0)
}

interface Roteador {
  readonly __reactRouterDataRouter?: {
    navigate(caminho: string, opcoes: { flushSync: boolean }): Promise<void>
  }
}

/** No skeleton, no spinner, no request on its way, no picture still to be drawn. */
export async function assentar(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForFunction(
    () =>
      // The kit's own page shows the states of waiting for good.
      [
        ...document.querySelectorAll(
          '.mantine-Skeleton-root, .mantine-Loader-root, [aria-busy="true"], .esqueleto',
        ),
      ].every((e) => e.closest('[data-amostra]') !== null) &&
      // Between two screens of the back-office, on a busy machine, there is a frame and no title.
      document.title !== '' &&
      document.querySelector('h1, h2, main, article') !== null,
    undefined,
    { timeout: 15_000 },
  )
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
