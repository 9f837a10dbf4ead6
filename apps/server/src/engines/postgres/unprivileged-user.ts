import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { FalhaDoBanco } from './start-failure.ts'

/**
 * Under which user PostgreSQL runs. It refuses to run as root, so a program started as root hands it to another user:
 * the owner of a data folder that exists, else `postgres`, else `nobody` (which every Unix has, containers included).
 *
 * The owner of an existing folder comes before any name: the user must not change between two starts.
 */
export type Usuario = { uid: number; gid: number }

/** `undefined`: the user of this program is good (an ordinary user, or Windows, where pg_ctl drops the rights itself). */
export function usuarioDoBanco(pasta: string): Usuario | undefined {
  if (process.getuid?.() !== 0) return undefined
  const dono = donoSeExiste(pasta)
  if (dono && dono.uid !== 0) return dono
  for (const nome of ['postgres', 'nobody']) {
    const uid = idDe('-u', nome)
    const gid = idDe('-g', nome)
    if (uid !== undefined && gid !== undefined && uid !== 0) return { uid, gid }
  }
  throw new FalhaDoBanco(
    'O PostgreSQL não roda como root e não há outro usuário neste sistema: crie um (useradd postgres) ou inicie com um usuário comum.',
  )
}

function donoSeExiste(pasta: string): Usuario | undefined {
  const estado = statSync(pasta, { throwIfNoEntry: false })
  return estado && { uid: estado.uid, gid: estado.gid }
}

function idDe(opcao: '-u' | '-g', nome: string): number | undefined {
  try {
    return Number(
      execFileSync('id', [opcao, nome], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    )
  } catch {
    return undefined // `id` answers an unknown name with an exit code: the next name is tried
  }
}

/**
 * Whether the user may pass through every folder above `caminho` (and into it, when it is a folder). Looks at the mode
 * bits only: an ACL that forbids more surfaces as PostgreSQL's own "permission denied".
 */
export function alcancavel(caminho: string, usuario: Usuario | undefined): boolean {
  if (usuario === undefined) return true
  for (let atual = caminho; ; atual = dirname(atual)) {
    const { uid, gid, mode } = statSync(atual)
    const passar = uid === usuario.uid ? 0o100 : gid === usuario.gid ? 0o010 : 0o001
    if (!(mode & passar)) return false
    if (dirname(atual) === atual) return true
  }
}
