import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { retirarCanalDoLeilao } from '@martelo/contracts/transmissoes/retirar-canal.contract.ts'
import { porQueNaoRetirar } from '@martelo/domain/transmissoes/retirar-canal.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { anunciarTransmissao } from './anunciar-transmissao.ts'
import { travarCanal } from './canais.sql.ts'
import { fecharEntradas } from './entradas-rtmp.ts'
import { contarConservadas, encerrarTransmissoes, retirarCanal } from './gravar-canais.sql.ts'
import { ordenarCanal } from './ordenar-canal.ts'

handle(retirarCanalDoLeilao, async (ctx, { params }) => {
  const { usuId } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  const r = await ctx.tx(async (tx) => {
    const canal = await travarCanal(tx, hotId, { uid: params.uid })
    if (canal === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const { id, uid, nome, situacao, mesaVale, mesaNome } = canal
    const conservadas = await contarConservadas(tx, hotId, id)
    const motivo = porQueNaoRetirar({ situacao, mesaCom: mesaVale ? mesaNome : null, conservadas })
    if (motivo !== null) return recusar('NAO_PODE', motivo)
    const fontes = await encerrarTransmissoes(tx, hotId, { canId: id }, 'OPERADOR', usuId)
    await retirarCanal(tx, hotId, id, usuId)
    await auditar(ctx, tx, { entidade: 'canal_transmissao', uid, acao: 'remover', antes: { nome } })
    return { canal, fontes }
  })
  if (ehRecusa(r)) return r
  const { midia } = ctx.servicos
  fecharEntradas(midia, r.fontes)
  ordenarCanal(midia, { uid: r.canal.uid, gravar: false, disponivel: false, pausado: false })
  const { leiId, leilaoUid } = r.canal
  await anunciarTransmissao(ctx.servicos, { hotId, leiId, leilaoUid })
  return { uid: r.canal.uid }
})
