import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { detranItens } from '@martelo/contracts/detran/detran-itens.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarItem } from './apresentar-detran.ts'
import { itensNoDetran, lotesNoDetran } from './detran.sql.ts'

handle(detranItens, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const [l] = await lotesNoDetran(tx, ctx.hotsite.id, { uid: params.id })
    if (l === undefined) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    return (await itensNoDetran(tx, ctx.hotsite.id, { dloId: l.id })).map(apresentarItem)
  }),
)
