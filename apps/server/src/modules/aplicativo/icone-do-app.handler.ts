// Icons of the installed site, drawn from the mark that the house sent: its browser icon, or its logo on the brand's
// colour. Drawn once per look and process; a few kilobytes each.
import { iconeDoApp } from '@martelo/contracts/aplicativo/icone-do-app.contract.ts'
import { ICONES_DO_APP, type IconeDoApp, partePara } from '@martelo/domain/aplicativo/icones-do-app.ts'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { CAMINHO_DOS_ARQUIVOS } from '../../core/http/arquivos-publicos.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { arquivo, handle } from '../../core/http/handle.ts'

const UM_DIA = 'public, max-age=86400'
const TRANSPARENTE = { r: 0, g: 0, b: 0, alpha: 0 }
/** Larger than any mark that the upload lets through. */
const PIXELS = 4_000_000
const desenhados = new LRUCache<string, Promise<Buffer>>({ max: 200 })

handle(iconeDoApp, async (ctx, { params: { icone } }) => {
  const chave = `${ctx.hotsite.uid}:${ctx.hotsite.versao}:${icone}`
  const ja = desenhados.get(chave) ?? desenhar(ctx, icone)
  desenhados.set(chave, ja)
  ja.catch(() => desenhados.delete(chave))
  return arquivo(await ja, 'image/png', { cache: UM_DIA })
})

async function desenhar(ctx: Ctx, icone: IconeDoApp): Promise<Buffer> {
  const { lado, fundo } = ICONES_DO_APP[icone]
  const { corPrimaria, favicon, logo, logoEscuro, nome } = ctx.hotsite
  // A browser icon brings its own ground; a logo needs one, and its light version is made for it.
  const marca = await lerMarca(ctx, favicon ?? logoEscuro ?? logo)
  const comFundo = fundo || favicon === null
  const dentro = Math.round(lado * (marca === null ? 1 : partePara(icone)))
  const miolo = await sharp(marca ?? inicialDe(nome), { limitInputPixels: PIXELS, density: 300 })
    .resize({ width: dentro, height: dentro, fit: 'contain', background: TRANSPARENTE })
    .png()
    .toBuffer()
  return sharp({
    create: { width: lado, height: lado, channels: 4, background: comFundo ? corPrimaria : TRANSPARENTE },
  })
    .composite([{ input: miolo, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

async function lerMarca(ctx: Ctx, url: string | null): Promise<Buffer | null> {
  if (url === null || !url.startsWith(CAMINHO_DOS_ARQUIVOS)) return null
  const lido = await ctx.servicos.arquivos.publico.ler(url.slice(CAMINHO_DOS_ARQUIVOS.length))
  if (lido === null) return null
  const partes: Buffer[] = []
  for await (const parte of lido.corrente) partes.push(parte as Buffer)
  return Buffer.concat(partes)
}

/** A house without any mark: its first letter, white on its colour (the ground of the icon). */
function inicialDe(nome: string): Buffer {
  const letra = (/\p{L}|\d/u.exec(nome)?.[0] ?? 'M').toUpperCase()
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><text x="50" y="68" font-family="sans-serif" font-size="52" font-weight="700" fill="#fff" text-anchor="middle">${letra}</text></svg>`,
  )
}
