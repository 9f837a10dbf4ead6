// Takes a charge back at the bank that need not be paid any more: replaced, given up, of a sale that is paid or ended.
// The queue repeats it until the bank has answered. Money that was faster comes as a notice and waits for its refund.
import { txidDaCobranca } from '@martelo/domain/pagamentos/pix.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import { cancelarCobrancasPor, type CobrancaDeLado } from '../vendas/door.ts'
import { bancoDaCasa } from './banco-pix.integration.ts'

export const cancelarCobranca = definirTarefa<CobrancaDeLado>(
  'cancelar-cobranca',
  async ({ hotId, pagId }, s) => {
    const { banco: db, log } = s
    const banco = await bancoDaCasa(s, hotId)
    if (banco === null) throw new Error('no bank is configured in this process')
    const p = await db.sistema
      .selectFrom('pagamento')
      .select(['uid', 'ativo', 'situacao', 'pixCanceladaAt'])
      .where('id', '=', pagId)
      .where('hotId', '=', hotId)
      .executeTakeFirst()
    // Its money came first and was taken.
    if (p === undefined || p.ativo || p.situacao === 'aprovado' || p.pixCanceladaAt !== null) return
    const r = await banco.cancelar(txidDaCobranca(p.uid))
    if (r === 'paga') log.warn({ hotId, pagId }, 'a charge was paid before it could be taken back')
    else
      await db.doHotsite(hotId, (tx) =>
        tx
          .updateTable('pagamento')
          .set({ pixCanceladaAt: new Date() })
          .where('id', '=', pagId)
          .where('hotId', '=', hotId)
          .execute(),
      )
  },
)

cancelarCobrancasPor('pix', (tx, c) =>
  cancelarCobranca.agendar(tx, c, { chave: `cancelar-cobranca-${c.hotId}-${c.pagId}` }),
)
