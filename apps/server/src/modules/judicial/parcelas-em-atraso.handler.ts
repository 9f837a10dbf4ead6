import { parcelasEmAtraso } from '@martelo/contracts/judicial/parcelas-em-atraso.contract.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { andamentoDoAtraso } from '@martelo/domain/judicial/atraso-da-parcela.ts'
import { handle } from '../../core/http/handle.ts'
import { planosEmAtraso } from './parcelas-em-atraso.sql.ts'

handle(parcelasEmAtraso, (ctx, { query }) =>
  ctx.ler(async (tx) => {
    const { linhas, total } = await planosEmAtraso(tx, ctx.hotsite.id, diaEmBrasilia(ctx.agora), query)
    ctx.contar(total)
    return linhas.map((l) => ({ ...l, andamento: andamentoDoAtraso(l.mora) }))
  }),
)
