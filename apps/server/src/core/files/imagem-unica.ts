/**
 * A picture of the site (logo, cover, banner) as it arrives → the one file that is served: re-encoded, without metadata,
 * within the measures of its use. Transparency is kept, which is why this is not the pipeline of photographs.
 * Refuses SVG: it is a program (scripts, foreign documents, addresses that tell who looks), it would be served from the
 * site's own origin, and a cleaner that forgets one way in is worse than asking for a PNG. Refuses by content, by
 * pixels before decoding, and what is too small to look sharp.
 */
import sharp from 'sharp'
import type { Extensao } from './armazenamento.ts'
import { type Recusa, recusar } from './recusa.ts'
import { criarSemaforo } from './semaforo.ts'
import { tipoPorConteudo } from './tipo-por-conteudo.ts'

interface Medida {
  readonly largura: number
  readonly altura: number
}

export interface UsoDaImagem {
  readonly minimo: Medida
  readonly maximo: Medida
  /** of the WebP; null: a square PNG (browsers' icons) */
  readonly qualidade: number | null
}

export interface ImagemPronta {
  readonly bytes: Buffer
  readonly extensao: Extract<Extensao, 'webp' | 'png'>
  readonly largura: number
  readonly altura: number
}

type Resultado = { readonly ok: true; readonly imagem: ImagemPronta } | Recusa

const PIXELS_MAXIMOS = 40_000_000
const SEGUNDOS = 20
const ACEITOS = new Set(['png', 'jpeg', 'webp'])
const porta = criarSemaforo(1, 20)

const CORROMPIDA = recusar('corrompido', 'A imagem está corrompida ou incompleta. Envie o arquivo novamente.')

function ehSvg(bytes: Uint8Array): boolean {
  const inicio = Buffer.from(bytes.subarray(0, 2048)).toString('utf8').trimStart()
  return inicio.replace(/^\uFEFF/, '').startsWith('<') && inicio.toLowerCase().includes('<svg')
}

/** Never throws for what is in the file. */
export async function prepararImagem(bytes: Uint8Array, uso: UsoDaImagem): Promise<Resultado> {
  if (bytes.length === 0) return recusar('vazio', 'O arquivo está vazio.')
  if (ehSvg(bytes))
    return recusar(
      'conteudo-ativo',
      'SVG não é aceito, porque pode conter programas. Exporte a imagem em PNG, com fundo transparente.',
    )
  if (!ACEITOS.has(tipoPorConteudo(bytes)))
    return recusar('tipo-errado', 'O arquivo não é uma imagem PNG, JPEG ou WebP.')
  const pronta = await porta.entrar(() => abrirEProduzir(bytes, uso))
  return pronta ?? recusar('ocupado', 'Muitas imagens estão sendo processadas. Tente novamente em instantes.')
}

async function abrirEProduzir(bytes: Uint8Array, uso: UsoDaImagem): Promise<Resultado> {
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const { width: largura, height: altura } = autoOrient
    if (!largura || !altura) return CORROMPIDA
    if (largura * altura > PIXELS_MAXIMOS)
      return recusar(
        'pixels-demais',
        'A imagem tem mais de 40 megapixels. Reduza o tamanho e envie novamente.',
      )
    const { minimo } = uso
    if (largura < minimo.largura || altura < minimo.altura)
      return recusar(
        'tipo-errado',
        `A imagem tem ${largura} × ${altura} px. Envie uma com pelo menos ${minimo.largura} × ${minimo.altura} px.`,
      )
    return { ok: true, imagem: await produzir(bytes, uso) }
  } catch {
    // sharp tells every unreadable input by an Error; the sentence is all that the sender can use.
    return CORROMPIDA
  }
}

async function produzir(bytes: Uint8Array, { maximo, qualidade }: UsoDaImagem): Promise<ImagemPronta> {
  const aberta = sharp(bytes, { limitInputPixels: PIXELS_MAXIMOS, failOn: 'error' })
    .timeout({ seconds: SEGUNDOS })
    .autoOrient()
    .toColourspace('srgb')
  // A browser draws its icon in a square; PNG because some of them still take nothing else there.
  const icone = qualidade === null
  const medida = aberta.resize({
    width: maximo.largura,
    height: maximo.altura,
    fit: icone ? 'contain' : 'inside',
    background: { r: 0, g: 0, b: 0, alpha: 0 },
    withoutEnlargement: !icone,
  })
  const { data, info } = await (icone
    ? medida.ensureAlpha().png({ compressionLevel: 9 })
    : medida.webp({ quality: qualidade, alphaQuality: 100, smartSubsample: true })
  ).toBuffer({ resolveWithObject: true })
  return { bytes: data, extensao: icone ? 'png' : 'webp', largura: info.width, altura: info.height }
}
