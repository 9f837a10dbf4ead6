// Invitations by mail, or by the house's WhatsApp: to those who were chosen (again, if need be), or to all who have none
// yet and can be reached, some hundreds at a time.
import { enviarConvites } from '@martelo/contracts/eventos/enviar-convites.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { naoHaEvento, terminou } from './apresentar-convidado.ts'
import { caminhoAte, dizerConvite, peloWhatsapp } from './dizer-aos-convidados.ts'
import { lerEvento } from './eventos.sql.ts'
import { anotarCientes, contarQueFaltam, travarParaConvidar } from './o-que-sabem.sql.ts'

handle(enviarConvites, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const e = await lerEvento(tx, hotId, params.uid)
    if (e === undefined) return naoHaEvento()
    if (!e.ativo || e.fimAt.getTime() < ctx.agora) return terminou()
    const evento = { hotId, eveId: e.id }
    const zap = await peloWhatsapp(tx, hotId, 'convite-evento')
    const chamados = await travarParaConvidar(tx, evento, body.convidados ?? null, zap)
    const destinos = chamados.flatMap((g) => {
      const caminho = caminhoAte(g, zap, body.canal)
      return caminho === null ? [] : [{ g, caminho }]
    })
    await ctx.servicos.correio.avisarVarios(
      tx,
      hotId,
      destinos.map(({ g, caminho }) => ({
        tipo: 'convite-evento' as const,
        ...caminho,
        por: exigirSessao(ctx).usuId,
        venceAt: e.fimAt,
        variaveis: dizerConvite(ctx, e, g),
      })),
    )
    await anotarCientes(
      tx,
      hotId,
      destinos.map(({ g }) => g.id),
      new Date(ctx.agora),
    )
    const enviados = destinos.length
    await auditar(ctx, tx, { entidade: 'evento', uid: e.uid, acao: 'enviarConvites', depois: { enviados } })
    const resto = await contarQueFaltam(tx, evento, 'convite', zap)
    return {
      enviados,
      semContato: body.convidados === undefined ? resto.semContato : chamados.length - enviados,
      faltam: body.convidados === undefined ? resto.comContato : 0,
    }
  }),
)
