import { meusIncidentes } from '@martelo/contracts/incidentes/meus-incidentes.contract.ts'
import { sql } from 'kysely'
import { cadastrosDoCliente } from '../../core/database/cadastros-do-cliente.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarMeu } from './apresentar-incidente.ts'
import { minhaCompra, podeReclamar } from './compra-para-reclamar.ts'
import { incidentes } from './incidentes.sql.ts'

const NO_MAXIMO = 200

handle(meusIncidentes, (ctx, { query }) =>
  ctx.ler(async (tx) => {
    const v = query.vndId === undefined ? undefined : await minhaCompra(ctx, tx, query.vndId)
    if (query.vndId !== undefined && v === undefined)
      return recusar('NAO_ENCONTRADO', 'Compra não encontrada')
    const linhas = await incidentes(
      tx,
      ctx.hotsite.id,
      sql`n.cli_id = any(${cadastrosDoCliente(ctx.hotsite.id, exigirCliente(ctx).cliId)}) and n.do_cliente and ${v ? sql`n.vnd_id = ${v.venda.id}` : sql`true`}`,
      NO_MAXIMO,
    )
    return { incidentes: linhas.map(apresentarMeu), podeAbrir: v ? podeReclamar(ctx, v) : null }
  }),
)
