// The seal of a form: when it was made, signed, for one hotsite. It keeps nothing on the server, so any process checks the
// form of another.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { idadeDoFormulario } from '@martelo/domain/contatos/formulario-do-site.ts'
import { recusar } from '../../core/http/handle.ts'
import type { Ctx } from '../../core/http/contexto.ts'

const assinar = (segredo: Uint8Array, hotId: number, quando: string): string =>
  createHmac('sha256', segredo).update(`formulario:${hotId}:${quando}`).digest('base64url')

export function selar(segredo: Uint8Array, hotId: number, agora: number): string {
  const quando = agora.toString(36)
  return `${quando}.${assinar(segredo, hotId, quando)}`
}

/** When the form was made; NaN for a seal that this hotsite did not give. */
export function abertoEm(segredo: Uint8Array, hotId: number, selo: string): number {
  const [quando = '', assinatura = ''] = selo.split('.')
  const certa = Buffer.from(assinar(segredo, hotId, quando))
  const veio = Buffer.from(assinatura)
  const confere = certa.length === veio.length && timingSafeEqual(certa, veio)
  return confere ? Number.parseInt(quando, 36) : Number.NaN
}

/** Why this form is not taken now; null: it is. */
export function recusaDoSelo(ctx: Ctx, selo: string) {
  const aberto = abertoEm(ctx.servicos.chaveDeArquivos, ctx.hotsite.id, selo)
  const idade = idadeDoFormulario(aberto, ctx.agora)
  if (idade === 'rapido')
    return recusar('RAPIDO', 'Foi rápido demais para nós. Espere alguns segundos e envie de novo.')
  if (idade === 'vencido')
    return recusar('VENCIDO', 'Esta página ficou aberta por muito tempo. Confira e envie de novo.')
  return null
}
