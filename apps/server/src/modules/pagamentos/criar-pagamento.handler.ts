// The buyer starts a payment: a line of the sale, and for Pix a charge at the bank. The line is written first and the
// bank is asked after the commit, so that no lock waits for it; the charge's txid is the line's uid, so that asking again
// (the same request, or a retry after a failure) finds the same charge.
import { criarPagamento } from '@martelo/contracts/pagamentos/criar-pagamento.contract.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { umaVez } from '../../core/http/idempotencia.ts'
import {
  apresentarVenda,
  assentarVenda,
  concluir,
  exigeBoleto,
  impedimentoParaPagar,
  lerVenda,
  porCobrancasDeLado,
  somasDe,
  travarVenda,
} from '../vendas/door.ts'
import { temBanco } from './banco-pix.integration.ts'
import { cobrarNoBanco } from './cobrar-no-banco.ts'
import { inserirPagamento } from './pagamentos.sql.ts'

handle(criarPagamento, async (ctx, { params, body }) => {
  const { cliId, usuId } = exigirCliente(ctx)
  const hotId = ctx.hotsite.id
  const pix = body.origemTipoPagamento === 'PIX'
  if (pix && (ctx.hotsite.pixChave === null || !(await temBanco(ctx.servicos, hotId))))
    return recusar('BANCO_FORA', 'O Pix não está disponível agora. Pague por transferência.')
  const feito = await ctx.tx(async (tx) => {
    const v = await travarVenda(tx, hotId, params.id)
    if (v === undefined || v.venda.compradorId !== cliId) return null
    return umaVez(ctx, tx, `${criarPagamento.key}|${params.id}`, body, async () => {
      const impedimento = impedimentoParaPagar(v)
      if (impedimento !== null) throw new RecusaLancada(recusar('RECUSADO', impedimento))
      if (exigeBoleto(v))
        throw new RecusaLancada(recusar('RECUSADO', 'Esta compra é paga somente por boleto.'))
      const { restante } = somasDe(v)
      if (body.valor > restante)
        throw new RecusaLancada(
          recusar('VALOR', `O valor a pagar é ${formatarReais(restante)}.`, {
            campos: { valor: `O valor a pagar é ${formatarReais(restante)}.` },
            dados: { restante },
          }),
        )
      await porCobrancasDeLado(tx, hotId, params.id, { divergentes: true })
      const novo = await inserirPagamento(tx, {
        hotId,
        vndId: params.id,
        tipo: 'DEPOSITO',
        origemTipoPagamento: body.origemTipoPagamento,
        valor: body.valor,
        conId: pix ? null : v.venda.contaId,
        createdBy: usuId,
      })
      await auditar(ctx, tx, {
        entidade: 'pagamento',
        uid: novo.uid,
        acao: 'criar',
        depois: { venda: v.venda.uid, origem: body.origemTipoPagamento, valor: body.valor },
      })
      return { pagUid: novo.uid, mudada: await assentarVenda(ctx, tx, params.id, null) }
    })
  })
  if (feito === null) return recusar('NAO_ENCONTRADA', 'Compra não encontrada')
  const { pagUid, mudada } = feito.valor
  if (pix && !(await cobrarNoBanco(ctx, pagUid)))
    return recusar(
      'BANCO_FORA',
      'O banco não respondeu. Tente novamente em instantes ou pague por transferência.',
    )
  concluir(ctx.servicos, mudada)
  const v = await ctx.ler((tx) => lerVenda(tx, hotId, params.id))
  return v === undefined
    ? recusar('NAO_ENCONTRADA', 'Compra não encontrada')
    : { pagUid, venda: await apresentarVenda(ctx, v) }
})
