import { extratoPorUid } from '@martelo/contracts/pagamentos/extrato-por-uid.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerExtrato } from './extratos.sql.ts'

handle(
  extratoPorUid,
  async (ctx, { params }) =>
    (await ctx.ler((tx) => lerExtrato(tx, ctx.hotsite.id, params.uid))) ??
    recusar('NAO_ENCONTRADO', 'Extrato não encontrado'),
)
