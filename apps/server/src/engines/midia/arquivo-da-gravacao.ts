// What a recording's file says of itself, for one whose writer was killed and could no longer say it.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

export const NOME_DA_GRAVACAO = /^([0-9a-f-]{36})-(\d{10,16})$/
/** The index names key frames; the file goes on for a little after the last of them. */
const DEPOIS_DA_CHAVE_MS = 5_000

export interface Medida {
  readonly fim: number
  readonly bytes: number
  readonly sha256: Buffer
}

const pastaDe = (pasta: string): string => path.join(pasta, 'gravacoes')

/** Names of all recordings that have a file. Null: there is no folder, which is another matter than an empty one. */
export async function nomesGravados(pasta: string): Promise<string[] | null> {
  const nomes = await readdir(pastaDe(pasta)).catch(() => null)
  return nomes?.flatMap((n) => (n.endsWith('.mp4') ? [n.slice(0, -4)] : [])) ?? null
}

/** Null: the file is gone. `CRESCE`: it was written after `calada`, in epoch ms, and may still be. */
export async function medirGravacao(
  pasta: string,
  nome: string,
  calada: number,
): Promise<Medida | 'CRESCE' | null> {
  const [, , inicio] = NOME_DA_GRAVACAO.exec(nome) ?? []
  if (inicio === undefined) return null
  const arquivo = path.join(pastaDe(pasta), nome)
  const dados = await stat(`${arquivo}.mp4`).catch(() => null)
  if (dados === null) return null
  if (dados.mtimeMs > calada) return 'CRESCE'
  const soma = createHash('sha256')
  let bytes = 0
  await pipeline(createReadStream(`${arquivo}.mp4`), async (partes: AsyncIterable<Buffer>) => {
    for await (const p of partes) {
      soma.update(p)
      bytes += p.length
    }
  })
  const indice = await readFile(`${arquivo}.idx`, 'utf8').catch(() => '')
  // The last line may have been cut by the kill.
  const ultima = indice.split('\n').findLast((l) => l.startsWith('[') && l.endsWith(']'))
  const quando = Math.max(Number(inicio), Number(ultima?.slice(1).split(',', 1)[0] ?? 0))
  const fim = Math.min(Math.max(quando, Math.round(dados.mtimeMs)), quando + DEPOIS_DA_CHAVE_MS)
  return { fim, bytes, sha256: soma.digest() }
}
