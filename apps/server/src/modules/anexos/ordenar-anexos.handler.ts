import { ordenarOsAnexos } from '@martelo/contracts/anexos/ordenar-anexos.contract.ts'
import { ordenarAnexos } from '@martelo/domain/anexos/tipos-de-anexo.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle } from '../../core/http/handle.ts'
import { gravarOrdem, lerAnexos } from './anexos.sql.ts'
import { alcanceNoDono, NAO_HA } from './quem-pode.ts'

handle(ordenarOsAnexos, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  return ctx.tx(async (tx) => {
    if (!(await alcanceNoDono(ctx, tx, params, 'editar'))) return NAO_HA
    const atuais = (await lerAnexos(tx, hotId, params)).map((a) => a.uid)
    const ordem = ordenarAnexos(atuais, body.anexos)
    if (ordem.join() !== atuais.join()) {
      await gravarOrdem(tx, hotId, ordem)
      await auditar(ctx, tx, { entidade: params.entidade, uid: params.uid, acao: 'ordenar arquivos' })
    }
    return lerAnexos(tx, hotId, params)
  })
})
