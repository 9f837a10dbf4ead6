import { apagarContaBancariaComitente } from '@martelo/contracts/comitentes/apagar-conta-bancaria-comitente.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { desligarContaDoComitente } from '../contas/door.ts'

handle(apagarContaBancariaComitente, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const conta = await desligarContaDoComitente(tx, ctx.hotsite.id, params.uid)
    if (conta === undefined) return recusar('NAO_ENCONTRADO', 'Conta não encontrada')
    const { comId, ...antes } = conta
    const c = await tx.selectFrom('comitente').select('uid').where('id', '=', comId).executeTakeFirstOrThrow()
    await auditar(ctx, tx, { entidade: 'comitente', uid: c.uid, acao: 'apagarConta', antes })
    return {}
  }),
)
