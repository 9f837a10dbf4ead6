// How long each screen of the back-office takes from the click until it can be used: production build, demonstration data, a
// real browser, two tries with a fresh browser each, and a list of 10,000 rows that is scrolled from end to end. `node
// tools/run.mjs tools/bench/telas.ts` prints, writes docs/figures/telas.md, and fails over a limit; `--slow 2` takes half of
// the processor from the page. It builds what is not built.
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { TELAS } from '@martelo/contracts/core/routes.ts'
import { type Browser, chromium, type Page } from '@playwright/test'
import { sql } from 'kysely'
import { lerConfig } from '../../apps/server/src/core/config.ts'
import { apagarDados } from '../../apps/server/src/engines/postgres/place.ts'
import { iniciar } from '../../apps/server/src/processes/inicio.ts'
import { ABERTURAS } from '../../tests/e2e/telas/abertura.ts'
import { Casa } from '../../tests/e2e/telas/casa.ts'
import { garantirNavegador } from '../setup/browser.mjs'
import { garantirBuild } from '../setup/build.mjs'
import { portaLivre } from '../setup/port.mjs'

const RAIZ = path.resolve(import.meta.dirname, '../..')
const LIMITE_MS = 1_000
const SO_A_LISTA = process.argv.includes('--list')
const TENTATIVAS = SO_A_LISTA ? 0 : 2
const DESISTIR_MS = 15_000
const LINHAS = 10_000
const PASSOS = 200
/** A frame that takes longer is seen as a jerk. */
const QUADRO_MS = 100
const i = process.argv.indexOf('--slow')
const LENTIDAO = i > 0 ? Number(process.argv[i + 1]) : 1

interface Medida {
  /** milliseconds from the click */
  readonly visivel: number
  readonly usavel: number
}
interface Rolagem {
  readonly abrir: Medida
  readonly p95: number
  /** processor time of the page's main thread, which other programs do not lengthen */
  readonly porPasso: number
  readonly pior: number
  readonly nos: number
  readonly fim: boolean
}

/** What a screen shows that is not ready. */
const ESPERANDO = '.mantine-Skeleton-root, .mantine-Loader-root, [aria-busy="true"], .esqueleto'

/** A screen that may load more than the others (the studio) comes as a document with rules of its own. */
async function abrirDocumento(page: Page, para: string): Promise<Medida> {
  const inicio = performance.now()
  await page.goto(new URL(para, page.url()).href, { waitUntil: 'commit' })
  await page.locator('main h1').waitFor()
  const visivel = performance.now() - inicio
  await page.waitForFunction((sinais) => !document.querySelector(`main :is(${sinais})`), ESPERANDO)
  return { visivel, usavel: performance.now() - inicio }
}

/** In the page: follows a link to `para` as the router does, and looks at each frame. */
function irParaATela(page: Page, para: string): Promise<Medida> {
  return page.evaluate(
    ([destino, desistir, sinais]) =>
      new Promise<{ visivel: number; usavel: number }>((pronta, falhou) => {
        const antes = document.querySelector('main h1')
        const inicio = performance.now()
        let visivel: number | null = null
        let quadrosProntos = 0
        const ver = (): void => {
          const passou = performance.now() - inicio
          const main = document.querySelector('main')
          const esperando = main?.querySelector(sinais)
          const titulo = main?.querySelector('h1')
          const trocou = titulo !== antes || titulo === null
          if (visivel === null && trocou && (esperando || titulo)) visivel = passou
          quadrosProntos = trocou && titulo && !esperando ? quadrosProntos + 1 : 0
          // Two frames, so that what comes right after the first is not missed.
          if (quadrosProntos === 2) return pronta({ visivel: visivel ?? passou, usavel: passou })
          if (passou > desistir) return falhou(new Error(`${destino} is not ready`))
          requestAnimationFrame(ver)
        }
        history.pushState({ key: String(inicio), usr: null, idx: 1 }, '', destino)
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
        requestAnimationFrame(ver)
      }),
    [para, DESISTIR_MS, ESPERANDO] as const,
  )
}

/** Screens of the house's frame that its administrator opens, without those that lead away or answer a file. */
const NOMES = Object.entries(TELAS).flatMap(([nome, t]) => {
  const a = ABERTURAS[nome]
  const serve = t.area === 'retaguarda' && a?.quem === 'adm' && !a.arquivo && !a.segurar
  return serve ? [nome] : []
})

const DOCUMENTOS: ReadonlySet<string> = new Set(['transmissao'])

async function comLentidao(page: Page): Promise<void> {
  if (LENTIDAO === 1) return
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: LENTIDAO })
}

/** The first visit of each screen in a fresh browser; every one is left for "Hoje", which is loaded. */
async function medirTelas(navegador: Browser): Promise<Map<string, Medida | string>> {
  const casa = new Casa(navegador, 'leilao')
  const medidas = new Map<string, Medida | string>()
  const enderecos = new Map<string, string>()
  for (const nome of NOMES) {
    try {
      const u = new URL(await casa.endereco(nome))
      enderecos.set(nome, u.pathname + u.search)
    } catch (e) {
      medidas.set(nome, e instanceof Error ? (e.message.split('\n')[0] ?? '') : 'no address')
    }
  }
  const page = await casa.pagina('adm')
  await page.goto(new URL('/admin', page.url()).href)
  await page.waitForLoadState('networkidle')
  await comLentidao(page)
  for (const [nome, endereco] of enderecos) {
    if (TELAS[nome]?.path === '/admin') continue
    try {
      medidas.set(
        nome,
        DOCUMENTOS.has(nome) ? await abrirDocumento(page, endereco) : await irParaATela(page, endereco),
      )
    } catch (e) {
      medidas.set(nome, e instanceof Error ? (e.message.split('\n')[0] ?? '') : 'not ready')
      await voltar(page)
    }
    await page.waitForLoadState('networkidle')
    await irParaATela(page, '/admin').catch(() => voltar(page))
    await page.waitForLoadState('networkidle')
  }
  await casa.fechar()
  return medidas
}

/** To the start. A screen that redirects late, or goes on to the start by itself, interrupts a try. */
async function voltar(page: Page): Promise<void> {
  const inicio = new URL('/admin', page.url()).href
  for (let tentativa = 1; ; tentativa++) {
    try {
      await page.goto(inicio)
      return
    } catch (e) {
      if (tentativa === 3) throw e
      await page.waitForLoadState('networkidle')
    }
  }
}

/** Counts from now on the ms that the page's main thread has of the processor. */
async function contarProcessador(page: Page): Promise<() => Promise<number>> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const ler = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return (metrics.find((m) => m.name === 'ThreadTime')?.value ?? Number.NaN) * 1_000
  }
  const antes = await ler()
  return async () => (await ler()) - antes
}

/** The list of clients in one scroll, from its first row to its last. */
async function rolar(navegador: Browser): Promise<Rolagem> {
  const casa = new Casa(navegador, 'leilao')
  const page = await casa.pagina('adm')
  await page.goto(new URL('/admin', page.url()).href)
  await page.evaluate(() =>
    localStorage.setItem(
      'martelo.tabela.clientes',
      JSON.stringify({ ocultas: [], compacta: true, rolar: true, visoes: [] }),
    ),
  )
  await page.reload()
  await page.waitForLoadState('networkidle')
  await comLentidao(page)
  const abrir = await irParaATela(page, '/admin/clientes')
  const processador = await contarProcessador(page)
  const r = await page.evaluate(
    (passos) =>
      new Promise<{ quadros: number[]; nos: number; fim: boolean }>((ok) => {
        const quadros: number[] = []
        let nos = 0
        let antes = performance.now()
        let passo = 0
        const descer = (): void => {
          const agora = performance.now()
          quadros.push(agora - antes)
          antes = agora
          nos = Math.max(nos, document.querySelectorAll('*').length)
          if (++passo <= passos) {
            scrollTo(0, (document.documentElement.scrollHeight * passo) / passos)
            requestAnimationFrame(descer)
          } else
            setTimeout(() => {
              const linhas = [...document.querySelectorAll('tr[aria-rowindex]')]
              const ultima = Number(linhas.at(-1)?.getAttribute('aria-rowindex') ?? 0)
              const total = Number(
                document.querySelector('[aria-rowcount]')?.getAttribute('aria-rowcount') ?? -1,
              )
              const pronta = linhas.at(-1)?.querySelector('.esqueleto') === null
              ok({ quadros, nos, fim: pronta && ultima === total })
            }, 1500)
        }
        requestAnimationFrame(descer)
      }),
    PASSOS,
  )
  const porPasso = (await processador()) / PASSOS
  await casa.fechar()
  const q = r.quadros.toSorted((a, b) => a - b)
  const p95 = q[Math.floor(q.length * 0.95)] ?? 0
  return { abrir, p95, porPasso, pior: q.at(-1) ?? 0, nos: r.nos, fim: r.fim }
}

const inteiro = (n: number): string => Math.round(n).toLocaleString('en')

function escrever(tentativas: readonly ReadonlyMap<string, Medida | string>[], rolagem: Rolagem): void {
  const linhas = NOMES.filter((n) => TELAS[n]?.path !== '/admin').map((nome) => {
    const medidas = tentativas.map((t) => t.get(nome) ?? 'not measured')
    const boas = medidas.filter((m) => typeof m !== 'string')
    return {
      nome,
      medidas,
      pior: boas.length < medidas.length ? Infinity : Math.max(...boas.map((m) => m.usavel)),
    }
  })
  const celula = (m: Medida | string): string =>
    typeof m === 'string' ? m : `${inteiro(m.visivel)} / ${inteiro(m.usavel)}`
  const dentro = linhas.filter((l) => l.pior <= LIMITE_MS).length
  const tabela = [
    `| Screen | ${tentativas.map((_, n) => `Try ${n + 1}: visible / usable, ms`).join(' | ')} | |`,
    `|---|${tentativas.map(() => '---:|').join('')}---|`,
    ...linhas
      .toSorted((a, b) => b.pior - a.pior)
      .map(
        (l) =>
          `| \`${TELAS[l.nome]?.path}\` | ${l.medidas.map(celula).join(' | ')} | ${l.pior <= LIMITE_MS ? 'within' : 'OVER'} |`,
      ),
  ].join('\n')
  const r = rolagem
  const bom = r.fim && r.p95 <= QUADRO_MS && r.abrir.usavel <= LIMITE_MS
  const resumo = `${dentro} of ${linhas.length} screens are usable within ${inteiro(LIMITE_MS)} ms of the click in both tries.`
  const lista = `A list of ${inteiro(LINHAS)} clients in one scroll: usable after ${inteiro(r.abrir.usavel)} ms, 95 of 100 frames within ${inteiro(r.p95)} ms while it is scrolled from end to end in ${PASSOS} steps, the worst ${inteiro(r.pior)} ms, ${inteiro(r.porPasso)} ms of the processor for each, at most ${inteiro(r.nos)} nodes; the last row ${r.fim ? 'is there' : 'is NOT there'} (${bom ? 'within' : 'OVER'}: ${QUADRO_MS} ms per frame).`
  console.log(SO_A_LISTA ? lista : `${tabela}\n\n${resumo}\n${lista}`)
  if (SO_A_LISTA) return
  const carga = loadavg().map((n) => n.toFixed(1))
  writeFileSync(
    path.join(RAIZ, 'docs/figures/telas.md'),
    `# Screens of the back-office

Written by \`node tools/run.mjs tools/bench/telas.ts\`: from the click to the first frame that shows the screen, and to the first
that has no skeleton; first visit of each screen in a fresh browser, production build, demonstration data. Server, PostgreSQL and
browser share the machine: ${cpus().length} × ${cpus()[0]?.model.trim() ?? process.arch}, load ${carga.join(', ')}${LENTIDAO === 1 ? '' : `, page slowed ${LENTIDAO} times`}.

${resumo}

${lista}

${tabela}
`,
  )
  if (dentro < linhas.length || !bom) process.exitCode = 1
}

/** One process of the product, which makes 10,000 clients when it is asked to. */
async function servir(): Promise<void> {
  process.env.NODE_ENV = 'production'
  const p = await iniciar(lerConfig({ ...process.env, LOG_LEVEL: 'warn', MARTELO_ROBOT: '0' }))
  process.on('message', () => void povoar(p.servicos.banco.sistema).then(() => process.send?.('povoado')))
  const sair = () => void p.parar().then(() => process.exit(0))
  process.once('disconnect', sair)
  process.once('SIGTERM', sair)
  process.send?.('pronto')
}

type Banco = Awaited<ReturnType<typeof iniciar>>['servicos']['banco']['sistema']
async function povoar(db: Banco): Promise<void> {
  await sql`with h as (select id from hotsite where subdominio = 'leilao'),
    u as (insert into usuario (hot_id, nome, email, papeis)
      select h.id, 'Cliente ' || g, 'cliente.' || g || '@carga.com.br', '{Clientes}' from h, generate_series(1, ${LINHAS}::int) g returning id, hot_id, nome, email)
    insert into cliente (hot_id, usu_id, apelido, nome, cpf, email, documento_situacao, email_confirmado_at, telefone_confirmado_at)
      select hot_id, id, 'carga' || id, nome, lpad(id::text, 11, '0'), email, 'Aprovado', now(), now() from u`.execute(
    db,
  )
  await sql`analyze cliente, usuario`.execute(db)
}

const dizer = (filho: ChildProcess): Promise<void> =>
  new Promise((ok, falhou) => {
    filho.once('message', () => ok())
    filho.once('exit', () => falhou(new Error('the server ended')))
  })

async function medirTudo(): Promise<void> {
  await garantirBuild(process.execPath)
  const executablePath = await garantirNavegador(process.execPath)
  const dados = mkdtempSync(path.join(tmpdir(), 'martelo-telas-'))
  const porta = await portaLivre()
  process.env.MARTELO_E2E_PORT = String(porta)
  const servidor = fork(import.meta.filename, ['--server'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(porta), MARTELO_DATA: dados },
  })
  const fim = new Promise((r) => servidor.once('exit', r))
  try {
    await dizer(servidor)
    const abrir = () => chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
    const tentativas: ReadonlyMap<string, Medida | string>[] = []
    for (let n = 0; n < TENTATIVAS; n++) {
      const navegador = await abrir()
      tentativas.push(await medirTelas(navegador))
      await navegador.close()
    }
    servidor.send('povoar')
    await dizer(servidor)
    const navegador = await abrir()
    const rolagem = await rolar(navegador)
    await navegador.close()
    escrever(tentativas, rolagem)
  } finally {
    servidor.disconnect()
    await fim
    apagarDados(path.join(dados, 'postgres'))
    rmSync(dados, { recursive: true, force: true })
  }
}

if (process.argv.includes('--server')) await servir()
else await medirTudo()
