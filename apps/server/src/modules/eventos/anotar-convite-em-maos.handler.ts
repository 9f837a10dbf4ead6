import { anotarConviteEmMaos } from '@martelo/contracts/eventos/anotar-convite-em-maos.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle } from '../../core/http/handle.ts'
import { naoHaConvidado, terminou } from './apresentar-convidado.ts'
import { anotarCientes, lerConvidado } from './o-que-sabem.sql.ts'

handle(anotarConviteEmMaos, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const lido = await lerConvidado(tx, ctx.hotsite.id, params.uid)
    if (lido === undefined) return naoHaConvidado()
    const { g, e } = lido
    if (e.fimAt.getTime() < ctx.agora) return terminou()
    // Told that it is cancelled, he is not invited by it.
    await anotarCientes(tx, ctx.hotsite.id, [g.id], e.ativo ? new Date(ctx.agora) : null)
    await auditar(ctx, tx, {
      entidade: 'evento',
      uid: e.uid,
      acao: 'entregarConvite',
      depois: { nome: g.nome, por: body.por },
    })
    return {}
  }),
)
