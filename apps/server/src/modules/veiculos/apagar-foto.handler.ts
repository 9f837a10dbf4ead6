// The files stay in storage: their names are their content, and another vehicle or an old page may show them.
import { apagarFoto } from '@martelo/contracts/veiculos/apagar-foto.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { publicarLotes } from '../../engines/salas/port.ts'
import { lerFotos, numerarFotos, type TipoDeFoto } from './fotos-gravadas.sql.ts'
import { lerVeiculo, lotesQueMostram } from './veiculos.sql.ts'

handle(apagarFoto, async (ctx, { params }) => {
  const hotId = ctx.hotsite.id
  const r = await ctx.tx(async (tx) => {
    const v = await lerVeiculo(tx, hotId, params.uid, true)
    if (v === null) return recusar('NAO_ENCONTRADO', 'Veículo não encontrado')
    const apagada = await tx
      .deleteFrom('veiculoFoto')
      .where('hotId', '=', hotId)
      .where('veiId', '=', v.id)
      .where('uid', '=', params.fotoUid)
      .returning(['chave', 'tipo'])
      .executeTakeFirst()
    if (apagada === undefined) return recusar('NAO_ENCONTRADO', 'Foto não encontrada')
    const restantes = await lerFotos(tx, hotId, v.id, [apagada.tipo as TipoDeFoto])
    if (restantes.length > 0)
      await numerarFotos(
        tx,
        hotId,
        v.id,
        restantes.map((f) => f.uid),
      )
    await auditar(ctx, tx, {
      entidade: 'veiculo',
      uid: v.uid,
      acao: 'apagarFoto',
      antes: { foto: apagada.chave },
    })
    return { lelIds: await lotesQueMostram(tx, hotId, [v.id]) }
  })
  if (!('lelIds' in r)) return r
  publicarLotes(ctx.servicos, r.lelIds)
  return {}
})
