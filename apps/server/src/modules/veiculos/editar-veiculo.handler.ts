import { editarVeiculo } from '@martelo/contracts/veiculos/editar-veiculo.contract.ts'
import { sql } from 'kysely'
import { auditar, diferencas } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { publicarLotes } from '../../engines/salas/port.ts'
import { colunasDoVeiculo, foraDoFormulario, respostasDe } from './gravar-veiculo.ts'
import { contarMudancaDePatio } from './mudanca-de-patio.ts'
import { lerVeiculo, lotesQueMostram } from './veiculos.sql.ts'

handle(editarVeiculo, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const r = await ctx.tx(async (tx) => {
    const antes = await lerVeiculo(tx, hotId, params.uid, true)
    if (antes === null) return recusar('NAO_ENCONTRADO', 'Veículo não encontrado')
    const { versao, ...dados } = body
    await conferirVersao(ctx, tx, {
      entidade: 'veiculo',
      uid: antes.uid,
      versaoAtual: antes.versao,
      versaoLida: versao,
    })
    const { colunas, itens, avisos } = await colunasDoVeiculo(tx, hotId, dados, antes.id)
    // Lots, sales and reports of a consignor hang on it: it does not change under them.
    if (colunas.comId !== antes.comId && antes.situacao !== 'ESTOQUE')
      return recusar('TRAVADO', 'O comitente não muda com o veículo em leilão ou vendido.', {
        campos: { comitenteUid: 'Não muda com o veículo em leilão ou vendido' },
      })
    const todosOsItens = { ...foraDoFormulario(antes.itensDetalhados), ...itens }
    const mudou = diferencas(
      { ...antes, itensDetalhados: respostasDe(antes.itensDetalhados) },
      { ...colunas, itensDetalhados: itens },
    )
    const mudouFipe = 'fipeValor' in mudou.depois || 'fipeCodigo' in mudou.depois
    if (colunas.patId !== antes.patId && antes.situacao === 'ENTREGUE')
      return recusar('TRAVADO', 'O veículo já foi entregue ao comprador.', {
        campos: { patioUid: 'Não muda depois da entrega' },
      })
    if (Object.keys(mudou.depois).length === 0) return { versao: antes.versao, avisos, lelIds: [] }
    await tx
      .updateTable('veiculo')
      .set({
        ...colunas,
        ...(colunas.patId === antes.patId ? {} : { noPatioDesde: sql<Date>`now()` }),
        ...(mudouFipe ? { fipeAtualizadaAt: sql<Date>`now()` } : {}),
        itensDetalhados: sql`${JSON.stringify(todosOsItens)}::jsonb`,
        versao: antes.versao + 1,
        updatedAt: sql`now()`,
      })
      .where('id', '=', antes.id)
      .where('hotId', '=', hotId)
      .execute()
    await auditar(ctx, tx, { entidade: 'veiculo', uid: antes.uid, acao: 'editar', ...mudou })
    const { comId, patId } = colunas
    if (patId !== antes.patId) await contarMudancaDePatio(ctx, tx, [{ veiId: antes.id, comId, patId }])
    return { versao: antes.versao + 1, avisos, lelIds: await lotesQueMostram(tx, hotId, [antes.id]) }
  })
  if (!('lelIds' in r)) return r
  publicarLotes(ctx.servicos, r.lelIds)
  return { versao: r.versao, avisos: r.avisos }
})
