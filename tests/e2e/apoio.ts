/** What the end-to-end tests share: people of the demonstration, sign-in through the real form, the mailbox, axe. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { pelaApi } from './telas/pela-api.ts'

export const SENHA = 'martelo'
export const PESSOAS = {
  adm: 'adm@martelo.demo',
  leilao: 'leilao@martelo.demo',
  sac: 'sac@martelo.demo',
  acerto: 'acerto@martelo.demo',
  patio: 'patio@martelo.demo',
  remocao: 'remocao@martelo.demo',
  motorista: 'motorista@martelo.demo',
  ti: 'ti@martelo.demo',
  juridico: 'juridico@martelo.demo',
  leiloeiro: 'leiloeiro@martelo.demo',
  comitente: 'comitente@martelo.demo',
  cliente: 'cliente@martelo.demo',
} as const

/** `serra` is there once casa-nova.e2e has opened it. */
export type Marca = 'leilao' | 'loja' | 'auto' | 'serra'

/** The address of a page of one brand on the port of this run. */
export function url(marca: Marca, caminho = '/'): string {
  return `http://${marca}.localhost:${process.env.MARTELO_E2E_PORT}${caminho}`
}

/** Loads of a document that were a reload: by the browser's own word, or the same address twice in one tab. */
const RECARGAS = new WeakMap<BrowserContext, string[]>()

/** The addresses that this person had to load again. */
export const recargasDe = (page: Page): readonly string[] =>
  RECARGAS.get(page.context()) ?? ['no one counted']

async function contarRecargas(contexto: BrowserContext): Promise<void> {
  const recargas: string[] = []
  const ultimos = new WeakMap<Page, string>()
  RECARGAS.set(contexto, recargas)
  await contexto.exposeBinding('documentoCarregado', ({ page }, tipo: string, onde: string) => {
    // The simulated mailbox is looked at again until a job has written the letter: it is no page of the product.
    const denovo = tipo === 'reload' || ultimos.get(page) === onde
    if (denovo && !onde.includes('/simuladores/')) recargas.push(onde)
    ultimos.set(page, onde)
  })
  await contexto.addInitScript(() => {
    if (window.top !== window || !location.href.startsWith('http')) return
    const [entrada] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const { documentoCarregado } = window as unknown as Record<string, (tipo: string, onde: string) => void>
    documentoCarregado?.(entrada?.type ?? '', location.href)
  })
}

let arquivo = ''
const abertos = new Set<BrowserContext>()

/** People of a file that is over would go on asking the server and drawing beside the next file of this worker. */
async function despedirOsDeAntes(): Promise<void> {
  const { file } = test.info()
  if (file === arquivo) return
  arquivo = file
  // Several people may come at once: those who come while these leave stay.
  const deAntes = [...abertos]
  abertos.clear()
  for (const contexto of deAntes) {
    for (const page of contexto.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    await contexto.unrouteAll({ behavior: 'ignoreErrors' })
    await contexto.close()
  }
}

/** A person with a browser of his own. */
export async function pessoa(browser: Browser, opcoes: { celular?: boolean } = {}): Promise<Page> {
  await despedirOsDeAntes()
  const contexto: BrowserContext = await browser.newContext({
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: opcoes.celular ? { width: 390, height: 844 } : { width: 1280, height: 900 },
  })
  abertos.add(contexto)
  contexto.once('close', () => abertos.delete(contexto))
  await contarRecargas(contexto)
  return contexto.newPage()
}

/** Signs in through the form, as staff at /login-sistema and as a client at /login. */
export async function entrar(page: Page, marca: Marca, email: string, senha = SENHA): Promise<void> {
  const casa = email.endsWith('@martelo.demo') && !email.startsWith('cliente')
  await page.goto(url(marca, casa ? '/login-sistema' : '/login'))
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(senha)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/**
 * Signed in as the form would have left this browser, at a page of the brand that draws nothing: for a story that goes on by
 * an address or a call. The form itself is walked wherever a story goes on from the page to which it leads.
 */
export async function comSessao(page: Page, marca: Marca, email: string): Promise<void> {
  const casa = email.endsWith('@martelo.demo') && !email.startsWith('cliente')
  await page.goto(url(marca, '/robots.txt'))
  const quem = casa ? { client_id: email, client_secret: SENHA } : { email, senha: SENHA }
  const { dataFimToken, manterLogado } = await pelaApi<{ dataFimToken: string; manterLogado: boolean }>(
    page,
    'POST',
    '/v1/usuario/efetuar-login',
    { ...quem, manterLogado: false },
  )
  await page.evaluate(
    (s) => {
      localStorage.setItem('martelo.ultimaAtividade', String(Date.now()))
      localStorage.setItem('martelo.sessao', s)
    },
    JSON.stringify({ dataFimToken: Date.parse(dataFimToken), manterLogado }),
  )
}

/** Through the back-office's menu: one area is open at a time, and the one of the screen already is. */
export async function peloMenu(page: Page, area: string, item: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Módulos' })
  const link = menu.getByRole('link', { name: new RegExp(`^${item}( \\d+)?$`) }).first()
  const botao = menu.getByRole('button', { name: new RegExp(`^${area}( \\d+)?$`) })
  await expect(link.or(botao).first()).toBeVisible()
  if (!(await link.isVisible())) await botao.click()
  await link.click()
}

/** The newest six-digit code sent to that address or number. */
export async function codigoDe(page: Page, marca: Marca, para: string): Promise<string> {
  const outra = await page.context().newPage()
  let texto = ''
  // A job writes the letter after the page has had its answer.
  await expect(async () => {
    await outra.goto(url(marca, '/simuladores/caixa-postal'))
    texto = await outra.locator('article', { hasText: para }).first().innerText({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
  await outra.close()
  const codigo = /\b\d{6}\b/.exec(texto)?.[0]
  if (codigo === undefined) throw new Error(`no code for ${para}`)
  return codigo
}

const NORMAS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** axe finds nothing on the page as it stands; with `regras`, nothing by these rules alone. */
export async function semBarreiras(page: Page, nome: string, regras?: readonly string[]): Promise<void> {
  await prepararAxe(page)
  const opcoes: RunOptions = {
    // Only what is wrong is described: naming every node that is right took as long as the check.
    resultTypes: ['violations'],
    runOnly: regras === undefined ? { type: 'tag', values: NORMAS } : { type: 'rule', values: [...regras] },
  }
  // The draft is a page of the site, walked in a row of its own; here its landmarks would stand beside the frame's.
  const onde = { exclude: ['iframe[title="Prévia do rascunho"]'] }
  const violacoes = await page.evaluate(
    async ([contexto, pedido]) => {
      // A page that draws no frame, or an animation that stands still, keeps no check waiting.
      const aoMais = (espera: Promise<unknown>) =>
        Promise.race([espera, new Promise((fim) => setTimeout(fim, 3_000))])
      // A change of colours is styled by the second frame, and its transitions have begun.
      await aoMais(new Promise((pronto) => requestAnimationFrame(() => requestAnimationFrame(pronto))))
      // What is closing is neither there nor gone. What follows the scrolling instead of the time never ends.
      await aoMais(
        Promise.allSettled(
          document
            .getAnimations()
            .filter((a) => a.timeline === document.timeline)
            .filter((a) => a.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
            .map((a) => a.finished),
        ),
      )
      const { axe: aqui } = window as unknown as { axe: typeof axe }
      return (await aqui.run(contexto, pedido)).violations
    },
    [onde, opcoes] as const,
  )
  const achados = violacoes.map((v) => {
    const nos = v.nodes.map((n) => n.target.join(' '))
    return `${v.id}: ${nos.slice(0, 3).join(' | ')}`
  })
  expect(achados, `axe on ${nome}`).toEqual([])
}

/** Turns the page dark. On a busy machine a part may still have the colours of before: what stays is a fault. */
export async function semBarreirasNoEscuro(page: Page, nome: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-esquema', /escuro|sistema/)
  await expect(() => semBarreiras(page, `${nome}, dark`, ['color-contrast'])).toPass({ timeout: 15_000 })
}

/** Half of what `axe.source` sends and the browser reads, for each document anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** axe in the page and its frames, which are of our own origin; once per document, as reading it costs more than a check. */
async function prepararAxe(page: Page): Promise<void> {
  for (const quadro of page.frames()) {
    const ja = await quadro.evaluate(() => 'axe' in window)
    if (!ja) await quadro.evaluate(AXE)
  }
}

/** A CNPJ of the new kind, with letters, different each time. */
export function novoCnpj(): string {
  const alfabeto = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'
  const oito = Array.from({ length: 7 }, () => alfabeto.charAt(Math.floor(Math.random() * alfabeto.length)))
  const raiz = `A${oito.join('')}0001`
  const digito = (texto: string): number => {
    const soma = [...texto].toReversed().reduce((s, c, i) => s + (c.charCodeAt(0) - 48) * (2 + (i % 8)), 0)
    return soma % 11 < 2 ? 0 : 11 - (soma % 11)
  }
  const primeiro = digito(raiz)
  return `${raiz}${primeiro}${digito(`${raiz}${primeiro}`)}`
}

/** A CPF with right check digits, different each time. */
export function novoCpf(): string {
  const nove = Array.from({ length: 9 }, () => Math.floor(Math.random() * 10))
  const digito = (ns: number[]): number => {
    const resto = ns.reduce((soma, n, i) => soma + n * (ns.length + 1 - i), 0) % 11
    return resto < 2 ? 0 : 11 - resto
  }
  const dez = [...nove, digito(nove)]
  return [...dez, digito(dez)].join('')
}
