import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import type { Lugar } from './place.ts'

/**
 * Which programs use this database now: one file per process. The last one to leave stops the server; a command that
 * adopted the server of a running application must not stop it under that application.
 *
 * Leaving and arriving may happen at one instant. The one who leaves announces it (`stopping`) BEFORE it looks for
 * others; the one who arrives registers BEFORE it looks for the announcement. So at least one of them sees the other.
 *
 * The file also holds the process's start where the system tells it: after a crash its id may belong to a stranger.
 */
export function registrar(lugar: Lugar, contador: number): () => void {
  const arquivo = join(lugar.usuarios, `${process.pid}-${contador}`)
  writeFileSync(arquivo, inicioDoProcesso(process.pid), { mode: 0o600 })
  return () => rmSync(arquivo, { force: true })
}

/** Removes the files of programs that ended without leaving. */
export function haOutros(lugar: Lugar): boolean {
  let outros = false
  for (const nome of readdirSync(lugar.usuarios)) {
    const arquivo = join(lugar.usuarios, nome)
    if (vive(arquivo, Number.parseInt(nome, 10))) outros = true
    else rmSync(arquivo, { force: true })
  }
  return outros
}

const anuncio = (lugar: Lugar) => join(lugar.raiz, 'stopping')

export function anunciarParada(lugar: Lugar): () => void {
  writeFileSync(anuncio(lugar), `${process.pid}\n${inicioDoProcesso(process.pid)}`, { mode: 0o600 })
  return () => rmSync(anuncio(lugar), { force: true })
}

/** Waits while another program stops the server; an announcement whose author is dead is removed. */
export async function aguardarParadaAlheia(lugar: Lugar): Promise<void> {
  for (;;) {
    if (!existsSync(anuncio(lugar))) return
    const [pid, inicio] = lerSeExiste(anuncio(lugar)).split('\n')
    if (!pid || inicioDoProcesso(Number(pid)) !== inicio || !existe(Number(pid))) {
      rmSync(anuncio(lugar), { force: true })
      return
    }
    await esperar(20)
  }
}

function vive(arquivo: string, pid: number): boolean {
  return existe(pid) && inicioDoProcesso(pid) === lerSeExiste(arquivo)
}

/** A process that ended and was not yet taken off the list by its parent (a zombie) does not exist for us. */
export function existe(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return estadoDoProcesso(pid)[0] !== 'Z'
  } catch (erro) {
    return (erro as NodeJS.ErrnoException).code === 'EPERM' // it lives, and belongs to another user
  }
}

/** Clock ticks since boot at which the process began (field 22); empty where the system has no /proc. */
function inicioDoProcesso(pid: number): string {
  return estadoDoProcesso(pid)[19] ?? ''
}

/** The fields after the command's name, which may hold spaces and parentheses itself. */
function estadoDoProcesso(pid: number): string[] {
  const estado = lerSeExiste(`/proc/${pid}/stat`)
  return estado.slice(estado.lastIndexOf(')') + 2).split(' ')
}

function lerSeExiste(arquivo: string): string {
  try {
    return readFileSync(arquivo, 'utf8')
  } catch {
    return '' // it went away between the listing and the reading, or the system has no such file
  }
}
