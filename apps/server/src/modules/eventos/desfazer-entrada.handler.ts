// A guest who was let in by mistake: his entry goes, if it is still the one that the phone saw.
import { desfazerEntrada } from '@martelo/contracts/eventos/desfazer-entrada.contract.ts'
import { codigoLido } from '@martelo/domain/eventos/convidados.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { naoHaEvento } from './apresentar-convidado.ts'
import { apagarEntrada } from './entradas.sql.ts'
import { lerEvento } from './eventos.sql.ts'

handle(desfazerEntrada, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const e = await lerEvento(tx, hotId, params.uid)
    if (e === undefined) return naoHaEvento()
    const nome = await apagarEntrada(tx, {
      hotId,
      eveId: e.id,
      codigo: codigoLido(body.codigo),
      entrouAt: new Date(body.entrouAt),
    })
    if (nome === null) return recusar('MUDOU', 'Esta entrada já foi desfeita ou mudou em outro aparelho.')
    await auditar(ctx, tx, {
      entidade: 'evento',
      uid: e.uid,
      acao: 'desfazerEntrada',
      antes: { convidado: nome, entrouAt: body.entrouAt },
    })
    return {}
  }),
)
