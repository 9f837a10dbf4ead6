import { apagarContaBancariaComitente } from '@martelo/contracts/comitentes/apagar-conta-bancaria-comitente.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'

// Payments already made name the account: it is only switched off.
handle(apagarContaBancariaComitente, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const conta = await tx
      .updateTable('contaBancaria')
      .set({ ativa: false })
      .where('hotId', '=', ctx.hotsite.id)
      .where('uid', '=', params.uid)
      .where('comId', 'is not', null)
      .returning(['comId', 'banco', 'agencia', 'conta'])
      .executeTakeFirst()
    if (conta === undefined) return recusar('NAO_ENCONTRADO', 'Conta não encontrada')
    const { comId, ...antes } = conta
    const c = await tx.selectFrom('comitente').select('uid').where('id', '=', comId).executeTakeFirstOrThrow()
    await auditar(ctx, tx, { entidade: 'comitente', uid: c.uid, acao: 'apagarConta', antes })
    return {}
  }),
)
