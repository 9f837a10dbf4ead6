// Without `select` all of its fields, as a query without a choice has them; the address only when it is asked for.
import { CAMPOS_INDIVIDUAIS, infosIndividual } from '@martelo/contracts/clientes/infos-individual.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarCliente } from './apresentar-cliente.ts'
import { clientePorId } from './clientes.sql.ts'

handle(infosIndividual, (ctx, { query }) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const c = await apresentarCliente(tx, hotId, await clientePorId(tx, hotId, exigirCliente(ctx).cliId))
    const todos = { ...c, telefone: c.telefone1 }
    const quais = query.select.length > 0 ? query.select : CAMPOS_INDIVIDUAIS
    return {
      ...Object.fromEntries(quais.map((k) => [k, todos[k]])),
      ...(query.populate.length > 0 ? { address: c.endereco } : {}),
    }
  }),
)
