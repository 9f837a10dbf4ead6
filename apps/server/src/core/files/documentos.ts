/**
 * Documents that clients and staff send: PDF, JPEG, PNG or WebP, by content. Pictures are encoded anew, which drops metadata.
 * A PDF is kept byte for byte (it may carry a signature) and searched, also in escaped names (`/J#61vaScript`) and
 * compressed object streams (searching for `/JS` alone finds it by chance in any scan).
 * Refuses programs, launched commands, attached files, and automatic actions that go anywhere but to a page. Not seen:
 * names in streams of other filters than deflate, which hold no objects.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'
import sharp from 'sharp'
import { HEIC_SEM_SUPORTE, LIMITES_DE_FOTO } from './fotos.ts'
import { type Recusa, recusar } from './recusa.ts'
import { criarSemaforo } from './semaforo.ts'
import { tipoPorConteudo } from './tipo-por-conteudo.ts'

export const LIMITES_DE_DOCUMENTO = {
  bytes: 10 * 1024 * 1024,
  pixels: LIMITES_DE_FOTO.pixels,
  /** Unpacked bytes of one PDF that we are willing to look through; pictures inside are not counted. */
  descompactado: 64 * 1024 * 1024,
  correntes: 20_000,
  simultaneos: 2,
  espera: 60,
} as const

/** Enough to read small print on a photographed page, no more. */
const MAIOR_LADO = 3000

const descompactar = promisify(inflate)
const porta = criarSemaforo(LIMITES_DE_DOCUMENTO.simultaneos, LIMITES_DE_DOCUMENTO.espera)

export interface DocumentoPronto {
  readonly bytes: Buffer
  readonly tipo: 'application/pdf' | 'image/jpeg' | 'image/png'
  readonly extensao: 'pdf' | 'jpg' | 'png'
  /** SHA-256 of what was sent. */
  readonly hash: string
}

export type ResultadoDoDocumento = { readonly ok: true; readonly documento: DocumentoPronto } | Recusa

const CORROMPIDO = recusar(
  'corrompido',
  'O documento está corrompido ou incompleto. Envie o arquivo novamente.',
)
const ATIVO = recusar(
  'conteudo-ativo',
  'O PDF contém programas ou arquivos anexados, que não são aceitos. Use a opção imprimir em PDF e envie o novo arquivo.',
)
const PROTEGIDO = recusar('protegido', 'O PDF está protegido por senha. Envie uma cópia sem proteção.')

/** Names that make a PDF do something, or carry a file. Matched whole. */
const NOMES_ATIVOS = new Set([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'ImportData',
  'SubmitForm',
  'XFA',
  // to a file elsewhere: opening it tells the reader's name and password hash to a share
  'GoToR',
  'GoToE',
  'Rendition',
])

/** The names of a piece of PDF, escapes undone. */
function* nomes(texto: string): Generator<string> {
  for (const [, nome] of texto.matchAll(/\/((?:[A-Za-z0-9]|#[0-9A-Fa-f]{2}){2,60})/g)) {
    if (!nome) continue
    yield nome.includes('#')
      ? nome.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      : nome
  }
}

/** What runs by itself when the file or a page is opened, other than to go to a page of the file. */
const SO_DENTRO = /^<<(?:(?!>>|\/S\b|\/Next|#)[^<])*\/S\s*\/(?:GoTo|Named)\b(?:(?!>>|\/S\b|\/Next|#)[^<])*>>/

/** The objects of one number, wherever they are written in a piece. */
function* objetosDe(numero: string, texto: string): Generator<string> {
  for (const m of texto.matchAll(new RegExp(`(?<!\\d)${numero}\\s+\\d+\\s+obj\\b\\s*`, 'g')))
    yield texto.slice(m.index + m[0].length, m.index + m[0].length + 2000)
}

/**
 * An action at the opening may go to a page; an address, a share or anything that is not found may not. One that stands
 * in a compressed object cannot be followed, and is refused with the rest.
 */
function recusarAutomaticos(texto: string, inteiro: string): Recusa | null {
  const claro = texto.replace(/#([0-9A-Fa-f]{2})/g, (_, h: string) =>
    String.fromCharCode(Number.parseInt(h, 16)),
  )
  if (/\/AA\s*(?:<<|\d+\s+\d+\s+R\b)/.test(claro)) return ATIVO
  for (const m of claro.matchAll(/\/OpenAction\s*/g)) {
    const valor = claro.slice(m.index + m[0].length, m.index + m[0].length + 2000)
    const indireto = /^(\d+)\s+\d+\s+R\b/.exec(valor)?.[1]
    const destinos = indireto === undefined ? [valor] : [...objetosDe(indireto, inteiro)]
    if (destinos.length === 0 || !destinos.every((d) => d.startsWith('[') || SO_DENTRO.test(d))) return ATIVO
  }
  return null
}

function recusarPelosNomes(texto: string): Recusa | null {
  for (const nome of nomes(texto)) {
    if (NOMES_ATIVOS.has(nome)) return ATIVO
    if (nome === 'Encrypt') return PROTEGIDO
  }
  return null
}

/** Object streams hold objects (and so names); every other compressed stream is looked into too, except pictures. */
async function recusarPelasCorrentes(bytes: Buffer, texto: string): Promise<Recusa | null> {
  let restante: number = LIMITES_DE_DOCUMENTO.descompactado
  let correntes = 0
  for (const achado of texto.matchAll(/stream\r?\n/g)) {
    if (texto.startsWith('end', achado.index - 3)) continue
    if (++correntes > LIMITES_DE_DOCUMENTO.correntes) return CORROMPIDO
    const dicionario = [...nomes(texto.slice(Math.max(0, achado.index - 1024), achado.index))]
    const deObjetos = dicionario.includes('ObjStm')
    if (dicionario.includes('Image') && !deObjetos) continue
    const corpo = bytes.subarray(achado.index + achado[0].length)
    const aberto = await abrirCorrente(corpo, restante)
    if (aberto === 'grande') return recusar('grande-demais', 'O PDF é grande demais para ser conferido.')
    if (aberto === 'outra-coisa' && deObjetos && dicionario.includes('Filter')) return CORROMPIDO
    if (aberto === 'outra-coisa') continue
    restante -= aberto.length
    const pedaco = aberto.toString('latin1')
    const recusa = recusarPelosNomes(pedaco) ?? (deObjetos ? recusarAutomaticos(pedaco, texto) : null)
    if (recusa) return recusa
  }
  return null
}

async function abrirCorrente(corpo: Buffer, maximo: number): Promise<Buffer | 'grande' | 'outra-coisa'> {
  // A zlib header, or it is not deflated and its bytes were already searched as they are.
  const [primeiro = 0, segundo = 0] = corpo
  if ((primeiro & 0x0f) !== 8 || (primeiro * 256 + segundo) % 31 !== 0) return 'outra-coisa'
  try {
    return await descompactar(corpo, { maxOutputLength: maximo, finishFlush: constants.Z_SYNC_FLUSH })
  } catch (erro) {
    const codigo = erro instanceof Error && 'code' in erro ? erro.code : undefined
    return codigo === 'ERR_BUFFER_TOO_LARGE' ? 'grande' : 'outra-coisa'
  }
}

async function conferirPdf(bytes: Buffer): Promise<Recusa | null> {
  const texto = bytes.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(texto)) return CORROMPIDO
  const fim = texto.slice(-2048)
  if (!fim.includes('%%EOF') || !fim.includes('startxref')) return CORROMPIDO
  return (
    recusarPelosNomes(texto) ??
    recusarAutomaticos(texto, texto) ??
    (await recusarPelasCorrentes(bytes, texto))
  )
}

async function refazerImagem(bytes: Uint8Array, formato: 'jpeg' | 'png'): Promise<Buffer | Recusa> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > LIMITES_DE_DOCUMENTO.pixels) {
      return recusar(
        'pixels-demais',
        'A imagem tem mais de 50 megapixels. Reduza a resolução e envie novamente.',
      )
    }
    const imagem = sharp(bytes, { limitInputPixels: LIMITES_DE_DOCUMENTO.pixels, failOn: 'error' })
      .timeout({ seconds: LIMITES_DE_FOTO.segundos })
      .autoOrient()
      .resize({ width: MAIOR_LADO, height: MAIOR_LADO, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
    return await (formato === 'png' ? imagem.png() : imagem.jpeg({ quality: 85 })).toBuffer()
  } catch {
    // sharp tells every unreadable input by an Error; the sentence is all that the sender can use.
    return CORROMPIDO
  }
}

async function preparar(bytes: Uint8Array): Promise<ResultadoDoDocumento> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  const tipo = tipoPorConteudo(bytes)
  if (tipo === 'pdf') {
    const copia = Buffer.from(bytes)
    const recusa = await conferirPdf(copia)
    return recusa ?? { ok: true, documento: { bytes: copia, tipo: 'application/pdf', extensao: 'pdf', hash } }
  }
  if (tipo !== 'jpeg' && tipo !== 'png' && tipo !== 'webp' && tipo !== 'heic') {
    return recusar('tipo-errado', 'O arquivo não é um PDF nem uma imagem JPEG, PNG ou WebP.')
  }
  const imagem = await refazerImagem(bytes, tipo === 'png' ? 'png' : 'jpeg')
  // Browsers send HEIC as JPEG where their device reads it; the decoder here reads the kind that is coded as AVIF.
  if ('ok' in imagem) return tipo === 'heic' ? HEIC_SEM_SUPORTE : imagem
  const saida =
    tipo === 'png'
      ? ({ tipo: 'image/png', extensao: 'png' } as const)
      : ({ tipo: 'image/jpeg', extensao: 'jpg' } as const)
  return { ok: true, documento: { bytes: imagem, hash, ...saida } }
}

/** Never throws for what is in the file. */
export async function prepararDocumento(bytes: Uint8Array): Promise<ResultadoDoDocumento> {
  if (bytes.length === 0) return recusar('vazio', 'O arquivo está vazio.')
  if (bytes.length > LIMITES_DE_DOCUMENTO.bytes) {
    return recusar('grande-demais', 'O documento tem mais de 10 MB. Reduza o tamanho e envie novamente.')
  }
  const resultado = await porta.entrar(() => preparar(bytes))
  return (
    resultado ??
    recusar('ocupado', 'Muitos documentos estão sendo conferidos. Aguarde um instante e envie novamente.')
  )
}

/** The sender's file name for display: no folders, no control or direction characters, at most 120 letters. */
export function nomeParaExibir(nome: string): string {
  const semPasta = nome.split(/[\\/]/).at(-1) ?? ''
  const limpo = semPasta.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '').trim()
  return Array.from(limpo).slice(0, 120).join('') || 'documento'
}
