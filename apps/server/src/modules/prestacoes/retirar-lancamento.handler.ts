import { retirarLancamento } from '@martelo/contracts/prestacoes/retirar-lancamento.contract.ts'
import { podeMexer } from '@martelo/domain/prestacoes/states.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { lancarDespesa } from './lancar-despesa.ts'
import { lerPrestacao } from './ler-prestacao.ts'
import { responderPrestacao } from './responder-prestacao.ts'

const naoAchado = () => recusar('NAO_ENCONTRADO', 'Lançamento não encontrado')

handle(retirarLancamento, async (ctx, { params }) => {
  const hotId = ctx.hotsite.id
  const preId = await ctx.tx(async (tx) => {
    const achado = await tx
      .selectFrom('prestacaoLancamento')
      .select('preId')
      .where('hotId', '=', hotId)
      .where('uid', '=', params.uid)
      .executeTakeFirst()
    const l = achado && (await lerPrestacao(tx, hotId, { id: achado.preId }, { travar: true }))
    const lancamento = l?.lancamentos.find((x) => x.uid === params.uid)
    if (l === undefined || lancamento === undefined) throw new RecusaLancada(naoAchado())
    if (!podeMexer(l.p.situacao))
      throw new RecusaLancada(recusar('RECUSADA', 'A prestação já foi conferida: reabra-a para mudar.'))
    await tx
      .updateTable('prestacaoLancamento')
      .set({ ativo: false })
      .where('hotId', '=', hotId)
      .where('uid', '=', params.uid)
      .execute()
    await lancarDespesa(tx, hotId, l.p.comId, lancamento, false)
    const { tipo, descricao, valor } = lancamento
    await auditar(ctx, tx, {
      entidade: 'prestacao',
      uid: l.p.uid,
      acao: 'retirarLancamento',
      antes: { tipo, descricao, valor },
    })
    return l.p.id
  })
  return responderPrestacao(ctx, { id: preId })
})
