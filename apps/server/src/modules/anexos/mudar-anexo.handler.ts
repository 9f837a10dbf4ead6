import { mudarAnexo } from '@martelo/contracts/anexos/mudar-anexo.contract.ts'
import { recusarTipo } from '@martelo/domain/anexos/tipos-de-anexo.ts'
import { auditar } from '../../core/auditoria.ts'
import { extensaoDaChave } from '../../core/files/armazenamento.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerAnexos, mudarTipoEPasta } from './anexos.sql.ts'
import { anexoDe, NAO_HA } from './quem-pode.ts'

handle(mudarAnexo, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const a = await anexoDe(ctx, tx, params.uid, 'editar')
    if (a === undefined || a.removidoAt !== null) return NAO_HA
    const recusa = recusarTipo({
      entidade: a.dono.entidade,
      tipo: body.tipo,
      formato: extensaoDaChave(a.chave),
    })
    if (recusa) return recusar('TIPO', recusa.mensagem, { campos: { tipo: recusa.mensagem } })
    if (a.tipo !== body.tipo || a.pasta !== body.pasta) {
      await mudarTipoEPasta(tx, hotId, a.uid, body)
      await auditar(ctx, tx, {
        entidade: a.dono.entidade,
        uid: a.dono.uid,
        acao: 'mudar arquivo',
        antes: { arquivo: a.nome, tipo: a.tipo, pasta: a.pasta },
        depois: { arquivo: a.nome, tipo: body.tipo, pasta: body.pasta },
      })
    }
    return lerAnexos(tx, hotId, a.dono)
  }),
)
