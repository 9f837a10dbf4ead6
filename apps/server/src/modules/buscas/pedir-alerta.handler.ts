// A saved search by e-mail alone. The answer is the same for all, so that strangers do not learn whether an address is
// known, confirmed or full; a program that fills the hidden field is thanked and forgotten. Nothing is told to the
// address before its owner has confirmed it, and no search is made for it: what a stranger asks for costs a row.
import { pedirAlerta } from '@martelo/contracts/buscas/pedir-alerta.contract.ts'
import { CONSENTIMENTO_DO_ALERTA, julgarPedidoDeAlerta } from '@martelo/domain/buscas/alerta-por-email.ts'
import { handle } from '../../core/http/handle.ts'
import { exigirVisitante } from '../lotes/door.ts'
import { cabeNaHora, recusaDoSelo } from '../mensagens/door.ts'
import { fatosDoPedido, guardarAlerta, travarEmail } from './alertas-por-email.sql.ts'
import { pedirConfirmacaoDoAlerta } from './carta-do-alerta.ts'

handle(pedirAlerta, async (ctx, { body }) => {
  if (body.site) return { ok: true }
  const recusa = exigirVisitante(ctx) ?? (await recusaDoSelo(ctx, body.selo))
  if (recusa) return recusa
  const hotId = ctx.hotsite.id
  const { email, nome, endereco, filtros, frequencia } = body
  await ctx.tx(async (tx) => {
    await travarEmail(tx, hotId, email)
    if (julgarPedidoDeAlerta(await fatosDoPedido(tx, hotId, email, endereco)) === 'nada') return
    if (!(await cabeNaHora(ctx))) return
    const { ip, origem } = ctx
    const consentimento = CONSENTIMENTO_DO_ALERTA
    const novo = { hotId, email, nome, endereco, filtros, frequencia, consentimento, ip, origem }
    const uid = await guardarAlerta(tx, novo)
    await pedirConfirmacaoDoAlerta(ctx.servicos, tx, 'alerta-confirmar', { hotId, uid, email, nome, origem })
  })
  return { ok: true }
})
