import { criarVeiculo } from '@martelo/contracts/veiculos/criar-veiculo.contract.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { colunasDoVeiculo } from './gravar-veiculo.ts'
import { contarMudancaDePatio } from './mudanca-de-patio.ts'

handle(criarVeiculo, (ctx, { body }) =>
  ctx.tx(async (tx) => {
    const { colunas, itens, avisos } = await colunasDoVeiculo(tx, ctx.hotsite.id, body, null)
    const novo = await tx
      .insertInto('veiculo')
      .values({
        ...colunas,
        itensDetalhados: sql`${JSON.stringify(itens)}::jsonb`,
        hotId: ctx.hotsite.id,
        createdBy: exigirSessao(ctx).usuId,
      })
      .returning(['id', 'uid'])
      .executeTakeFirstOrThrow()
    await auditar(ctx, tx, {
      entidade: 'veiculo',
      uid: novo.uid,
      acao: 'criar',
      depois: { nome: colunas.nome, placa: colunas.placa, chassi: colunas.chassi },
    })
    const { comId, patId } = colunas
    if (patId !== null) await contarMudancaDePatio(ctx, tx, [{ veiId: novo.id, comId, patId }])
    return { uid: novo.uid, avisos }
  }),
)
