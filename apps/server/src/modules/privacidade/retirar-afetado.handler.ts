import { retirarAfetado } from '@martelo/contracts/privacidade/retirar-afetado.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { retirar, travarIncidente } from './afetados-do-incidente.sql.ts'
import { apresentarAfetados, NAO_ACHADO } from './apresentar-afetados.ts'

handle(retirarAfetado, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const i = await travarIncidente(tx, hotId, params.uid)
    const retirado = i === undefined ? null : await retirar(tx, hotId, i.id, params.cliUid)
    if (i === undefined || retirado === null) return NAO_ACHADO
    if (!retirado) return recusar('AVISADO', 'Esta pessoa já foi avisada, e fica na lista.')
    await auditar(ctx, tx, {
      entidade: 'incidente_de_dados',
      uid: i.uid,
      acao: 'retirarAfetado',
      antes: { cliUid: params.cliUid },
    })
    return apresentarAfetados(tx, hotId, i.uid)
  }),
)
