// The buyer starts a payment: a line of the sale, and for Pix a charge at the bank. The line is written first and the
// bank is asked after the commit, so that no lock waits for it; the charge's txid is the line's uid, so that asking again
// (the same request, or a retry after a failure) finds the same charge.
import { criarPagamento } from '@martelo/contracts/pagamentos/criar-pagamento.contract.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { txidDaCobranca } from '@martelo/domain/pagamentos/pix.ts'
import { auditar } from '../../core/auditoria.ts'
import { type Ctx, exigirCliente } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { umaVez } from '../../core/http/idempotencia.ts'
import {
  apresentarVenda,
  assentarVenda,
  concluir,
  impedimentoParaPagar,
  lerVenda,
  somasDe,
  travarVenda,
} from '../vendas/door.ts'
import { BancoFora, bancoPix, garantirAviso } from './banco-pix.integration.ts'
import { inserirPagamento, mudarPagamento, pagamentoPor, substituirPendentes } from './pagamentos.sql.ts'

const VALIDADE_DO_PIX_SEGUNDOS = 3600

handle(criarPagamento, async (ctx, { params, body }) => {
  const { cliId, usuId } = exigirCliente(ctx)
  const hotId = ctx.hotsite.id
  const pix = body.origemTipoPagamento === 'PIX'
  if (pix && (ctx.hotsite.pixChave === null || bancoPix() === null))
    return recusar('BANCO_FORA', 'O Pix não está disponível agora. Pague por transferência.')
  const feito = await ctx.tx(async (tx) => {
    const v = await travarVenda(tx, hotId, params.id)
    if (v === undefined || v.venda.cliId !== cliId) return null
    return umaVez(ctx, tx, `${criarPagamento.key}|${params.id}`, body.chaveDoPedido, async () => {
      const impedimento = impedimentoParaPagar(v)
      if (impedimento !== null) throw new RecusaLancada(recusar('RECUSADO', impedimento))
      const { restante } = somasDe(v)
      if (body.valor > restante)
        throw new RecusaLancada(
          recusar('VALOR', `O valor a pagar é ${formatarReais(restante)}.`, {
            campos: { valor: `O valor a pagar é ${formatarReais(restante)}.` },
            dados: { restante },
          }),
        )
      await substituirPendentes(tx, hotId, params.id)
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

/** Makes (or finds) the charge of a line that has no code yet. False: the bank is out; the same request may be repeated. */
async function cobrarNoBanco(ctx: Ctx, pagUid: string): Promise<boolean> {
  const { id: hotId, uid, nome, pixChave, pixNome, pixCidade } = ctx.hotsite
  const banco = bancoPix()
  const lido = await ctx.ler(async (tx) => {
    const p = await pagamentoPor(tx, hotId, { uid: pagUid })
    return p && { p, v: await lerVenda(tx, hotId, p.vndId) }
  })
  if (lido?.v === undefined || lido.p.pixTxid !== null) return true
  if (banco === null || pixChave === null) return false
  const { venda } = lido.v
  const txid = txidDaCobranca(pagUid)
  try {
    await garantirAviso({ uid, chave: pixChave, origem: ctx.origem })
    const { copiaECola } = await banco.cobrar({
      txid,
      chave: pixChave,
      valor: lido.p.valor,
      devedor: { documento: venda.documento, nome: venda.clienteNome },
      recebedor: { nome: pixNome ?? nome, cidade: pixCidade ?? ctx.hotsite.cidade ?? 'Sao Paulo' },
      expiracaoSegundos: VALIDADE_DO_PIX_SEGUNDOS,
      mensagem: `Compra ${venda.id} - ${venda.leilaoNome}`,
    })
    await ctx.tx((tx) =>
      mudarPagamento(tx, hotId, lido.p.id, {
        pixTxid: txid,
        pixCopiaCola: copiaECola,
        pixExpiraAt: new Date(ctx.agora + VALIDADE_DO_PIX_SEGUNDOS * 1000),
      }),
    )
    return true
  } catch (e) {
    if (!(e instanceof BancoFora)) throw e
    ctx.log.warn({ err: e, pagUid }, 'Pix charge not made')
    return false
  }
}
