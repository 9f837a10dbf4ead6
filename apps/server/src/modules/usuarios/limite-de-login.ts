// How often a login may be tried. What fails is counted for the one who tries: the account's known device, or a network. A
// stranger who keeps failing waits longer and longer; the owner on his own device, or at another address, does not.
import { setTimeout as dormir } from 'node:timers/promises'
import { redeDoEndereco } from '@martelo/domain/usuarios/rede-do-endereco.ts'
import { ESPERAS, mensagemDeEspera } from '@martelo/domain/usuarios/limites.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { recusar } from '../../core/http/handle.ts'
import { consumirComEspera, devolverLimite, esquecerLimite } from '../../core/http/limite-de-taxa.ts'
import { quemTenta } from './aparelhos.ts'

export interface Tentativa {
  /** seconds that are missing; 0: counted, go on */
  readonly esperar: number
  /** the secret was right: what was counted beforehand is taken back */
  certa(): Promise<void>
}

/** `forma`: each way of signing in has its own count; `conta`: what was typed as the account. */
export async function tentarLogin(
  ctx: Ctx,
  forma: string,
  conta: string,
  usuId: number | null,
): Promise<Tentativa> {
  const quem = await quemTenta(ctx, usuId)
  const daConta = `login|${forma}|${ctx.hotsite.id}|${conta.toLowerCase()}|${quem.chave}`
  const daRede = `login-rede|${quem.rede}`
  let esperar = await consumirComEspera(ctx.banco, daConta, ESPERAS.loginPorConta)
  if (esperar === 0 && !quem.conhecido) {
    esperar = await consumirComEspera(ctx.banco, daRede, ESPERAS.loginPorRede)
    if (esperar > 0) await devolverLimite(ctx.banco, daConta)
  }
  return {
    esperar,
    async certa() {
      await esquecerLimite(ctx.banco, daConta)
      if (!quem.conhecido) await devolverLimite(ctx.banco, daRede)
    },
  }
}

export const muitasTentativas = (segundos: number) =>
  recusar('MUITAS_TENTATIVAS', mensagemDeEspera(segundos), { esperarSegundos: segundos })

/** After a new password, for its owner. */
export async function esquecerTentativas(ctx: Ctx, conta: string, usuId: number): Promise<void> {
  const quem = await quemTenta(ctx, usuId)
  for (const forma of ['cliente', 'sistema'])
    await esquecerLimite(ctx.banco, `login|${forma}|${ctx.hotsite.id}|${conta.toLowerCase()}|${quem.chave}`)
}

/** A secret of 256 bits that is none. The sender waits here; others are not affected. */
export async function demorarPorSegredoErrado(ctx: Ctx): Promise<void> {
  const segundos = await consumirComEspera(
    ctx.banco,
    `segredo-errado|${redeDoEndereco(ctx.ip)}`,
    ESPERAS.segredoErrado,
  )
  if (segundos > 0) await dormir(segundos * 1000)
}
