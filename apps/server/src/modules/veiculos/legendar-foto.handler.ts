import { legendarFoto } from '@martelo/contracts/veiculos/legendar-foto.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerVeiculo } from './veiculos.sql.ts'

handle(legendarFoto, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const v = await lerVeiculo(tx, ctx.hotsite.id, params.uid)
    const r =
      v === null
        ? null
        : await tx
            .updateTable('veiculoFoto')
            .set({ legenda: body.legenda })
            .where('hotId', '=', ctx.hotsite.id)
            .where('veiId', '=', v.id)
            .where('uid', '=', params.fotoUid)
            .executeTakeFirst()
    return r === null || r.numUpdatedRows === 0n ? recusar('NAO_ENCONTRADO', 'Foto não encontrada') : {}
  }),
)
