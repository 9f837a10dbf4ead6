// Copies a folder's files into another store. May be stopped and begun again: what is there in the same size is left,
// since names are made of contents. The folder keeps what it has.
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Areas, tipoDaChave } from './armazenamento.ts'

export interface Mudanca {
  levados: number
  jaEstavam: number
  bytes: number
  /** what is no file of ours, or could not be copied, with the reason */
  readonly ficaram: string[]
}

const AO_MESMO_TEMPO = 4

async function chavesDe(pasta: string): Promise<string[]> {
  const todas = await readdir(pasta, { recursive: true, withFileTypes: true }).catch((e: unknown) => {
    if (e instanceof Error && 'code' in e && e.code === 'ENOENT') return []
    throw e
  })
  return todas
    .filter((e) => e.isFile())
    .map((e) => path.relative(pasta, path.join(e.parentPath, e.name)).split(path.sep).join('/'))
    .filter((chave) => !chave.startsWith('.'))
    .sort()
}

export async function levarArquivos(raiz: string, para: Areas): Promise<Mudanca> {
  const feito: Mudanca = { levados: 0, jaEstavam: 0, bytes: 0, ficaram: [] }
  for (const nome of ['publico', 'privado'] as const) {
    const pasta = path.join(raiz, nome)
    const fila = await chavesDe(pasta)
    const levar = async (chave: string): Promise<void> => {
      const tipo = tipoDaChave(chave)
      if (tipo === null) return void feito.ficaram.push(`${nome}/${chave}: not a storage key`)
      const arquivo = path.join(pasta, ...chave.split('/'))
      const { size } = await stat(arquivo)
      if ((await para[nome].tamanho(chave)) === size) return void (feito.jaEstavam += 1)
      await para[nome].gravarCorrente(chave, createReadStream(arquivo), size, tipo)
      feito.levados += 1
      feito.bytes += size
    }
    const trabalhar = async (): Promise<void> => {
      for (let chave = fila.shift(); chave !== undefined; chave = fila.shift())
        await levar(chave).catch((e: unknown) => feito.ficaram.push(`${nome}/${chave}: ${String(e)}`))
    }
    await Promise.all(Array.from({ length: AO_MESMO_TEMPO }, trabalhar))
  }
  return feito
}
