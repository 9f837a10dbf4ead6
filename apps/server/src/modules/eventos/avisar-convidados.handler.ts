// The event moved, was cancelled or takes place after all: each guest who was told otherwise gets one letter of it, and
// none who has said that he does not come.
import { avisarConvidados } from '@martelo/contracts/eventos/avisar-convidados.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { naoHaEvento, terminou } from './apresentar-convidado.ts'
import { caminhoAte, dizerCancelamento, dizerMudanca, peloWhatsapp } from './dizer-aos-convidados.ts'
import { lerEvento, travarEvento } from './eventos.sql.ts'
import { anotarCientes, contarQueFaltam, travarParaAvisar } from './o-que-sabem.sql.ts'

handle(avisarConvidados, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const achado = await lerEvento(tx, hotId, params.uid)
    if (achado === undefined) return naoHaEvento()
    await travarEvento(tx, hotId, achado.id)
    const e = (await lerEvento(tx, hotId, params.uid)) ?? achado
    if (e.fimAt.getTime() < ctx.agora) return terminou()
    const evento = { hotId, eveId: e.id }
    const zap = await peloWhatsapp(tx, hotId, e.ativo ? 'evento-mudou' : 'evento-cancelado')
    const destinos = (await travarParaAvisar(tx, evento, zap)).flatMap((g) => {
      const caminho = caminhoAte(g, zap)
      return caminho === null ? [] : [{ g, ...caminho, por: exigirSessao(ctx).usuId, venceAt: e.fimAt }]
    })
    const recado = body.recado ?? ''
    const { correio } = ctx.servicos
    if (e.ativo)
      await correio.avisarVarios(
        tx,
        hotId,
        destinos.map(({ g, ...a }) => ({
          ...a,
          tipo: 'evento-mudou' as const,
          variaveis: dizerMudanca(ctx, e, g, recado),
        })),
      )
    else
      await correio.avisarVarios(
        tx,
        hotId,
        destinos.map(({ g, ...a }) => ({
          ...a,
          tipo: 'evento-cancelado' as const,
          variaveis: dizerCancelamento(e, g, recado),
        })),
      )
    await anotarCientes(
      tx,
      hotId,
      destinos.map(({ g }) => g.id),
      null,
    )
    const avisados = destinos.length
    await auditar(ctx, tx, {
      entidade: 'evento',
      uid: e.uid,
      acao: 'avisarConvidados',
      depois: { avisados, cancelado: !e.ativo },
    })
    const { comContato, semContato } = await contarQueFaltam(tx, evento, 'aviso', zap)
    return { avisados, semContato, faltam: comContato }
  }),
)
