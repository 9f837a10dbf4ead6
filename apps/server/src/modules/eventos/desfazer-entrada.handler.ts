// A guest who was let in by mistake: his entry goes, if it is still the one that the phone saw.
import { desfazerEntrada } from '@martelo/contracts/eventos/desfazer-entrada.contract.ts'
import { codigoLido } from '@martelo/domain/eventos/convidados.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { naoHaEvento } from './apresentar-convidado.ts'
import { lerEvento } from './eventos.sql.ts'

handle(desfazerEntrada, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const e = await lerEvento(tx, hotId, params.uid)
    if (e === undefined) return naoHaEvento()
    const r = await sql<{
      nome: string
    }>`update evento_convidado set entrou_at = null, entrada_by = null, pessoas = 0
      where hot_id = ${hotId} and eve_id = ${e.id} and codigo = ${codigoLido(body.codigo)}
        and date_trunc('milliseconds', entrou_at) = ${new Date(body.entrouAt)} returning nome`.execute(tx)
    const [g] = r.rows
    if (g === undefined) return recusar('MUDOU', 'Esta entrada já foi desfeita ou mudou em outro aparelho.')
    await auditar(ctx, tx, {
      entidade: 'evento',
      uid: e.uid,
      acao: 'desfazerEntrada',
      antes: { convidado: g.nome, entrouAt: body.entrouAt },
    })
    return {}
  }),
)
