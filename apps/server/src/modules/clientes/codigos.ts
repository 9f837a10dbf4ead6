// Six-digit codes by mail and SMS. Few digits are guarded by few tries: a code dies after five wrong ones.
import { CODIGO_DE_CONFIRMACAO } from '@martelo/domain/clientes/confirmacoes.ts'
import { LIMITES } from '@martelo/domain/usuarios/limites.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import type { Tx } from '../../core/database/database.ts'
import { consumirLimite } from '../../core/http/limite-de-taxa.ts'
import { gastarSegredo, guardarSegredo, novoCodigo, resumirSegredo } from '../usuarios/door.ts'

export type Canal = 'email' | 'telefone'

interface Destinatario {
  readonly usuId: number
  readonly nome: string
  readonly destino: string
}

export function podeEnviarCodigo(ctx: Ctx, usuId: number, canal: Canal): Promise<boolean> {
  const { maximo, janelaMs } = LIMITES.envioDeCodigo
  return consumirLimite(ctx.banco, `codigo|${ctx.hotsite.id}|${usuId}|${canal}`, maximo, janelaMs / 1000)
}

/** Makes the code and sends it with the transaction; answers when it ends. */
export async function mandarCodigo(ctx: Ctx, tx: Tx, canal: Canal, d: Destinatario): Promise<Date> {
  const codigo = novoCodigo()
  const expiraAt = new Date(ctx.agora + CODIGO_DE_CONFIRMACAO.validadeMs)
  await guardarSegredo(tx, {
    hotId: ctx.hotsite.id,
    usuId: d.usuId,
    tipo: canal,
    resumo: resumirCodigo(d.usuId, codigo),
    destino: d.destino,
    expiraAt,
  })
  const frase = `${codigo} é o seu código em ${ctx.hotsite.nome}. Ele vale por 30 minutos.`
  await ctx.servicos.correio.enviar(tx, ctx.hotsite.id, {
    canal: canal === 'email' ? 'email' : 'sms',
    para: d.destino,
    assunto: `${codigo} é o seu código em ${ctx.hotsite.nome}`,
    texto:
      canal === 'email'
        ? `Olá, ${d.nome}.\n\n${frase}\n\nNunca peça nem informe este código por telefone: nós também não pedimos.`
        : frase,
  })
  return expiraAt
}

export function podeTentarCodigo(ctx: Ctx, usuId: number, canal: Canal): Promise<boolean> {
  const { maximo, janelaMs } = LIMITES.tentativaDeCodigo
  return consumirLimite(
    ctx.banco,
    `codigo-tentado|${ctx.hotsite.id}|${usuId}|${canal}`,
    maximo * LIMITES.envioDeCodigo.maximo,
    janelaMs / 1000,
  )
}

/** True once for the right code; `destino` must still be what the client has now. */
export async function gastarCodigo(
  ctx: Ctx,
  tx: Tx,
  canal: Canal,
  usuId: number,
  codigo: string,
  destino: string,
): Promise<boolean> {
  const gasto = await gastarSegredo(tx, ctx.hotsite.id, canal, resumirCodigo(usuId, codigo), usuId)
  return gasto !== undefined && gasto.destino === destino
}

/** Bound to the user, so that equal codes of two people are not equal in the table. */
function resumirCodigo(usuId: number, codigo: string): Buffer {
  return resumirSegredo(`${usuId}:${codigo}`)
}
