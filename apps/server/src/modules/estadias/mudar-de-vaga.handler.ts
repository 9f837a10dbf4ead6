import { mudarDeVaga } from '@martelo/contracts/estadias/mudar-de-vaga.contract.ts'
import { noPatio } from '@martelo/domain/estadias/states.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { porVeiculoNoPatio } from '../veiculos/door.ts'
import { lerEstadias } from './estadias.sql.ts'
import { patioParaReceber, vagaLivre } from './lugar-no-patio.ts'
import { estadiaParaMudar, responderEstadia } from './responder-estadia.ts'

handle(mudarDeVaga, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  await ctx.tx(async (tx) => {
    const e = await estadiaParaMudar(ctx, tx, params.uid, body.versao)
    if (!noPatio(e.situacao)) throw new RecusaLancada(recusar('RECUSADA', 'O veículo não está no pátio.'))
    // A yard that is closed keeps what stands in it: only a move into another one asks whether it takes vehicles.
    const patId = body.patUid === e.patioUid ? e.patId : await patioParaReceber(ctx, tx, body.patUid)
    const vagaId = await vagaLivre(tx, hotId, patId, body.vagaUid, e.vagaId)
    if (patId === e.patId && vagaId === e.vagaId) return
    await tx
      .updateTable('estadia')
      .set({
        patId,
        vagaId,
        updatedAt: new Date(ctx.agora),
        updatedBy: exigirSessao(ctx).usuId,
        versao: sql`versao + 1`,
      })
      .where('id', '=', e.id)
      .where('hotId', '=', hotId)
      .execute()
    await tx
      .insertInto('estadiaMovimento')
      .values({
        hotId,
        estId: e.id,
        dePatId: e.patId,
        deVagaId: e.vagaId,
        paraPatId: patId,
        paraVagaId: vagaId,
        motivo: body.motivo ?? null,
        usuId: exigirSessao(ctx).usuId,
      })
      .execute()
    if (patId !== e.patId) await porVeiculoNoPatio(tx, hotId, e.veiId, patId)
    const [depois] = await lerEstadias(tx, hotId, sql`e.id = ${e.id}`)
    await auditar(ctx, tx, {
      entidade: 'estadia',
      uid: e.uid,
      acao: 'mudarDeVaga',
      antes: { patio: e.patio, vaga: e.vaga },
      depois: { patio: depois?.patio, vaga: depois?.vaga },
      motivo: body.motivo ?? null,
      versao: e.versao + 1,
    })
  })
  return responderEstadia(ctx, params.uid)
})
