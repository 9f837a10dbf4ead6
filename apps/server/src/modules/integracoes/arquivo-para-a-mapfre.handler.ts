import { arquivoParaAMapfre } from '@martelo/contracts/integracoes/arquivo-para-a-mapfre.contract.ts'
import { sql } from 'kysely'
import { arquivo, handle, recusar } from '../../core/http/handle.ts'
import { arquivoAberto } from './selo-do-arquivo.ts'

handle(arquivoParaAMapfre, async (ctx, { params: { uid }, query: { ate, selo } }) => {
  const hotId = ctx.hotsite.id
  const naoHa = recusar('NAO_ENCONTRADO', 'Arquivo não encontrado ou endereço vencido')
  if (!arquivoAberto(ctx.servicos.chaveDeArquivos, { hotId, uid, ate }, selo, ctx.agora)) return naoHa
  const a = await ctx.ler(async (tx) => {
    const { rows } = await sql<{ chave: string; tipoArquivo: string; nome: string }>`
      select arquivo as chave, tipo_arquivo, nome from anexo
      where hot_id = ${hotId} and uid = ${uid} and entidade = 'remocao' and removido_at is null`.execute(tx)
    return rows[0]
  })
  if (a === undefined) return naoHa
  const { privado } = ctx.servicos.arquivos
  const tamanho = await privado.tamanho(a.chave)
  if (tamanho === null) return naoHa
  return arquivo(
    { tamanho, ler: async (trecho) => (await privado.ler(a.chave, trecho))?.corrente ?? null },
    a.tipoArquivo,
    { nome: a.nome },
  )
})
