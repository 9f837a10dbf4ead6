import { posicionarFoto } from '@martelo/contracts/veiculos/posicionar-foto.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { publicarLotes } from '../../engines/salas/port.ts'
import { lerFotos, numerarFotos } from './fotos-gravadas.sql.ts'
import { travarFotos } from './fotos-por-decidir.sql.ts'
import { lotesQueMostram } from './veiculos.sql.ts'

handle(posicionarFoto, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const r = await ctx.tx(async (tx) => {
    const [f] = await travarFotos(tx, hotId, [params.uid])
    if (f === undefined) return recusar('NAO_ENCONTRADO', 'Foto não encontrada')
    if (body.posicaoUid !== undefined) {
      const m =
        body.posicaoUid === null
          ? null
          : await tx
              .selectFrom('modeloFotos')
              .select('id')
              .where('hotId', '=', hotId)
              .where('uid', '=', body.posicaoUid)
              .executeTakeFirst()
      if (m === undefined) return recusar('REFERENCIA', 'Posição não encontrada')
      await tx
        .updateTable('veiculoFoto')
        .set({ mfoId: m?.id ?? null })
        .where('hotId', '=', hotId)
        .where('id', '=', f.id)
        .execute()
    }
    if (body.capa && f.tipo === 'foto') {
      const outras = (await lerFotos(tx, hotId, f.veiId)).map((o) => o.uid).filter((u) => u !== f.uid)
      await numerarFotos(tx, hotId, f.veiId, [f.uid, ...outras])
    }
    return { lelIds: await lotesQueMostram(tx, hotId, [f.veiId]) }
  })
  if (!('lelIds' in r)) return r
  publicarLotes(ctx.servicos, r.lelIds)
  return {}
})
