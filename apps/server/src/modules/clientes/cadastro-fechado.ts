// Whether this house takes new clients in now: its page of sign-up is on, and the window of registration is open.
import { cadastroFechado } from '@martelo/domain/hotsites/janela-de-cadastro.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { paginaDesligada } from '../hotsites/door.ts'

/** The page of sign-up: a house that switched it off takes no new client in by any way. */
const PAGINA_DE_CADASTRO = 8

/** What a person is told who may not sign up; null when he may. */
export async function porQueFechado(ctx: Ctx): Promise<string | null> {
  const h = ctx.hotsite
  if (await ctx.ler((tx) => paginaDesligada(tx, h.id, PAGINA_DE_CADASTRO)))
    return 'O cadastro por este site está fechado. Fale com o atendimento.'
  const janela = { de: h.cadastroDe?.getTime() ?? null, ate: h.cadastroAte?.getTime() ?? null }
  return cadastroFechado(janela, ctx.agora)
}
