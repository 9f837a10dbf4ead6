// Where a hotsite's own pictures lie in the public storage, and whether an address is one of them.
import { urlPublica } from '../../core/http/arquivos-publicos.ts'
import type { Ctx } from '../../core/http/contexto.ts'

export const pastaDoHotsite = (hotId: number): string => `marcas/${hotId}`

export async function ehImagemDoHotsite(
  ctx: Pick<Ctx, 'hotsite' | 'servicos'>,
  url: string,
): Promise<boolean> {
  const inicio = urlPublica(`${pastaDoHotsite(ctx.hotsite.id)}/`)
  if (!url.startsWith(inicio)) return false
  return ctx.servicos.arquivos.publico.existe(url.slice(urlPublica('').length))
}
