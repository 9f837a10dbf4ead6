// The seal of a form: when it was made, signed, for one hotsite. It keeps nothing on the server, so any process checks
// the form of another. One seal lets a few forms through: a page is the same for all who open it within a second, and a
// person writes twice from one page; a program that keeps one and sends it from a thousand addresses is told to open
// the page.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { idadeDoFormulario, TEMPO_MAXIMO_MS } from '@martelo/domain/mensagens/formulario-do-site.ts'
import { recusar } from '../../core/http/handle.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { consumirLimite } from '../../core/http/limite-de-taxa.ts'

const ENVIOS_POR_SELO = 3

const assinar = (segredo: Uint8Array, hotId: number, dito: string): string =>
  createHmac('sha256', segredo).update(`formulario:${hotId}:${dito}`).digest('base64url')

/** `acaso` tells forms apart that were made in the same millisecond. */
export function selar(
  segredo: Uint8Array,
  hotId: number,
  agora: number,
  acaso = randomBytes(6).toString('hex'),
): string {
  const dito = `${agora.toString(36)}.${acaso}`
  return `${dito}.${assinar(segredo, hotId, dito)}`
}

/** When the form was made; NaN for a seal that this hotsite did not give. */
export function abertoEm(segredo: Uint8Array, hotId: number, selo: string): number {
  const [quando = '', acaso = '', assinatura = ''] = selo.split('.')
  const certa = Buffer.from(assinar(segredo, hotId, `${quando}.${acaso}`))
  const veio = Buffer.from(assinatura)
  const confere = certa.length === veio.length && timingSafeEqual(certa, veio)
  return confere ? Number.parseInt(quando, 36) : Number.NaN
}

/** Why this form is not taken now; null: it is, and was counted. Asked last: a form with faults in it is not spent. */
export async function recusaDoSelo(ctx: Ctx, selo: string) {
  // A form of another page of ours, sent without script, comes without one.
  if (selo === '') return recusar('VENCIDO', 'Confira os seus dados e envie.')
  const aberto = abertoEm(ctx.servicos.chaveDeArquivos, ctx.hotsite.id, selo)
  const idade = idadeDoFormulario(aberto, ctx.agora)
  if (idade === 'rapido')
    return recusar('RAPIDO', 'Foi rápido demais para nós. Espere alguns segundos e envie de novo.')
  if (idade === 'vencido')
    return recusar('VENCIDO', 'Esta página ficou aberta por muito tempo. Confira e envie de novo.')
  const chave = `selo|${ctx.hotsite.id}|${selo}`
  return (await consumirLimite(ctx.banco, chave, ENVIOS_POR_SELO, TEMPO_MAXIMO_MS / 1000))
    ? null
    : recusar('VENCIDO', 'Este formulário já foi enviado. Confira e envie de novo.')
}
