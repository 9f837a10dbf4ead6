import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { reabrirCondicional } from '@martelo/contracts/condicionais/reabrir-condicional.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { condicionalDaLinha } from '../pregao/door.ts'
import { concluirAcordo } from './concluir-acordo.ts'
import { travarAcordo } from './condicionais.sql.ts'
import { moverAcordo } from './mover-acordo.ts'

handle(reabrirCondicional, async (ctx, { params, body }) => {
  const { papeis, nome } = exigirSessao(ctx)
  const r = await ctx.tx(async (tx) => {
    const lote = await travarAcordo(tx, ctx.hotsite.id, params.lelUid)
    if (lote === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const atores = atoresDosPapeis(papeis)
    const movido = await moverAcordo(tx, ctx, ctx.servicos, lote, {
      evento: 'reabrir',
      atores,
      motivo: body.motivo,
      nome,
    })
    return movido.pode ? movido : recusar('NAO_PODE', movido.motivo)
  })
  if (ehRecusa(r)) return r
  await concluirAcordo(ctx.servicos, r)
  const condicional = condicionalDaLinha(r.lote)
  if (condicional === null) throw new Error('a reopened deal has a state')
  return { condicional }
})
