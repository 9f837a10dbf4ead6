// Books a slot for one item, or moves the booking to another one.
import { agendarRetirada } from '@martelo/contracts/entregas/agendar-retirada.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { umaVez } from '../../core/http/idempotencia.ts'
import { avisarVenda, escreverAoComprador, lerVenda, vendaAvisada } from '../vendas/door.ts'
import { travarItem } from './entregas.sql.ts'
import { marcar, patioDoItem } from './marcar-retirada.ts'
import { atoresNoItem } from './quem-entrega.ts'

handle(agendarRetirada, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const feito = await ctx.tx(async (tx) => {
    const item = await travarItem(tx, hotId, params.itemUid)
    const quem = item && atoresNoItem(ctx, item.cliId)
    if (item === undefined || !quem) return null
    const { valor } = await umaVez(ctx, tx, `${agendarRetirada.key}|${params.itemUid}`, body, async () => {
      const patio = await patioDoItem(ctx, tx, item)
      const marcado = await marcar(ctx, tx, item, patio, body, quem)
      const v = await lerVenda(tx, hotId, item.vndId)
      if (v !== undefined)
        await escreverAoComprador(ctx.servicos, tx, v, 'agendada', notaDaAutorizacao(marcado))
      return marcado
    })
    const v = await lerVenda(tx, hotId, item.vndId)
    return { valor, aviso: v && vendaAvisada(v) }
  })
  if (feito === null) return recusar('NAO_ENCONTRADO', 'Item não encontrado')
  if (feito.aviso) avisarVenda(ctx.servicos, feito.aviso)
  return feito.valor
})

/** A paper that was printed for the old hour is refused at the gate: its holder has to hear so. */
function notaDaAutorizacao(m: { terceiro: string | null; reagendada: boolean }): string | undefined {
  if (m.terceiro === null)
    return m.reagendada
      ? 'O horário mudou. Uma autorização impressa para o horário anterior não vale mais.'
      : undefined
  return m.reagendada
    ? `O horário mudou e quem retira continua sendo ${m.terceiro}. A autorização impressa antes não vale mais: imprima a nova em Minhas compras.`
    : `Quem retira é ${m.terceiro}. Imprima a autorização em Minhas compras.`
}
