import { moverServico } from '@martelo/contracts/estadias/mover-servico.contract.ts'
import { podeTransitarServico } from '@martelo/domain/estadias/servicos-da-estadia.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { aoAlcance, atores } from './atores-no-patio.ts'
import { lerServicos } from './estadias.sql.ts'

const ATO = { agendar: 'agendarServico', realizar: 'realizarServico', cancelar: 'cancelarServico' } as const

handle(moverServico, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  return ctx.tx(async (tx) => {
    await sql`select 1 from estadia_servico where hot_id = ${hotId} and uid = ${params.uid} for update`.execute(
      tx,
    )
    const [s] = await lerServicos(tx, hotId, sql`s.uid = ${params.uid} and ${aoAlcance(ctx)}`)
    if (s === undefined) return recusar('NAO_ENCONTRADO', 'Serviço não encontrado')
    if (s.versao !== body.versao)
      throw new RecusaLancada(recusar('MUDOU', 'Outra pessoa mudou este serviço. Abra de novo.'))
    const r = podeTransitarServico(
      { de: s.situacao, evento: body.evento, atores: atores(ctx) },
      { dia: body.agendadoAt, motivo: body.motivo },
    )
    if (!r.pode) return recusar('RECUSADO', r.motivo)
    const encerra = body.evento !== 'agendar'
    await tx
      .updateTable('estadiaServico')
      .set({
        situacao: r.para,
        versao: sql`versao + 1`,
        ...(encerra
          ? {
              encerradoAt: new Date(ctx.agora),
              encerradoBy: exigirSessao(ctx).usuId,
              motivo: body.motivo ?? null,
            }
          : { agendadoAt: new Date(body.agendadoAt ?? ctx.agora) }),
      })
      .where('id', '=', s.id)
      .where('hotId', '=', hotId)
      .execute()
    await auditar(ctx, tx, {
      entidade: 'estadia',
      uid: s.estadiaUid,
      acao: ATO[body.evento],
      antes: { servico: s.situacao },
      depois: { tipoServico: s.tipoServico, servico: r.para },
      motivo: body.motivo ?? null,
    })
    return { uid: s.uid, situacao: r.para, versao: s.versao + 1 }
  })
})
