/**
 * A photograph as it arrives from a telephone → the pictures that pages show: upright, without EXIF and GPS, in sRGB,
 * WebP in up to four widths, never enlarged, with a tiny preview and a colour to paint before the first byte arrives.
 * Refuses by content (the name proves nothing), by bytes, and by pixels BEFORE decoding: a 40 KB PNG may unfold to
 * gigabytes. gigabytes. Metadata is always dropped: it would publish the yard's address and the owner's garage.
 */
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { type Recusa, recusar } from './recusa.ts'
import { criarSemaforo } from './semaforo.ts'
import { tipoPorConteudo } from './tipo-por-conteudo.ts'

export const LIMITES_DE_FOTO = {
  bytes: 15 * 1024 * 1024,
  /** 50 megapixels: today's telephones reach 48; decoded, that is 150 MB, and two may be open at once. */
  pixels: 50_000_000,
  simultaneas: 2,
  /** Photographs that may wait: the largest upload of one lot, from three people. */
  espera: 120,
  segundos: 30,
} as const

/** Card, card at double density, page, full screen. */
export const LARGURAS = [320, 640, 1280, 1920] as const

const QUALIDADE = 78
const MAIOR_LARGURA = 1920
const LARGURA_DA_PREVIA = 16

// One thread for each picture and two pictures at a time: libvips would otherwise take every core for one photograph.
// Its cache is for repeated operations on the same file, which never happens here.
sharp.concurrency(1)
sharp.cache(false)

const porta = criarSemaforo(LIMITES_DE_FOTO.simultaneas, LIMITES_DE_FOTO.espera)

export interface VersaoDaFoto {
  readonly largura: number
  readonly altura: number
  readonly bytes: Buffer
}

export interface FotoPronta {
  /** Of the upright original, in pixels: pages reserve the room with them. */
  readonly largura: number
  readonly altura: number
  /** Ascending; the last is the original's width or 1920, whichever is smaller. */
  readonly versoes: readonly VersaoDaFoto[]
  /** A WebP of 16 pixels as data URI: needs no script in the browser and no decoding on the server. */
  readonly previa: string
  /** Dominant colour, `#rrggbb`. */
  readonly cor: string
  /** SHA-256 of what was sent: the same photograph twice is seen, and names its files. */
  readonly hash: string
}

export type ResultadoDaFoto = { readonly ok: true; readonly foto: FotoPronta } | Recusa

const TIPOS_ACEITOS = new Set(['jpeg', 'png', 'webp', 'heic'])

const CORROMPIDA = recusar('corrompido', 'A foto está corrompida ou incompleta. Envie o arquivo novamente.')
export const HEIC_SEM_SUPORTE = recusar(
  'tipo-errado',
  'Fotos HEIC não podem ser lidas aqui. No iPhone, escolha Ajustes > Câmera > Formatos > Mais compatível, ou envie em JPEG.',
)

/** Everything that can be said without decoding. Null means: go on. */
function recusarSemAbrir(bytes: Uint8Array): Recusa | null {
  if (bytes.length === 0) return recusar('vazio', 'O arquivo está vazio.')
  if (bytes.length > LIMITES_DE_FOTO.bytes) {
    return recusar('grande-demais', 'A foto tem mais de 15 MB. Reduza o tamanho e envie novamente.')
  }
  if (!TIPOS_ACEITOS.has(tipoPorConteudo(bytes))) {
    return recusar('tipo-errado', 'O arquivo não é uma foto JPEG, PNG ou WebP.')
  }
  return null
}

/** Widths to make for a picture of this width: the fixed ones below it, then itself up to the largest. */
export function largurasPara(natural: number): number[] {
  const ultima = Math.min(natural, MAIOR_LARGURA)
  return [...LARGURAS.filter((largura) => largura < ultima), ultima]
}

interface Cabecalho {
  readonly largura: number
  readonly altura: number
}

/** Reads the header only. Width and height as seen upright. */
async function lerCabecalho(bytes: Uint8Array): Promise<Cabecalho | Recusa> {
  const heic = tipoPorConteudo(bytes) === 'heic'
  try {
    // The limit is switched off for this one call because the header alone is read, and because "too many pixels"
    // deserves its own sentence instead of the decoder's general error.
    const meta = await sharp(bytes, { limitInputPixels: false }).metadata()
    const { width, height } = meta.autoOrient
    if (!width || !height) return CORROMPIDA
    if (width * height > LIMITES_DE_FOTO.pixels) {
      return recusar(
        'pixels-demais',
        'A foto tem mais de 50 megapixels. Reduza a resolução e envie novamente.',
      )
    }
    return { largura: width, altura: height }
  } catch {
    // sharp tells every unreadable input by an Error; the sentence is all that the sender can use.
    return heic ? HEIC_SEM_SUPORTE : CORROMPIDA
  }
}

function hexadecimal(cor: { r: number; g: number; b: number }): string {
  return `#${[cor.r, cor.g, cor.b].map((canal) => canal.toString(16).padStart(2, '0')).join('')}`
}

async function decodificar(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: LIMITES_DE_FOTO.pixels, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: LIMITES_DE_FOTO.segundos })
    .autoOrient()
    .resize({ width: MAIOR_LARGURA, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function produzir(bytes: Uint8Array, cabecalho: Cabecalho): Promise<FotoPronta> {
  const maior = await decodificar(bytes)
  const raw = { width: maior.info.width, height: maior.info.height, channels: maior.info.channels }
  const deMaior = () => sharp(maior.data, { raw })
  const versoes: VersaoDaFoto[] = []
  for (const largura of largurasPara(cabecalho.largura)) {
    const feita = await deMaior()
      .resize({ width: largura, withoutEnlargement: true })
      .webp({ quality: QUALIDADE })
      .toBuffer({ resolveWithObject: true })
    versoes.push({ largura: feita.info.width, altura: feita.info.height, bytes: feita.data })
  }
  const pequena = await deMaior()
    .resize({ width: LARGURA_DA_PREVIA, height: LARGURA_DA_PREVIA, fit: 'inside' })
    .webp({ quality: 20, effort: 6 })
    .toBuffer()
  const { dominant } = await sharp(
    await deMaior().resize({ width: 64, height: 64, fit: 'inside' }).png().toBuffer(),
  ).stats()
  return {
    ...cabecalho,
    versoes,
    previa: `data:image/webp;base64,${pequena.toString('base64')}`,
    cor: hexadecimal(dominant),
    hash: createHash('sha256').update(bytes).digest('hex'),
  }
}

/** Never throws for what is in the file; waits its turn behind two others. */
export async function prepararFoto(bytes: Uint8Array): Promise<ResultadoDaFoto> {
  const recusa = recusarSemAbrir(bytes)
  if (recusa) return recusa
  const resultado = await porta.entrar(async (): Promise<ResultadoDaFoto> => {
    const cabecalho = await lerCabecalho(bytes)
    if ('ok' in cabecalho) return cabecalho
    try {
      return { ok: true, foto: await produzir(bytes, cabecalho) }
    } catch {
      return tipoPorConteudo(bytes) === 'heic' ? HEIC_SEM_SUPORTE : CORROMPIDA
    }
  })
  return (
    resultado ??
    recusar('ocupado', 'Muitas fotos estão sendo processadas. Aguarde um instante e envie novamente.')
  )
}
