// Sends back what a Pix brought too much: all of it, or the part above what was due. The bank is asked; what became of it
// comes as a notice. The refund's own number at the bank makes that one refund, however often it is asked.
import { devolverPix } from '@martelo/contracts/pagamentos/devolver-pix.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import {
  numeroDaDevolucao,
  podeTransitarDevolucao,
} from '@martelo/domain/pagamentos/devolucao-do-pagamento.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { type LinhaDeDevolucao, mudarDevolucao, travarDevolucoes } from '../vendas/door.ts'
import { BancoFora, bancoDaCasa } from './banco-pix.integration.ts'

handle(devolverPix, async (ctx, { params }) => {
  const hotId = ctx.hotsite.id
  const { endToEndId } = params
  const { usuId, papeis } = exigirSessao(ctx)
  const pode = (d: LinhaDeDevolucao): boolean =>
    podeTransitarDevolucao(
      { de: d.situacao, evento: 'pedir', atores: atoresDosPapeis(papeis) },
      { voltaPorOndeVeio: true },
    ).pode
  const linhas = await ctx.tx((tx) => travarDevolucoes(tx, hotId, { endToEndId }))
  const pedidas = linhas.filter(pode)
  if (linhas.length === 0) return recusar('NAO_ENCONTRADO', 'Nada deste Pix precisa ser devolvido.')
  if (pedidas.length === 0) return recusar('RECUSADO', 'A devolução deste Pix já foi pedida ou feita.')
  const banco = await bancoDaCasa(ctx.servicos, hotId)
  if (banco === null) return recusar('BANCO_FORA', 'Nenhum banco está configurado.')
  try {
    for (const d of pedidas) await banco.devolver(endToEndId, numeroDaDevolucao(d.uid, d.tentativas), d.valor)
  } catch (e) {
    if (!(e instanceof BancoFora)) throw e
    ctx.log.warn({ err: e, endToEndId }, 'refund not asked')
    return recusar('BANCO_FORA', 'O banco não respondeu. Tente novamente em instantes.')
  }
  await ctx.tx(async (tx) => {
    // The bank may have told that it is done before this is written.
    const agora = await travarDevolucoes(tx, hotId, { endToEndId })
    for (const d of agora.filter((x) => pedidas.some((p) => p.id === x.id) && pode(x))) {
      await mudarDevolucao(tx, hotId, d.id, {
        situacao: 'pedida',
        forma: 'PIX',
        observacao: null,
        pedidaAt: new Date(ctx.agora),
        pedidaBy: usuId,
      })
    }
    for (const d of pedidas)
      await auditar(ctx, tx, {
        entidade: 'pix',
        uid: endToEndId,
        acao: 'devolver',
        depois: { valor: d.valor },
        motivo: d.motivo,
      })
  })
  return { pedida: true as const }
})
