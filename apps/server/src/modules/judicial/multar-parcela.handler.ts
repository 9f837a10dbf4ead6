// The fine on a late instalment is an extra item of the sale: its total, its statement and the next boleto carry it.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { multarParcela } from '@martelo/contracts/judicial/multar-parcela.contract.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { MULTA_DA_LEI, multaDaParcela } from '@martelo/domain/judicial/mora-da-parcela.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { assentarExtras, concluir, inserirExtra, travarParaExtras } from '../vendas/door.ts'
import { avisarMulta } from './avisar-judicial.ts'
import { inserirMora, lerMoras, lerParcelas } from './mora.sql.ts'

handle(multarParcela, async (ctx, { params: { id: vndId }, body }) => {
  const { usuId } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  const r = await ctx.tx(async (tx) => {
    const v = await travarParaExtras(ctx, tx, vndId)
    const plano = (await lerParcelas(tx, hotId, vndId)).filter((p) => p.lelUid === body.lelUid)
    const [primeira] = plano
    if (primeira === undefined) return recusar('NAO_ENCONTRADA', MENSAGENS.naoEncontrado)
    const moras = (await lerMoras(tx, hotId, { vndId })).filter(
      (m) => m.ativa && m.tipo === 'MULTA' && m.lelId === primeira.lelId,
    )
    const m = multaDaParcela(plano, body.parcela, {
      hoje: diaEmBrasilia(ctx.agora),
      multadas: moras.map((x) => x.parcela),
    })
    if (!m.pode) return recusar('NAO_PODE', m.motivo)
    if (m.multa !== body.multa)
      return recusar('MUDOU', 'Uma parcela foi paga agora e a multa mudou. Confira e tente de novo.')
    const { base, multa } = m
    const { lelId } = primeira
    const uid = await inserirMora(tx, {
      hotId,
      vndId,
      lelId,
      tipo: 'MULTA',
      parcela: body.parcela,
      base,
      multa,
      createdBy: usuId,
    })
    const descricao = `Multa de ${MULTA_DA_LEI}% (CPC, art. 895, § 4º): parcela ${body.parcela} e as seguintes`
    await inserirExtra(tx, hotId, { vndId, descricao, valor: multa, valorPago: 0, chave: uid, usuId })
    await auditar(ctx, tx, {
      entidade: 'venda',
      uid: v.venda.uid,
      acao: 'multarParcela',
      depois: { descricao, valor: multa },
    })
    await avisarMulta(ctx.servicos, tx, v, { lote: primeira.lote, parcela: body.parcela, base, multa })
    return { uid, multa, mudada: await assentarExtras(ctx, tx, vndId) }
  })
  if (ehRecusa(r)) return r
  concluir(ctx.servicos, r.mudada)
  return { uid: r.uid, multa: r.multa }
})
