// A message of the house: to the client, to him with a question that the incident then waits for, or a note among its people.
// The first one that the client sees is the first answer; who writes first takes the case.
import { escreverNoIncidente } from '@martelo/contracts/incidentes/escrever-no-incidente.contract.ts'
import { aceitaMensagem } from '@martelo/domain/incidentes/states.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { escreverAoCliente } from './avisar-incidente.ts'
import { porMensagem } from './incidentes.sql.ts'
import { atoresDe, gravarIncidente, transitarIncidente, travarIncidente } from './mover-incidente.ts'
import { responderACasa } from './responder-incidente.ts'

handle(escreverNoIncidente, async (ctx, { params, body }) => {
  const { usuId, nome } = exigirSessao(ctx)
  const { texto, como, chaveDoPedido } = body
  await ctx.tx(async (tx) => {
    const n = await travarIncidente(ctx, tx, params.uid)
    if (!aceitaMensagem(n.situacao))
      throw new RecusaLancada(recusar('RECUSADO', 'O incidente terminou e não recebe mensagens.'))
    const interna = como === 'nota'
    if (!interna && !n.doCliente)
      throw new RecusaLancada(
        recusar('RECUSADO', 'A casa abriu este incidente: o cliente não o vê. Escreva uma anotação.'),
      )
    const { hotId, id: incId } = n
    const nova = await porMensagem(tx, {
      createdAt: new Date(ctx.agora),
      hotId,
      incId,
      autor: 'casa',
      usuId,
      nome,
      texto,
      interna,
      chaveDoPedido,
    })
    if (!nova) return
    const mudar = {
      ...(interna || n.primeiraRespostaAt !== null ? {} : { primeiraRespostaAt: new Date(ctx.agora) }),
      ...(n.responsavelId === null ? { responsavelId: usuId } : {}),
    }
    if (como === 'pergunta' && n.situacao !== 'AGUARDANDO_CLIENTE')
      await transitarIncidente(ctx, tx, n, { evento: 'perguntar', quem: atoresDe(ctx), mudar })
    else if (n.situacao === 'ABERTO')
      await transitarIncidente(ctx, tx, n, { evento: 'assumir', quem: atoresDe(ctx), mudar })
    else {
      await gravarIncidente(tx, n, mudar)
      await auditar(ctx, tx, { entidade: 'incidente', uid: n.uid, acao: interna ? 'nota' : 'mensagem' })
    }
    if (!interna) await escreverAoCliente(ctx.servicos, tx, n, 'resposta', texto, usuId)
  })
  return responderACasa(ctx, params.uid)
})
