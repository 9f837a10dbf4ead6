// Each photograph is approved or refused; the gallery closes over what was refused, and lots that show it follow.
import { decidirFotos } from '@martelo/contracts/veiculos/decidir-fotos.contract.ts'
import { auditarVarios } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { publicarLotes } from '../../engines/salas/port.ts'
import { lerFotos, numerarFotos } from './fotos-gravadas.sql.ts'
import { aprovarFoto, recusarFoto, travarFotos } from './fotos-por-decidir.sql.ts'
import { lotesQueMostram } from './veiculos.sql.ts'

handle(decidirFotos, async (ctx, { body }) => {
  const hotId = ctx.hotsite.id
  const motivo = (body.motivo ?? '').trim()
  if (body.decisao === 'RECUSAR' && motivo === '')
    return recusar('MOTIVO', 'Informe o motivo da recusa.', { campos: { motivo: 'Informe o motivo' } })
  const { usuId } = exigirSessao(ctx)
  const r = await ctx.tx(async (tx) => {
    const fotos = await travarFotos(tx, hotId, body.fotos)
    if (fotos.length === 0) return recusar('NAO_ENCONTRADO', 'Foto não encontrada')
    for (const f of fotos)
      if (body.decisao === 'APROVAR') await aprovarFoto(tx, hotId, f.id, usuId)
      else await recusarFoto(tx, hotId, f.id, usuId, motivo)
    const veiculos = [...new Set(fotos.map((f) => f.veiId))]
    for (const veiId of veiculos)
      await numerarFotos(
        tx,
        hotId,
        veiId,
        (await lerFotos(tx, hotId, veiId)).map((f) => f.uid),
      )
    await auditarVarios(
      ctx,
      tx,
      veiculos.map((veiId) => ({
        entidade: 'veiculo',
        uid: fotos.find((f) => f.veiId === veiId)?.veiUid ?? '',
        acao: body.decisao === 'APROVAR' ? 'aprovarFoto' : 'recusarFoto',
        depois: { fotos: fotos.filter((f) => f.veiId === veiId).length },
        motivo: motivo || null,
      })),
    )
    return { decididas: fotos.length, lelIds: await lotesQueMostram(tx, hotId, veiculos) }
  })
  if (!('lelIds' in r)) return r
  publicarLotes(ctx.servicos, r.lelIds)
  return { decididas: r.decididas }
})
