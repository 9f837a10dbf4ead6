/**
 * Where files live, in two areas: public (pictures, cached for ever because the name is the content) and private
 * (documents and proofs, served only behind a signed address), in separate folders, so that no key of one can name a
 * file of the other. Writes are atomic: aside, flushed, renamed into place.
 * Refuses (never cleans) every key that is not of the strict shape below, so no path leaves the folder.
 */
import { createHash, randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

export const TIPO_DA_EXTENSAO = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  /** a piece of an upload that is under way */
  bin: 'application/octet-stream',
} as const

export type Extensao = keyof typeof TIPO_DA_EXTENSAO
export type TipoDeArquivo = (typeof TIPO_DA_EXTENSAO)[Extensao]

/** Bytes of a file, the last one included. */
export interface Trecho {
  readonly de: number
  readonly ate: number
}

export interface ArquivoLido {
  readonly corrente: Readable
  readonly tamanho: number
  readonly tipo: TipoDeArquivo
}

export interface Armazenamento {
  /** Writes or replaces. When the promise is fulfilled the bytes survive a power cut. */
  readonly gravar: (chave: string, bytes: Uint8Array, tipo: TipoDeArquivo) => Promise<void>
  /** The same for what does not fit into memory. Throws, and leaves nothing, when the length is another. */
  readonly gravarCorrente: (
    chave: string,
    corrente: AsyncIterable<Uint8Array>,
    tamanho: number,
    tipo: TipoDeArquivo,
  ) => Promise<void>
  /** Null when there is no such file; `tamanho` is of the whole. The caller consumes or destroys the stream. */
  readonly ler: (chave: string, trecho?: Trecho) => Promise<ArquivoLido | null>
  readonly existe: (chave: string) => Promise<boolean>
  /** Bytes; null when there is no such file. */
  readonly tamanho: (chave: string) => Promise<number | null>
  /** False when it was not there. */
  readonly apagar: (chave: string) => Promise<boolean>
}

export interface Areas {
  /** What anyone may fetch. */
  readonly publico: Armazenamento
  /** What only a signed address opens. */
  readonly privado: Armazenamento
}

const PARTE = '[a-z0-9](?:[a-z0-9_-]{0,118}[a-z0-9])?'
const CHAVE = new RegExp(`^(?:${PARTE}/){0,5}${PARTE}\\.([a-z][a-z0-9]{2,3})$`)
/** Names that Windows keeps for devices, whatever the extension. */
const RESERVADO = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/
const UMA_HORA = 3_600_000
/** No key can begin with a dot, so this folder is out of their reach. It is inside: a rename stays on one disk. */
const TEMPORARIOS = '.temporarios'

/** The type that a key's extension stands for; null when the key may not be used at all. */
export function tipoDaChave(chave: string): TipoDeArquivo | null {
  const extensao = CHAVE.exec(chave)?.[1]
  if (!extensao || chave.split('/').some((parte) => RESERVADO.test(parte))) return null
  return Object.hasOwn(TIPO_DA_EXTENSAO, extensao) ? TIPO_DA_EXTENSAO[extensao as Extensao] : null
}

export const extensaoDaChave = (chave: string): string => chave.slice(chave.lastIndexOf('.') + 1)

/** `fotos`, the SHA-256 in hex → `fotos/ab/abcdef…`: two letters of folder keep folders small. */
export function raizPorConteudo(pasta: string, sha256: string): string {
  return `${pasta}/${sha256.slice(0, 2)}/${sha256}`
}

/** A key that is the content's own hash: the same bytes twice are one file, and a changed file is another. */
export function chavePorConteudo(pasta: string, bytes: Uint8Array, extensao: Extensao): string {
  return `${raizPorConteudo(pasta, createHash('sha256').update(bytes).digest('hex'))}.${extensao}`
}

function inexistente(erro: unknown): boolean {
  return erro instanceof Error && 'code' in erro && (erro.code === 'ENOENT' || erro.code === 'ENOTDIR')
}

async function abrirSeHouver(arquivo: string): Promise<FileHandle | null> {
  try {
    // No following of links: one placed in the folder must not read the machine through it.
    return await open(arquivo, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0))
  } catch (erro) {
    if (inexistente(erro)) return null
    throw erro
  }
}

/** A rename is only durable when its folder is flushed too. Windows cannot open folders, and needs no such flush. */
async function descarregarPasta(pasta: string): Promise<void> {
  if (process.platform === 'win32') return
  const aberta = await open(pasta, constants.O_RDONLY)
  try {
    await aberta.sync()
  } finally {
    await aberta.close()
  }
}

/** What a killed process left half-written. Younger files may belong to a process that still lives. */
async function limparTemporarios(pasta: string): Promise<void> {
  for (const nome of await readdir(pasta)) {
    const arquivo = path.join(pasta, nome)
    const dados = await stat(arquivo).catch((erro: unknown) => {
      if (inexistente(erro)) return null
      throw erro
    })
    if (dados && Date.now() - dados.mtimeMs > UMA_HORA) await rm(arquivo, { force: true })
  }
}

/**
 * Ends the stream with an error when it brings another number of bytes than was said. A piece goes on when the next one
 * has come: the last one of a stream that is too long is never sent.
 */
export async function* medida(
  corrente: AsyncIterable<Uint8Array>,
  tamanho: number,
): AsyncGenerator<Uint8Array> {
  let vindos = 0
  let anterior: Uint8Array | null = null
  for await (const pedaco of corrente) {
    vindos += pedaco.length
    if (vindos > tamanho) break
    if (anterior !== null) yield anterior
    anterior = pedaco
  }
  if (vindos !== tamanho) throw new RangeError(`A file of ${tamanho} bytes came with another length.`)
  if (anterior !== null) yield anterior
}

type Conteudo = Uint8Array | AsyncIterable<Uint8Array>

async function gravarInteiro(aoLado: string, destino: string, bytes: Conteudo): Promise<void> {
  await mkdir(path.dirname(destino), { recursive: true, mode: 0o750 })
  try {
    const arquivo = await open(aoLado, 'wx', 0o640)
    try {
      await arquivo.writeFile(bytes)
      await arquivo.sync()
    } finally {
      await arquivo.close()
    }
    await rename(aoLado, destino)
  } catch (erro) {
    await rm(aoLado, { force: true })
    throw erro
  }
  await descarregarPasta(path.dirname(destino))
}

/** The storage over a folder, which is made when the first file comes. */
function armazenamentoEmPasta(raiz: string): Armazenamento {
  const temporaria = path.join(raiz, TEMPORARIOS)
  let preparada: Promise<void> | null = null

  async function preparar(): Promise<void> {
    await mkdir(temporaria, { recursive: true, mode: 0o750 })
    await limparTemporarios(temporaria)
  }

  function caminho(chave: string): string {
    if (!tipoDaChave(chave)) throw new RangeError(`Not a storage key: ${JSON.stringify(chave.slice(0, 80))}`)
    return path.join(raiz, ...chave.split('/'))
  }

  async function gravar(chave: string, bytes: Conteudo, tipo: TipoDeArquivo): Promise<void> {
    const destino = caminho(chave)
    if (tipoDaChave(chave) !== tipo) throw new RangeError(`The key ${chave} does not end like ${tipo}.`)
    preparada ??= preparar().catch((erro: unknown) => {
      // A full disk now is no reason to refuse when it is free again.
      preparada = null
      throw erro
    })
    await preparada
    await gravarInteiro(path.join(temporaria, randomUUID()), destino, bytes)
  }

  async function ler(chave: string, trecho?: Trecho): Promise<ArquivoLido | null> {
    const tipo = tipoDaChave(chave)
    const aberto = tipo ? await abrirSeHouver(caminho(chave)) : null
    if (!tipo || !aberto) return null
    const { size } = await aberto.stat()
    const corrente = aberto.createReadStream(trecho && { start: trecho.de, end: trecho.ate })
    // A stream that is given up before its first byte does not close what it did not open.
    corrente.once('close', () => void aberto.close().catch(() => undefined))
    return { corrente, tamanho: size, tipo }
  }

  async function tamanho(chave: string): Promise<number | null> {
    if (!tipoDaChave(chave)) return null
    try {
      const dados = await stat(caminho(chave))
      return dados.isFile() ? dados.size : null
    } catch (erro) {
      if (inexistente(erro)) return null
      throw erro
    }
  }
  const existe = async (chave: string): Promise<boolean> => (await tamanho(chave)) !== null

  async function apagar(chave: string): Promise<boolean> {
    if (!(await existe(chave))) return false
    await rm(caminho(chave), { force: true })
    return true
  }

  return {
    gravar,
    gravarCorrente: (chave, corrente, bytes, tipo) => gravar(chave, medida(corrente, bytes), tipo),
    ler,
    existe,
    tamanho,
    apagar,
  }
}

/** Both areas below one folder. Made at once, so that a folder that cannot be written is seen at the start. */
export async function abrirArmazenamentoEmPasta(raiz: string): Promise<Areas> {
  const publico = path.join(raiz, 'publico')
  const privado = path.join(raiz, 'privado')
  for (const pasta of [publico, privado]) await mkdir(pasta, { recursive: true, mode: 0o750 })
  return { publico: armazenamentoEmPasta(publico), privado: armazenamentoEmPasta(privado) }
}
