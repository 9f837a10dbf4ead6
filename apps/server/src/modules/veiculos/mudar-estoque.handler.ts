// Many vehicles at once, each with its own line in the history. What is already so is not counted.
import { mudarEstoque } from '@martelo/contracts/veiculos/mudar-estoque.contract.ts'
import { sql } from 'kysely'
import { auditarVarios, diferencas } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { publicarLotes } from '../../engines/salas/port.ts'
import { contarMudancaDePatio } from './mudanca-de-patio.ts'
import { lotesQueMostram } from './veiculos.sql.ts'

handle(mudarEstoque, async (ctx, { body }) => {
  const hotId = ctx.hotsite.id
  const { uids, patioUid, classificacaoUid, ...marcas } = body
  const r = await ctx.tx(async (tx) => {
    const idDe = async (tabela: 'patio' | 'veiculoClassificacao', uid: string) =>
      (
        await tx
          .selectFrom(tabela)
          .select('id')
          .where('hotId', '=', hotId)
          .where('uid', '=', uid)
          .executeTakeFirst()
      )?.id
    const patId = patioUid === undefined ? undefined : await idDe('patio', patioUid)
    const vclId =
      classificacaoUid === undefined ? undefined : await idDe('veiculoClassificacao', classificacaoUid)
    if (
      (patioUid !== undefined && patId === undefined) ||
      (classificacaoUid !== undefined && vclId === undefined)
    )
      return recusar('REFERENCIA', 'Pátio ou classificação não encontrada')
    const dados = Object.fromEntries(
      Object.entries({ ...marcas, patId, vclId }).filter(([, v]) => v !== undefined),
    )
    const antes = await tx
      .selectFrom('veiculo')
      .selectAll()
      .where('hotId', '=', hotId)
      .where('uid', 'in', uids)
      .where('situacao', 'in', ['ESTOQUE', 'EM_LEILAO'])
      .orderBy('id')
      .forUpdate()
      .execute()
    const mudam = antes
      .map((v) => ({ v, mudou: diferencas(v, dados as Partial<typeof v>) }))
      .filter((x) => Object.keys(x.mudou.depois).length > 0)
    for (const { v, mudou } of mudam)
      await tx
        .updateTable('veiculo')
        .set({
          ...dados,
          ...('patId' in mudou.depois ? { noPatioDesde: sql<Date>`clock_timestamp()` } : {}),
          versao: v.versao + 1,
          updatedAt: sql`now()`,
        })
        .where('id', '=', v.id)
        .where('hotId', '=', hotId)
        .execute()
    const deOutroPatio = mudam.filter((x) => patId !== undefined && 'patId' in x.mudou.depois)
    const noPatio = deOutroPatio.map(({ v }) => ({ veiId: v.id, comId: v.comId, patId: patId ?? null }))
    await contarMudancaDePatio(ctx, tx, noPatio)
    await auditarVarios(
      ctx,
      tx,
      mudam.map(({ v, mudou }) => ({ entidade: 'veiculo', uid: v.uid, acao: 'editar', ...mudou })),
    )
    return {
      lelIds: await lotesQueMostram(
        tx,
        hotId,
        mudam.map((x) => x.v.id),
      ),
      mudados: mudam.length,
    }
  })
  if (!('lelIds' in r)) return r
  publicarLotes(ctx.servicos, r.lelIds)
  return { mudados: r.mudados }
})
