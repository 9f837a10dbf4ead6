import { removerPagamento } from '@martelo/contracts/pagamentos/remover-pagamento.contract.ts'
import type { TipoDePagamento } from '@martelo/domain/pagamentos/tipos-de-pagamento.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import {
  assentarVenda,
  cancelarCobranca,
  concluir,
  type FormaDaCobranca,
  podeRemoverPagamento,
  travarVenda,
  vendaPor,
} from '../vendas/door.ts'
import { mudarPagamento, pagamentoPor } from './pagamentos.sql.ts'
import { atoresNaVenda } from './quem-paga.ts'

const FORMA_DO_TIPO: Partial<Record<TipoDePagamento, FormaDaCobranca>> = {
  BOLETO: 'boleto',
  CARTAO_DE_CREDITO: 'cartao',
}

handle(removerPagamento, async (ctx, { params }) => {
  const hotId = ctx.hotsite.id
  const mudada = await ctx.tx(async (tx) => {
    const achada = await vendaPor(tx, hotId, { pagUid: params.uid })
    if (achada === undefined || !atoresNaVenda(ctx, achada.cliId)) return null
    await travarVenda(tx, hotId, achada.vndId)
    const p = await pagamentoPor(tx, hotId, { uid: params.uid })
    if (p === undefined || !p.ativo) return null
    if (!podeRemoverPagamento(p))
      throw new RecusaLancada(recusar('RECUSADO', 'Este pagamento já foi enviado e não pode ser removido.'))
    await mudarPagamento(tx, hotId, p.id, { ativo: false })
    const forma = p.pixTxid === null ? FORMA_DO_TIPO[p.tipo] : 'pix'
    if (p.situacao === 'aguardandoEnvio' && forma !== undefined)
      await cancelarCobranca(tx, forma, { hotId, pagId: p.id })
    await auditar(ctx, tx, {
      entidade: 'pagamento',
      uid: p.uid,
      acao: 'remover',
      antes: { situacao: p.situacao, valor: p.valor },
    })
    return assentarVenda(ctx, tx, achada.vndId, null)
  })
  if (mudada === null) return recusar('NAO_ENCONTRADO', 'Pagamento não encontrado')
  concluir(ctx.servicos, mudada)
  return { removido: true as const }
})
