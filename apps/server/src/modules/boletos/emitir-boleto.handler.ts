// A boleto of a purchase, asked for by its buyer or by the office. Lines that were never sent go aside: their boletos are
// written off, and what is asked now takes their place.
import { emitirBoleto } from '@martelo/contracts/boletos/emitir-boleto.contract.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { umaVez } from '../../core/http/idempotencia.ts'
import { atoresNaVenda } from '../pagamentos/door.ts'
import {
  assentarVenda,
  concluir,
  impedimentoParaPagar,
  porCobrancasDeLado,
  somasDe,
  travarVenda,
} from '../vendas/door.ts'
import { fazerBoleto } from './fazer-boleto.ts'

handle(emitirBoleto, async (ctx, { params, body }) => {
  exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  const feito = await ctx.tx(async (tx) => {
    const v = await travarVenda(tx, hotId, params.id)
    const quem = v && atoresNaVenda(ctx, v.venda.cliId)
    if (v === undefined || !quem) return null
    const doComprador = quem.includes('Cliente')
    return umaVez(ctx, tx, `${emitirBoleto.key}|${params.id}`, body, async () => {
      const impedimento = impedimentoParaPagar(v)
      if (impedimento !== null) throw new RecusaLancada(recusar('RECUSADO', impedimento))
      // The buyer's choice takes the place of the last one; the house may split a purchase over several boletos.
      const abertos = v.pagamentos.filter((p) => p.tipo === 'BOLETO' && p.situacao === 'aguardandoEnvio')
      const restante = somasDe(v).restante - (doComprador ? 0 : abertos.reduce((t, p) => t + p.valor, 0))
      if (restante <= 0)
        throw new RecusaLancada(
          recusar('RECUSADO', 'Já há boleto aberto para todo o valor: cancele-o ou emita a segunda via.'),
        )
      if (body.valor > restante)
        throw new RecusaLancada(
          recusar('VALOR', `O valor a pagar é ${formatarReais(restante)}.`, {
            campos: { valor: `O valor a pagar é ${formatarReais(restante)}.` },
          }),
        )
      if (doComprador) await porCobrancasDeLado(tx, hotId, params.id, { divergentes: true })
      const novo = await fazerBoleto(ctx, tx, v, {
        valor: body.valor,
        // Terms are the house's to give.
        vencimento: doComprador ? null : (body.vencimento ?? null),
        abatimento: doComprador ? 0 : body.abatimento,
        desconto: doComprador ? 0 : body.desconto,
        descontoAte: doComprador ? null : (body.descontoAte ?? null),
        substituiId: null,
      })
      return { uid: novo.uid, mudada: await assentarVenda(ctx, tx, params.id, null) }
    })
  })
  if (feito === null) return recusar('NAO_ENCONTRADA', 'Compra não encontrada')
  concluir(ctx.servicos, feito.valor.mudada)
  return { uid: feito.valor.uid }
})
