import { incluirConvidado } from '@martelo/contracts/eventos/incluir-convidado.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { apresentarConvidado, cheio, naoHaEvento } from './apresentar-convidado.ts'
import { contarConvidados, inserirConvidados, lerEvento, MAXIMO_POR_EVENTO } from './eventos.sql.ts'

handle(incluirConvidado, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const e = await lerEvento(tx, hotId, params.uid)
    if (e === undefined) return naoHaEvento()
    if ((await contarConvidados(tx, hotId, e.id)) >= MAXIMO_POR_EVENTO) return cheio()
    const novo = {
      nome: body.nome,
      email: body.email ?? null,
      telefone: body.telefone || null,
      empresa: body.empresa || null,
    }
    const [g] = await inserirConvidados(tx, hotId, e.id, [novo], exigirSessao(ctx).usuId)
    if (g === undefined)
      throw new RecusaLancada(
        recusar('REPETIDO', 'Este e-mail já foi convidado.', { campos: { email: 'Já convidado' } }),
      )
    await auditar(ctx, tx, { entidade: 'evento', uid: e.uid, acao: 'convidar', depois: { nome: g.nome } })
    return apresentarConvidado(g)
  }),
)
