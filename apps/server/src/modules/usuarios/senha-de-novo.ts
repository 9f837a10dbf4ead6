// The password asked again within a session, for what a borrowed browser must not be enough for.
import { ESPERAS } from '@martelo/domain/usuarios/limites.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { consumirComEspera, esquecerLimite } from '../../core/http/limite-de-taxa.ts'
import { conferirSenha } from './segredos.ts'
import { usuarioPorId } from './usuarios.sql.ts'

/** `esperar`: seconds until a retry; 0: it was looked at. Without a password nothing is counted. */
export async function conferirSenhaDeNovo(
  ctx: Ctx,
  usuId: number,
  senha: string | undefined,
): Promise<{ readonly esperar: number; readonly certa: boolean }> {
  if (!senha) return { esperar: 0, certa: false }
  const chave = `senha-de-novo|${ctx.hotsite.id}|${usuId}`
  const esperar = await consumirComEspera(ctx.banco, chave, ESPERAS.senhaDeNovo)
  if (esperar > 0) return { esperar, certa: false }
  const u = await ctx.ler((tx) => usuarioPorId(tx, ctx.hotsite.id, usuId))
  const certa = u !== undefined && (await conferirSenha(u.senhaHash, senha))
  if (certa) await esquecerLimite(ctx.banco, chave)
  return { esperar: 0, certa }
}
