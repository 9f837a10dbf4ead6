import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
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

/** @returns undefined when no server runs here; a file left by a dead server counts as none */
export function lerPostmaster(lugar: Lugar): Postmaster | undefined {
  const arquivo = join(lugar.cluster, 'postmaster.pid')
  let texto: string
  try {
    texto = readFileSync(arquivo, 'utf8')
  } catch {
    return undefined // there is no file: no server
  }
  const linhas = texto.split('\n')
  const pid = Number(linhas[0])
  if (!existe(pid) || !ehPostgres(pid)) {
    // PostgreSQL looks only whether some process has this number; in a container numbers repeat at each start.
    rmSync(arquivo, { force: true })
    return undefined
  }
  return { pid, porta: Number(linhas[3]), situacao: (linhas[7] ?? '').trim() }
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
): Promise<{ pronto: true } | { pronto: false; saida: string }> {
  const registro = join(lugar.log, 'start.log')
  if (process.platform === 'win32') return arrancarComPgCtl(lugar, binarios, registro)
  rmSync(registro, { force: true })
  const saida = openSync(registro, 'a', 0o600)
  const filho = spawn(join(binarios, 'bin', 'postgres'), ['-D', lugar.cluster], {
    ...usuario,
    cwd: '/',
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
    if (fim !== undefined) return { pronto: false, saida: `${fim}\n${registros(lugar, registro)}` }
    await esperar(5)
  }
}

/** On Windows only pg_ctl can take an administrator's rights away from the server, which refuses to run with them. */
function arrancarComPgCtl(
  lugar: Lugar,
  binarios: string,
  registro: string,
): { pronto: true } | { pronto: false; saida: string } {
  const args = ['-D', lugar.cluster, '-l', registro, '-w', '-t', '600', 'start']
  const { status, stdout, stderr, error } = spawnSync(join(binarios, 'bin', 'pg_ctl'), args, {
    encoding: 'utf8',
    windowsHide: true,
    // pipes would stay open as long as the server that inherits them
    stdio: 'ignore',
  })
  if (status === 0) return { pronto: true }
  return {
    pronto: false,
    saida: `${error ?? ''}${stdout ?? ''}${stderr ?? ''}\n${registros(lugar, registro)}`,
  }
}

function registros(lugar: Lugar, registro: string): string {
  const inicio = existsSync(registro) ? readFileSync(registro, 'utf8') : ''
  return `${inicio}\n${ultimoRegistro(lugar)}`
}

/** The collector's newest file: once it runs, the reason of a failure stands there. */
function ultimoRegistro(lugar: Lugar): string {
  const lista = join(lugar.cluster, 'current_logfiles')
  if (!existsSync(lista)) return ''
  const nome = readFileSync(lista, 'utf8').trim().split(' ').slice(1).join(' ')
  return nome && existsSync(nome) ? readFileSync(nome, 'utf8').slice(-4000) : ''
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
