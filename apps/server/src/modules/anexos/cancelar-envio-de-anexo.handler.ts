import { cancelarEnvioDeAnexo } from '@martelo/contracts/anexos/cancelar-envio-de-anexo.contract.ts'
import { quantasPartes } from '@martelo/domain/anexos/envio-em-partes.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { envioPor, tirarEnvio } from './envios.sql.ts'
import { esquecerLogo } from './esquecer-envios.job.ts'
import { NAO_HA } from './quem-pode.ts'

handle(cancelarEnvioDeAnexo, (ctx, { params: { uid } }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const e = await envioPor(tx, hotId, exigirSessao(ctx).usuId, uid, true)
    if (e === undefined) return NAO_HA
    await tirarEnvio(tx, hotId, uid)
    await esquecerLogo(tx, { hotId, uid, partes: quantasPartes(e.tamanho) })
    return {}
  }),
)
