import { abrirEstadia } from '@martelo/contracts/estadias/abrir-estadia.contract.ts'
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { pedirVistoria } from '../vistorias/door.ts'
import { criarEstadia } from './criar-estadia.ts'
import { patioParaReceber, vagaLivre } from './lugar-no-patio.ts'
import { responderEstadia } from './responder-estadia.ts'

/** The same request again asks for none: the inspection bears the key of the request. Throws RECUSADA. */
async function pedirVistoriaDaEntrada(
  ctx: Ctx,
  tx: Tx,
  uid: string,
  veiId: number,
  chave: string,
): Promise<void> {
  const hotId = ctx.hotsite.id
  const { id } = await tx
    .selectFrom('estadia')
    .select('id')
    .where('hotId', '=', hotId)
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow()
  const r = await pedirVistoria(tx, hotId, {
    veiId,
    estadiaId: id,
    uid: chave,
    pedidaPor: exigirSessao(ctx).nome,
  })
  if (!r.ok && !('repetida' in r)) throw new RecusaLancada(recusar('RECUSADA', r.motivo))
}

handle(abrirEstadia, async (ctx, { body }) => {
  const hotId = ctx.hotsite.id
  const uid = await ctx.tx(async (tx) => {
    const v = await tx
      .selectFrom('veiculo')
      .select(['id', 'comId', 'situacao'])
      .where('hotId', '=', hotId)
      .where('uid', '=', body.veiUid)
      .executeTakeFirst()
    if (v === undefined)
      throw new RecusaLancada(
        recusar('REFERENCIA', 'Veículo não encontrado', { campos: { veiUid: 'Veículo não encontrado' } }),
      )
    if (v.situacao === 'ENTREGUE')
      throw new RecusaLancada(recusar('RECUSADA', 'Este veículo já foi entregue ao comprador.'))
    const patId = await patioParaReceber(ctx, tx, body.patUid)
    const vagaId = await vagaLivre(tx, hotId, patId, body.vagaUid)
    const criada = await criarEstadia(ctx, tx, { ...body, veiId: v.id, comId: v.comId, patId, vagaId })
    if (body.comVistoria) await pedirVistoriaDaEntrada(ctx, tx, criada, v.id, body.chaveDoPedido)
    return criada
  })
  return responderEstadia(ctx, uid)
})
