// Pictures of pages: where they lie, and whether an address is one that this hotsite sent. An address of another origin
// would watch the visitors, and the content security policy would not show it.
import { urlPublica } from '../../core/http/arquivos-publicos.ts'
import type { Ctx } from '../../core/http/contexto.ts'

export const PASTA_DAS_PAGINAS = 'paginas'

/** Messages by field for those that are not. Pictures of the brand (cover, logo) may be shown on pages too. */
export async function imagensEstranhas(
  ctx: Pick<Ctx, 'hotsite' | 'servicos'>,
  urls: Readonly<Record<string, string | null | undefined>>,
): Promise<Record<string, string>> {
  const campos: Record<string, string> = {}
  const inicios = [`${PASTA_DAS_PAGINAS}/${ctx.hotsite.id}/`, `marcas/${ctx.hotsite.id}/`].map(urlPublica)
  for (const [campo, url] of Object.entries(urls)) {
    if (!url) continue
    const minha = inicios.some((i) => url.startsWith(i))
    const existe =
      minha &&
      (await ctx.servicos.arquivos.publico.existe(url.slice(urlPublica('').length)).catch(() => false))
    if (!existe) campos[campo] = 'Envie a imagem novamente'
  }
  return campos
}
