import { meusLotesSemConexao } from '@martelo/contracts/aplicativo/meus-lotes-sem-conexao.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { idsDosFavoritos, lerFichas, meusLancesGuardados } from './fichas-guardadas.sql.ts'

handle(meusLotesSemConexao, (ctx) =>
  ctx.ler(async (tx) => {
    const { cliId, cliUid } = exigirCliente(ctx)
    const meus = await meusLancesGuardados(tx, ctx.hotsite.id, cliId)
    const favoritos = await idsDosFavoritos(tx, ctx.hotsite.id, cliId)
    return {
      dono: cliUid,
      em: new Date(ctx.agora).toISOString(),
      favoritos: await lerFichas(tx, ctx.hotsite, favoritos),
      lances: await lerFichas(tx, ctx.hotsite, [...meus.keys()], meus),
    }
  }),
)
