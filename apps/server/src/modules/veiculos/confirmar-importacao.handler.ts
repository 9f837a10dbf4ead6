// Saves what the preview showed. Asked twice (a double click, a retry after a lost answer) it answers the same result and
// saves nothing again; when the records moved since the preview, it saves nothing and shows the new one.
import { confirmarImportacao } from '@martelo/contracts/veiculos/confirmar-importacao.contract.ts'
import { podeIncluirLotes } from '@martelo/domain/leiloes/acoes.ts'
import type { SituacaoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { publicarLotes } from '../../engines/salas/port.ts'
import { lerImportacao, lerLeilaoDaImportacao } from './importacao.sql.ts'
import { apresentarImportacao, prepararPrevia } from './montar-importacao.ts'
import { MUDOU, salvarLinhas } from './salvar-importacao.ts'

const FECHADO = recusar('TRAVADO', 'Este leilão já não recebe novos lotes.')

handle(confirmarImportacao, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const r = await ctx.tx(async (tx) => {
    const i = await lerImportacao(tx, hotId, params.uid, true)
    if (i === null) return recusar('NAO_ENCONTRADO', 'Importação não encontrada')
    if (i.situacao === 'descartada') return recusar('FECHADA', 'Esta importação foi descartada.')
    if (i.situacao === 'confirmada')
      return { pagina: await apresentarImportacao(ctx, tx, i, await prepararPrevia(ctx, tx, i)), lelIds: [] }
    const leilao = await lerLeilaoDaImportacao(tx, hotId, i.leiId)
    const pronta = await prepararPrevia(ctx, tx, i)
    const { totais } = pronta.previa
    if (pronta.selo !== (i.resumo as { selo?: string }).selo) {
      await tx
        .updateTable('importacao')
        .set({ resumo: sql`${JSON.stringify({ ...totais, selo: pronta.selo })}::jsonb` })
        .where('id', '=', i.id)
        .where('hotId', '=', hotId)
        .execute()
      return recusar('MUDOU', MUDOU, { grava: true })
    }
    const fechado = (de: typeof leilao): boolean =>
      de !== null && totais.novo > 0 && !podeIncluirLotes(de.situacao as SituacaoLeilao)
    if (fechado(leilao)) return FECHADO
    if (totais.erro > 0 && !body.comErros)
      return recusar(
        'COM_ERROS',
        `${totais.erro === 1 ? '1 linha tem erro' : `${totais.erro} linhas têm erro`}. Corrija a planilha ou importe só as linhas certas.`,
      )
    if (totais.novo + totais.atualiza === 0) return recusar('VAZIA', 'Não há nada a salvar nesta planilha.')
    const { resultado, lelIds } = await salvarLinhas(ctx, tx, pronta, async () => {
      const travado = await lerLeilaoDaImportacao(tx, hotId, i.leiId, true)
      if (fechado(travado)) throw new RecusaLancada(FECHADO)
      return travado
    })
    const feita = await tx
      .updateTable('importacao')
      .set({
        situacao: 'confirmada',
        confirmadaAt: sql`now()`,
        confirmadaBy: exigirSessao(ctx).usuId,
        resultado: sql`${JSON.stringify(resultado)}::jsonb`,
      })
      .where('id', '=', i.id)
      .where('hotId', '=', hotId)
      .returningAll()
      .executeTakeFirstOrThrow()
    await auditar(ctx, tx, {
      entidade: 'importacao',
      uid: i.uid,
      acao: 'confirmar',
      depois: { arquivo: i.nomeArquivo, ...resultado },
    })
    return { pagina: await apresentarImportacao(ctx, tx, feita, pronta), lelIds }
  })
  if (!('pagina' in r)) return r
  publicarLotes(ctx.servicos, r.lelIds)
  return r.pagina
})
