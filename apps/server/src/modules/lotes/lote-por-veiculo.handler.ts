import { lotePorVeiculo } from '@martelo/contracts/lotes/lote-por-veiculo.contract.ts'
import { sql } from 'kysely'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerAnuncios } from './anuncio-curto.sql.ts'

handle(lotePorVeiculo, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const [lote] = await lerAnuncios(tx, ctx.hotsite, sql`v.uid = ${params.veiUid}`, sql`l.id desc`, 1)
    return lote ?? recusar('NAO_ENCONTRADO', 'Lote não encontrado')
  }),
)
