import { randomBytes } from 'node:crypto'
import {
  CODIGOS_DE_RECUPERACAO,
  normalizarSegredo,
  segredoLegivel,
} from '@martelo/domain/usuarios/segundo-fator.ts'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { selar } from './codigo-do-aplicativo.ts'
import { resumirSegredo } from './segredos.ts'
import { porFator } from './segundo-fator.sql.ts'

/** A code of recovery, bound to its account. */
export const resumirRecuperacao = (usuId: number, codigo: string): Buffer =>
  resumirSegredo(`recuperacao:${usuId}:${normalizarSegredo(codigo)}`)

/**
 * Switches the app on and answers the codes of recovery, which cannot be read again. `passo`: the code that proved it.
 */
export async function ligarSegundoFator(
  ctx: Ctx,
  tx: Tx,
  u: { readonly id: number; readonly uid: string; readonly nome: string; readonly email: string },
  segredo: string,
  passo: number,
): Promise<string[]> {
  const codigos = Array.from({ length: CODIGOS_DE_RECUPERACAO }, () => segredoLegivel(randomBytes(12)))
  await porFator(tx, {
    hotId: ctx.hotsite.id,
    usuId: u.id,
    segredo: await selar(ctx.banco, segredo),
    ultimoPasso: passo,
    recuperacao: codigos.map((c) => resumirRecuperacao(u.id, c)),
  })
  await auditar(ctx, tx, { entidade: 'usuario', uid: u.uid, acao: 'ligarSegundoFator' })
  await ctx.servicos.correio.avisar(tx, ctx.hotsite.id, {
    tipo: 'fator-ligado',
    para: { usuId: u.id },
    variaveis: {},
  })
  return codigos
}
