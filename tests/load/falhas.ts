// node tests/load/falhas.ts [--rounds 50] [--minutes <n>] [--port 4160] [--from 0] [--routed] [--write]
//
// The real system, broken on purpose: a PostgreSQL, two processes for bids and rooms and one for jobs are started, people
// bid and watch through both, and in each round one thing goes wrong: kill -9 of an app process, of the jobs process,
// of the database, of everything; a process stopped for ten seconds; the bus cut; the disk full; a clock that jumps.
// After each round the checks of the simulation read what people were told and what the database holds. Needs the web
// build. The disk is a small tmpfs: that round needs root and is reported as left out without it. --minutes: no round
// begins later than that. --write keeps the table in docs/figures/falhas.md.
import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { Acaso } from '../simulation/acaso.ts'
import { maquina } from './bancada.ts'
import { type Feito, foraDoAr, type Rodada, rodada } from './falhas/rodada.ts'
import { type No, Sistema } from './falhas/sistema.ts'

const argumento = (nome: string, padrao: number): number =>
  Number(process.argv[process.argv.indexOf(`--${nome}`) + 1]) || padrao

interface Contexto {
  readonly s: Sistema
  readonly acaso: Acaso
  readonly comDisco: boolean
}

const umApp = ({ s, acaso }: Contexto): No => acaso.escolher(s.apps)

const DESASTRES: Readonly<Record<string, (c: Contexto) => Promise<Feito | null>>> = {
  'kill -9 of an app process': async (c) => {
    const n = umApp(c)
    c.s.matar(n)
    return { nota: n.nome }
  },
  'kill -9 of the jobs process': async ({ s }) => {
    for (const n of s.nos) if (n.porta === 0) s.matar(n)
    return { nota: 'jobs' }
  },
  'kill -9 of the database': async ({ s }) =>
    foraDoAr(s, async () => `connections again after ${Math.round(await s.matarBanco(0))} ms`),
  'kill -9 of the database, away for 8 s': async ({ s }) =>
    foraDoAr(s, async () => `connections again after ${Math.round(await s.matarBanco(8_000))} ms`),
  'SIGSTOP of an app process for 10 s': async (c) => {
    const n = umApp(c)
    c.s.sinal(n, 'SIGSTOP')
    await esperar(10_000)
    c.s.sinal(n, 'SIGCONT')
    return { nota: n.nome }
  },
  'bus cut for 5 s': async ({ s }) => ({ nota: `${await s.cortarBarramento(5_000)} connections ended` }),
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
      return 'started again one by one'
    }),
}

function emTexto(rodadas: readonly Rodada[], segundos: number): string {
  const linhas = [...Map.groupBy(rodadas, (r) => r.desastre)].map(([desastre, rs]) => {
    const soma = (f: (r: Rodada) => number) => rs.reduce((n, r) => n + f(r), 0)
    const vistos = rs.map((r) => [r.nota, r.queda].filter(Boolean).join('; ')).at(-1) ?? ''
    return `| ${desastre} | ${rs.length} | ${soma((r) => r.pedidos)} | ${soma((r) => r.respondidos)} | ${soma((r) => r.lances)} | ${soma((r) => r.fechados)}/${soma((r) => r.lotes)} | ${vistos} | ${soma((r) => r.achados.length)} |`
  })
  const machucados = rodadas.filter((r) => r.achados.length > 0)
  const achados = machucados.flatMap((r) => r.achados.slice(0, 3).map((a) => `- ${r.desastre}: ${a}`))
  return `${rodadas.length} rounds in ${Math.round(segundos)} s on ${maquina()}.

| What was broken | Rounds | Requests | Answered | Rows in the logs | Lots ended | Seen in the last round | Findings |
|---|---|---|---|---|---|---|---|
${linhas.join('\n')}
${achados.length === 0 ? '' : `\n${achados.join('\n')}\n`}`
}

/** Each way of running has a section of the page; the rest of the page is written by hand. */
async function guardar(roteado: boolean, texto: string): Promise<void> {
  const arquivo = path.resolve(import.meta.dirname, '../../docs/figures/falhas.md')
  const titulo = roteado ? '## Bids routed to their lot’s owner' : '## Bids decided where they come in'
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
  const s = new Sistema(pasta, argumento('port', 4160), process.argv.includes('--routed'))
  const quantas = argumento('rounds', 50)
  const rodadas: Rodada[] = []
  const inicio = performance.now()
  try {
    await s.iniciar()
    const nomes = Object.keys(DESASTRES)
    const fim = inicio + argumento('minutes', Number.POSITIVE_INFINITY) * 60_000
    for (let i = 0; i < quantas && performance.now() < fim; i++) {
      const desastre = nomes[(i + argumento('from', 0)) % nomes.length] as string
      const acaso = new Acaso(`falhas ${i}`).ramo(`rodada ${i}`)
      const r = await rodada(
        s,
        acaso,
        desastre,
        async () => (await DESASTRES[desastre]?.({ s, acaso, comDisco })) ?? null,
      )
      rodadas.push(r)
      console.log(JSON.stringify(r))
    }
    const texto = emTexto(rodadas, (performance.now() - inicio) / 1000)
    console.log(texto)
    if (process.argv.includes('--write')) await guardar(process.argv.includes('--routed'), texto)
    if (rodadas.some((r) => r.achados.length > 0)) process.exitCode = 1
  } finally {
    await s.parar()
    if (comDisco) execFileSync('umount', [path.join(pasta, 'banco')])
    if (process.exitCode === undefined) await rm(pasta, { recursive: true, force: true })
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

if (process.argv.includes('--help'))
  console.log(
    'node tests/load/falhas.ts [--rounds 50] [--minutes <n>] [--port 4160] [--from 0] [--routed] [--write]\nBreaks the real system on purpose, round by round, and checks what is left.',
  )
else {
  await principal()
  // Watchers who are still on their way back keep nothing alive.
  process.exit()
}
