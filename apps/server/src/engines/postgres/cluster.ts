import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lugar } from './place.ts'
import { explicarFalha, FalhaDoBanco } from './start-failure.ts'
import type { Usuario } from './unprivileged-user.ts'
import { existe } from './users.ts'

/**
 * Creates the database's files the first time. They are made beside and renamed into place, so that a first start that
 * was interrupted (or two at one instant) never leaves half a cluster that the next start would take for a whole one.
 *
 * The collation is PostgreSQL's own C.UTF-8: it sorts by code point on every system and never changes with an update
 * of the system's libraries, which would silently break indexes. Words are compared in their folded form anyway.
 */
export const DONO = 'martelo'
const VERSAO = '18'

export async function prepararCluster(
  lugar: Lugar,
  binarios: string,
  usuario: Usuario | undefined,
  pasta: string,
): Promise<void> {
  const versao = join(lugar.cluster, 'PG_VERSION')
  if (existsSync(versao)) {
    const encontrada = readFileSync(versao, 'utf8').trim()
    if (encontrada === VERSAO) return
    throw new FalhaDoBanco(
      `Os dados em ${pasta} são do PostgreSQL ${encontrada} e este Martelo usa o ${VERSAO}: restaure uma cópia de segurança em uma pasta nova.`,
    )
  }
  apagarRestos(lugar)
  const novo = join(lugar.raiz, `cluster.${process.pid}`)
  const senha = senhaDoBanco(lugar, usuario)
  try {
    await initdb(binarios, argumentos(novo, senha), usuario, pasta)
    writeFileSync(naoGravado(lugar), '', { mode: 0o600 })
    renameSync(novo, lugar.cluster)
  } catch (erro) {
    rmSync(novo, { recursive: true, force: true })
    if (!existsSync(versao)) throw erro // otherwise a program that started at the same moment was first
  }
}

/** What interrupted first starts left. A folder whose program still lives is left to it. */
function apagarRestos(lugar: Lugar): void {
  for (const nome of readdirSync(lugar.raiz)) {
    const pid = /^cluster\.(\d+)$/.exec(nome)?.[1]
    if (pid && (Number(pid) === process.pid || !existe(Number(pid)))) {
      rmSync(join(lugar.raiz, nome), { recursive: true, force: true })
    }
  }
}

/** The password of the loopback port (the socket needs none: its folder is closed). Made once, kept beside the data. */
export function senhaDoBanco(lugar: Lugar, usuario: Usuario | undefined): string {
  if (!existsSync(lugar.senha)) {
    const nova = `${lugar.senha}.${process.pid}`
    writeFileSync(nova, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
    if (usuario) chownSync(nova, usuario.uid, usuario.gid)
    renameSync(nova, lugar.senha)
  }
  return lugar.senha
}

const naoGravado = (lugar: Lugar) => join(lugar.raiz, 'unsynced')

/**
 * A new cluster's thousand files go to the disk while the server already works: waiting for a busy disk took seconds of
 * the first start. Until that is done a mark lies beside them, and a start that finds it does it again. What the server
 * itself writes (its log of committed transactions) is on the disk before it answers, from the first moment on.
 */
export async function gravarNoDisco(
  lugar: Lugar,
  binarios: string,
  usuario: Usuario | undefined,
): Promise<void> {
  if (!existsSync(naoGravado(lugar))) return
  try {
    await initdb(binarios, ['--sync-only', `--pgdata=${lugar.cluster}`], usuario, lugar.raiz)
    rmSync(naoGravado(lugar), { force: true })
  } catch (erro) {
    console.warn(
      `the new database is not on the disk yet; the next start tries again: ${(erro as Error).message}`,
    )
  }
}

function argumentos(destino: string, senha: string): string[] {
  return [
    `--pgdata=${destino}`,
    `--username=${DONO}`,
    `--auth-local=${process.platform === 'win32' ? 'scram-sha-256' : 'trust'}`,
    '--auth-host=scram-sha-256',
    `--pwfile=${senha}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    '--no-sync',
  ]
}

function initdb(
  binarios: string,
  args: string[],
  usuario: Usuario | undefined,
  pasta: string,
): Promise<void> {
  return new Promise((cumprir, recusar) => {
    // cwd '/': the database's user may not be allowed to enter the folder that we were started in.
    const filho = spawn(join(binarios, 'bin', 'initdb'), args, {
      ...usuario,
      cwd: process.platform === 'win32' ? binarios : '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let saida = ''
    filho.stderr.setEncoding('utf8').on('data', (parte: string) => {
      saida += parte
    })
    filho.once('error', (erro) => recusar(explicarFalha(String(erro), pasta)))
    filho.once('close', (codigo) => (codigo === 0 ? cumprir() : recusar(explicarFalha(saida, pasta))))
  })
}
