import { avisarAfetados } from '@martelo/contracts/privacidade/avisar-afetados.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { guardarMensagem, travarIncidente } from './afetados-do-incidente.sql.ts'
import { apresentarAfetados, NAO_ACHADO } from './apresentar-afetados.ts'
import { avisarOsAfetados } from './avisar-afetados.job.ts'

handle(avisarAfetados, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const i = await travarIncidente(tx, hotId, params.uid)
    if (i === undefined) return NAO_ACHADO
    const lista = await apresentarAfetados(tx, hotId, i.uid)
    if (ehRecusa(lista)) return lista
    if (lista.avisados === lista.total)
      return recusar('SEM_AFETADOS', 'Não há nesta lista quem ainda não foi avisado.')
    await guardarMensagem(tx, hotId, i.id, body.mensagem)
    await avisarOsAfetados.agendar(tx, { hotId, uid: i.uid })
    await auditar(ctx, tx, {
      entidade: 'incidente_de_dados',
      uid: i.uid,
      acao: 'avisarAfetados',
      depois: { mensagem: body.mensagem, pessoas: lista.total - lista.avisados },
    })
    return { ...lista, mensagem: body.mensagem }
  }),
)
