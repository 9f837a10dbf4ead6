// What happens now: the house's own event, where it wants it named on the site, otherwise the auction that is live.
import { buscaEventoAtivo } from '@martelo/contracts/conteudo/busca-evento-ativo.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { lembrar } from '../../core/http/lembrar.ts'
import { eventoNoSite } from '../eventos/door.ts'
import { listarDoSite } from '../leiloes/door.ts'

handle(buscaEventoAtivo, async (ctx) => {
  const evento = await lembrar(ctx, 'evento-no-site', async () => ({
    e: await ctx.ler((tx) => eventoNoSite(tx, ctx.hotsite.id, new Date(ctx.agora))),
  }))
  if (evento.e !== undefined) {
    const { uid, nome, inicioAt, leilaoUid } = evento.e
    const url = leilaoUid === null ? '/agenda' : `/auditorio/${leilaoUid}`
    return { evento: { uid, nome, data: inicioAt.toISOString(), url } }
  }
  const { linhas } = await lembrar(ctx, 'evento-ativo', () =>
    ctx.ler((tx) => listarDoSite(tx, ctx.hotsite, { quadro: 'ao-vivo', limite: 1, destaques: 0 }, ctx.agora)),
  )
  const [l] = linhas
  return {
    evento:
      l === undefined ? null : { uid: l.uid, nome: l.nomeSemData, data: l.data, url: `/auditorio/${l.uid}` },
  }
})
