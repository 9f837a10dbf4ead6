import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { apagarDestino } from '@martelo/contracts/transmissoes/apagar-destino.contract.ts'
import { moverDestino } from '@martelo/domain/transmissoes/states.ts'
import { auditar } from '../../core/auditoria.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { anunciarTransmissao } from './anunciar-transmissao.ts'
import { removerDestino, travarDestino } from './gravar-canais.sql.ts'

handle(apagarDestino, async (ctx, { params }) => {
  const hotId = ctx.hotsite.id
  const r = await ctx.tx(async (tx) => {
    const d = await travarDestino(tx, hotId, params.uid)
    if (d === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    // What could be ended is still running.
    if (moverDestino({ de: d.situacao, evento: 'encerrar', atores: ['sistema'] }).pode)
      return recusar('NAO_PODE', 'Desligue o destino antes de removê-lo.')
    await removerDestino(tx, hotId, d.id)
    await auditar(ctx, tx, {
      entidade: 'destino_transmissao',
      uid: d.uid,
      acao: 'remover',
      antes: { nome: d.nome },
    })
    return d
  })
  if (ehRecusa(r)) return r
  await anunciarTransmissao(ctx.servicos, { hotId, leiId: r.leiId, leilaoUid: r.leilaoUid })
  return { uid: r.uid }
})
