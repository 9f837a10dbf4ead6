// The correction of an instalment is an extra item of the sale, as a fine on it is: total, statement, next boleto carry it.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { corrigirParcela } from '@martelo/contracts/judicial/corrigir-parcela.contract.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { ROTULO_DO_INDICE } from '@martelo/domain/judicial/mora-da-parcela.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { assentarExtras, concluir, inserirExtra, travarParaExtras } from '../vendas/door.ts'
import { avisarCorrecao } from './avisar-judicial.ts'
import { correcoesDoPlano } from './correcao-das-parcelas.ts'
import { inserirMora, lerMoras, lerParcelas } from './mora.sql.ts'

handle(corrigirParcela, async (ctx, { params: { id: vndId }, body }) => {
  const { usuId } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  const r = await ctx.tx(async (tx) => {
    const v = await travarParaExtras(ctx, tx, vndId)
    const plano = (await lerParcelas(tx, hotId, vndId)).filter((p) => p.lelUid === body.lelUid)
    const parcela = plano.find((p) => p.numero === body.parcela)
    if (parcela === undefined) return recusar('NAO_ENCONTRADA', MENSAGENS.naoEncontrado)
    const { lelId } = parcela
    const moras = (await lerMoras(tx, hotId, { vndId })).filter((m) => m.lelId === lelId)
    const hoje = diaEmBrasilia(ctx.agora)
    const c = (await correcoesDoPlano(tx, hotId, { plano, moras, hoje })).get(body.parcela)
    if (!c?.pode) return recusar('NAO_PODE', c?.motivo ?? MENSAGENS.naoEncontrado)
    const { correcao, periodo } = c
    if (correcao !== body.correcao)
      return recusar('MUDOU', 'A correção mudou enquanto você olhava. Confira e tente de novo.')
    const uid = await inserirMora(tx, {
      hotId,
      vndId,
      lelId,
      tipo: 'CORRECAO',
      parcela: body.parcela,
      base: parcela.valor,
      multa: correcao,
      createdBy: usuId,
    })
    const indice = ROTULO_DO_INDICE[parcela.indice]
    const descricao = `Correção por ${indice}, ${periodo}: parcela ${body.parcela}`
    await inserirExtra(tx, hotId, { vndId, descricao, valor: correcao, valorPago: 0, chave: uid, usuId })
    await auditar(ctx, tx, {
      entidade: 'venda',
      uid: v.venda.uid,
      acao: 'corrigirParcela',
      depois: { descricao, valor: correcao },
    })
    const { lote, numero } = parcela
    await avisarCorrecao(ctx.servicos, tx, v, { uid, lote, parcela: numero, indice, periodo, correcao })
    return { uid, correcao, mudada: await assentarExtras(ctx, tx, vndId) }
  })
  if (ehRecusa(r)) return r
  concluir(ctx.servicos, r.mudada)
  return { uid: r.uid, correcao: r.correcao }
})
