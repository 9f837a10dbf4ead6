import { mudarRecurso } from '@martelo/contracts/hotsites/mudar-recurso.contract.ts'
import { recursoLigado } from '@martelo/domain/hotsites/recursos.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarRecursos, gravarDesligados, travarDesligados } from './recursos.sql.ts'

handle(mudarRecurso, async (ctx, { params, body }) => {
  const { id: hotId, uid } = ctx.hotsite
  const { recurso } = params
  const r = await ctx.tx(async (tx) => {
    const antes = await travarDesligados(tx, hotId)
    if (recursoLigado(antes, recurso) !== body.ligado) {
      const outros = antes.filter((x) => x !== recurso)
      await gravarDesligados(tx, hotId, body.ligado ? outros : [...outros, recurso])
      await auditar(ctx, tx, {
        entidade: 'hotsite',
        uid,
        acao: body.ligado ? 'ligarRecurso' : 'desligarRecurso',
        depois: { recurso },
        motivo: body.motivo,
      })
    }
    return apresentarRecursos(tx, hotId, uid)
  })
  ctx.servicos.hotsites.esquecer()
  await ctx.servicos.barramento.publicar('hotsite', {})
  return r
})
