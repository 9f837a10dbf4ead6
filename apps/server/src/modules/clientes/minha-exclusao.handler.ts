import { minhaExclusao } from '@martelo/contracts/clientes/minha-exclusao.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarExclusao } from './apresentar-exclusao.ts'

handle(minhaExclusao, (ctx) =>
  ctx.ler((tx) => apresentarExclusao(tx, ctx.hotsite.id, exigirCliente(ctx).cliId)),
)
