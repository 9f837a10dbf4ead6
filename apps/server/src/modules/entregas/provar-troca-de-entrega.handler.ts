// The proof that the difference of a dearer delivery was paid. It waits for the staff; the sale is untouched until then.
import { provarTrocaDeEntrega } from '@martelo/contracts/entregas/provar-troca-de-entrega.contract.ts'
import { podeTransitarTroca } from '@martelo/domain/entregas/troca-de-entrega.ts'
import { auditar } from '../../core/auditoria.ts'
import { guardarParaLinha } from '../../core/files/apagar-sem-dono.ts'
import { chavePorConteudo } from '../../core/files/armazenamento.ts'
import { nomeParaExibir, prepararDocumento } from '../../core/files/documentos.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { umaVez } from '../../core/http/idempotencia.ts'
import { travarItem } from './entregas.sql.ts'
import { apresentarTroca, lerTroca, mudarTroca } from './trocas.sql.ts'

handle(provarTrocaDeEntrega, async (ctx, { params, body, arquivos }) => {
  const hotId = ctx.hotsite.id
  const { cliId, usuId } = exigirCliente(ctx)
  const enviado = arquivos[0]
  const pronto = enviado && (await prepararDocumento(enviado.bytes))
  if (!enviado || !pronto?.ok) {
    const frase = pronto && !pronto.ok ? pronto.mensagem : 'Escolha o arquivo do comprovante.'
    return recusar('ARQUIVO', frase, { campos: { arquivo: frase } })
  }
  const { bytes, extensao, hash, tipo } = pronto.documento
  const chave = chavePorConteudo(`comprovantes/${hotId}`, bytes, extensao)
  await ctx.tx((tx) =>
    umaVez(ctx, tx, `${provarTrocaDeEntrega.key}|${params.uid}`, { ...body, arquivo: hash }, async () => {
      const antes = await lerTroca(tx, hotId, params.uid)
      const item = antes && (await travarItem(tx, hotId, antes.itemUid))
      const t = item && (await lerTroca(tx, hotId, params.uid))
      if (!t || item.cliId !== cliId)
        throw new RecusaLancada(recusar('NAO_ENCONTRADO', 'Troca não encontrada'))
      const r = podeTransitarTroca(
        { de: t.situacao, evento: 'enviarComprovante', atores: ['Cliente'] },
        { documentacao: item.documentacaoSituacao },
      )
      if (!r.pode) throw new RecusaLancada(recusar('RECUSADO', r.motivo))
      await guardarParaLinha(tx, ctx.servicos.arquivos.privado, { chave, bytes, tipo })
      const novo = await tx
        .insertInto('comprovante')
        .values({
          hotId,
          vndId: item.vndId,
          itemId: item.id,
          tipo: t.metodo === 'Sedex' ? 'sedex' : 'carta_registrada',
          arquivo: chave,
          nomeOriginal: nomeParaExibir(enviado.nome),
          tipoArquivo: tipo,
          tamanho: bytes.length,
          enviadoBy: usuId,
        })
        .returning(['id', 'uid'])
        .executeTakeFirstOrThrow()
      await mudarTroca(tx, hotId, t.id, { situacao: r.para, motivo: null, comprovanteId: novo.id })
      await auditar(ctx, tx, {
        entidade: 'venda_item',
        uid: item.uid,
        acao: 'provarTrocaDeEntrega',
        depois: { metodo: t.metodo, diferenca: t.diferenca, comprovante: novo.uid, hash },
      })
      return { uid: t.uid }
    }),
  )
  const t = await ctx.ler((tx) => lerTroca(tx, hotId, params.uid))
  return t === undefined ? recusar('NAO_ENCONTRADO', 'Troca não encontrada') : apresentarTroca(t)
})
