// How often the code of a sign-up may be asked for: like every other code, a little later each time.
import { ESPERAS } from '@martelo/domain/usuarios/limites.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { consumirComEspera, esperaDe } from '../../core/http/limite-de-taxa.ts'

const chave = (ctx: Ctx, id: number): string => `cadastro|${ctx.hotsite.id}|${id}`

/** Seconds until another one may be sent; 0: this one is counted. */
export const esperarCodigoDoCadastro = (ctx: Ctx, id: number): Promise<number> =>
  consumirComEspera(ctx.banco, chave(ctx, id), ESPERAS.envioDeCodigo)

export async function proximoCodigoDoCadastro(ctx: Ctx, id: number): Promise<string> {
  const faltam = await esperaDe(ctx.banco.sistema, chave(ctx, id), ESPERAS.envioDeCodigo)
  return new Date(ctx.agora + faltam * 1000).toISOString()
}
