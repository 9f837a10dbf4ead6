// The outbox of a hammered lot: the transition to AG_PAGAMENTO schedules this by its name, in the same transaction.
import { definirTarefa } from '../../core/jobs/fila.ts'
import { criarVenda } from './criar-venda.ts'
import { concluir } from './mudar-venda.ts'
import { emNomeDoSistema } from './em-nome-da-casa.ts'

definirTarefa<{ lelId: number }>('criar-venda-do-lote', async ({ lelId }, s) => {
  const lote = await s.banco.sistema
    .selectFrom('lote')
    .select('hotId')
    .where('id', '=', lelId)
    .executeTakeFirst()
  const m = lote && (await emNomeDoSistema(s, lote.hotId, `criar-venda-do-lote-${lelId}`))
  if (!m) return
  const criada = await s.banco.doHotsite(m.hotsite.id, (tx) => criarVenda(m, tx, lelId))
  if (criada !== null) concluir(s, criada)
})
