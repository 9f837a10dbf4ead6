// Lighthouse (mobile, its default throttling) on home, list and lot page of the three brands, production build,
// demonstration data without the robot, median of three runs. Writes docs/figures/farol.md; fails under a limit.
// Options: --pages all (every public page of one brand, farol-paginas.md), --only BRAND and --page ROUTE (nothing is
// written), --runs, --data, --port, --reports. Lighthouse is fetched when this runs, in one exact version, and is no
// dependency. Measure on a quiet machine: a busy processor looks like a slower phone.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { apagarDados } from '../../apps/server/src/engines/postgres/place.ts'
import type { Leitor } from '../../tests/e2e/telas/abertura.ts'
import { PUBLICAS } from '../../tests/e2e/telas/publicas.ts'
import { garantirNavegador } from '../setup/browser.mjs'
import { acharNpm, comNode } from '../setup/npm.mjs'
import { portaLivre } from '../setup/port.mjs'

const RAIZ = path.resolve(import.meta.dirname, '../..')
const VERSAO = '13.5.0'
const MARCAS = ['leilao', 'loja', 'auto'] as const
const NOTAS = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const MINIMOS: Readonly<Record<(typeof NOTAS)[number], number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}
const CLS_MAXIMO = 0.005 // rounds to 0.00, as Lighthouse prints it
const INICIO_MS = 120_000

const opcao = (nome: string): string | undefined => {
  const i = process.argv.indexOf(`--${nome}`)
  return i > 0 ? process.argv[i + 1] : undefined
}
const TODAS = opcao('pages') === 'all'
const vezes = Number(opcao('runs') ?? 3)
const so = opcao('only')

interface Relatorio {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly score: number | null }>>
}
interface Medida {
  readonly notas: Readonly<Record<(typeof NOTAS)[number], number>>
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  /** audits that a category counts and that are not perfect */
  readonly falhas: readonly string[]
}

function pedir(porta: number, marca: string, caminho: string): Promise<{ status: number; texto: string }> {
  return new Promise((resolver, recusar) => {
    http
      .get({ port: porta, path: caminho, headers: { host: `${marca}.localhost:${porta}` } }, (r) => {
        let texto = ''
        r.setEncoding('utf8').on('data', (parte: string) => {
          texto += parte
        })
        r.on('end', () => resolver({ status: r.statusCode ?? 0, texto }))
      })
      .on('error', recusar)
  })
}

interface Pagina {
  readonly nome: string
  readonly caminho: string
}

/** The lot at the list's end, which ends last: one that ended while others were measured is no page for search engines. */
async function asTres(porta: number, marca: string): Promise<Pagina[]> {
  const { texto } = await pedir(porta, marca, '/leilao')
  const lote = [...texto.matchAll(/<article class="cartao-do-lote.*?<h3><a [^>]*?href="([^"]+)"/g)].at(
    -1,
  )?.[1]
  if (lote === undefined) throw new Error(`no lot in the list of ${marca}`)
  return [
    { nome: 'home', caminho: '/' },
    { nome: 'list', caminho: '/leilao' },
    { nome: 'lot', caminho: lote },
  ]
}

/** All that a visitor may open and that answers a page: what was not found has no speed. */
async function asPublicas(porta: number, marca: string): Promise<Pagina[]> {
  const ler = async <R>(_quem: string, chamada: string): Promise<R> =>
    JSON.parse((await pedir(porta, marca, chamada)).texto) as R
  const leitor: Leitor = {
    ler,
    async um<R>(quem: string, lista: string) {
      const [linha] = await ler<R[]>(quem, lista)
      if (linha === undefined) throw new Error(`${lista} has nothing in the demonstration`)
      return linha
    },
  }
  const achadas: Pagina[] = []
  for (const { nome, onde } of PUBLICAS) {
    const caminho = await onde(leitor)
    const { status } = await pedir(porta, marca, caminho)
    if (status === 200 && (opcao('page') ?? nome) === nome) achadas.push({ nome, caminho })
    if (status !== 200) console.log(`${caminho}: ${status}, not measured`)
  }
  return achadas
}

/** A page that asks robots to stay away does so on purpose; otherwise that is a fault. */
async function paraRobos(porta: number, marca: string, caminho: string): Promise<boolean> {
  const { texto } = await pedir(porta, marca, caminho)
  return !/<meta name="robots" content="noindex/.test(texto)
}

/** Its browser now and then records nothing of a load. That is no note of the page's: it is asked again, twice at most. */
async function comLighthouse(endereco: string, o: Pedido): Promise<Relatorio> {
  for (let vez = 1; ; vez += 1)
    try {
      return await lighthouse(endereco, o)
    } catch (e) {
      if (vez === 3 || !/NO_NAVSTART|NO_FCP|PROTOCOL_TIMEOUT/.test(String(e))) throw e
    }
}

interface Pedido {
  readonly saida: string
  readonly chromium: string
  /** audits to leave out */
  readonly fora: readonly string[]
}

function lighthouse(endereco: string, { saida, chromium, fora }: Pedido): Promise<Relatorio> {
  const filho = spawn(
    process.execPath,
    [
      acharNpm(),
      'exec',
      '--yes',
      `--package=lighthouse@${VERSAO}`,
      '--',
      'lighthouse',
      endereco,
      '--quiet',
      '--output=json',
      `--output-path=${saida}`,
      `--only-categories=${NOTAS.join(',')}`,
      ...(fora.length > 0 ? [`--skip-audits=${fora.join(',')}`] : []),
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage',
    ],
    {
      env: comNode(process.execPath, { CHROME_PATH: chromium }),
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let erros = ''
  filho.stderr.setEncoding('utf8').on('data', (parte: string) => {
    erros += parte
  })
  return new Promise((cumprir, recusar) => {
    filho.once('error', recusar)
    filho.once('close', (codigo) =>
      codigo === 0
        ? cumprir(JSON.parse(readFileSync(saida, 'utf8')) as Relatorio)
        : recusar(new Error(`lighthouse ${endereco}: ${erros}`)),
    )
  })
}

const mediana = (ns: readonly number[]) => ns.toSorted((a, b) => a - b)[Math.floor(ns.length / 2)] ?? 0

/** Each value's own median. */
function resumir(relatorios: readonly Relatorio[]): Medida {
  const valor = (id: string) => mediana(relatorios.map((r) => r.audits[id]?.numericValue ?? Number.NaN))
  const notas = Object.fromEntries(
    NOTAS.map((n) => [n, mediana(relatorios.map((r) => Math.round((r.categories[n]?.score ?? 0) * 100)))]),
  ) as Medida['notas']
  const falhas = new Set(
    relatorios.flatMap((r) =>
      Object.entries(r.audits)
        .filter(([, a]) => a.score !== null && a.score < 0.9)
        .map(([id]) => id),
    ),
  )
  return {
    notas,
    lcp: valor('largest-contentful-paint'),
    tbt: valor('total-blocking-time'),
    cls: valor('cumulative-layout-shift'),
    falhas: [...falhas],
  }
}

const passa = (m: Medida) => NOTAS.every((n) => m.notas[n] >= MINIMOS[n]) && m.cls <= CLS_MAXIMO

async function comProduto<T>(fn: (porta: number) => Promise<T>): Promise<T> {
  const porta = Number(opcao('port') ?? (await portaLivre()))
  const dados = opcao('data') ?? mkdtempSync(path.join(tmpdir(), 'farol-'))
  const produto = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: RAIZ,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(porta),
      MARTELO_DATA: dados,
      MARTELO_ROBOT: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const fim = new Promise((r) => produto.once('exit', r))
  try {
    for (const ate = Date.now() + INICIO_MS; ; await esperar(500)) {
      const r = await pedir(porta, 'leilao', '/').catch(() => null)
      if (r?.status === 200) break
      if (produto.exitCode !== null || Date.now() > ate) throw new Error('the product did not start')
    }
    return await fn(porta)
  } finally {
    produto.kill('SIGTERM')
    await fim
    if (opcao('data') === undefined) {
      apagarDados(path.join(dados, 'postgres'))
      rmSync(dados, { recursive: true, force: true })
    }
  }
}

const chromium = await garantirNavegador(process.execPath)
const pastaDeRelatorios = opcao('reports') ?? mkdtempSync(path.join(tmpdir(), 'farol-relatorios-'))
mkdirSync(pastaDeRelatorios, { recursive: true })
const linhas: string[] = []
let bom = true

async function medir(porta: number, marca: string, { nome, caminho }: Pagina): Promise<void> {
  const indexada = await paraRobos(porta, marca, caminho)
  const relatorios: Relatorio[] = []
  for (let vez = 1; vez <= vezes; vez += 1)
    relatorios.push(
      await comLighthouse(`http://${marca}.localhost:${porta}${caminho}`, {
        saida: path.join(pastaDeRelatorios, `${marca}-${nome}-${vez}.json`),
        chromium,
        fora: indexada ? [] : ['is-crawlable'],
      }),
    )
  const m = resumir(relatorios)
  bom &&= passa(m)
  const notas = NOTAS.map((n) => m.notas[n]).join(' | ')
  linhas.push(
    `| ${marca} | ${nome}${indexada ? '' : ' *'} | ${notas} | ${(m.lcp / 1000).toFixed(2)} s | ${Math.round(m.tbt)} ms | ${m.cls.toFixed(3)} |`,
  )
  console.log(linhas.at(-1), passa(m) ? '' : 'UNDER')
  if (m.falhas.length > 0) console.log(`    ${m.falhas.join(' ')}`)
}

const marcas = MARCAS.filter((m) => m === (so ?? (TODAS ? MARCAS[0] : m)))
await comProduto(async (porta) => {
  for (const marca of marcas)
    for (const p of await (TODAS ? asPublicas : asTres)(porta, marca)) await medir(porta, marca, p)
})
if (opcao('reports') === undefined) rmSync(pastaDeRelatorios, { recursive: true, force: true })
if (so === undefined && opcao('page') === undefined)
  writeFileSync(
    path.join(RAIZ, `docs/figures/${TODAS ? 'farol-paginas' : 'farol'}.md`),
    `# Lighthouse${TODAS ? ': every public page' : ''}

Written by \`node tools/run.mjs tools/bench/farol.ts${TODAS ? ' --pages all' : ''}\`: Lighthouse ${VERSAO}, mobile, default (simulated) throttling, production
build, demonstration data without the robot; ${vezes === 1 ? 'one run' : `median of ${vezes} runs for each value`}. ${process.platform}-${process.arch}, ${cpus().length} cores, load average ${loadavg()[0]?.toFixed(1)} when it ended.${TODAS ? '\nA page with * asks robots to stay away, on purpose; SEO is measured without that.' : ''}

Wanted: performance ≥ ${MINIMOS.performance}, the others 100, no layout shift. **${bom ? 'Reached' : 'Not reached'}.**

| Brand | Page | Performance | Accessibility | Best practices | SEO | Largest paint | Blocking time | Layout shift |
|---|---|---:|---:|---:|---:|---:|---:|---:|
${linhas.join('\n')}
`,
  )
if (!bom) process.exitCode = 1
