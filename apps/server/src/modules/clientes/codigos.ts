// Six-digit codes by mail and SMS. Few digits are guarded by few tries: a code dies after five wrong ones, and the next one
// has to be waited for a little longer each time.
import { CODIGO_DE_CONFIRMACAO } from '@martelo/domain/clientes/confirmacoes.ts'
import { ESPERAS, TENTATIVAS_POR_CODIGO } from '@martelo/domain/usuarios/limites.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import type { Tx } from '../../core/database/database.ts'
import { consumirComEspera, esperaDe } from '../../core/http/limite-de-taxa.ts'
import { gastarSegredo, guardarSegredo, novoCodigo, resumirSegredo, tentarSegredo } from '../usuarios/door.ts'

export type Canal = 'email' | 'telefone'

interface Destinatario {
  readonly usuId: number
  readonly nome: string
  readonly destino: string
  /** the password was given for this: the code makes the destination the new contact */
  readonly troca?: boolean
}

const chaveDoEnvio = (ctx: Ctx, usuId: number, canal: Canal): string =>
  `codigo|${ctx.hotsite.id}|${usuId}|${canal}`

/** Seconds until another code may be sent; 0: this one is counted. */
export function esperarEnvio(ctx: Ctx, usuId: number, canal: Canal): Promise<number> {
  return consumirComEspera(ctx.banco, chaveDoEnvio(ctx, usuId, canal), ESPERAS.envioDeCodigo)
}

/** When the next code may be asked for; null: now. */
export async function proximoEnvio(ctx: Ctx, usuId: number, canal: Canal): Promise<string | null> {
  const faltam = await esperaDe(ctx.banco.sistema, chaveDoEnvio(ctx, usuId, canal), ESPERAS.envioDeCodigo)
  return faltam === 0 ? null : new Date(ctx.agora + faltam * 1000).toISOString()
}

/** Makes the code and sends it with the transaction; answers when it ends. */
export async function mandarCodigo(ctx: Ctx, tx: Tx, canal: Canal, d: Destinatario): Promise<Date> {
  const codigo = novoCodigo()
  const expiraAt = new Date(ctx.agora + CODIGO_DE_CONFIRMACAO.validadeMs)
  await guardarSegredo(tx, {
    hotId: ctx.hotsite.id,
    usuId: d.usuId,
    tipo: canal,
    resumo: resumirCodigo(d.usuId, codigo, d.troca ?? false),
    destino: d.destino,
    expiraAt,
  })
  await ctx.servicos.correio.avisar(tx, ctx.hotsite.id, {
    tipo: 'codigo-de-contato',
    para: canal === 'email' ? { usuId: d.usuId, email: d.destino } : { usuId: d.usuId, telefone: d.destino },
    variaveis: { codigo },
    canais: [canal === 'email' ? 'email' : 'sms'],
  })
  return expiraAt
}

/** Where the code had gone to and what for, once, for the right one; null for a wrong or dead one (the try is counted). */
export async function gastarCodigo(
  ctx: Ctx,
  tx: Tx,
  canal: Canal,
  usuId: number,
  codigo: string,
): Promise<{ readonly destino: string; readonly troca: boolean } | null> {
  const hotId = ctx.hotsite.id
  if (!(await tentarSegredo(tx, hotId, canal, usuId, TENTATIVAS_POR_CODIGO))) return null
  for (const troca of [false, true]) {
    const gasto = await gastarSegredo(tx, hotId, canal, resumirCodigo(usuId, codigo, troca), usuId)
    if (gasto?.destino) return { destino: gasto.destino, troca }
  }
  return null
}

/**
 * Bound to the user, so that equal codes of two people are not equal in the table; and to what it is for: one that was sent
 * without the password changes nothing, whatever the contact has become meanwhile.
 */
function resumirCodigo(usuId: number, codigo: string, troca: boolean): Buffer {
  return resumirSegredo(`${troca ? 'troca:' : ''}${usuId}:${codigo}`)
}
