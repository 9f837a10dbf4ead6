// The file of a note as first made: who may read it whole gets the same bytes for ever. Made at the issue, or at the first
// download when the process died in between.
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { chavePorConteudo } from '../../core/files/armazenamento.ts'
import { guardarParaLinha } from '../../core/files/apagar-sem-dono.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { desenharPdf } from '../../core/impressao/desenhar-pdf.ts'
import { lerVenda } from '../vendas/door.ts'
import { acharNota, anotarArquivo, type Emitido } from './emitidos.sql.ts'
import { vePorInteiro } from './montar-impresso.ts'
import { situacaoDaNota } from '@martelo/domain/impressos/situacao-da-nota.ts'
import { julgavel } from './notas.ts'

export async function guardarCopia(ctx: Ctx, e: Emitido): Promise<Buffer> {
  const hotId = ctx.hotsite.id
  const pdf = await desenharPdf({ titulo: e.titulo, folhas: [...e.folhas] }, ctx.servicos.arquivos.publico)
  const arquivo = chavePorConteudo(`documentos/${hotId}`, pdf, 'pdf')
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  const guardado = await ctx.tx(async (tx) => {
    await guardarParaLinha(tx, ctx.servicos.arquivos.privado, {
      chave: arquivo,
      bytes: pdf,
      tipo: 'application/pdf',
    })
    return anotarArquivo(tx, hotId, { id: e.id, arquivo, sha256 })
  })
  // Another download was first: what it handed over is the copy.
  const lido = guardado === arquivo ? null : await ctx.servicos.arquivos.privado.ler(guardado)
  return lido ? buffer(lido.corrente) : pdf
}

/** Null when this person reads it masked, or when it is no longer as issued: then it is drawn anew, with the notice. */
export async function copiaDaNota(ctx: Ctx, chave: string): Promise<{ titulo: string; pdf: Buffer } | null> {
  const hotId = ctx.hotsite.id
  const e = await ctx.ler(async (tx) => {
    const achada = await acharNota(tx, hotId, chave)
    const v = achada && (await lerVenda(tx, hotId, achada.vndId))
    const vale = v && vePorInteiro(ctx, v) && situacaoDaNota(julgavel(v, achada)).situacao === 'Emitida'
    return vale ? achada : undefined
  })
  if (e === undefined) return null
  const lido = e.arquivo === null ? null : await ctx.servicos.arquivos.privado.ler(e.arquivo)
  return { titulo: e.titulo, pdf: lido ? await buffer(lido.corrente) : await guardarCopia(ctx, e) }
}
