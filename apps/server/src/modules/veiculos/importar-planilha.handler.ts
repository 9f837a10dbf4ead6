// A file in, a preview out. The file is kept privately so that another mapping can be tried; the catalogue is not touched.
import { importarPlanilha } from '@martelo/contracts/veiculos/importar-planilha.contract.ts'
import { sql } from 'kysely'
import { guardarParaLinha } from '../../core/files/apagar-sem-dono.ts'
import { chavePorConteudo } from '../../core/files/armazenamento.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { type Analisado, analisar, conferirOpcoes } from './analisar-importacao.ts'
import { mapeamentoLembrado } from './mapeamento-lembrado.sql.ts'
import { apresentarImportacao, prepararPrevia } from './montar-importacao.ts'

const EXTENSAO = {
  xlsx: ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  csv: ['csv', 'text/csv'],
  'edital-rfb': ['json', 'application/json'],
} as const

async function analisarComoAntes(
  ctx: Ctx,
  bytes: Buffer,
  comitenteUid: string | undefined,
): Promise<Analisado> {
  const a = await analisar(ctx, bytes, {})
  if (comitenteUid === undefined) return a
  const mapeamento = await ctx.ler((tx) => mapeamentoLembrado(tx, ctx.hotsite.id, comitenteUid, a.mapeamento))
  return mapeamento === null ? a : analisar(ctx, bytes, { mapeamento })
}

handle(importarPlanilha, async (ctx, { body, arquivos }) => {
  const [enviado] = arquivos
  if (enviado === undefined) return recusar('ARQUIVO', 'Escolha um arquivo')
  const { leiId, ...opcoes } = body
  await ctx.ler((tx) => conferirOpcoes(ctx, tx, body))
  const a = await analisarComoAntes(ctx, enviado.bytes, opcoes.comitenteUid)
  const [extensao, tipo] = EXTENSAO[a.formato as keyof typeof EXTENSAO]
  const { bytes } = enviado
  const chave = chavePorConteudo(`importacoes/${ctx.hotsite.id}`, bytes, extensao)
  return ctx.tx(async (tx) => {
    await guardarParaLinha(tx, ctx.servicos.arquivos.privado, { chave, bytes, tipo })
    const base = {
      leiId: leiId ?? null,
      linhas: a.linhas,
      opcoes,
      mapeamento: a.mapeamento,
      arquivoHash: a.hash,
    }
    const pronta = await prepararPrevia(ctx, tx, base)
    const nova = await tx
      .insertInto('importacao')
      .values({
        hotId: ctx.hotsite.id,
        usuId: exigirSessao(ctx).usuId,
        leiId: leiId ?? null,
        nomeArquivo: enviado.nome.slice(0, 200) || 'planilha',
        arquivoHash: a.hash,
        arquivo: chave,
        formato: a.formato,
        mapeamento: sql`${JSON.stringify(a.mapeamento)}::jsonb`,
        opcoes: sql`${JSON.stringify(opcoes)}::jsonb`,
        linhas: sql`${JSON.stringify(a.linhas)}::jsonb`,
        resumo: sql`${JSON.stringify({ ...pronta.previa.totais, selo: pronta.selo })}::jsonb`,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return apresentarImportacao(ctx, tx, nova, pronta)
  })
})
