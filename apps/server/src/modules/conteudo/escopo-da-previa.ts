// What a preview's signature is made for: the same key under another hotsite, or for another purpose, does not verify.
import type { Ctx } from '../../core/http/contexto.ts'

export const escopoDaPrevia = (ctx: Pick<Ctx, 'hotsite'>): string => `previa-de-pagina:${ctx.hotsite.id}`
