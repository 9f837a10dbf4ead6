// What became of the refunds that were asked of the acquirer, each known by its own key. One that carried out a refund of the sale
// ends that one too.
import { podeTransitarDevolucao } from '@martelo/domain/pagamentos/devolucao-do-pagamento.ts'
import { concluirDevolucao } from '../pagamentos/door.ts'
import { travarDevolucoes } from '../vendas/door.ts'
import type { Caso } from './aplicar-estado.ts'
import { estornoNaoFeito, lerEstornos, mudarCartao } from './cartoes.sql.ts'

/** With the sale locked. */
export async function aplicarEstornos({ m, tx, c, e }: Caso): Promise<void> {
  const hotId = m.hotsite.id
  const nossos = await lerEstornos(tx, hotId, [c.id])
  for (const dito of e.estornos) {
    const estorno = nossos.find((x) => x.uid === dito.id)
    if (estorno === undefined || estorno.situacao === 'feito' || dito.situacao === 'PEDIDO') continue
    if (c.pedido === 'estorno') await mudarCartao(tx, hotId, c.id, { pedido: null })
    if (dito.situacao === 'RECUSADO') {
      await estornoNaoFeito(tx, hotId, estorno.uid, true)
      await mudarCartao(tx, hotId, c.id, { erro: 'O adquirente recusou o estorno.' })
      continue
    }
    await tx
      .updateTable('cartaoEstorno')
      .set({ situacao: 'feito', concluidoAt: new Date(m.agora) })
      .where('hotId', '=', hotId)
      .where('id', '=', estorno.id)
      .execute()
    const d =
      estorno.devUid === null ? undefined : (await travarDevolucoes(tx, hotId, { uid: estorno.devUid }))[0]
    const r =
      d &&
      podeTransitarDevolucao(
        { de: d.situacao, evento: 'confirmarDevolucao', atores: ['sistema'] },
        { voltaPorOndeVeio: true },
      )
    if (d === undefined || !r?.pode) continue
    await concluirDevolucao(m, tx, d, {
      forma: 'CARTAO',
      destino: c.numero === null ? 'O cartão do pagamento' : `${c.bandeira ?? 'Cartão'} final ${c.numero}`,
      observacao: null,
      quando: new Date(m.agora),
      usuId: null,
    })
  }
}
