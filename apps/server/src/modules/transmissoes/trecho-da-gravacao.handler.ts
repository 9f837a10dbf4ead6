import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { trechoDaGravacao } from '@martelo/contracts/transmissoes/trecho-da-gravacao.contract.ts'
import { arquivo, handle, recusar } from '../../core/http/handle.ts'
import { lerTrecho } from '../../engines/midia/port.ts'
import { acharGravacao } from './gravacoes.sql.ts'

handle(trechoDaGravacao, async (ctx, { params, query }) => {
  const hotId = ctx.hotsite.id
  const { midia } = ctx.servicos
  const passe = query.passe === undefined ? null : midia.passes.conferir(query.passe, hotId, ctx.agora)
  const comPasse = passe?.acao === 'gravacao' && passe.alvo === params.uid
  const g = await ctx.ler((tx) => acharGravacao(tx, hotId, params.uid))
  if (g === null || !(comPasse || permite('transmissao:ver', ctx.sessao)))
    return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
  const b = g.apagada ? null : await lerTrecho(midia.pasta, g.nome, query.de, query.ms)
  if (b === null) return recusar('APAGADA', 'Esta gravação já não está guardada.')
  return arquivo(b, 'video/mp4', { cache: 'private, max-age=300' })
})
