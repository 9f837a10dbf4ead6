import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { conduzirLote } from '@martelo/contracts/pregao/conduzir-lote.contract.ts'
import { DO_MARTELO } from '@martelo/domain/lotes/states.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { estadoPublicoDoLote, publicarLotes, publicarTransicoes } from '../../engines/salas/port.ts'
import { concluir } from '../vendas/door.ts'
import { agirNoLote } from './agir-no-lote.ts'
import { anunciarSala } from './anunciar-sala.ts'
import { desfazerMartelo, travarVendaDoLote } from './desfazer-martelo.ts'
import { travarLoteDaSala, travarSala } from './conduzir.sql.ts'
import { atoresNaSala, quemNaSala } from './quem-na-sala.sql.ts'

const MUDOU = 'O lote mudou enquanto você decidia.'

handle(conduzirLote, async (ctx, { params, body }) => {
  const sessao = exigirSessao(ctx)
  const r = await ctx.tx(async (tx) => {
    const quem = await quemNaSala(tx, ctx.hotsite, ctx.sessao, params.leiUid)
    if (quem === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    if (!quem.conduz) return recusar('SEM_PERMISSAO', 'Este leilão é conduzido por outro leiloeiro.')
    const sala = await travarSala(tx, ctx.hotsite.id, params.leiUid)
    // Sales are locked before their lots, wherever both move.
    const venda =
      sala && body.acao === 'desfazer' ? await travarVendaDoLote(tx, ctx.hotsite.id, params.lelUid) : null
    const lote = sala && (await travarLoteDaSala(tx, sala.leiId, params.lelUid))
    if (!sala || !lote) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const naTela = { sala, lelId: lote.id }
    const outroValor = body.valor !== undefined && body.valor !== lote.lanceValor
    if (lote.situacao !== body.situacao || outroValor) return { ...naTela, feito: null, mudada: null }
    const ato = { acao: body.acao, motivo: body.motivo ?? null, atores: atoresNaSala(sessao) }
    const { feito, venda: mudada } =
      body.acao === 'desfazer' && DO_MARTELO.includes(lote.situacao)
        ? await desfazerMartelo(ctx, tx, sala, lote, { ...ato, venda })
        : { feito: await agirNoLote(tx, ctx, sala, lote, ato), venda: null }
    if (feito.feito) return { ...naTela, feito, mudada }
    return feito.mudou ? { ...naTela, feito: null, mudada: null } : recusar('NAO_PODE', feito.motivo)
  })
  if (ehRecusa(r)) return r
  const s = ctx.servicos
  if (r.feito !== null) {
    if (r.feito.transitou === null) publicarLotes(s, [r.lelId])
    else publicarTransicoes(s, [r.feito.transitou])
    await anunciarSala(s, r.sala)
    if (r.mudada !== null) concluir(s, r.mudada)
  }
  const lote = await estadoPublicoDoLote(s, r.lelId)
  if (lote === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
  const { estado } = lote
  return r.feito === null ? recusar('MUDOU', MUDOU, { dados: { estado } }) : { estado }
})
