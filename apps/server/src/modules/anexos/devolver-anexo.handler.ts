import { devolverAnexo } from '@martelo/contracts/anexos/devolver-anexo.contract.ts'
import { ENTIDADES_COM_ANEXOS } from '@martelo/domain/anexos/tipos-de-anexo.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { desmarcarRemovido, lerAnexos } from './anexos.sql.ts'
import { anexoDe, NAO_HA } from './quem-pode.ts'

handle(devolverAnexo, async (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const a = await anexoDe(ctx, tx, params.uid, 'editar')
    if (a === undefined) return NAO_HA
    const atuais = await lerAnexos(tx, hotId, a.dono)
    if (atuais.some((x) => x.uid === a.uid)) return atuais
    const { maximo } = ENTIDADES_COM_ANEXOS[a.dono.entidade]
    if (atuais.length >= maximo)
      return recusar('CHEIO', `Este registro tem no máximo ${maximo} arquivos. Remova um antes.`)
    if (!(await desmarcarRemovido(tx, hotId, a.uid))) return NAO_HA
    await auditar(ctx, tx, {
      entidade: a.dono.entidade,
      uid: a.dono.uid,
      acao: 'devolver arquivo',
      depois: { arquivo: a.nome, tipo: a.tipo },
    })
    return lerAnexos(tx, hotId, a.dono)
  }),
)
