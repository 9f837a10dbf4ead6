import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { moverDocumentoDoLeilao } from '@martelo/contracts/leiloes/mover-documento-do-leilao.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { podeTransitarDocumentoDoLeilao } from '@martelo/domain/leiloes/documentos-do-leilao.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import {
  gravarDocumentoDoLeilao,
  leilaoDosDocumentos,
  lerDocumentosDoLeilao,
  travarLeilaoDoDocumento,
} from './documentos-do-leilao.sql.ts'

handle(moverDocumentoDoLeilao, (ctx, { params, body }) => {
  const { papeis, usuId } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  const motivo = body.motivo ?? ''
  return ctx.tx(async (tx) => {
    const a = await leilaoDosDocumentos(tx, hotId, params.leilaoUid)
    if (a === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    await travarLeilaoDoDocumento(tx, hotId, a.id)
    const atual = (await lerDocumentosDoLeilao(tx, hotId, a.id)).find((d) => d.tipo === params.tipo)
    if (atual === undefined) throw new Error(`no row of ${params.tipo}`)
    const r = podeTransitarDocumentoDoLeilao(
      { de: atual.situacao, evento: body.evento, atores: atoresDosPapeis(papeis) },
      { motivo },
    )
    if (!r.pode)
      return recusar('NAO_PODE', r.motivo, r.causa === 'guarda' ? { campos: { motivo: r.motivo } } : {})
    const novo = { hotId, leiId: a.id, tipo: params.tipo, situacao: r.para, motivo: motivo || null, usuId }
    await gravarDocumentoDoLeilao(tx, novo)
    await auditar(ctx, tx, {
      entidade: 'leilao',
      uid: a.uid,
      acao: `documento:${body.evento}`,
      antes: { documento: params.tipo, situacao: atual.situacao },
      depois: { documento: params.tipo, situacao: r.para },
      motivo: motivo || null,
    })
    return { situacao: r.para }
  })
})
