import { apagarContaBancaria } from '@martelo/contracts/hotsites/apagar-conta-bancaria.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { desativarContaDaCasa } from './contas-da-casa.sql.ts'

// Payments already made name the account: it is only switched off.
handle(apagarContaBancaria, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const antes = await desativarContaDaCasa(tx, ctx.hotsite.id, params.uid)
    if (antes === undefined) return recusar('NAO_ENCONTRADO', 'Conta não encontrada')
    await auditar(ctx, tx, { entidade: 'hotsite', uid: ctx.hotsite.uid, acao: 'apagarConta', antes })
    return {}
  }),
)
