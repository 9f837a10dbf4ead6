import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { apagarItemDetran } from '@martelo/contracts/detran/apagar-item-detran.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apagarItem, itensNoDetran } from './detran.sql.ts'

handle(apagarItemDetran, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const [i] = await itensNoDetran(tx, ctx.hotsite.id, { uid: params.id })
    if (i === undefined) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    if (i.cadastroSituacao === 'OK' || i.cadastroSituacao === 'PENDENTE')
      return recusar('NAO_PODE', 'O item já foi enviado ao Detran.')
    await apagarItem(tx, ctx.hotsite.id, params.id)
    await auditar(ctx, tx, {
      entidade: 'detran_item',
      uid: i.uid,
      acao: 'apagar',
      antes: { idObjeto: i.idObjeto, placa: i.placa },
    })
    return { message: 'Item apagado' }
  }),
)
