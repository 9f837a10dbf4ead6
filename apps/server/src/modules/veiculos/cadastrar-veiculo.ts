// One vehicle more, from a form of the house or from a consignor's system.
import type { DadosDoVeiculo } from '@martelo/contracts/veiculos/veiculo.schemas.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { colunasDoVeiculo } from './gravar-veiculo.ts'
import { contarMudancaDePatio, type QuemMudaDePatio } from './mudanca-de-patio.ts'

/** Throws REFERENCIA, IDENTIFICADOR or REPETIDO, and has written nothing then. */
export async function cadastrarVeiculo(
  ctx: QuemMudaDePatio,
  tx: Tx,
  dados: z.infer<typeof DadosDoVeiculo>,
): Promise<{ uid: string; avisos: string[] }> {
  const { colunas, itens, avisos } = await colunasDoVeiculo(tx, ctx.hotsite.id, dados, null)
  const novo = await tx
    .insertInto('veiculo')
    .values({
      ...colunas,
      itensDetalhados: sql`${JSON.stringify(itens)}::jsonb`,
      hotId: ctx.hotsite.id,
      createdBy: ctx.sessao?.usuId ?? null,
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
}
