// A person says whose money an entry is. A payment that waited for its proof has it now; one that waited for validation is
// approved, under the rules of any approval; without a payment the sale gets one that waits for validation.
import { conferirLinhaDoExtrato } from '@martelo/contracts/pagamentos/conferir-linha-do-extrato.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { assentarVenda, concluir, idDoNumero, travarVenda, vendaPor } from '../vendas/door.ts'
import { darAoPagamento, darAVenda, recusa } from './dar-entrada-do-extrato.ts'
import { fecharLinha } from './extratos.sql.ts'

handle(conferirLinhaDoExtrato, async (ctx, { params: { uid }, body }) => {
  const hotId = ctx.hotsite.id
  const { usuId, nome } = exigirSessao(ctx)
  const l = await ctx.ler((tx) => lerLinha(tx, hotId, uid))
  if (l === undefined) throw recusa('NAO_ENCONTRADO', 'Lançamento não encontrado')
  const fim = { uid, versao: body.versao, usuId }
  if (body.acao === 'ignorar') {
    await ctx.tx(async (tx) => {
      if (!(await fecharLinha(tx, hotId, { ...fim, situacao: 'ignorada', vndId: null, pagId: null })))
        throw recusa('MUDOU', 'Outra pessoa já conferiu este lançamento')
    })
    return { situacao: 'ignorada' as const }
  }
  const vndId = await ctx.ler(async (tx) =>
    body.pagUid
      ? (await vendaPor(tx, hotId, { pagUid: body.pagUid }))?.vndId
      : body.vndId && idDoNumero(tx, hotId, body.vndId),
  )
  if (vndId == null) throw recusa('NAO_ENCONTRADO', 'Diga para qual venda veio o dinheiro')
  const mudada = await ctx.tx(async (tx) => {
    const v = await travarVenda(tx, hotId, vndId)
    if (v === undefined) throw recusa('NAO_ENCONTRADO', 'Venda não encontrada')
    const pagId = body.pagUid
      ? await darAoPagamento(ctx, tx, v, l, body.pagUid, body.aceitaExcedente)
      : await darAVenda(ctx, tx, v, l, body.aceitaExcedente)
    if (!(await fecharLinha(tx, hotId, { ...fim, situacao: 'conferida', vndId, pagId })))
      throw recusa('MUDOU', 'Outra pessoa já conferiu este lançamento')
    await auditar(ctx, tx, {
      entidade: 'venda',
      uid: v.venda.uid,
      acao: 'conferirExtrato',
      depois: { valor: l.valor, observacao: l.descricao },
    })
    return assentarVenda(ctx, tx, vndId, nome)
  })
  concluir(ctx.servicos, mudada)
  return { situacao: 'conferida' as const }
})

const lerLinha = (tx: Tx, hotId: number, uid: string) =>
  tx
    .selectFrom('extratoLinha as l')
    .innerJoin('extrato as e', 'e.id', 'l.extId')
    .select(['l.dia', 'l.valor', 'l.descricao', 'e.tipo'])
    .where('l.hotId', '=', hotId)
    .where('l.uid', '=', uid)
    .executeTakeFirst()
