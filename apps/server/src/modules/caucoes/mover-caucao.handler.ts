import { moverCaucao } from '@martelo/contracts/caucoes/mover-caucao.contract.ts'
import { disponivelParaReter } from '@martelo/domain/caucoes/retencao.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { concluir } from '../vendas/door.ts'
import { fatosDaCaucao, travarCaucao } from './caucoes.sql.ts'
import { decidirCaucao } from './decidir-caucao.ts'
import { avisarCaucao } from './mover-caucao.ts'

handle(moverCaucao, async (ctx, { params, body }) => {
  const quem = atoresDosPapeis(exigirSessao(ctx).papeis)
  const feita = await ctx.tx(async (tx) => {
    const c = await travarCaucao(tx, ctx.hotsite.id, { uid: params.uid })
    if (c === null) return null
    const versoes = { versaoAtual: c.versao, versaoLida: body.versao }
    await conferirVersao(ctx, tx, { entidade: 'caucao', uid: params.uid, ...versoes })
    const disponivel = disponivelParaReter(c)
    if (body.decisao === 'reter' && body.valor !== undefined && body.valor > disponivel) {
      const frase = `O valor pode ser de até ${formatarReais(disponivel)}.`
      throw new RecusaLancada(recusar('VALOR', frase, { campos: { valor: frase } }))
    }
    const { decisao, valor } = body
    const r = await decidirCaucao(ctx, tx, c, await fatosDaCaucao(tx, c), quem, {
      decisao,
      valor,
      motivo: body.motivo ?? undefined,
    })
    // Rolls back what was written before the refusal.
    if (!r.movida.pode)
      throw new RecusaLancada(
        recusar(
          'NAO_PODE',
          r.movida.motivo,
          /motivo/i.test(r.movida.motivo) ? { campos: { motivo: r.movida.motivo } } : {},
        ),
      )
    return { movida: r.movida, vendas: r.vendas }
  })
  if (feita === null) return recusar('NAO_ENCONTRADA', 'Caução não encontrada')
  for (const v of feita.vendas) concluir(ctx.servicos, v)
  avisarCaucao(ctx.servicos, feita.movida.aviso)
  return { situacao: feita.movida.situacao, versao: feita.movida.versao }
})
