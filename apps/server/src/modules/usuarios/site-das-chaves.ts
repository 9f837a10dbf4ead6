// Which site a passkey is for: the host that the person is on. A house with two addresses has keys for each.
import type { Ctx } from '../../core/http/contexto.ts'
import type { LinhaDeChave } from './chaves.sql.ts'

export const MAXIMO_DE_CHAVES = 20
export const DESAFIO_MS = 5 * 60_000

export const siteDe = (ctx: Ctx): { readonly rpID: string; readonly origin: string } => {
  const { hostname, origin } = new URL(ctx.origem)
  return { rpID: hostname, origin }
}

export const apresentarChave = (k: LinhaDeChave) => ({
  uid: k.uid,
  nome: k.nome,
  site: k.site,
  sincronizada: k.sincronizada,
  criadaAt: k.criadaAt.toISOString(),
  usadaAt: k.usadaAt?.toISOString() ?? null,
})
