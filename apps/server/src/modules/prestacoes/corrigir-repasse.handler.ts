import { corrigirRepasse } from '@martelo/contracts/prestacoes/corrigir-repasse.contract.ts'
import { diaEmBrasilia, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { ROTULO_DO_INDICE } from '@martelo/domain/judicial/mora-da-parcela.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { prazosDaPrestacao } from './apresentar-prestacao.ts'
import { lancarDespesa } from './lancar-despesa.ts'
import { medirCorrecao } from './medir-correcao.ts'
import { responderPrestacao, travarPrestacao } from './responder-prestacao.ts'

handle(corrigirRepasse, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const { usuId } = exigirSessao(ctx)
  const { indice, correcao, chaveDoPedido } = body
  const r = await ctx.tx(async (tx) => {
    const l = await travarPrestacao(ctx, tx, params.uid, null)
    const ja = await tx
      .selectFrom('prestacaoLancamento')
      .select('id')
      .where('hotId', '=', hotId)
      .where('chaveDoPedido', '=', chaveDoPedido)
      .executeTakeFirst()
    if (ja !== undefined) return null
    const c = await medirCorrecao(tx, l, { indice, agora: ctx.agora })
    if (!c.pode) return recusar('NAO_PODE', c.motivo)
    if (c.correcao !== correcao)
      return recusar('MUDOU', 'A correção mudou enquanto você olhava. Confira e tente de novo.')
    const desde = formatarDia(prazosDaPrestacao(l.p, ctx.agora).prazoDePagamento)
    const dados = {
      tipo: 'correcao' as const,
      descricao: `Correção por ${ROTULO_DO_INDICE[indice]}, ${c.periodo}: repasse devido em ${desde}`,
      valor: correcao,
      dia: diaEmBrasilia(ctx.agora),
    }
    const { uid } = await tx
      .insertInto('prestacaoLancamento')
      .values({ ...dados, hotId, preId: l.p.id, chaveDoPedido, createdBy: usuId })
      .returning('uid')
      .executeTakeFirstOrThrow()
    await lancarDespesa(tx, hotId, l.p.comId, { ...dados, uid }, true)
    await auditar(ctx, tx, { entidade: 'prestacao', uid: l.p.uid, acao: 'lancar', depois: dados })
    return null
  })
  if (ehRecusa(r)) return r
  return responderPrestacao(ctx, params)
})
