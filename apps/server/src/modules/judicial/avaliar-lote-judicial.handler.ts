import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { avaliarLoteJudicial } from '@martelo/contracts/judicial/avaliar-lote-judicial.contract.ts'
import { avaliacaoPresa } from '@martelo/domain/judicial/pracas.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { FIM_MARCADO, travarLote } from '../../engines/lances/port.ts'
import { publicarLotes } from '../../engines/salas/port.ts'
import { fixarMinimo } from '../lotes/door.ts'
import { gravarAvaliacaoJudicial, lerProcesso, lotesJudiciais } from './judicial.sql.ts'

handle(avaliarLoteJudicial, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const r = await ctx.tx(async (tx) => {
    const [achado] = await lotesJudiciais(tx, hotId, { lelUid: params.lelUid })
    if (achado === undefined || (await lerProcesso(tx, hotId, achado.leiId)) === null)
      return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const travado = await travarLote(tx, hotId, achado.id)
    if (travado === null || travado.fimMarcado) return recusar('TRAVADO', FIM_MARCADO)
    const [l = achado] = await lotesJudiciais(tx, hotId, { lelUid: params.lelUid })
    const mudouValor = l.avaliacao !== body.avaliacao
    const preso = mudouValor ? avaliacaoPresa(l) : null
    if (preso !== null) return recusar('TRAVADO', preso, { campos: { avaliacao: preso } })
    await gravarAvaliacaoJudicial(tx, hotId, l.id, { avaliacao: body.avaliacao, onus: body.onus || null })
    if (mudouValor) await fixarMinimo(tx, hotId, l.id, body.avaliacao)
    await auditar(ctx, tx, {
      entidade: 'lote',
      uid: l.uid,
      acao: 'avaliarJudicial',
      antes: { avaliacao: l.avaliacao, onus: l.onus, minimo: l.minimo },
      depois: {
        avaliacao: body.avaliacao,
        onus: body.onus,
        ...(mudouValor ? { minimo: body.avaliacao } : {}),
      },
    })
    return { id: l.id, minimo: mudouValor ? body.avaliacao : l.minimo }
  })
  if (!('id' in r)) return r
  publicarLotes(ctx.servicos, [r.id])
  return { minimo: r.minimo }
})
