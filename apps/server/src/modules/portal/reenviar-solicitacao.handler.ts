import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { reenviarSolicitacao } from '@martelo/contracts/portal/reenviar-solicitacao.contract.ts'
import { podeTransitarSolicitacao } from '@martelo/domain/portal/solicitacoes.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { apresentarSolicitacao } from './apresentar-solicitacao.ts'
import { deQuem } from './de-quem.ts'
import { executarSolicitacao } from './executar-solicitacao.ts'
import { marcarReenvio, solicitacoesPorUid, travarSolicitacao } from './solicitacoes.sql.ts'

handle(reenviarSolicitacao, async (ctx, { params, body }) => {
  const q = deQuem(ctx)
  const enviada = await ctx.tx(async (tx) => {
    const s = await travarSolicitacao(tx, q, params.uid)
    if (s === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const pode = podeTransitarSolicitacao(
      { de: s.status, evento: 'reenviar', atores: ['Comitente'] },
      { agora: ctx.agora, enviadaEm: s.dataEnvio.getTime() },
    )
    if (!pode.pode) return recusar('NAO_PODE', pode.motivo)
    const sobre = body.sobre ?? s.sobre
    await marcarReenvio(tx, q.hotId, { id: s.id, sobre, usuId: q.usuId })
    return { ...s, sobre, tentativas: s.tentativas + 1 }
  })
  if (ehRecusa(enviada)) return enviada
  await executarSolicitacao(ctx, enviada)
  const [depois] = await ctx.ler((tx) => solicitacoesPorUid(tx, q, [params.uid]))
  if (depois === undefined) throw new Error('the request vanished')
  return apresentarSolicitacao(depois, ctx.agora)
})
