import { marcarProblemaVisto } from '@martelo/contracts/lotes/marcar-problema-visto.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { marcarVisto } from '../../core/marcar-visto.ts'

handle(marcarProblemaVisto, (ctx, { params: { uid }, body }) =>
  ctx.tx(async (tx) => {
    const foi = await marcarVisto(
      ctx,
      tx,
      { tabela: 'problema_relatado', entidade: 'problema', uid },
      body.visto,
    )
    return foi ? {} : recusar('NAO_ENCONTRADO', 'Relato não encontrado')
  }),
)
