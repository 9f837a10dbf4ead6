import type { ItemDoDetranNoLote } from '@martelo/contracts/detran/detran.schemas.ts'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'

export type DetranItens = z.infer<typeof ItemDoDetranNoLote>[]

/** What the traffic authority calls the goods of the lot with this internal id, in its order. */
export const detranItensDoLote = (lelId: RawBuilder<unknown>): RawBuilder<DetranItens> =>
  sql<DetranItens>`(select coalesce(jsonb_agg(jsonb_build_object('idObjeto', z.id_objeto, 'vistoria', z.vistoria, 'placa', z.placa, 'tipo', z.tipo,
      'modelo', z.modelo, 'cor', z.cor, 'ano', z.ano, 'motor', z.motor, 'chassi', z.chassi, 'renavan', z.renavan, 'condicao', z.condicao,
      'valorUnitarioInicial', z.valor_unitario_inicial) order by z.ordem_visualizacao, z.id), '[]')
    from detran_item z join detran_lote y on y.id = z.dlo_id where y.lel_id = ${lelId})`
