import { apagarBoletim } from '@martelo/contracts/contatos/apagar-boletim.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { podeTransitarBoletim } from '@martelo/domain/contatos/states.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { travarBoletim } from './boletins.sql.ts'

handle(apagarBoletim, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const b = await travarBoletim(tx, ctx.hotsite.id, params)
    if (b === undefined) return recusar('NAO_ENCONTRADO', 'Este boletim não existe mais.')
    // What may still be changed may be thrown away.
    const atores = atoresDosPapeis(exigirSessao(ctx).papeis)
    if (!podeTransitarBoletim({ de: b.situacao, evento: 'alterar', atores }, { destinatarios: 0 }).pode)
      return recusar('SITUACAO', 'Este boletim já começou a ser enviado e fica na lista.')
    await tx.deleteFrom('boletim').where('hotId', '=', ctx.hotsite.id).where('id', '=', b.id).execute()
    await auditar(ctx, tx, {
      entidade: 'boletim',
      uid: b.uid,
      acao: 'apagar',
      antes: { assunto: b.assunto },
    })
    return {}
  }),
)
