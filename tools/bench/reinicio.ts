/**
 * node tools/run.mjs tools/bench/reinicio.ts [--write]
 *
 * How long the demonstration is away when its server is killed (kill -9): until the first page and the first decided bid
 * (its robot bids through the same call as everyone). Twice: `npm start` typed again after everything but the database
 * was killed, and the supervisor's own new start after the program was killed. --write keeps docs/figures/reinicio.md.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { apagarDados } from '../../apps/server/src/engines/postgres/place.ts'
import { portaLivre } from '../setup/port.mjs'

const RAIZ = join(import.meta.dirname, '../..')
const VEZES = 5
const LIMITES = { pagina: 3000, lance: 2000 }
const PRAZO_MS = 300_000

interface Linha {
  readonly time: number
  readonly pid: number
  readonly msg: string
  readonly passo?: string
  readonly ms?: number
  readonly cpuMs?: number
}
interface Volta {
  readonly pagina: number
  readonly lance: number
  readonly passos: readonly Linha[]
}

const porta = await portaLivre()
const dados = mkdtempSync(join(tmpdir(), 'reinicio-'))
let linhas: Linha[] = []

function ligar(): ChildProcess {
  const filho = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: RAIZ,
    env: { ...process.env, PORT: String(porta), MARTELO_DATA: dados, LOG_LEVEL: 'debug' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let resto = ''
  filho.stdout.setEncoding('utf8').on('data', (parte: string) => {
    const partes = (resto + parte).split('\n')
    resto = partes.pop() ?? ''
    for (const p of partes) if (p.startsWith('{"level"')) linhas.push(JSON.parse(p) as Linha)
  })
  return filho
}

function responde(): Promise<boolean> {
  return new Promise((ok) => {
    http
      .get({ port: porta, host: '127.0.0.1', agent: false, headers: { host: 'leilao.localhost' } }, (r) =>
        r.resume().on('end', () => ok(r.statusCode === 200)),
      )
      .on('error', () => ok(false))
  })
}

/** What comes after `desde` (epoch ms): the first page and the first decided bid. */
async function medir(desde: number): Promise<Volta> {
  const limite = Date.now() + PRAZO_MS
  while (!(await responde())) {
    if (Date.now() > limite) throw new Error('the product did not answer')
    await esperar(10)
  }
  const pagina = Date.now() - desde
  for (;;) {
    const lance = linhas.find((l) => l.msg === 'bid decided' && l.time > desde)
    if (lance)
      return { pagina, lance: lance.time - desde, passos: linhas.filter((l) => l.msg === 'starting') }
    if (Date.now() > limite) throw new Error('no bid was decided')
    await esperar(10)
  }
}

/** Who says that it starts before its companions do. */
const programa = (): number => linhas.find((l) => l.msg === 'starting')?.pid ?? 0
const mediana = (lista: readonly number[]): number =>
  lista.toSorted((a, b) => a - b)[Math.floor(lista.length / 2)] ?? 0

let filho = ligar()
const maos: Volta[] = []
const sozinhos: Volta[] = []
try {
  await medir(0)
  await esperar(5_000)
  for (let vez = 0; vez < VEZES; vez += 1) {
    const morto = new Promise((ok) => filho.once('exit', ok))
    filho.kill('SIGKILL')
    process.kill(programa(), 'SIGKILL')
    await morto
    await esperar(1_000)
    linhas = []
    const inicio = Date.now()
    filho = ligar()
    maos.push(await medir(inicio))
    await esperar(1_000)
    const alvo = programa()
    linhas = []
    const morte = Date.now()
    process.kill(alvo, 'SIGKILL')
    sozinhos.push(await medir(morte))
    await esperar(1_000)
  }
} finally {
  const fim = new Promise((ok) => filho.once('exit', ok))
  filho.kill('SIGTERM')
  await fim
  apagarDados(join(dados, 'postgres'))
  rmSync(dados, { recursive: true, force: true })
}

const celula = (voltas: readonly Volta[], de: (v: Volta) => number): string =>
  `${Math.min(...voltas.map(de))} / ${mediana(voltas.map(de))}`
const linha = (nome: string, v: readonly Volta[]): string =>
  `| ${nome} | ${celula(v, (x) => x.pagina)} | ${celula(v, (x) => x.lance)} |`
const ultima = maos.at(-1)?.passos ?? []
const bom =
  mediana(maos.map((v) => v.pagina)) <= LIMITES.pagina && mediana(maos.map((v) => v.lance)) <= LIMITES.lance
const texto = `# A killed server until it serves again

Written by \`node tools/run.mjs tools/bench/reinicio.ts --write\`. The demonstration with its robot; milliseconds, fastest /
median of ${VEZES}. ${process.platform}-${process.arch}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, load average ${(loadavg()[0] ?? 0).toFixed(1)} when it ended.

Wanted of npm start: first page ≤ ${LIMITES.pagina}, first decided bid ≤ ${LIMITES.lance}. **${bom ? 'Reached' : 'Not reached'}.**

| Killed with kill -9, from | First page | First decided bid |
|---|---|---|
${linha('npm start typed again (the database survived)', maos)}
${linha('the death itself: the supervisor starts it again', sozinhos)}

Where the time of the last npm start went, since the program began (without the set-up before it):

| Step | Time, ms | Processor, ms |
|---|---|---|
${ultima.map((l) => `| ${l.passo} | ${l.ms} | ${l.cpuMs} |`).join('\n')}
`
console.log(texto)
if (process.argv.includes('--write')) writeFileSync(join(RAIZ, 'docs/figures/reinicio.md'), texto)
process.exitCode = bom ? 0 : 1
