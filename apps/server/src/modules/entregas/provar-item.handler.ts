// A proof of an item: looked through before anything is written, stored apart from public files. It waits for who validates it;
// a newer file of the kind takes the place of one that waits.
import { provarItem } from '@martelo/contracts/entregas/provar-item.contract.ts'
import {
  impedimentoDoComprovante,
  podeEnviarComprovante,
  ROTULO_DO_COMPROVANTE_DO_ITEM,
} from '@martelo/domain/entregas/comprovante-do-item.ts'
import { auditar } from '../../core/auditoria.ts'
import { guardarParaLinha } from '../../core/files/apagar-sem-dono.ts'
import { chavePorConteudo } from '../../core/files/armazenamento.ts'
import { nomeParaExibir, prepararDocumento } from '../../core/files/documentos.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { umaVez } from '../../core/http/idempotencia.ts'
import { apresentarComprovante, avisarVenda, lerVenda, vendaAvisada } from '../vendas/door.ts'
import { substituirProvas, temTerceiro } from './comprovantes-do-item.sql.ts'
import { avisarQuemConfere } from './efeitos-da-prova.ts'
import { travarItem } from './entregas.sql.ts'
import { atoresNoItem } from './quem-entrega.ts'

handle(provarItem, async (ctx, { params, body, arquivos }) => {
  const hotId = ctx.hotsite.id
  const { usuId } = exigirSessao(ctx)
  const enviado = arquivos[0]
  const pronto = enviado && (await prepararDocumento(enviado.bytes))
  if (!enviado || !pronto?.ok) {
    const frase = pronto && !pronto.ok ? pronto.mensagem : 'Escolha o arquivo.'
    return recusar('ARQUIVO', frase, { campos: { arquivo: frase } })
  }
  const { bytes, extensao, hash, tipo } = pronto.documento
  const chave = chavePorConteudo(`comprovantes/${hotId}`, bytes, extensao)
  const { valor } = await ctx.tx((tx) =>
    umaVez(ctx, tx, `${provarItem.key}|${params.itemUid}`, { ...body, arquivo: hash }, async () => {
      const item = await travarItem(tx, hotId, params.itemUid)
      const quem = item && atoresNoItem(ctx, item.cliId)
      if (!quem || !podeEnviarComprovante(body.tipo, quem))
        throw new RecusaLancada(recusar('NAO_ENCONTRADO', 'Item não encontrado'))
      const motivo = impedimentoDoComprovante(body.tipo, {
        venda: item.vndSituacao,
        retirada: item.retiradaSituacao,
        porTerceiro: await temTerceiro(tx, hotId, item.id),
        documentacao: item.documentacaoSituacao,
        metodoEnvio: item.metodoEntrega,
      })
      if (motivo !== null) throw new RecusaLancada(recusar('RECUSADO', motivo))
      await guardarParaLinha(tx, ctx.servicos.arquivos.privado, { chave, bytes, tipo })
      await substituirProvas(tx, hotId, item.id, body.tipo)
      const novo = await tx
        .insertInto('comprovante')
        .values({
          hotId,
          vndId: item.vndId,
          itemId: item.id,
          tipo: body.tipo,
          arquivo: chave,
          nomeOriginal: nomeParaExibir(enviado.nome),
          tipoArquivo: tipo,
          tamanho: bytes.length,
          enviadoBy: usuId,
        })
        .returning('uid')
        .executeTakeFirstOrThrow()
      await auditar(ctx, tx, {
        entidade: 'venda_item',
        uid: item.uid,
        acao: 'enviarComprovante',
        depois: { comprovante: ROTULO_DO_COMPROVANTE_DO_ITEM[body.tipo], hash },
      })
      if (quem.includes('Cliente')) await avisarQuemConfere(ctx, tx, item.vndId, novo.uid)
      return { uid: novo.uid, vndId: item.vndId }
    }),
  )
  const v = await ctx.ler((tx) => lerVenda(tx, hotId, valor.vndId))
  if (v !== undefined) avisarVenda(ctx.servicos, vendaAvisada(v))
  const c = v?.comprovantes.find((x) => x.uid === valor.uid)
  return c === undefined
    ? recusar('NAO_ENCONTRADO', 'Comprovante não encontrado')
    : apresentarComprovante(ctx, c)
})
