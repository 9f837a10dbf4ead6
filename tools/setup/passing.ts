// Folders for what a run of the tests throws away: in memory where the machine has room, else beside the other work.
import { createHash } from 'node:crypto'
import { mkdirSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const RAIZ = join(import.meta.dirname, '../..')
const MEMORIA = '/dev/shm'
const GIB = 2 ** 30

/**
 * A database is two thousand files, and each test file makes one: on a disk that was half the time of the database tests.
 * Of this checkout and this user; `MARTELO_TEST_MEMORY=0` keeps to the disk.
 * @param nome one path segment
 * @returns the folder, which exists
 */
export function pastaPassageira(nome: string): string {
  const pasta = join(temLugar() ? join(MEMORIA, `martelo-${daqui()}`) : join(RAIZ, '.martelo'), nome)
  mkdirSync(pasta, { recursive: true })
  return pasta
}

function temLugar(): boolean {
  if (process.env.MARTELO_TEST_MEMORY === '0' || process.platform !== 'linux') return false
  try {
    const { bavail, bsize } = statfsSync(MEMORIA)
    return bavail * bsize >= 3 * GIB && freemem() >= 6 * GIB
  } catch {
    return false
  }
}

const daqui = () => createHash('sha256').update(`${RAIZ} ${process.getuid?.()}`).digest('hex').slice(0, 12)
