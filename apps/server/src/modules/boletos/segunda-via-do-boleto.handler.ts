// Another boleto for the same money with another day: the old one is written off at the bank, and whichever is paid first
// counts.
import { segundaViaDoBoleto } from '@martelo/contracts/boletos/segunda-via-do-boleto.contract.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { assentarVenda, concluir, porCobrancasDeLado, somasDe, travarVenda } from '../vendas/door.ts'
import { impedimentoDaSegundaVia } from './apresentar-boleto.ts'
import { lerBoleto } from './boletos.sql.ts'
import { fazerBoleto } from './fazer-boleto.ts'

handle(segundaViaDoBoleto, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const feito = await ctx.tx(async (tx) => {
    const lido = await lerBoleto(tx, hotId, { uid: params.uid })
    const v = lido && (await travarVenda(tx, hotId, lido.vndId))
    const b = lido && (await lerBoleto(tx, hotId, { uid: params.uid }, { travar: true }))
    if (v === undefined || b === undefined) return null
    await conferirVersao(ctx, tx, {
      entidade: 'boleto',
      uid: b.uid,
      versaoAtual: b.versao,
      versaoLida: body.versao,
    })
    const nao = impedimentoDaSegundaVia({ ...b, vendaSituacao: v.venda.situacao })
    if (nao !== null) throw new RecusaLancada(recusar('RECUSADO', nao))
    const restante = somasDe(v).restante
    if (restante <= 0) throw new RecusaLancada(recusar('RECUSADO', 'Não há valor a pagar.'))
    await porCobrancasDeLado(tx, hotId, b.vndId)
    const novo = await fazerBoleto(ctx, tx, v, {
      valor: Math.min(b.valor, restante),
      vencimento: body.vencimento,
      abatimento: 0,
      desconto: 0,
      descontoAte: null,
      substituiId: b.id,
    })
    return { uid: novo.uid, mudada: await assentarVenda(ctx, tx, b.vndId, null) }
  })
  if (feito === null) return recusar('NAO_ENCONTRADO', 'Boleto não encontrado')
  concluir(ctx.servicos, feito.mudada)
  return { uid: feito.uid }
})
