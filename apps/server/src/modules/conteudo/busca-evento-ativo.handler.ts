import { buscaEventoAtivo } from '@martelo/contracts/conteudo/busca-evento-ativo.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { lembrar } from '../../core/http/lembrar.ts'
import { listarDoSite } from '../leiloes/door.ts'

handle(buscaEventoAtivo, async (ctx) => {
  const { linhas } = await lembrar(ctx, 'evento-ativo', () =>
    ctx.ler((tx) => listarDoSite(tx, ctx.hotsite, { quadro: 'ao-vivo', limite: 1, destaques: 0 }, ctx.agora)),
  )
  const [l] = linhas
  return {
    evento:
      l === undefined ? null : { uid: l.uid, nome: l.nomeSemData, data: l.data, url: `/auditorio/${l.uid}` },
  }
})
