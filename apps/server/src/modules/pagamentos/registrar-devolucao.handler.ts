// Money that the staff sent back by hand. It ends the line, and the buyer is told where it went.
import { registrarDevolucao } from '@martelo/contracts/pagamentos/registrar-devolucao.contract.ts'
import { diaEmBrasilia, inicioDoDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { podeTransitarDevolucao } from '@martelo/domain/pagamentos/devolucao-do-pagamento.ts'
import { erroDaData } from '@martelo/domain/pagamentos/guarda-do-pagamento.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import {
  apresentarDevolucaoDaEquipe,
  avisarVenda,
  lerVenda,
  travarDevolucoes,
  travarVenda,
  vendaAvisada,
} from '../vendas/door.ts'
import { concluirDevolucao } from './mover-devolucao.ts'

handle(registrarDevolucao, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const hoje = diaEmBrasilia(ctx.agora)
  const feita = await ctx.tx(async (tx) => {
    const antes = await tx
      .selectFrom('devolucao')
      .select('vndId')
      .where('hotId', '=', hotId)
      .where('uid', '=', params.uid)
      .executeTakeFirst()
    // The sale is locked before its refunds, as everywhere.
    if (antes?.vndId != null) await travarVenda(tx, hotId, antes.vndId)
    const d = (await travarDevolucoes(tx, hotId, { uid: params.uid }))[0]
    if (d === undefined) return null
    await conferirVersao(ctx, tx, {
      entidade: 'devolucao',
      uid: d.uid,
      versaoAtual: d.versao,
      versaoLida: body.versao,
    })
    const erro = erroDaData(body.dia, {
      hoje,
      daVenda: diaEmBrasilia(d.createdAt.getTime()),
      prevista: false,
    })
    if (erro !== null) throw new RecusaLancada(recusar('CAMPOS', erro, { campos: { dia: erro } }))
    const r = podeTransitarDevolucao(
      { de: d.situacao, evento: 'registrarDevolucao', atores: atoresDosPapeis(exigirSessao(ctx).papeis) },
      { voltaPorOndeVeio: d.endToEndId !== null || d.cartaoUid !== null, destino: body.destino },
    )
    if (!r.pode) throw new RecusaLancada(recusar('RECUSADA', r.motivo))
    await concluirDevolucao(ctx, tx, d, {
      forma: body.forma,
      destino: body.destino,
      observacao: body.observacao ?? null,
      quando: body.dia === hoje ? new Date(ctx.agora) : new Date(inicioDoDia(body.dia)),
      usuId: exigirSessao(ctx).usuId,
    })
    const v = d.vndId === null ? undefined : await lerVenda(tx, hotId, d.vndId)
    const nova = (await travarDevolucoes(tx, hotId, { uid: params.uid }))[0]
    return { nova: nova ?? d, aviso: v && vendaAvisada(v) }
  })
  if (feita === null) return recusar('NAO_ENCONTRADA', 'Devolução não encontrada')
  if (feita.aviso) avisarVenda(ctx.servicos, feita.aviso)
  return apresentarDevolucaoDaEquipe(ctx, feita.nova)
})
