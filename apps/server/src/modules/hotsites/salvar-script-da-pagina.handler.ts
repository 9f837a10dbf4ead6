// One page's script in the site's one list of them, which the site's own form edits too: a person with that form open
// is told by its version that the list has changed.
import { salvarScriptDaPagina } from '@martelo/contracts/hotsites/salvar-script-da-pagina.contract.ts'
import { comScriptDaPagina, lerScripts } from '@martelo/domain/hotsites/scripts-do-site.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { dadosDoHotsite, scriptDe } from './dados-do-hotsite.ts'
import { gravarHotsite, travarHotsiteDaSessao } from './hotsites.sql.ts'

const naoServe = (handleScript: string) =>
  new RecusaLancada(recusar('CAMPOS', handleScript, { campos: { handleScript } }))

handle(salvarScriptDaPagina, async (ctx, { body }) => {
  const hotId = ctx.hotsite.id
  const salvo = await ctx.tx(async (tx) => {
    const h = (await travarHotsiteDaSessao(tx, hotId, hotId)) ?? ctx.hotsite
    const lido = lerScripts(body.handleScript, h.hostsDeScript)
    if (!lido.ok) throw naoServe(lido.mensagem)
    const { scriptsDePagina: antes } = dadosDoHotsite(h)
    const depois = comScriptDaPagina(antes, body.uri, body.handleScript)
    if (!depois.ok) throw naoServe(depois.mensagem)
    if (JSON.stringify(antes) === JSON.stringify(depois.valor)) return h
    await auditar(ctx, tx, {
      entidade: 'hotsite',
      uid: h.uid,
      acao: 'alterar',
      antes: { scriptsDePagina: antes },
      depois: { scriptsDePagina: depois.valor },
    })
    return gravarHotsite(tx, hotId, { scriptsDePagina: [...depois.valor] }, new Date(ctx.agora))
  })
  ctx.servicos.hotsites.esquecer()
  await ctx.servicos.barramento.publicar('hotsite', {})
  return scriptDe(salvo, body.uri)
})
