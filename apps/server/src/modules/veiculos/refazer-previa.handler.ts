import { refazerPrevia } from '@martelo/contracts/veiculos/refazer-previa.contract.ts'
import { sql } from 'kysely'
import { buffer } from 'node:stream/consumers'
import { handle, recusar } from '../../core/http/handle.ts'
import { analisar, conferirOpcoes } from './analisar-importacao.ts'
import { lerImportacao } from './importacao.sql.ts'
import { apresentarImportacao, prepararPrevia } from './montar-importacao.ts'

handle(refazerPrevia, async (ctx, { params, body }) => {
  const { leiId, mapeamento, aba, linhaDoCabecalho, ...opcoes } = body
  const antes = await ctx.ler(async (tx) => {
    await conferirOpcoes(ctx, tx, body)
    return lerImportacao(tx, ctx.hotsite.id, params.uid)
  })
  if (antes === null) return recusar('NAO_ENCONTRADO', 'Importação não encontrada')
  const guardado = antes.arquivo === null ? null : await ctx.servicos.arquivos.privado.ler(antes.arquivo)
  if (guardado === null)
    return recusar('ARQUIVO', 'O arquivo desta importação já não está guardado: envie-o novamente.')
  const a = await analisar(ctx, await buffer(guardado.corrente), { mapeamento, aba, linhaDoCabecalho })
  return ctx.tx(async (tx) => {
    const i = await lerImportacao(tx, ctx.hotsite.id, params.uid, true)
    if (i === null) return recusar('NAO_ENCONTRADO', 'Importação não encontrada')
    if (i.situacao !== 'previa')
      return recusar('FECHADA', 'Esta importação já foi confirmada: envie o arquivo novamente.')
    const pronta = await prepararPrevia(ctx, tx, {
      leiId: leiId ?? null,
      linhas: a.linhas,
      opcoes,
      mapeamento: a.mapeamento,
      arquivoHash: a.hash,
    })
    const nova = await tx
      .updateTable('importacao')
      .set({
        leiId: leiId ?? null,
        mapeamento: sql`${JSON.stringify(a.mapeamento)}::jsonb`,
        opcoes: sql`${JSON.stringify(opcoes)}::jsonb`,
        linhas: sql`${JSON.stringify(a.linhas)}::jsonb`,
        resumo: sql`${JSON.stringify({ ...pronta.previa.totais, selo: pronta.selo })}::jsonb`,
      })
      .where('id', '=', i.id)
      .where('hotId', '=', ctx.hotsite.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return apresentarImportacao(ctx, tx, nova, pronta)
  })
})
