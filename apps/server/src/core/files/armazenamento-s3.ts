// The store over any server that speaks S3. The same keys as in a folder, below `publico/` and `privado/`; an object is
// whole or absent by the protocol itself. The account must be allowed to list the bucket: without that right a server
// answers "forbidden" for what is not there, and a missing file could not be told from a refused one.
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { type Areas, type Armazenamento, medida, type TipoDeArquivo, tipoDaChave } from './armazenamento.ts'

/** A store that cannot be reached is told within a request's patience; a large file has its own time while bytes move. */
const ESPERA = { connectionTimeout: 3_000, requestTimeout: 60_000 } as const
const TENTATIVAS = 3

interface Destino {
  readonly endereco: string
  readonly balde: string
  readonly pasta: string
  readonly regiao: string
  readonly credenciais: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
  readonly porNomeDeHost: boolean
}

/** `https://KEY:SECRET@host[:port]/bucket[/folder][?region=…][&style=host]`. Without a key the machine's own role signs. */
export function lerDestino(texto: string): Destino {
  const url = new URL(texto)
  const [balde = '', ...resto] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(balde))
    throw new Error('FILES_URL names no bucket: https://KEY:SECRET@host/bucket')
  return {
    endereco: url.origin,
    balde,
    pasta: resto.map((p) => `${p}/`).join(''),
    regiao: url.searchParams.get('region') ?? 'us-east-1',
    credenciais:
      url.username === ''
        ? undefined
        : {
            accessKeyId: decodeURIComponent(url.username),
            secretAccessKey: decodeURIComponent(url.password),
          },
    porNomeDeHost: url.searchParams.get('style') === 'host',
  }
}

const ausente = (e: unknown): boolean => e instanceof S3ServiceException && e.$metadata.httpStatusCode === 404

function area(cliente: S3Client, balde: string, pasta: string): Armazenamento {
  const objeto = (chave: string) => ({ Bucket: balde, Key: `${pasta}${chave}` })

  async function por(
    chave: string,
    corpo: Uint8Array | Readable,
    bytes: number,
    tipo: TipoDeArquivo,
  ): Promise<void> {
    if (tipoDaChave(chave) !== tipo) throw new RangeError(`The key ${chave} does not end like ${tipo}.`)
    // A stream that breaks would leave the request waiting for the rest of it.
    const parar = new AbortController()
    if (corpo instanceof Readable) corpo.once('error', (e) => parar.abort(e))
    await cliente.send(
      new PutObjectCommand({ ...objeto(chave), Body: corpo, ContentLength: bytes, ContentType: tipo }),
      { abortSignal: parar.signal },
    )
  }

  async function tamanho(chave: string): Promise<number | null> {
    if (!tipoDaChave(chave)) return null
    try {
      return (await cliente.send(new HeadObjectCommand(objeto(chave)))).ContentLength ?? 0
    } catch (e) {
      if (ausente(e)) return null
      throw e
    }
  }

  return {
    gravar: (chave, bytes, tipo) => por(chave, bytes, bytes.length, tipo),
    gravarCorrente: async (chave, corrente, bytes, tipo) =>
      por(chave, Readable.from(medida(corrente, bytes), { objectMode: false }), bytes, tipo),
    async ler(chave, trecho) {
      const tipo = tipoDaChave(chave)
      if (!tipo) return null
      try {
        const Range = trecho && `bytes=${trecho.de}-${trecho.ate}`
        const r = await cliente.send(new GetObjectCommand({ ...objeto(chave), ...(Range && { Range }) }))
        if (!(r.Body instanceof Readable)) throw new Error(`The store answered no body for ${chave}.`)
        const inteiro = r.ContentRange?.split('/').at(-1)
        return { corrente: r.Body, tamanho: Number(inteiro ?? r.ContentLength ?? 0), tipo }
      } catch (e) {
        if (ausente(e)) return null
        throw e
      }
    },
    existe: async (chave) => (await tamanho(chave)) !== null,
    tamanho,
    async apagar(chave) {
      if ((await tamanho(chave)) === null) return false
      await cliente.send(new DeleteObjectCommand(objeto(chave)))
      return true
    },
  }
}

/** Asks the store at once, so that a wrong address or key is seen at the start. */
export async function abrirArmazenamentoEmS3(texto: string): Promise<Areas> {
  const d = lerDestino(texto)
  const cliente = new S3Client({
    endpoint: d.endereco,
    region: d.regiao,
    forcePathStyle: !d.porNomeDeHost,
    maxAttempts: TENTATIVAS,
    requestHandler: ESPERA,
    // Newer checksums are Amazon's own; other servers keep them as part of the file, or refuse.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(d.credenciais && { credentials: d.credenciais }),
  })
  try {
    await cliente.send(new ListObjectsV2Command({ Bucket: d.balde, MaxKeys: 1 }))
  } catch (e) {
    const motivo = e instanceof Error ? e.message || e.name : String(e)
    throw new Error(`FILES_URL: the bucket ${d.balde} at ${d.endereco} does not answer us: ${motivo}`, {
      cause: e,
    })
  }
  return {
    publico: area(cliente, d.balde, `${d.pasta}publico/`),
    privado: area(cliente, d.balde, `${d.pasta}privado/`),
  }
}
