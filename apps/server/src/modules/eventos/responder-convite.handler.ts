import { responderConvite } from '@martelo/contracts/eventos/responder-convite.contract.ts'
import { codigoLido, recusaDaResposta } from '@martelo/domain/eventos/convidados.ts'
import { sql } from 'kysely'
import { handle, recusar } from '../../core/http/handle.ts'
import { naoHaConvite } from './apresentar-convidado.ts'
import { lerConvite, lugaresTomados, travarEvento } from './eventos.sql.ts'
import { anotarCientes } from './o-que-sabem.sql.ts'

handle(responderConvite, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const codigo = codigoLido(params.codigo)
    const achado = codigo === null ? undefined : await lerConvite(tx, hotId, codigo)
    if (achado === undefined) return naoHaConvite()
    await travarEvento(tx, hotId, achado.eveId)
    const c = (await lerConvite(tx, hotId, achado.codigo)) ?? achado
    const acompanhantes = body.vem ? body.acompanhantes : 0
    const motivo = recusaDaResposta(
      { ...c, fimAt: c.fimAt.getTime() },
      { vem: body.vem, acompanhantes },
      await lugaresTomados(tx, hotId, c.eveId, c.id),
      ctx.agora,
    )
    if (motivo !== null) return recusar('RECUSADA', motivo)
    const resposta = body.vem ? ('sim' as const) : ('nao' as const)
    await sql`update evento_convidado set resposta = ${resposta}, acompanhantes = ${acompanhantes}, respondida_at = ${new Date(ctx.agora)}
      where hot_id = ${hotId} and id = ${c.id}`.execute(tx)
    // His answer is to the time and place that the page shows now.
    await anotarCientes(tx, hotId, [c.id], null)
    return { resposta, acompanhantes }
  }),
)
