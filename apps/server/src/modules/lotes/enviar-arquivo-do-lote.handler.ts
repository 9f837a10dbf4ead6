// A document of a lot is public by nature, so it lies in public storage under the hash of its content.
import { enviarArquivoDoLote } from '@martelo/contracts/lotes/enviar-arquivo-do-lote.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { prepararDocumento } from '../../core/files/documentos.ts'
import { publicar } from '../../core/files/publicar.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerArquivosDoLote } from './arquivos-do-lote.sql.ts'
import { lerLote } from './lotes.sql.ts'

const MAXIMO_POR_LOTE = 20

handle(enviarArquivoDoLote, async (ctx, { params, body, arquivos }) => {
  const [enviado] = arquivos
  if (enviado === undefined) return recusar('ARQUIVO', 'Escolha um arquivo')
  const r = await prepararDocumento(enviado.bytes)
  if (!r.ok) return recusar('ARQUIVO', r.mensagem)
  const { documento } = r
  const { bytes, extensao } = documento
  const url = await publicar(ctx, 'lotes', bytes, extensao)
  return ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const l = await lerLote(tx, hotId, params.lelUid)
    if (l === null) return recusar('NAO_ENCONTRADO', 'Lote não encontrado')
    const jaTem = await lerArquivosDoLote(tx, hotId, l.id)
    if (jaTem.length >= MAXIMO_POR_LOTE)
      return recusar('CHEIO', `Um lote tem no máximo ${MAXIMO_POR_LOTE} documentos.`)
    // Sent twice by a nervous finger: it stays once.
    if (!jaTem.some((a) => a.url === url && a.nome === body.nome)) {
      await tx
        .insertInto('loteArquivo')
        .values({ hotId, lelId: l.id, nome: body.nome, url, tipo: documento.extensao })
        .execute()
      await auditar(ctx, tx, {
        entidade: 'lote',
        uid: l.uid,
        acao: 'enviarArquivo',
        depois: { arquivo: body.nome },
      })
    }
    return { arquivos: await lerArquivosDoLote(tx, hotId, l.id) }
  })
})
