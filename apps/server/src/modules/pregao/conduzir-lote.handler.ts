import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { conduzirLote } from '@martelo/contracts/pregao/conduzir-lote.contract.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { estadoPublicoDoLote, publicarLotes, publicarTransicoes } from '../../engines/salas/port.ts'
import { agirNoLote } from './agir-no-lote.ts'
import { anunciarSala } from './anunciar-sala.ts'
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
    const lote = sala && (await travarLoteDaSala(tx, sala.leiId, params.lelUid))
    if (!sala || !lote) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const naTela = { sala, lelId: lote.id }
    const outroValor = body.valor !== undefined && body.valor !== lote.lanceValor
    if (lote.situacao !== body.situacao || outroValor) return { ...naTela, feito: null }
    const ato = { acao: body.acao, motivo: body.motivo ?? null, atores: atoresNaSala(sessao) }
    const feito = await agirNoLote(tx, ctx, sala, lote, ato)
    if (feito.feito) return { ...naTela, feito }
    return feito.mudou ? { ...naTela, feito: null } : recusar('NAO_PODE', feito.motivo)
  })
  if (ehRecusa(r)) return r
  const s = ctx.servicos
  if (r.feito !== null) {
    if (r.feito.transitou === null) publicarLotes(s, [r.lelId])
    else publicarTransicoes(s, [r.feito.transitou])
    await anunciarSala(s, r.sala)
  }
  const lote = await estadoPublicoDoLote(s, r.lelId)
  if (lote === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
  const { estado } = lote
  return r.feito === null ? recusar('MUDOU', MUDOU, { dados: { estado } }) : { estado }
})
