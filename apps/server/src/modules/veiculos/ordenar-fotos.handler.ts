import { ordenarFotos } from '@martelo/contracts/veiculos/ordenar-fotos.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { publicarLotes } from '../../engines/salas/port.ts'
import { lerFotos, numerarFotos } from './fotos-gravadas.sql.ts'
import { lerVeiculo, lotesQueMostram } from './veiculos.sql.ts'

handle(ordenarFotos, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const r = await ctx.tx(async (tx) => {
    const v = await lerVeiculo(tx, hotId, params.uid, true)
    if (v === null) return recusar('NAO_ENCONTRADO', 'Veículo não encontrado')
    const tem = new Set((await lerFotos(tx, hotId, v.id)).map((f) => f.uid))
    if (
      new Set(body.fotos).size !== tem.size ||
      body.fotos.length !== tem.size ||
      !body.fotos.every((u) => tem.has(u))
    )
      return recusar('MUDOU', 'As fotos mudaram enquanto você ordenava. Confira e ordene novamente.')
    await numerarFotos(tx, hotId, v.id, body.fotos)
    return { lelIds: await lotesQueMostram(tx, hotId, [v.id]) }
  })
  if (!('lelIds' in r)) return r
  publicarLotes(ctx.servicos, r.lelIds)
  return { fotos: body.fotos.length }
})
