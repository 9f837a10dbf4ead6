import { mapfreDaRemocao } from '@martelo/contracts/integracoes/mapfre-da-remocao.contract.ts'
import { sql } from 'kysely'
import { handle, recusar } from '../../core/http/handle.ts'
import { aoAlcance, lerRemocoes } from '../remocoes/door.ts'
import { apresentarProcesso } from './apresentar-processo.ts'
import { processoDaRemocao } from './eventos-mapfre.sql.ts'

handle(mapfreDaRemocao, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const [r] = await lerRemocoes(tx, ctx.hotsite.id, sql`r.uid = ${params.uid} and ${aoAlcance(ctx)}`)
    if (r === undefined) return recusar('NAO_ENCONTRADA', 'Remoção não encontrada')
    const p = await processoDaRemocao(tx, ctx.hotsite.id, { id: r.id })
    return p === undefined ? null : apresentarProcesso(ctx, tx, p)
  }),
)
