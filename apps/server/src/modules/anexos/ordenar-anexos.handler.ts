import { ordenarOsAnexos } from '@martelo/contracts/anexos/ordenar-anexos.contract.ts'
import { ordenarAnexos } from '@martelo/domain/anexos/tipos-de-anexo.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle } from '../../core/http/handle.ts'
import { gravarOrdem, lerAnexos, travarDono } from './anexos.sql.ts'
import { NAO_HA, pode } from './quem-pode.ts'

handle(ordenarOsAnexos, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  if (!pode(ctx, params.entidade, 'editar')) return NAO_HA
  return ctx.tx(async (tx) => {
    if (!(await travarDono(tx, hotId, params))) return NAO_HA
    const atuais = (await lerAnexos(tx, hotId, params)).map((a) => a.uid)
    const ordem = ordenarAnexos(atuais, body.anexos)
    if (ordem.join() !== atuais.join()) {
      await gravarOrdem(tx, hotId, ordem)
      await auditar(ctx, tx, { entidade: params.entidade, uid: params.uid, acao: 'ordenar arquivos' })
    }
    return lerAnexos(tx, hotId, params)
  })
})
