// What load programs share: a durable PostgreSQL of their own, contestants that take turns in short slices (so that a
// noisy machine is noisy to all of them alike), quantiles, the processor time of the database.
import { execFile, execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { abrirBanco, type BancoDeDados } from '../../apps/server/src/core/database/database.ts'
import { iniciarPostgres } from '../../apps/server/src/engines/postgres/iniciar-postgres.ts'
import { migrar } from '../../apps/server/src/core/database/migrate.ts'
import { prepararFila } from '../../apps/server/src/core/jobs/fila.ts'

export const opcao = (nome: string, padrao: number): number => {
  const i = process.argv.indexOf(`--${nome}`)
  return i < 0 ? padrao : Number(process.argv[i + 1]) || padrao
}

/** `cpu`: processor seconds that all processes of the database have used. `ajustes`: settings of PostgreSQL. */
export async function comBanco(
  fn: (banco: BancoDeDados, cpu: () => number) => Promise<void>,
  ajustes: Record<string, string> = {},
): Promise<void> {
  const pasta = await mkdtemp(path.join(os.tmpdir(), 'martelo-carga-'))
  const postgres = await iniciarPostgres({ pasta: path.join(pasta, 'pg'), ajustes })
  await prepararFila(postgres.url)
  await migrar(postgres.url)
  const banco = abrirBanco(postgres.url)
  try {
    const { rows } = await banco.poolSistema.query<{ pasta: string }>(
      `select current_setting('data_directory') as pasta`,
    )
    await fn(banco, () => cpuDoBanco(rows[0]?.pasta ?? ''))
  } catch (e) {
    console.error(e)
    process.exitCode = 1
  } finally {
    await banco.fechar()
    await postgres.parar()
    await rm(pasta, { recursive: true, force: true })
  }
}

/** What one slice did: how many, and each one's time in ms (empty: not measured). */
export interface Fatia {
  readonly feitos: number
  readonly aceitos: number
  readonly tempos: readonly number[]
  /** when the slice measured itself; else its wall time counts */
  readonly segundos?: number
}

export interface Concorrente {
  readonly nome: string
  rodar(ms: number): Promise<Fatia>
  /** after the last slice; false: what it left does not agree */
  encerrar(): Promise<boolean>
}

export interface Resultado {
  readonly nome: string
  readonly porSegundo: number
  readonly aceitosPorSegundo: number
  readonly p50: number
  readonly p99: number
  /** microseconds of processor per piece: in this process (bidders included) and in the database */
  readonly cpuAqui: number
  readonly cpuNoBanco: number
  readonly confere: boolean
}

/** One slice of each to warm up, then `rodadas` slices of each in turn. */
export async function intercalar(
  concorrentes: readonly Concorrente[],
  { rodadas, ms, cpu }: { rodadas: number; ms: number; cpu: () => number },
): Promise<Resultado[]> {
  const somas = concorrentes.map(() => ({
    feitos: 0,
    aceitos: 0,
    segundos: 0,
    aqui: 0,
    banco: 0,
    tempos: [] as number[],
  }))
  for (let r = -1; r < rodadas; r++)
    for (const [i, c] of concorrentes.entries()) {
      const antes = performance.now()
      const [noBanco, aqui] = [cpu(), process.cpuUsage()]
      const f = await c.rodar(ms)
      if (r < 0) continue
      const soma = somas[i] as (typeof somas)[number]
      soma.feitos += f.feitos
      soma.aceitos += f.aceitos
      soma.segundos += f.segundos ?? (performance.now() - antes) / 1000
      const { user, system } = process.cpuUsage(aqui)
      soma.aqui += user + system
      soma.banco += (cpu() - noBanco) * 1e6
      for (const t of f.tempos) soma.tempos.push(t)
    }
  const resultados: Resultado[] = []
  for (const [i, c] of concorrentes.entries()) {
    const { feitos, aceitos, segundos, tempos, aqui, banco } = somas[i] as (typeof somas)[number]
    const ordem = Float64Array.from(tempos).sort()
    resultados.push({
      nome: c.nome,
      porSegundo: feitos / segundos,
      aceitosPorSegundo: aceitos / segundos,
      p50: quantil(ordem, 0.5),
      p99: quantil(ordem, 0.99),
      cpuAqui: aqui / feitos,
      cpuNoBanco: banco / feitos,
      confere: await c.encerrar(),
    })
  }
  return resultados
}

export function quantil(ordem: ArrayLike<number>, q: number): number {
  return ordem[Math.min(ordem.length - 1, Math.floor(ordem.length * q))] ?? Number.NaN
}

/** The database's own benchmark (no lock contention between its clients): transactions per second. */
export async function pgbench(url: string, clientes: number): Promise<Concorrente | null> {
  try {
    execFileSync('pgbench', ['--version'])
  } catch {
    return null
  }
  const rodar = promisify(execFile)
  await rodar('pgbench', ['-i', '-q', '-s', '16', url])
  return {
    nome: `pgbench -N, ${clientes} clients`,
    async rodar(ms) {
      const segundos = Math.max(1, Math.round(ms / 1000))
      const { stdout } = await rodar('pgbench', [
        '-N',
        '-n',
        '-M',
        'prepared',
        '-c',
        String(clientes),
        '-j',
        '2',
        '-T',
        String(segundos),
        url,
      ])
      const tps = Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
      return { feitos: tps, aceitos: tps, tempos: [], segundos: 1 }
    },
    encerrar: () => Promise.resolve(true),
  }
}

function cpuDoBanco(pasta: string): number {
  const chefe = readFileSync(path.join(pasta, 'postmaster.pid'), 'utf8').split('\n')[0] ?? ''
  const filhos = readFileSync(`/proc/${chefe}/task/${chefe}/children`, 'utf8').trim().split(' ')
  return [chefe, ...filhos].reduce((s, pid) => {
    try {
      return s + Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e9
    } catch {
      return s
    }
  }, 0)
}

export const numero = (x: number): string =>
  Number.isNaN(x) ? '' : x.toLocaleString('en-US', { maximumFractionDigits: x < 100 ? 1 : 0 })

export const maquina = (): string =>
  `${os.cpus().length} cores (${os.cpus()[0]?.model.trim()}), load average ${os.loadavg()[0]?.toFixed(1)} when it ended`

/** What people wrote below the figures stays when they are written anew. */
const ESCRITO_A_MAO = '\n## Why not more'

/** Prints, and with `--write` keeps docs/figures/<nome>.md. */
export async function publicar(nome: string, texto: string): Promise<void> {
  console.log(`\n${texto}`)
  if (!process.argv.includes('--write')) return
  const onde = path.resolve(import.meta.dirname, `../../docs/figures/${nome}.md`)
  const antes = await readFile(onde, 'utf8').catch(() => '')
  const aMao = antes.indexOf(ESCRITO_A_MAO)
  await writeFile(onde, aMao < 0 ? texto : `${texto}${antes.slice(aMao)}`)
}
