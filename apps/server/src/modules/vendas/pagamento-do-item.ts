// What the specification tells of one item's payment: by transfer, by boleto, and on the consignor's answer. Nothing is kept for
// it: it is read from the sale's account, its lines and their proofs.
import type { ItemDaVenda } from '@martelo/contracts/vendas/venda.schemas.ts'
import { ehPagavel } from '@martelo/domain/boletos/states.ts'
import { mostrarComprovante } from '@martelo/domain/pagamentos/states.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { iso } from '../../core/http/iso.ts'
import { apresentarComprovante, apresentarConta } from './apresentar-comprovante.ts'
import { exigeBoleto } from './contas-da-venda.ts'
import type { LinhaDeItem, LinhaDePagamento, VendaLida } from './vendas.sql.ts'

type DoItem = Pick<
  ItemDaVenda,
  'informacoesPagamentoTed' | 'informacoesPagamentoBoleto' | 'informacoesCondicional'
>

export function pagamentoDoItem(ctx: Ctx, v: VendaLida, i: LinhaDeItem): DoItem {
  // A line names a lot, or all of the sale.
  const doItem = v.pagamentos.filter((p) => p.lelUid === null || p.lelUid === i.lelUid)
  const ted = doItem.findLast((p) => p.tipo === 'DEPOSITO' && p.origemTipoPagamento !== 'PIX')
  const boleto = doItem.findLast((p) => p.tipo === 'BOLETO')
  const contaDoBoleto = boleto && (apresentarConta(boleto) ?? apresentarConta(v.venda))
  const conta = (ted && apresentarConta(ted)) ?? apresentarConta(v.venda)
  return {
    informacoesPagamentoTed:
      conta === null || exigeBoleto(v) ? null : { ...conta, ...comprovanteDe(ctx, v, ted) },
    informacoesPagamentoBoleto:
      boleto === undefined || !contaDoBoleto
        ? null
        : {
            ...contaDoBoleto,
            ...comprovanteDe(ctx, v, boleto),
            comprovantePagamentoUrl:
              boleto.boletoUid !== null && boleto.boletoSituacao !== null && ehPagavel(boleto.boletoSituacao)
                ? `/v1/boletos/${boleto.boletoUid}/pdf`
                : null,
            boletoDataVencimento: boleto.boletoVencimento,
          },
    informacoesCondicional:
      i.condicionalSituacao === null
        ? null
        : {
            situacao: i.condicionalSituacao,
            resposta: i.condicionalResposta,
            novoValor: i.condicionalNovoValor,
            prazo: iso(i.condicionalPrazo),
          },
  }
}

/** The newest proof of a line; without one, what the line itself says. */
function comprovanteDe(ctx: Ctx, v: VendaLida, p: LinhaDePagamento | undefined) {
  const c = p && v.comprovantes.find((x) => x.pagUid === p.uid)
  return {
    comprovantePagamentoUrl: c === undefined ? null : apresentarComprovante(ctx, c).arquivo,
    comprovantePagamentoMotivo: c?.motivo ?? p?.motivo ?? null,
    comprovantePagamentoData: iso(c?.dataEnvio ?? null),
    comprovantePagamentoSituacao: c === undefined ? null : mostrarComprovante(c.situacao).rotulo,
  }
}
