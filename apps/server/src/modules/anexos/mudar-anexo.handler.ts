import { mudarAnexo } from '@martelo/contracts/anexos/mudar-anexo.contract.ts'
import { recusarTipo } from '@martelo/domain/anexos/tipos-de-anexo.ts'
import { auditar } from '../../core/auditoria.ts'
import { extensaoDaChave } from '../../core/files/armazenamento.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerAnexos, mudarDados } from './anexos.sql.ts'
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
    const { tipo, pasta, informacao = a.informacao } = body
    if (a.tipo !== tipo || a.pasta !== pasta || a.informacao !== informacao) {
      await mudarDados(tx, hotId, a.uid, { tipo, pasta, informacao })
      await auditar(ctx, tx, {
        entidade: a.dono.entidade,
        uid: a.dono.uid,
        acao: 'mudar arquivo',
        antes: { arquivo: a.nome, tipo: a.tipo, pasta: a.pasta, informacao: a.informacao },
        depois: { arquivo: a.nome, tipo, pasta, informacao },
      })
    }
    return lerAnexos(tx, hotId, a.dono)
  }),
)
