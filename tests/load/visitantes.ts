// node tests/load/visitantes.ts [--visitors 1000] [--seconds 60] [--think 8] [--processes 1] [--data <folder>] [--write]
// A thousand visitors at once on one process of the production build: they come with an empty cache, read, search,
// think in between (retrying at once would be as many as the server can bear) and leave; some are signed in; clients
// bid. Measured: requests inside the server (visitantes/cronometro.ts), waits of visitors, the honesty of the
// micro-cache. `--write` keeps docs/figures/visitantes.md. `--processes 2` shares the port among so many;
// visitantes-em-processos.ts compares them in one run.
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { apagarDados } from '../../apps/server/src/engines/postgres/place.ts'
import { MARCAS as MARCAS_DA_DEMONSTRACAO } from '../../tools/demo/marcas.ts'
import { SENHA_DEMO } from '../../tools/demo/semear.ts'
import { portaLivre } from '../../tools/setup/port.mjs'
import { Acaso } from '../simulation/acaso.ts'
import { maquina, numero, opcao, publicar, quantil } from './bancada.ts'
import { Apostas, PRAZO_MS, type Vista } from './visitantes/apostadores.ts'
import { type Contagem, ESPECIES, type Especie, especieDe } from './visitantes/cronometro.ts'
import { type Exame, examinar, type Pessoa } from './visitantes/honestidade.ts'
import { MARCAS, Navegador, type Resposta, textoDe } from './visitantes/navegador.ts'
import {
  arquivosDe,
  type Casa,
  conhecer,
  descoberta,
  emDados,
  entrada,
  type Passo,
  proximo,
} from './visitantes/roteiro.ts'

if (process.argv.includes('--help')) {
  console.log(
    'node tests/load/visitantes.ts [--visitors 1000] [--seconds 60] [--think 8] [--processes 1] [--data <folder>] [--write]',
  )
  process.exit(0)
}
const VISITANTES = opcao('visitors', 1000)
const SEGUNDOS = opcao('seconds', 60)
const PENSAR_S = opcao('think', 8)
const PROCESSOS = opcao('processes', 1)
const CHEGADA_S = Math.max(5, VISITANTES / 30)
/** Then the first rush is over: everyone's first page, with all its files, has been answered. */
const ASSENTAR_S = 15
/** Pages of one visit; then another visitor comes in his place, with an empty cache. */
const PASSOS_DA_VISITA = 10
/** One in so many visitors is signed in. */
const CADA_CONECTADO = 20
/** Of steps inside the site so many are links followed in a standing page; others open the page anew. */
const EM_DADOS = 0.6
const FOTOS_DA_PAGINA = 8
const CADA_LANCE_MS = 1200
const ALVO_P99_MS = 80
const CLIENTES = ['cliente@martelo.demo', 'cliente2@martelo.demo', 'cliente3@martelo.demo'] as const
const RAIZ = path.resolve(import.meta.dirname, '../..')

interface Produto {
  readonly porta: number
  contar(): Promise<Contagem>
  zerar(): void
  parar(): Promise<void>
}

async function abrirProduto(): Promise<Produto> {
  const porta = await portaLivre()
  const i = process.argv.indexOf('--data')
  const dados = i > 0 ? (process.argv[i + 1] ?? '') : mkdtempSync(path.join(os.tmpdir(), 'visitantes-'))
  const primeiro = abrirProcesso(porta, dados, {})
  await atender(porta, primeiro)
  const outros = Array.from({ length: PROCESSOS - 1 }, () =>
    abrirProcesso(porta, dados, { MARTELO_PROCESSES: 'http,realtime', MARTELO_JOIN_PORT: '1' }),
  )
  await Promise.all(outros.map(pronto))
  const filhos = [primeiro, ...outros]
  return {
    porta,
    contar: async () => juntar(await Promise.all(filhos.map(contar))),
    zerar: () => filhos.forEach((f) => f.send('zerar')),
    async parar() {
      for (const f of filhos.toReversed()) {
        const fim = new Promise((ok) => f.once('exit', ok))
        f.kill('SIGTERM')
        await fim
      }
      if (i > 0) return
      apagarDados(path.join(dados, 'postgres'))
      rmSync(dados, { recursive: true, force: true })
    },
  }
}

function abrirProcesso(porta: number, dados: string, mais: Readonly<Record<string, string>>): ChildProcess {
  return fork(path.join(RAIZ, 'apps/server/src/main.ts'), [], {
    cwd: RAIZ,
    // as tools/start.mjs starts it
    execArgv: [
      '--max-semi-space-size=32',
      '--import',
      path.join(import.meta.dirname, 'visitantes/cronometro.ts'),
    ],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(porta),
      MARTELO_DATA: dados,
      MARTELO_ROBOT: '0',
      MARTELO_COMPANIONS: '0',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      ...mais,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

const pronto = (filho: ChildProcess): Promise<void> =>
  new Promise((ok, falha) => {
    filho.once('exit', () => falha(new Error('a further process did not start')))
    filho.on('message', (m) => m === 'pronto' && ok())
  })

const contar = (filho: ChildProcess): Promise<Contagem> =>
  new Promise((ok) => {
    // The program says other things too (that it is ready).
    const ouvir = (m: unknown): void => {
      if (typeof m !== 'object' || m === null || !('tempos' in m)) return
      filho.off('message', ouvir)
      ok(m as Contagem)
    }
    filho.on('message', ouvir)
    filho.send('contar')
  })

/** All processes together; the worst delay of an event loop is the one that a visitor may have met. */
function juntar(partes: readonly Contagem[]): Contagem {
  const tempos = (e: Especie): number[] => partes.flatMap((p) => p.tempos[e])
  return {
    tempos: Object.fromEntries(ESPECIES.map((e) => [e, tempos(e)])) as unknown as Contagem['tempos'],
    falhas: partes.flatMap((p) => p.falhas),
    lacoP99Ms: Math.max(...partes.map((p) => p.lacoP99Ms)),
    cpu: partes.reduce((t, p) => t + p.cpu, 0),
    memoria: partes.reduce((t, p) => t + p.memoria, 0),
  }
}

async function atender(porta: number, filho: ChildProcess): Promise<void> {
  const primeiro = new Navegador(porta, 'leilao')
  for (const ate = Date.now() + 180_000; ; await esperar(500)) {
    const r = await primeiro.pedir('/').catch(() => null)
    if (r?.status === 200) return primeiro.sair()
    if (filho.exitCode !== null || Date.now() > ate) throw new Error('the product did not start')
  }
}

/** What came back to the visitors; `zero` forgets what came before the measurement, not what is examined. */
class Caderno {
  readonly respostas: Resposta[] = []
  readonly falhas: string[] = []
  esperas: Record<Especie, number[]> = { page: [], data: [], call: [], bid: [], file: [] }

  zerar(): void {
    this.esperas = { page: [], data: [], call: [], bid: [], file: [] }
  }

  async anotar(metodo: 'GET' | 'POST', pedido: Promise<Resposta>): Promise<Resposta | null> {
    try {
      const r = await pedido
      this.respostas.push(r)
      this.esperas[especieDe(metodo, r.caminho)].push(r.ms)
      if (r.status >= 400) this.falhas.push(`${r.status} ${r.marca}${r.caminho}`)
      return r
    } catch (e) {
      this.falhas.push(e instanceof Error ? e.message : String(e))
      return null
    }
  }
}

interface Cena {
  readonly porta: number
  readonly casas: readonly Casa[]
  readonly caderno: Caderno
  readonly ate: number
}

/** Visitors of one place, one after the other, until the end. */
async function lugar(cena: Cena, i: number, conectados: readonly Navegador[]): Promise<void> {
  const acaso = new Acaso(`visitante ${i}`)
  const casa = cena.casas[i % cena.casas.length] as Casa
  await esperar((CHEGADA_S * 1000 * i) / VISITANTES)
  const conectado = conectados[Math.floor(i / CADA_CONECTADO)]
  if (i % CADA_CONECTADO === 0 && conectado !== undefined) {
    const sua = cena.casas.find((c) => c.marca === conectado.marca) as Casa
    while (performance.now() < cena.ate) await visita(cena, sua, conectado, acaso)
    return
  }
  while (performance.now() < cena.ate) {
    const n = new Navegador(cena.porta, casa.marca)
    await visita(cena, casa, n, acaso)
    n.sair()
  }
}

async function visita(cena: Cena, casa: Casa, n: Navegador, a: Acaso): Promise<void> {
  await dar(cena, casa, n, entrada(casa, a), false)
  n.ligar(casa.hotId)
  const passos = a.inteiro(PASSOS_DA_VISITA / 2, PASSOS_DA_VISITA * 1.5)
  for (let i = 0; i < passos && performance.now() < cena.ate; i++) {
    await esperar(a.entre(0.4, 1.6) * PENSAR_S * 1000)
    if (performance.now() >= cena.ate) return
    await dar(cena, casa, n, proximo(casa, a), a.chance(EM_DADOS))
  }
}

async function dar({ caderno }: Cena, casa: Casa, n: Navegador, p: Passo, emPagina: boolean): Promise<void> {
  if (p.chamada) {
    await caderno.anotar(p.corpo === undefined ? 'GET' : 'POST', n.pedir(p.caminho, p.corpo))
    return
  }
  const baixar = (enderecos: readonly (string | null)[]): Promise<unknown> =>
    n.baixar(enderecos.filter((e) => e !== null)).catch((e: unknown) => caderno.falhas.push(String(e)))
  if (emPagina) await baixar([descoberta(casa, p.caminho)])
  const r = await caderno.anotar('GET', n.pedir(emPagina ? emDados(p.caminho) : p.caminho))
  if (r !== null && r.tipo.startsWith('text/html'))
    await baixar([...arquivosDe(textoDe(r), FOTOS_DA_PAGINA), descoberta(casa, null)])
}

/** Each client of each brand with as many browsers as are asked for. */
async function conectar(porta: number, quantos: number): Promise<Navegador[]> {
  const todos = MARCAS.flatMap((marca) => CLIENTES.map((email) => ({ marca, email })))
  const abertos: Navegador[] = []
  for (let i = 0; i < quantos; i++) {
    const { marca, email } = todos[i % todos.length] as (typeof todos)[number]
    const n = new Navegador(porta, marca)
    await n.entrar(email, SENHA_DEMO)
    abertos.push(n)
  }
  return abertos
}

interface Resultado {
  readonly dentro: Contagem
  readonly fora: Caderno
  readonly apostas: Apostas
  readonly exame: Exame
  readonly cpuDosVisitantes: number
}

async function medir(produto: Produto): Promise<Resultado> {
  const { porta } = produto
  const conectados = await conectar(porta, Math.ceil(VISITANTES / CADA_CONECTADO))
  const apostadores = await conectar(porta, MARCAS.length * CLIENTES.length)
  const casas = await Promise.all(
    MARCAS_DA_DEMONSTRACAO.map((m) => conhecer(m.nome, new Navegador(porta, m.subdominio))),
  )
  const caderno = new Caderno()
  const apostas = new Apostas(porta)
  const comeco = performance.now() + (CHEGADA_S + ASSENTAR_S) * 1000
  const ate = comeco + SEGUNDOS * 1000
  const cena: Cena = { porta, casas, caderno, ate }
  const todos = [
    ...Array.from({ length: VISITANTES }, (_, i) => lugar(cena, i, conectados)),
    ...casas.map((c) => {
      const dupla = apostadores.filter((n) => n.marca === c.marca)
      return apostas.apostar(c, dupla, new Acaso(`lances ${c.marca}`), ate, CADA_LANCE_MS)
    }),
  ]
  await esperar(comeco - performance.now())
  produto.zerar()
  caderno.zerar()
  const cpu = process.cpuUsage()
  await esperar(SEGUNDOS * 1000)
  const dentro = await produto.contar()
  const { user, system } = process.cpuUsage(cpu)
  await Promise.all(todos)
  await apostas.terminar()
  for (const n of [...conectados, ...apostadores]) n.sair()
  const pessoas: Pessoa[] = [...conectados, ...apostadores].flatMap((n) =>
    n.cliUid === null ? [] : { marca: n.marca, cliUid: n.cliUid },
  )
  const exame = examinar([...caderno.respostas, ...apostas.respostas], casas, pessoas)
  return { dentro, fora: caderno, apostas, exame, cpuDosVisitantes: (user + system) / 1e6 }
}

const NOMES: Readonly<Record<Especie, string>> = {
  page: 'Pages, as documents',
  data: 'Pages, as the data of a followed link',
  call: 'Suggestions, searches and other calls',
  bid: 'Bids',
  file: 'Styles, scripts, the font, photographs',
}
const ms = (x: number): string => (Number.isNaN(x) ? '–' : x.toFixed(x < 10 ? 1 : 0))
const ordenar = (xs: readonly number[]): Float64Array => Float64Array.from(xs).sort()

function tabelaDeTempos({ dentro, fora, apostas }: Resultado): string[] {
  const linha = (nome: string, deDentro: readonly number[], deFora: readonly number[]): string => {
    const [d, f] = [ordenar(deDentro), ordenar(deFora)]
    const celulas = [quantil(d, 0.5), quantil(d, 0.99), d.at(-1) ?? Number.NaN, quantil(f, 0.99)].map(ms)
    return `| ${nome} | ${numero(d.length / SEGUNDOS)} | ${celulas.join(' | ')} |`
  }
  const especies = ESPECIES.map((e) =>
    linha(NOMES[e], dentro.tempos[e], e === 'bid' ? apostas.esperas : fora.esperas[e]),
  )
  const tudo = linha(
    '**All without files**',
    ESPECIES.flatMap((e) => (e === 'file' ? [] : dentro.tempos[e])),
    ESPECIES.flatMap((e) => fora.esperas[e]),
  )
  return [...especies, tudo]
}

function tabelaDeVistas(vistas: readonly Vista[]): string[] {
  return (['lot', 'list', 'home'] as const).map((pagina) => {
    const suas = vistas.filter((v) => v.pagina === pagina)
    const apos = ordenar(suas.flatMap((v) => v.aposMs ?? []))
    const celulas = [quantil(apos, 0.5), apos.at(-1) ?? Number.NaN].map(ms)
    return `| ${pagina} | ${suas.length} | ${celulas.join(' | ')} | ${suas.filter((v) => v.tarde).length} |`
  })
}

function relatar(r: Resultado): { texto: string; bom: boolean } {
  const { dentro, fora, apostas, exame } = r
  const p99 = quantil(ordenar(ESPECIES.flatMap((e) => (e === 'file' ? [] : dentro.tempos[e]))), 0.99)
  const falhas = fora.falhas.length + dentro.falhas.length + apostas.falhas.length
  const tardes = apostas.vistas.filter((v) => v.tarde).length
  const bom =
    p99 <= ALVO_P99_MS &&
    tardes + exame.achados.length + falhas === 0 &&
    exame.dePessoas > 0 &&
    apostas.aceitos > 0
  const texto = `# A thousand visitors

Written by \`node tests/load/visitantes.ts --write\`: ${numero(VISITANTES)} visitors at the three brands on ${PROCESSOS === 1 ? 'one process' : `${PROCESSOS} processes at one port`} of the production
build with its embedded PostgreSQL and demonstration data, ${SEGUNDOS} s from ${ASSENTAR_S} s after the last had come on, ${PENSAR_S} s of thought on average between two
steps, each with a socket in the room of the site; a visit is ${PASSOS_DA_VISITA} steps on average and begins with an empty cache; one in
${CADA_CONECTADO} visitors is signed in. The visitors are one process on the same processors. Machine: ${maquina()}.

Wanted: p99 inside the server ≤ ${ALVO_P99_MS} ms. **${p99 <= ALVO_P99_MS ? 'Reached' : 'Not reached'}: ${ms(p99)} ms.** The server used ${((dentro.cpu / SEGUNDOS) * 100).toFixed(0)} % of a processor (its database not
counted), the visitors ${((r.cpuDosVisitantes / SEGUNDOS) * 100).toFixed(0)} %; p99 of the event loop's delay ${ms(dentro.lacoP99Ms)} ms; ${numero(dentro.memoria / 1e6)} MB. Answers that failed: ${falhas}.

| | per second | p50 inside, ms | p99 inside, ms | worst, ms | p99 as visitors waited, ms |
|---|---:|---:|---:|---:|---:|
${tabelaDeTempos(r).join('\n')}

## The micro-cache is honest

${numero(exame.lidas)} answers were read again after the run, ${numero(exame.dePessoas)} of them of people who were signed in: another person's data, or
another hotsite's, in **${exame.achados.length}** of them. ${numero(apostas.aceitos)} bids were accepted, ${apostas.recusados.length} refused; for each, strangers opened the lot, its
auction's list and the home page at once and every quarter of a second; a shop's card that tells its price instead of
offers does not count. A page asked for ${PRAZO_MS / 1000} s after the bid's answer or later
did not show it: **${tardes}** times.

| Page | Bids looked for | p50 to the first page that shows it, ms | worst, ms | too late |
|---|---:|---:|---:|---:|
${tabelaDeVistas(apostas.vistas).join('\n')}

## What it is made of

One process renders on one processor, and here it shares two with its database and with the visitors: below eighty
milliseconds stays what finds both of them half free. A thousand visitors with this much thought ask for some 150 pages and
calls a second and seven hundred files; nearly every page is another one (150 lots, filters typed by hand), so the cache of
half a second is met by those who look for the same bid, not by those who wander.

How quick the machine was is told by the visitors' own share of a processor, for the same visitors each time: at 15 % the p99
was 77 ms, at 19 % 187 ms, and on a day on which they took 30 % the server was busy all the time (99 %) and it was 901 to
1,134 ms. Nothing failed then either, and no page was another person's or too late.

A profile of the server under half as many visitors (\`NODE_OPTIONS=--cpu-prof\`, on such a day) has no peak: writing to sockets
13 % of its time (three quarters of that to the database), collecting garbage 12 %, React 11 %, compressing 5 %, the router 7 %,
the client of the database beside its writing 7 %, the remaining half is spread over some two hundred functions. A lot's page
asks twelve questions, most of them of that lot alone; what all pages ask for is remembered for half a second.

What stood in the way, found one after the other with this program:

- A listening socket takes one connection each time round the event loop. Under load the others waited before the door, up
  to fifteen seconds, and were turned away when five hundred stood there; what was inside looked quick. Eight ears take them.
- Eight compressors at once, each with a window of four megabytes, are what V8 takes for a shortage of memory outside its
  heap: it looked for garbage every second, and several times a second while visitors arrived. The window is as wide as the
  page now, a page is copied once instead of five times, and let go when it expires.
- The browser's router asks which routes a page's links lead to. The answer was looked up, written and
  compressed anew for each page, at the cost of another page; it is made once now, and asked for menus once and for a lot
  when a person reaches for it. This program did not ask at first, and asked for more of each page than browsers do.
- The database thought four fifths of its time how to answer a page's questions; plans stay now. A reader's transaction took
  two ways to the database besides its questions; now there is none but the questions.

Several processes share the visitors of a house that has so many ([several processes](../how-to/run-several-processes.md)).
`
  return { texto, bom }
}

/** What visitantes-em-processos.ts puts beside another run's. */
function resumo({ dentro, fora, apostas, exame, cpuDosVisitantes }: Resultado) {
  const porEspecie = (de: Contagem['tempos'] | Caderno['esperas']) =>
    ordenar(ESPECIES.flatMap((e) => (e === 'file' ? [] : de[e])))
  const dentroDoServidor = porEspecie(dentro.tempos)
  return {
    porSegundo: dentroDoServidor.length / SEGUNDOS,
    p50: quantil(dentroDoServidor, 0.5),
    p99: quantil(dentroDoServidor, 0.99),
    esperaP99: quantil(porEspecie(fora.esperas), 0.99),
    cpu: dentro.cpu / SEGUNDOS,
    cpuDosVisitantes: cpuDosVisitantes / SEGUNDOS,
    lacoP99: dentro.lacoP99Ms,
    memoriaMB: dentro.memoria / 1e6,
    falhas: fora.falhas.length + dentro.falhas.length + apostas.falhas.length,
    achados: exame.achados.length,
    tardes: apostas.vistas.filter((v) => v.tarde).length,
  }
}
export type Resumo = ReturnType<typeof resumo>

const produto = await abrirProduto()
try {
  const r = await medir(produto)
  const { texto, bom } = relatar(r)
  for (const [que, lista] of [
    ['found', r.exame.achados],
    ['failed', [...r.fora.falhas, ...r.dentro.falhas, ...r.apostas.falhas]],
    ['refused', r.apostas.recusados],
  ] as const)
    if (lista.length > 0) console.error(`${que}, ${lista.length}:\n  ${lista.slice(0, 12).join('\n  ')}`)
  // For the program that compares.
  process.send?.(resumo(r))
  await publicar('visitantes', texto)
  if (!bom) process.exitCode = 1
} finally {
  await produto.parar()
}
process.exit()
