// Money that the house took by hand. It waits for validation like everything else: the person who takes it and the one
// who approves it may be two.
import { registrarPagamento } from '@martelo/contracts/pagamentos/registrar-pagamento.contract.ts'
import { inicioDoDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { rotuloDoPagamento } from '@martelo/domain/pagamentos/tipos-de-pagamento.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { umaVez } from '../../core/http/idempotencia.ts'
import { apresentarVendaDaEquipe, assentarVenda, concluir, lerVenda, travarVenda } from '../vendas/door.ts'
import {
  conferirLancamento,
  contaDoDeposito,
  detalhesDoLancamento,
  recusarRepetido,
} from './conferir-lancamento.ts'
import { avisarRecibo } from './avisar-recibo.ts'
import { inserirPagamento, proximoRecibo } from './pagamentos.sql.ts'

/** What a person hands over at the counter. */
const TEM_RECIBO: ReadonlySet<string> = new Set(['DINHEIRO', 'CARTAO_DE_CREDITO_MANUAL'])

handle(registrarPagamento, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const feito = await ctx.tx(async (tx) => {
    const v = await travarVenda(tx, hotId, params.id)
    if (v === undefined) return null
    return umaVez(ctx, tx, `${registrarPagamento.key}|${params.id}`, body, async () => {
      if (v.venda.situacao !== 'Aguardando Pagamento' && v.venda.situacao !== 'Aguardando Validação')
        throw new RecusaLancada(recusar('RECUSADO', 'Esta venda não recebe pagamentos.'))
      const resumo = conferirLancamento(ctx, v, body)
      const detalhes = detalhesDoLancamento(ctx, body)
      await recusarRepetido(tx, hotId, body.tipo, detalhes)
      const reciboNumero = TEM_RECIBO.has(body.tipo) ? await proximoRecibo(tx, hotId) : null
      const novo = await inserirPagamento(tx, {
        hotId,
        vndId: params.id,
        tipo: body.tipo,
        origemTipoPagamento: body.tipo === 'DEPOSITO' ? 'DEPOSITO' : null,
        valor: body.valor,
        situacao: 'aguardandoValidacao',
        detalhes: JSON.stringify(detalhes),
        reciboNumero,
        conId: await contaDoDeposito(tx, hotId, v, body),
        pagadorDocumento: detalhes.pagadorDocumento ?? null,
        pagadorBanco: detalhes.pagadorBanco ?? null,
        motivo: body.observacao ?? null,
        pagadorNome: body.pagadorNome || null,
        dataPagamento:
          body.dataPagamento === undefined ? new Date(ctx.agora) : new Date(inicioDoDia(body.dataPagamento)),
        createdBy: exigirSessao(ctx).usuId,
      })
      await auditar(ctx, tx, {
        entidade: 'pagamento',
        uid: novo.uid,
        acao: 'registrar',
        depois: { tipo: body.tipo, valor: body.valor, ...detalhes, recibo: reciboNumero },
      })
      await auditar(ctx, tx, {
        entidade: 'venda',
        uid: v.venda.uid,
        acao: 'registrar',
        depois: {
          pagamento: novo.uid,
          forma: rotuloDoPagamento(body.tipo),
          valor: body.valor,
          restante: resumo.depois,
          ...(resumo.excede > 0 ? { excedente: resumo.excede } : {}),
        },
        motivo: body.observacao,
      })
      const mudada = await assentarVenda(ctx, tx, params.id, null)
      if (reciboNumero !== null) await avisarRecibo(ctx, tx, params.id, reciboNumero)
      return { mudada }
    })
  })
  if (feito === null) return recusar('NAO_ENCONTRADA', 'Venda não encontrada')
  concluir(ctx.servicos, feito.valor.mudada)
  return ctx.ler(async (tx) => {
    const v = await lerVenda(tx, hotId, params.id)
    return v === undefined
      ? recusar('NAO_ENCONTRADA', 'Venda não encontrada')
      : apresentarVendaDaEquipe(ctx, tx, v)
  })
})
