// node tests/load/falhas.ts [--rounds 50] [--minutes <n>] [--port 4160] [--from 0] [--only <word>] [--routed] [--apart] [--write]
// The real system, broken on purpose: people bid and watch through two processes, and each round one thing goes wrong
// (kinds: tests/load/falhas). Then the checks of the simulation read what people were told and what the database holds.
// Needs the web build; the full disk needs root, the database's clock a C compiler. --apart: calls and rooms in
// processes of their own, with a Redis bus. --minutes: no round begins later. --write keeps docs/figures/falhas.md.
import { execFileSync } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { Acaso } from '../simulation/acaso.ts'
import { maquina } from './bancada.ts'
import { RelogioFalso } from './falhas/relogio-falso.ts'
import { type Ensaio, type Feito, foraDoAr, type Palco, type Rodada, rodada } from './falhas/rodada.ts'
import { type ComoRoda, type No, Sistema } from './falhas/sistema.ts'

const argumento = (nome: string, padrao: number): number =>
  Number(process.argv[process.argv.indexOf(`--${nome}`) + 1]) || padrao

interface Contexto extends Palco {
  readonly s: Sistema
  readonly acaso: Acaso
  readonly comDisco: boolean
}
type Quebrar = (c: Contexto) => Promise<Feito | null>

const umApp = ({ s, acaso }: Contexto): No => acaso.escolher(s.apps)

const matarBanco =
  (foraMs: number): Quebrar =>
  ({ s }) =>
    foraDoAr(s, async () => ({ nota: '', bancoDeVolta: await s.matarBanco(foraMs) }))

function matarJobs(s: Sistema): void {
  for (const n of s.nos) if (n.faz === 'jobs') s.matar(n)
}

/** Of processes that do both. */
const JUNTOS: Readonly<Record<string, Quebrar>> = {
  'bus cut for 5 s': async ({ s }) => ({ nota: `${await s.cortarBarramento(5_000)} connections ended` }),
}

/** Of processes that do one thing each. */
const SEPARADOS: Readonly<Record<string, Quebrar>> = {
  'kill -9 of the process of the rooms': async ({ s }) => {
    for (const n of s.salas) s.matar(n)
    return { nota: 'salas' }
  },
  'Redis bus away for 5 s': async ({ s }) => {
    await s.cortarMotorDeAvisos(5_000)
    return { nota: 'salas, app-1, app-2, jobs' }
  },
  'Redis bus drops every connection and is there again at once': async ({ s }) => {
    for (let i = 0; i < 3; i++) {
      await s.cortarMotorDeAvisos(0)
      await esperar(1_000)
    }
    return { nota: 'three times' }
  },
}

/** Cried by the robot: it goes on from its tables in the next process of jobs, wherever the last one died. */
const COM_ROBO = 'kill -9 of the jobs process while its robot cries a lot'

/** The database's own clock is set while people bid, just before one of the lots ends. */
const acertarBanco =
  (ms: number): Quebrar =>
  async ({ s, acaso, correndo }) => {
    const antes = acaso.escolher([60, 300, 900])
    let abertos = await correndo()
    for (let limite = Date.now() + 12_000; Date.now() < limite; abertos = await correndo()) {
      if (abertos.some((l) => l.falta > 0 && l.falta <= antes)) break
      await esperar(10)
    }
    const golpe = Date.now()
    s.relogioDoBanco?.passo(ms)
    // A clock that could not be set would make every round look well.
    if (Math.abs((await s.horaDoBanco()) - Date.now() - ms) > 1_000)
      throw new Error('the clock of the database was not set')
    const passo = { ms, golpe, abertos: new Set(abertos.map((l) => l.lelUid)) }
    const nota = `${Math.round(abertos[0]?.falta ?? 0)} ms before an end`
    // Forwards, it is as an outage of so long.
    return { nota, golpe, passo, ...(ms > 0 ? { fora: { inicio: golpe, fim: golpe + ms } } : {}) }
  }
/** That is a step too: the lots of the next round begin after the heartbeat that takes it for an outage. */
async function desfazerPasso(s: Sistema): Promise<void> {
  s.relogioDoBanco?.acertar()
  await esperar(4_000)
}
const ADIANTE = 'clock of the database jumps two minutes ahead'
const ATRAS = 'clock of the database jumps 30 s back'
/** Where there is a clock that can be set. */
const COM_RELOGIO: Readonly<Record<string, Quebrar>> = {
  [ADIANTE]: acertarBanco(120_000),
  [ATRAS]: acertarBanco(-30_000),
}
const ENSAIOS: Readonly<Record<string, Ensaio>> = {
  [COM_ROBO]: { conducao: 'pelo-robo' },
  [ADIANTE]: { disputaMs: 25_000, ateOFim: true },
  // Longer than the time that comes twice.
  [ATRAS]: { disputaMs: 50_000, ateOFim: true },
}

const DESASTRES: Readonly<Record<string, Quebrar>> = {
  'kill -9 of an app process': async (c) => {
    const n = umApp(c)
    c.s.matar(n)
    return { nota: n.nome }
  },
  'kill -9 of the jobs process': ({ s }) => {
    matarJobs(s)
    return Promise.resolve({ nota: 'jobs' })
  },
  [COM_ROBO]: async ({ s, situacoes }) => {
    matarJobs(s)
    const limite = Date.now() + 80_000
    while (Date.now() < limite && !(await situacoes()).includes('DOULHE_UMA')) await esperar(100)
    const naChamada = (await situacoes()).includes('DOULHE_UMA')
    matarJobs(s)
    return { nota: naChamada ? 'early, and again at the first call' : 'twice; the first call did not come' }
  },
  'kill -9 of the database': matarBanco(0),
  'kill -9 of the database, away for 8 s': matarBanco(8_000),
  'SIGSTOP of an app process for 10 s': async (c) => {
    const n = umApp(c)
    c.s.sinal(n, 'SIGSTOP')
    await esperar(10_000)
    c.s.sinal(n, 'SIGCONT')
    return { nota: n.nome }
  },
  'clock of an app process jumps two minutes': async (c) => {
    const n = umApp(c)
    c.s.sinal(n, 'SIGUSR2')
    return { nota: n.nome }
  },
  'full disk for 4 s': async ({ s, comDisco }) => {
    if (!comDisco) return null
    const esvaziar = s.encherDisco()
    await esperar(4_000)
    esvaziar()
    await s.garantirBanco()
    return { nota: 'freed, and the database was there' }
  },
  'kill -9 of all processes at once': async ({ s }) =>
    foraDoAr(s, async () => {
      for (const n of s.nos) s.matar(n)
      await esperar(500)
      return { nota: 'started again one by one' }
    }),
}

/** The worst that any of these rounds saw, not the last. */
function pior(rs: readonly Rodada[]): string {
  const de = (f: (r: Rodada) => number | null): number[] => rs.flatMap((r) => f(r) ?? [])
  const banco = de((r) => r.bancoDeVolta)
  const fora = de((r) => r.foraSegundos)
  const devolvido = de((r) => r.devolvidoSegundos)
  const decididos = de((r) => r.apos?.esperaMs ?? null)
  const telas = de((r) => r.apos?.telaMs ?? null)
  const notas = [...new Set(rs.map((r) => r.nota).filter(Boolean))]
  return [
    ...(notas.length <= 3 ? notas : []),
    ...(banco.length > 0 ? [`connections again after ${Math.round(Math.max(...banco))} ms`] : []),
    ...(fora.length > 0 ? [`${Math.max(...fora).toFixed(1)} s away`] : []),
    ...(decididos.length > 0 ? [`a decision after ${Math.max(...decididos)} ms`] : []),
    ...(telas.length > 0 ? [`a browser’s clock wrong for ${Math.max(...telas)} ms`] : []),
    ...(devolvido.length > 0 ? [`at least ${Math.min(...devolvido)} s given back`] : []),
  ].join('; ')
}

function emTexto(rodadas: readonly Rodada[], segundos: number): string {
  const linhas = [...Map.groupBy(rodadas, (r) => r.desastre)].map(([desastre, rs]) => {
    const soma = (f: (r: Rodada) => number) => rs.reduce((n, r) => n + f(r), 0)
    return `| ${desastre} | ${rs.length} | ${soma((r) => r.pedidos)} | ${soma((r) => r.respondidos)} | ${soma((r) => r.lances)} | ${soma((r) => r.fechados)}/${soma((r) => r.lotes)} | ${pior(rs)} | ${soma((r) => r.achados.length)} |`
  })
  const machucados = rodadas.filter((r) => r.achados.length > 0)
  const achados = machucados.flatMap((r) => r.achados.slice(0, 3).map((a) => `- ${r.desastre}: ${a}`))
  return `${rodadas.length} rounds in ${Math.round(segundos)} s on ${maquina()}.

| What was broken | Rounds | Requests | Answered | Rows in the logs | Lots ended | The worst of the rounds | Findings |
|---|---|---|---|---|---|---|---|
${linhas.join('\n')}
${achados.length === 0 ? '' : `\n${achados.join('\n')}\n`}`
}

/** Each way of running has a section of the page; the rest of the page is written by hand. */
async function guardar({ roteado, separado }: ComoRoda, texto: string): Promise<void> {
  const arquivo = path.resolve(import.meta.dirname, '../../docs/figures/falhas.md')
  const titulo = separado
    ? '## Calls and rooms apart, with a Redis bus'
    : roteado
      ? '## Bids routed to their lot’s owner'
      : '## Bids decided where they come in'
  const partes = (await readFile(arquivo, 'utf8')).split(/^(?=## )/m)
  const i = partes.findIndex((p) => p.startsWith(titulo))
  if (i < 0) throw new Error(`${arquivo} has no section ${titulo}`)
  partes[i] = `${titulo}\n\n${texto}\n`
  await writeFile(arquivo, `${partes.join('').trimEnd()}\n`)
}

async function principal(): Promise<void> {
  const pasta = await mkdtemp(path.join(os.tmpdir(), 'martelo-falhas-'))
  await chmod(pasta, 0o755)
  await mkdir(path.join(pasta, 'banco'))
  const comDisco = process.getuid?.() === 0 && montar(path.join(pasta, 'banco'))
  const relogioDoBanco = RelogioFalso.abrir(pasta)
  if (relogioDoBanco === null) console.log('left out: no C compiler, no one sets the clock of the database')
  const como = { roteado: process.argv.includes('--routed'), separado: process.argv.includes('--apart') }
  const so = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : ''
  const desastres = {
    ...(como.separado ? SEPARADOS : JUNTOS),
    ...DESASTRES,
    ...(relogioDoBanco === null ? {} : COM_RELOGIO),
  }
  const nomes = Object.keys(desastres).filter((n) => n.includes(so ?? ''))
  const s = new Sistema(pasta, argumento('port', 4160), { ...como, relogioDoBanco })
  // Its processes end with this program.
  for (const sinal of ['SIGINT', 'SIGTERM'] as const)
    process.once(sinal, () => void s.parar().finally(() => process.exit(1)))
  const quantas = argumento('rounds', 50)
  const rodadas: Rodada[] = []
  const inicio = performance.now()
  let limpo = false
  try {
    await s.iniciar()
    const fim = inicio + argumento('minutes', Number.POSITIVE_INFINITY) * 60_000
    for (let i = 0; i < quantas && performance.now() < fim; i++) {
      const desastre = nomes[(i + argumento('from', 0)) % nomes.length] as string
      const acaso = new Acaso(`falhas ${i}`).ramo(`rodada ${i}`)
      const quebrar = async (p: Palco) => (await desastres[desastre]?.({ ...p, s, acaso, comDisco })) ?? null
      const r = await rodada(s, acaso, desastre, quebrar, ENSAIOS[desastre])
      if (r.apos !== null) await desfazerPasso(s)
      rodadas.push(r)
      console.log(JSON.stringify(r))
    }
    const texto = emTexto(rodadas, (performance.now() - inicio) / 1000)
    console.log(texto)
    if (process.argv.includes('--write')) await guardar(como, texto)
    limpo = rodadas.every((r) => r.achados.length === 0)
    if (!limpo) process.exitCode = 1
  } finally {
    await s.parar()
    if (!limpo)
      await cp(path.join(s.pastaDoBanco, 'log'), path.join(pasta, 'log-do-banco'), { recursive: true })
    if (comDisco) await desmontar(path.join(pasta, 'banco'))
    if (limpo) await rm(pasta, { recursive: true, force: true })
    else console.log(`logs of the processes: ${pasta}`)
  }
}

/** A small disk for the database; false where that is not allowed. */
function montar(onde: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=600m,mode=755', 'tmpfs', onde], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** The last of the database's processes may need a moment to be gone. */
async function desmontar(onde: string): Promise<void> {
  for (let faltam = 20; ; faltam--)
    try {
      return void execFileSync('umount', [onde], { stdio: 'ignore' })
    } catch (e) {
      if (faltam === 0) throw e
      await esperar(250)
    }
}

if (process.argv.includes('--help'))
  console.log(
    'node tests/load/falhas.ts [--rounds 50] [--minutes <n>] [--port 4160] [--from 0] [--only <word>] [--routed] [--apart] [--write]\nBreaks the real system on purpose, round by round, and checks what is left.',
  )
else {
  await principal()
  // Watchers who are still on their way back keep nothing alive.
  process.exit()
}
