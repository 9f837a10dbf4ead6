// Where a hotsite's own pictures lie in the public storage, and whether an address is one of them.
import { urlPublica } from '../../core/http/arquivos-publicos.ts'
import type { Ctx } from '../../core/http/contexto.ts'

export const PASTA_DAS_MARCAS = 'marcas'

export async function ehImagemDoHotsite(
  ctx: Pick<Ctx, 'hotsite' | 'servicos'>,
  url: string,
): Promise<boolean> {
  const inicio = urlPublica(`${PASTA_DAS_MARCAS}/${ctx.hotsite.id}/`)
  if (!url.startsWith(inicio)) return false
  return ctx.servicos.arquivos.publico.existe(url.slice(urlPublica('').length))
}
