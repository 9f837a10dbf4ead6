// What a device answered without network. One device fills in an inspection at a time; what another one sends, or what comes
// when it is over, is kept as that device's copy: nothing is overwritten, and nothing is lost.
import type {
  EnvioDoAparelho,
  RespostaAoAparelho,
} from '@martelo/contracts/vistorias/vistoria-no-aparelho.schemas.ts'
import { destinoDoEnvio } from '@martelo/domain/vistorias/destino-do-envio.ts'
import { juntarRespostas } from '@martelo/domain/vistorias/respostas.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { agoraDoBanco } from './andar-da-vistoria.sql.ts'
import { porNaCopia, porNaVistoria, type QuemVistoria } from './receber-respostas.ts'
import type { VistoriaInteira } from './vistorias.sql.ts'

/** With the inspection locked. */
export async function receberDoAparelho(
  ctx: Ctx,
  tx: Tx,
  v: VistoriaInteira,
  envio: EnvioDoAparelho,
  quem: QuemVistoria,
): Promise<RespostaAoAparelho> {
  const agora = await agoraDoBanco(tx)
  const relogio = { servidor: agora.getTime(), aparelho: Date.parse(envio.agora) }
  const { situacao, uid } = v
  const d = destinoDoEnvio({ situacao, agora: v.aparelho }, envio)
  const comum = { situacao, agora: agora.toISOString() }
  if (d.onde === 'vistoria') {
    const r = await porNaVistoria(ctx, tx, v, envio, { quem, relogio })
    return { ...comum, ...r, motivo: null, podeAssumir: false }
  }
  // The device that ended it repeats what is there: its answer was lost on the way.
  const repete =
    v.aparelho === envio.aparelho &&
    !juntarRespostas(v.categorias, v.respostas, envio.respostas, {
      aparelho: envio.aparelho,
      recebidaEm: '',
    }).mudou
  if (repete)
    return {
      ...comum,
      destino: { entidade: 'vistoria', uid },
      recusadas: [],
      motivo: null,
      podeAssumir: false,
    }
  const r = await porNaCopia(ctx.hotsite.id, tx, v, envio, { quem, relogio, motivo: d.motivo })
  return { ...comum, ...r, motivo: d.frase(v.vistoriador), podeAssumir: d.podeAssumir }
}
