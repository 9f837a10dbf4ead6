import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { baseDoRoot } from './binaries.ts'
import { FalhaDoBanco } from './start-failure.ts'
import { alcancavel, type Usuario } from './unprivileged-user.ts'

/**
 * Where the database's files lie and where its socket is.
 *
 * Normally inside the folder that was asked for. When root started us and the database's user may not pass through the
 * folders above it (a clone in root's home), they lie under /var/lib/martelo and the folder holds a symbolic link
 * `elsewhere` to them: looking there finds them, deleting the folder starts afresh, moving it loses nothing.
 */
export type Lugar = {
  /** owned by the database's user, closed to others; holds cluster, log, password, users */
  raiz: string
  cluster: string
  log: string
  senha: string
  usuarios: string
  /** folder of the unix socket; undefined on Windows */
  soquete: string | undefined
}

/** The longest name that a socket may have: 104 bytes on macOS and 108 on Linux, with the closing zero. */
const LIMITE_DO_SOQUETE = process.platform === 'darwin' ? 103 : 107

export function prepararLugar(pasta: string, usuario: Usuario | undefined): Lugar {
  mkdirSync(dirname(pasta), { recursive: true }) // with the usual mode: only the last folder is the database's
  mkdirSync(pasta, { recursive: true, mode: 0o700 })
  const raiz = raizDe(pasta, usuario)
  for (const caminho of [raiz, join(raiz, 'log'), join(raiz, 'users')]) {
    mkdirSync(caminho, { recursive: true, mode: 0o700 })
    fechar(caminho, usuario)
  }
  return {
    raiz,
    cluster: join(raiz, 'cluster'),
    log: join(raiz, 'log'),
    senha: join(raiz, 'password'),
    usuarios: join(raiz, 'users'),
    soquete: pastaDoSoquete(raiz, usuario),
  }
}

function raizDe(pasta: string, usuario: Usuario | undefined): string {
  const real = realpathSync(pasta)
  const ligacao = join(real, 'elsewhere')
  if (lstatSync(ligacao, { throwIfNoEntry: false })) {
    const destino = readlinkSync(ligacao)
    if (!existsSync(destino)) {
      throw new FalhaDoBanco(
        `Os dados de ${pasta} estavam em ${destino}, que não existe mais: restaure essa pasta ou apague ${ligacao} para começar do zero.`,
      )
    }
    return destino
  }
  if (usuario === undefined || alcancavel(join(real, '..'), usuario)) return real
  const destino = join(baseDoRoot(), `data-${randomBytes(6).toString('hex')}`)
  mkdirSync(destino, { mode: 0o700 })
  try {
    symlinkSync(destino, ligacao)
  } catch (erro) {
    rmSync(destino, { recursive: true })
    if ((erro as NodeJS.ErrnoException).code !== 'EEXIST') throw erro
    return readlinkSync(ligacao) // a program that started at the same moment was first
  }
  return destino
}

/** Only the database's user (and root) may look inside: the socket trusts every program that reaches it. */
function fechar(caminho: string, usuario: Usuario | undefined): void {
  if (process.platform === 'win32') return
  const { uid, mode } = statSync(caminho)
  const eu = process.getuid?.()
  if (eu !== 0 && uid !== eu) {
    throw new FalhaDoBanco(
      `A pasta ${caminho} é de outro usuário: devolva-a a você (sudo chown -R $(id -u) ${caminho}) ou aponte MARTELO_DATA para outra.`,
    )
  }
  if (usuario && uid !== usuario.uid) chownSync(caminho, usuario.uid, usuario.gid)
  if (mode & 0o077) chmodSync(caminho, 0o700)
}

function pastaDoSoquete(raiz: string, usuario: Usuario | undefined): string | undefined {
  if (process.platform === 'win32') return undefined
  if (Buffer.byteLength(join(raiz, '.s.PGSQL.65535')) <= LIMITE_DO_SOQUETE) return raiz
  // The name follows from the folder, so that the next start finds the same socket; the owner is checked because any
  // user may create a folder of that name in the temporary one.
  const curta = join(tmpdir(), `martelo-${createHash('sha256').update(raiz).digest('hex').slice(0, 12)}`)
  mkdirSync(curta, { recursive: true, mode: 0o700 })
  const dono = lstatSync(curta)
  const esperado = usuario?.uid ?? process.getuid?.()
  if (!dono.isDirectory() || (dono.uid !== esperado && dono.uid !== process.getuid?.())) {
    throw new FalhaDoBanco(
      `A pasta ${curta} é de outro usuário: apague-a ou use um caminho de dados mais curto.`,
    )
  }
  fechar(curta, usuario)
  return curta
}

/** Deletes the database's files, also where they lie elsewhere. Refuses nothing: the caller has stopped it. */
export function apagarDados(pasta: string): void {
  const ligacao = join(pasta, 'elsewhere')
  if (lstatSync(ligacao, { throwIfNoEntry: false }))
    rmSync(readlinkSync(ligacao), { recursive: true, force: true })
  rmSync(pasta, { recursive: true, force: true })
}
