import { meuLanceVencedor } from '@martelo/contracts/lances/meu-lance-vencedor.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarVencedor } from './apresentar-meus-lances.ts'
import { lancesVencedores } from './lances.sql.ts'

handle(meuLanceVencedor, async (ctx, { params }) => {
  const { cliId } = exigirCliente(ctx)
  const pagina = { lelId: params.id, pagina: 1, porPagina: 1 }
  const [linha] = await ctx.ler((tx) => lancesVencedores(tx, ctx.hotsite.id, cliId, pagina))
  return linha ? apresentarVencedor(linha) : recusar('NAO_ENCONTRADO', 'Você não venceu este lote.')
})
