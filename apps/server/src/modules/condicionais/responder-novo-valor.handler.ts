import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { responderNovoValor } from '@martelo/contracts/condicionais/responder-novo-valor.contract.ts'
import type { EventoDeCondicional } from '@martelo/domain/condicionais/states.ts'
import { clienteImpedido } from '../../core/database/cliente-impedido.ts'
import { exigirCliente, exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { condicionalDaLinha } from '../pregao/door.ts'
import { faltaAceite } from '../privacidade/door.ts'
import { concluirAcordo } from './concluir-acordo.ts'
import { travarAcordo } from './condicionais.sql.ts'
import { moverAcordo } from './mover-acordo.ts'

const EVENTO = {
  aceitar: 'clienteAceita',
  recusar: 'clienteRecusa',
  contraproposta: 'clienteReplica',
} as const satisfies Record<string, EventoDeCondicional>

handle(responderNovoValor, async (ctx, { params, body }) => {
  const { cliId } = exigirCliente(ctx)
  const { nome } = exigirSessao(ctx)
  const r = await ctx.tx(async (tx) => {
    const lote = await travarAcordo(tx, ctx.hotsite.id, params.lelUid)
    // A client who did not win it learns nothing, not even that it is conditional.
    if (lote === null || lote.cliId !== cliId) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    if (lote.condicionalSituacao === 'AGUARDANDO_CLIENTE' && lote.condicionalNovoValor !== body.novoValor)
      return recusar('MUDOU', 'O comitente mudou o valor. Confira antes de responder.')
    // To refuse binds to nothing; the rest is an offer like a bid.
    if (body.resposta !== 'recusar' && (await clienteImpedido(tx, ctx.hotsite.id, cliId)))
      return recusar('NAO_PODE', MENSAGENS.acessoBloqueado)
    const falta = body.resposta === 'recusar' ? null : await faltaAceite(tx, ctx.hotsite, cliId)
    if (falta !== null) return falta
    const movido = await moverAcordo(tx, ctx, ctx.servicos, lote, {
      evento: EVENTO[body.resposta],
      atores: ['Cliente'],
      clienteVencedor: true,
      valor: body.resposta === 'contraproposta' ? (body.valor ?? null) : null,
      nome,
    })
    return movido.pode ? movido : recusar('NAO_PODE', movido.motivo, { campos: { valor: movido.motivo } })
  })
  if (ehRecusa(r)) return r
  await concluirAcordo(ctx.servicos, r)
  const condicional = condicionalDaLinha(r.lote)
  if (condicional === null) throw new Error('a moved deal has a state')
  return { condicional: { ...condicional, respostaNome: null } }
})
