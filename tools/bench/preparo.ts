/**
 * node tools/run.mjs tools/bench/preparo.ts
 * How long the embedded database takes to be ready (a query answered) and writes docs/figures/preparo.md: first start,
 * later start, adopting a server that survived `kill -9` of its program, recovering after `kill -9` of both. As the
 * user who runs it and, when that is root, also as an ordinary user and from a folder that only root may enter.
 * Each figure is taken in a process of its own, from before the launcher's code is loaded.
 */
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'

const VEZES = 7
const LIMITES = { primeiro: 1500, seguinte: 300 }
const ROOT = process.getuid?.() === 0

type Quem = { nome: string; usuario?: { uid: number; gid: number }; fechada: boolean }
type Como = 'parar' | 'morrer' | 'morrer-com-o-servidor'

async function umaVez(pasta: string, como: Como): Promise<void> {
  const inicio = performance.now()
  const { iniciarPostgres } = await import('../../apps/server/src/engines/postgres/iniciar-postgres.ts')
  const { default: pg } = await import('pg')
  const servidor = await iniciarPostgres({ pasta })
  const cliente = new pg.Client({ connectionString: servidor.url })
  await cliente.connect()
  await cliente.query('select 1')
  const duracao = performance.now() - inicio
  process.stdout.write(JSON.stringify({ duracao, adotado: servidor.adotado }))
  if (como === 'morrer-com-o-servidor') {
    await cliente.query('create table if not exists t (i int)')
    await cliente.query('insert into t select generate_series(1, 100000)')
    const { rows } = await cliente.query<{ arquivo: string }>(
      `select current_setting('data_directory') as arquivo`,
    )
    const pid = readFileSync(join(rows[0]?.arquivo ?? '', 'postmaster.pid'), 'utf8').split('\n')[0]
    process.kill(Number(pid), 'SIGKILL')
  }
  if (como !== 'parar') process.kill(process.pid, 'SIGKILL')
  await cliente.end()
  await servidor.parar()
}

async function medir(
  pasta: string,
  como: Como,
  usuario: Quem['usuario'],
): Promise<{ duracao: number; adotado: boolean }> {
  await calma()
  const filho = spawn(process.execPath, [import.meta.filename, '--once', pasta, como], {
    ...usuario,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let saida = ''
  filho.stdout.setEncoding('utf8').on('data', (parte: string) => {
    saida += parte
  })
  return new Promise((cumprir, recusar) => {
    filho.once('error', recusar)
    filho.once('exit', () => (saida ? cumprir(JSON.parse(saida)) : recusar(new Error('the start failed'))))
  })
}

const COLUNAS = ['primeiro', 'seguinte', 'adotar', 'recuperar'] as const
type Tempos = Record<(typeof COLUNAS)[number], number[]>

async function medirQuem({ usuario, fechada }: Quem): Promise<Tempos> {
  const tempos: Tempos = { primeiro: [], seguinte: [], adotar: [], recuperar: [] }
  const { apagarDados } = await import('../../apps/server/src/engines/postgres/place.ts')
  for (let vez = 0; vez < VEZES; vez += 1) {
    const base = mkdtempSync(join(tmpdir(), 'preparo-'))
    if (usuario) chownSync(base, usuario.uid, usuario.gid)
    chmodSync(base, fechada ? 0o700 : 0o755)
    const pasta = join(base, 'db')
    mkdirSync(pasta)
    if (usuario) chownSync(pasta, usuario.uid, usuario.gid)
    tempos.primeiro.push((await medir(pasta, 'parar', usuario)).duracao)
    tempos.seguinte.push((await medir(pasta, 'morrer', usuario)).duracao)
    const adotado = await medir(pasta, 'morrer-com-o-servidor', usuario)
    if (!adotado.adotado) throw new Error('the surviving server was not adopted')
    tempos.adotar.push(adotado.duracao)
    tempos.recuperar.push((await medir(pasta, 'parar', usuario)).duracao)
    apagarDados(pasta)
    rmSync(base, { recursive: true, force: true })
  }
  return tempos
}

/** An account without any right but its own, which every Unix has. */
function nobody(): { uid: number; gid: number } {
  const id = (opcao: string) => Number(execFileSync('id', [opcao, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** On a machine that others use too: waits (at most a minute) until half of its cores have been idle for a moment. */
async function calma(): Promise<void> {
  const soma = () => {
    const tempos = cpus().map(({ times }) => times)
    const total = tempos.reduce((s, t) => s + t.user + t.nice + t.sys + t.idle + t.irq, 0)
    return { total, ocioso: tempos.reduce((s, t) => s + t.idle, 0) }
  }
  for (let tentativa = 0; tentativa < 120; tentativa += 1) {
    const antes = soma()
    await esperar(500)
    const depois = soma()
    if ((depois.ocioso - antes.ocioso) / (depois.total - antes.total) >= 0.5) return
  }
}

const mediana = (lista: number[]) => lista.toSorted((a, b) => a - b)[Math.floor(lista.length / 2)] ?? 0

async function medirTudo(): Promise<void> {
  const carga = (loadavg()[0] ?? 0).toFixed(1)
  const quens: Quem[] = ROOT
    ? [
        { nome: 'root', fechada: false },
        { nome: 'root, in a folder that others cannot enter', fechada: true },
        { nome: 'ordinary user', usuario: nobody(), fechada: true },
      ]
    : [{ nome: 'ordinary user', fechada: true }]
  const linhas: string[] = []
  let bom = true
  for (const quem of quens) {
    const tempos = await medirQuem(quem)
    const celulas = COLUNAS.map(
      (c) => `${Math.round(Math.min(...tempos[c]))} / ${Math.round(mediana(tempos[c]))}`,
    )
    linhas.push(`| ${[quem.nome, ...celulas].join(' | ')} |`)
    console.log(linhas.at(-1))
    bom &&= mediana(tempos.primeiro) <= LIMITES.primeiro && mediana(tempos.seguinte) <= LIMITES.seguinte
  }
  const texto = `# The embedded database: time until it answers

Written by \`node tools/run.mjs tools/bench/preparo.ts\`. Milliseconds from the start of the launcher's program to the
first answered query: fastest / median of ${VEZES} runs, each begun when the machine was half idle. ${process.platform}-${process.arch}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB,
Node ${process.versions.node}, durable settings, load average ${carga} before the runs.

Wanted: first start ≤ ${LIMITES.primeiro}, later start ≤ ${LIMITES.seguinte}. **${bom ? 'Reached' : 'Not reached'}.**

| Started by | First start | Later start | Adopting after kill -9 of the program | After kill -9 of both |
|---|---|---|---|---|
${linhas.join('\n')}

- First start: the cluster is made (initdb) and the database named; its files go to the disk meanwhile.
- After kill -9 of both: PostgreSQL replays its log; it may first have to wait until the dead server's processes
  let go of the shared memory.
`
  const pasta = join(import.meta.dirname, '../../docs/figures')
  mkdirSync(pasta, { recursive: true })
  writeFileSync(join(pasta, 'preparo.md'), texto)
  process.exitCode = bom ? 0 : 1
}

if (process.argv[2] === '--once') await umaVez(process.argv[3] as string, process.argv[4] as Como)
else if (process.argv[2] === '--help') console.log('Writes docs/figures/preparo.md. Takes about a minute.')
else await medirTudo()
