import { ligarLeilaoAoDetran } from '@martelo/contracts/detran/ligar-leilao-ao-detran.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarLeilaoNoDetran, naoHaLeilao } from './apresentar-detran.ts'
import { acharLeilaoNoDetran, ligarLeilao, lotesNoDetran } from './detran.sql.ts'

handle(ligarLeilaoAoDetran, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const a = await acharLeilaoNoDetran(tx, hotId, params.leilaoUid)
    if (a === undefined) return naoHaLeilao()
    const temLotes = (await lotesNoDetran(tx, hotId, { leiId: a.id })).length > 0
    if (temLotes && a.codigo !== body.codigo)
      return recusar('NAO_PODE', 'Este leilão já tem lotes do Detran: o número não muda mais.')
    if (!(await ligarLeilao(tx, hotId, a.id, body.codigo)))
      return recusar('NAO_PODE', 'Outro leilão da casa já tem este número no Detran.')
    await auditar(ctx, tx, {
      entidade: 'leilao',
      uid: a.uid,
      acao: 'ligarAoDetran',
      antes: { codigo: a.codigo },
      depois: { codigo: body.codigo },
    })
    return apresentarLeilaoNoDetran(ctx, tx, a.uid)
  }),
)
