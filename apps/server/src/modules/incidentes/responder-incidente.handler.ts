import { responderIncidente } from '@martelo/contracts/incidentes/responder-incidente.contract.ts'
import { aceitaMensagem } from '@martelo/domain/incidentes/states.ts'
import { exigirCliente, exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { escreverACasa } from './avisar-incidente.ts'
import { porMensagem } from './incidentes.sql.ts'
import { gravarIncidente, transitarIncidente, travarIncidente } from './mover-incidente.ts'
import { responderAoCliente } from './responder-incidente.ts'

handle(responderIncidente, async (ctx, { params, body }) => {
  const { cliId, usuId } = exigirCliente(ctx)
  const { nome } = exigirSessao(ctx)
  await ctx.tx(async (tx) => {
    const n = await travarIncidente(ctx, tx, params.uid, { cliId })
    if (!aceitaMensagem(n.situacao))
      throw new RecusaLancada(recusar('RECUSADO', 'Este caso terminou e não recebe mensagens.'))
    const { hotId, id: incId } = n
    const nova = await porMensagem(tx, {
      createdAt: new Date(ctx.agora),
      hotId,
      incId,
      autor: 'cliente',
      usuId,
      nome,
      interna: false,
      ...body,
    })
    if (!nova) return
    if (n.situacao === 'AGUARDANDO_CLIENTE')
      await transitarIncidente(ctx, tx, n, { evento: 'responder', quem: ['Cliente'] })
    else await gravarIncidente(tx, n, {})
    await escreverACasa(ctx.servicos, tx, n, 'mensagem', body.texto)
  })
  return responderAoCliente(ctx, params.uid)
})
