import { spawn, spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'

import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { registroDoServidor } from './log.ts'
import type { Lugar } from './place.ts'
import type { Usuario } from './unprivileged-user.ts'
import { existe } from './users.ts'

/**
 * The server process: what its pid file says, starting it, stopping it.
 *
 * It is started in a session of its own: Ctrl+C in a terminal goes to every process of the group, and would stop the
 * database before the application has finished what it was writing. It therefore also survives `kill -9` of the
 * application, and the next start adopts it.
 */
export type Postmaster = { pid: number; porta: number; situacao: string }

/** @returns undefined when no server runs here; a file that a dead server left counts as none */
export function lerPostmaster(lugar: Lugar): Postmaster | undefined {
  const linhas = linhasDe(arquivoDoPid(lugar))
  const pid = Number(linhas?.[0])
  if (!linhas || !existe(pid) || !ehPostgres(pid)) return undefined
  return { pid, porta: Number(linhas[3]), situacao: (linhas[7] ?? '').trim() }
}

const arquivoDoPid = (lugar: Lugar) => join(lugar.cluster, 'postmaster.pid')

function linhasDe(arquivo: string): string[] | undefined {
  try {
    return readFileSync(arquivo, 'utf8').split('\n')
  } catch {
    return undefined // there is no file: no server
  }
}

/** Above the largest number that any of our systems gives to a process. */
const PID_DE_NINGUEM = 2 ** 22 + 1

/**
 * Takes from a dead server's files the number that PostgreSQL would mistake for a living server: it looks only whether
 * some process has it. In a container numbers repeat at each start, and the first process may never collect the dead.
 *
 * The pid file itself stays. PostgreSQL also finds in it the shared memory of the dead server, and refuses to start
 * while one of its children still writes: without that check the data would be damaged.
 */
function desarmarTravas(lugar: Lugar): void {
  const arquivo = arquivoDoPid(lugar)
  const linhas = linhasDe(arquivo)
  if (linhas && existeNumero(linhas) && !lerPostmaster(lugar)) {
    writeFileSync(arquivo, [String(PID_DE_NINGUEM), ...linhas.slice(1)].join('\n'))
  }
  if (!lugar.soquete) return
  for (const nome of readdirSync(lugar.soquete).filter((n) => /^\.s\.PGSQL\.\d+\.lock$/.test(n))) {
    const dono = Number(linhasDe(join(lugar.soquete, nome))?.[0])
    if (!existe(dono) || !ehPostgres(dono)) rmSync(join(lugar.soquete, nome), { force: true })
  }
}

/** Whether the number belongs to anything at all, a zombie included. */
function existeNumero(linhas: string[]): boolean {
  try {
    return process.kill(Number(linhas[0]), 0)
  } catch (erro) {
    return (erro as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function ehPostgres(pid: number): boolean {
  if (process.platform === 'win32') return true
  if (process.platform === 'linux') {
    try {
      return /postgres/.test(readFileSync(`/proc/${pid}/comm`, 'utf8'))
    } catch {
      return false // it ended meanwhile
    }
  }
  return /postgres/.test(
    spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '',
  )
}

/** @returns the moment it accepts connections, or what it said when it gave up */
export async function arrancar(
  lugar: Lugar,
  binarios: string,
  usuario: Usuario | undefined,
  ambiente: Record<string, string> = {},
): Promise<{ pronto: true } | { pronto: false; saida: string }> {
  desarmarTravas(lugar)
  const env = { ...process.env, ...ambiente }
  const registro = registroDoServidor(lugar)
  const antes = tamanho(registro)
  if (process.platform === 'win32') return arrancarComPgCtl(lugar, binarios, registro, antes, env)
  const saida = openSync(registro, 'a', 0o600)
  const filho = spawn(join(binarios, 'bin', 'postgres'), ['-D', lugar.cluster], {
    ...usuario,
    cwd: '/',
    env,
    detached: true,
    stdio: ['ignore', saida, saida],
  })
  closeSync(saida)
  filho.unref()
  let fim: string | undefined
  filho.once('error', (erro) => {
    fim = String(erro)
  })
  filho.once('exit', (codigo, sinal) => {
    fim = `${codigo ?? sinal}`
  })
  // No deadline: after a power cut PostgreSQL may replay minutes of its log, and stopping it would only repeat that.
  for (;;) {
    const atual = lerPostmaster(lugar)
    if (atual?.pid === filho.pid && atual?.situacao === 'ready') return { pronto: true }
    if (fim !== undefined) return { pronto: false, saida: `${fim}\n${escritoDesde(registro, antes)}` }
    await esperar(5)
  }
}

/** On Windows only pg_ctl can take an administrator's rights away from the server, which refuses to run with them. */
function arrancarComPgCtl(
  lugar: Lugar,
  binarios: string,
  registro: string,
  antes: number,
  env: NodeJS.ProcessEnv,
): { pronto: true } | { pronto: false; saida: string } {
  const args = ['-D', lugar.cluster, '-l', registro, '-w', '-t', '600', 'start']
  // No pipes: the server would inherit them and hold them open as long as it runs.
  const { status, error } = spawnSync(join(binarios, 'bin', 'pg_ctl'), args, {
    env,
    windowsHide: true,
    stdio: 'ignore',
  })
  if (status === 0) return { pronto: true }
  return { pronto: false, saida: `${error ?? ''}\n${escritoDesde(registro, antes)}` }
}

function tamanho(arquivo: string): number {
  return statSync(arquivo, { throwIfNoEntry: false })?.size ?? 0
}

function escritoDesde(registro: string, antes: number): string {
  return existsSync(registro) ? readFileSync(registro).subarray(antes).toString('utf8') : ''
}

/**
 * Ends the server in order: open transactions are rolled back, everything is written, the next start is quick.
 * Resolves when its pid file is gone, which is the last thing that it does.
 */
export async function parar(lugar: Lugar, binarios: string): Promise<void> {
  const atual = lerPostmaster(lugar)
  if (!atual) return
  if (process.platform === 'win32') {
    spawnSync(join(binarios, 'bin', 'pg_ctl'), ['-D', lugar.cluster, '-m', 'fast', '-w', 'stop'], {
      stdio: 'ignore',
    })
    return
  }
  sinalizar(atual.pid, 'SIGINT')
  const limite = Date.now() + 60_000
  while (lerPostmaster(lugar)?.pid === atual.pid) {
    // A checkpoint on a slow disk may take its time. After a minute it is cut short: nothing is lost, the next start
    // replays the log.
    if (Date.now() > limite) sinalizar(atual.pid, 'SIGQUIT')
    await esperar(5)
  }
}

function sinalizar(pid: number, sinal: NodeJS.Signals): void {
  try {
    process.kill(pid, sinal)
  } catch (erro) {
    if ((erro as NodeJS.ErrnoException).code !== 'ESRCH') throw erro // it ended by itself meanwhile
  }
}
