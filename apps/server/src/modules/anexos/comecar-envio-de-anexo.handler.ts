// An upload in parts begins, or goes on where it stopped. What can be refused by name and size is refused before any byte.
import { comecarEnvioDeAnexo } from '@martelo/contracts/anexos/comecar-envio-de-anexo.contract.ts'
import { ENVIOS_POR_CONTA, quantasPartes } from '@martelo/domain/anexos/envio-em-partes.ts'
import { formatoPeloNome, recusarAnexo, TIPOS_DE_ANEXO } from '@martelo/domain/anexos/tipos-de-anexo.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { jaEnviado, lerAnexos } from './anexos.sql.ts'
import { partesRecebidas, porEnvio, quantosEnvios } from './envios.sql.ts'
import { esquecerQuandoVencer } from './esquecer-envios.job.ts'
import { naoServe } from './gravar-anexo.ts'
import { alcanceNoDono, NAO_HA } from './quem-pode.ts'

handle(comecarEnvioDeAnexo, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const { usuId } = exigirSessao(ctx)
    if (!(await alcanceNoDono(ctx, tx, params, 'enviar'))) return NAO_HA
    if (await jaEnviado(tx, hotId, params, body.chaveDoPedido))
      return { uid: body.chaveDoPedido, recebidas: [], pronto: true }
    const jaTem = (await lerAnexos(tx, hotId, params)).length - (body.substitui === undefined ? 0 : 1)
    const formato = formatoPeloNome(body.nome) ?? TIPOS_DE_ANEXO[body.tipo].formatos[0]
    const recusa = recusarAnexo({
      entidade: params.entidade,
      tipo: body.tipo,
      bytes: body.tamanho,
      formato,
      jaTem,
    })
    if (recusa) return naoServe(recusa.codigo, recusa.mensagem)
    const { substitui = null, ...resto } = body
    const e = await porEnvio(tx, {
      ...resto,
      substitui,
      hotId,
      usuId,
      entidade: params.entidade,
      entidadeUid: params.uid,
    })
    if (e.usuId !== usuId || e.tamanho !== body.tamanho) return NAO_HA
    if (e.novo) {
      if ((await quantosEnvios(tx, hotId, usuId)) > ENVIOS_POR_CONTA)
        return naoServe('CHEIO', 'Há envios demais começados nesta conta. Conclua ou cancele um antes.')
      await esquecerQuandoVencer(tx, { hotId, uid: e.uid, partes: quantasPartes(body.tamanho) }, Date.now())
    }
    return { uid: e.uid, recebidas: await partesRecebidas(tx, hotId, e.id), pronto: false }
  }),
)
