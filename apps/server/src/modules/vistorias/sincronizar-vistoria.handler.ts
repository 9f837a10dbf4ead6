// What a device answered without network. One device fills in an inspection at a time; what another one sends, or what comes
// when it is over, is kept as that device's copy: nothing is overwritten, and nothing is lost.
import { sincronizarVistoria } from '@martelo/contracts/vistorias/sincronizar-vistoria.contract.ts'
import { destinoDoEnvio } from '@martelo/domain/vistorias/destino-do-envio.ts'
import { juntarRespostas } from '@martelo/domain/vistorias/respostas.ts'
import { handle } from '../../core/http/handle.ts'
import { agoraDoBanco } from './andar-da-vistoria.sql.ts'
import { NAO_HA_VISTORIA, quemAlcanca } from './quem-alcanca.ts'
import { porNaCopia, porNaVistoria } from './receber-respostas.ts'
import { lerVistoria } from './vistorias.sql.ts'

handle(sincronizarVistoria, (ctx, { params: { uid }, body }) =>
  ctx.tx(async (tx) => {
    // The lock is the inspection's own row: a driver's phone that was given it keeps it in reach when another takes over.
    const v = await lerVistoria(tx, ctx.hotsite.id, uid, quemAlcanca(ctx), true)
    if (v === undefined) return NAO_HA_VISTORIA
    const agora = await agoraDoBanco(tx)
    const relogio = { servidor: agora.getTime(), aparelho: Date.parse(body.agora) }
    const { situacao } = v
    const d = destinoDoEnvio({ situacao, agora: v.aparelho }, body)
    const comum = { situacao, agora: agora.toISOString() }
    if (d.onde === 'vistoria') {
      const r = await porNaVistoria(ctx, tx, v, body, relogio)
      return { ...comum, ...r, motivo: null, podeAssumir: false }
    }
    // The device that ended it repeats what is there: its answer was lost on the way.
    const repete =
      v.aparelho === body.aparelho &&
      !juntarRespostas(v.categorias, v.respostas, body.respostas, { aparelho: body.aparelho, recebidaEm: '' })
        .mudou
    if (repete)
      return {
        ...comum,
        destino: { entidade: 'vistoria' as const, uid },
        recusadas: [],
        motivo: null,
        podeAssumir: false,
      }
    const r = await porNaCopia(ctx, tx, v, body, relogio, d)
    return { ...comum, ...r, motivo: d.frase(v.vistoriador), podeAssumir: d.podeAssumir }
  }),
)
