// The consignor's answer. Before the hammer it is kept with the bid that he saw; after it, it decides.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { responderCondicional } from '@martelo/contracts/condicionais/responder-condicional.contract.ts'
import { EVENTO_DA_RESPOSTA } from '@martelo/domain/condicionais/states.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { condicionalDaLinha } from '../pregao/door.ts'
import { concluirAcordo, contarAoLeiloeiro } from './concluir-acordo.ts'
import { respondePor, travarAcordo } from './condicionais.sql.ts'
import { guardarResposta, podeGuardar } from './guardar-resposta.ts'
import { moverAcordo } from './mover-acordo.ts'

const MUDOU = 'O valor mudou enquanto você respondia. Confira e responda de novo.'

handle(responderCondicional, async (ctx, { params, body }) => {
  const { papeis, usuId, nome } = exigirSessao(ctx)
  const adm = papeis.includes('ADM')
  const valor = body.resposta === 'Novo valor' ? (body.valor ?? null) : null
  const r = await ctx.tx(async (tx) => {
    const lote = await travarAcordo(tx, ctx.hotsite.id, params.lelUid)
    if (lote === null || lote.situacao === 'CADASTRADO')
      return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const dele = await respondePor(tx, ctx.hotsite.id, usuId, lote.comId)
    if (!dele && !adm) return recusar('SEM_PERMISSAO', 'Este lote é de outro comitente.')
    if (podeGuardar(lote)) {
      const guardada = await guardarResposta(tx, ctx, lote, {
        resposta: body.resposta,
        valor,
        sobre: body.sobre,
        nome,
      })
      return ehRecusa(guardada) ? guardada : { guardada, movido: null, lote }
    }
    const naReplica = lote.condicionalSituacao === 'REPLICA_DO_CLIENTE'
    const naTela = naReplica ? lote.condicionalReplicaValor : lote.lanceValor
    if (lote.situacao === 'CONDICIONAL' && naTela !== body.sobre) return recusar('MUDOU', MUDOU)
    const evento =
      naReplica && body.resposta === 'Liberada' ? 'aceitarReplica' : EVENTO_DA_RESPOSTA[body.resposta]
    const atores = dele ? (['Comitente', ...atoresDosPapeis(papeis)] as const) : atoresDosPapeis(papeis)
    const movido = await moverAcordo(tx, ctx, ctx.servicos, lote, {
      evento,
      atores,
      comitenteDoLote: true,
      valor,
      nome,
    })
    if (movido.pode) return { guardada: null, movido, lote: movido.lote }
    return recusar('NAO_PODE', movido.motivo, valor === null ? {} : { campos: { valor: movido.motivo } })
  })
  if (ehRecusa(r)) return r
  if (r.movido !== null) await concluirAcordo(ctx.servicos, r.movido)
  await contarAoLeiloeiro(ctx.servicos, r.lote, {
    resposta: body.resposta,
    valor,
    nome,
    durante: r.guardada !== null,
  })
  return {
    condicional: r.movido === null ? null : condicionalDaLinha(r.lote),
    respostaDuranteLeilao: r.guardada,
  }
})
