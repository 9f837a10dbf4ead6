// The staff's answer about documents. The client is told at once, in his screens and by mail; habilitações that were
// waiting for it are looked at again by their own module.
import { validarDocumentos } from '@martelo/contracts/clientes/validar-documentos.contract.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { anunciarCliente } from '../pregao/door.ts'
import { apresentarFicha, julgarDocumentos } from './apresentar-ficha.ts'
import { escreverDaValidacao } from './carta-da-validacao.ts'
import { clientePorId } from './clientes.sql.ts'
import { julgarCadaDocumento, julgarOsQueEsperam } from './julgar-cada-documento.ts'

handle(validarDocumentos, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const ficha = await ctx.tx(async (tx) => {
    const c = await tx
      .selectFrom('cliente')
      .selectAll()
      .where('hotId', '=', hotId)
      .where('id', '=', params.id)
      .forUpdate()
      .executeTakeFirst()
    if (c === undefined) throw new RecusaLancada(recusar('NAO_ENCONTRADO', 'Cliente não encontrado'))
    await conferirVersao(ctx, tx, {
      entidade: 'cliente',
      uid: c.uid,
      versaoAtual: c.versao,
      versaoLida: body.versao,
    })
    const aprovado = body.resultado === 'Aprovado'
    const quando = new Date(ctx.agora)
    const resposta = { hotId, cliId: c.id, quando, por: ctx.sessao?.usuId ?? null }
    const cada = aprovado ? '' : await julgarCadaDocumento(tx, resposta, body.divergentes)
    if (cada === null)
      throw new RecusaLancada(
        recusar('NAO_ENCONTRADO', 'Este documento foi substituído. Abra a ficha de novo.'),
      )
    const motivo = aprovado ? null : cada || (body.motivo ?? '')
    const r = await julgarDocumentos(ctx, tx, c, aprovado ? 'aprovar' : 'divergir', motivo ?? '')
    if (!r.pode)
      throw new RecusaLancada(recusar('NAO_PODE', r.motivo, { campos: aprovado ? {} : { motivo: r.motivo } }))
    await julgarOsQueEsperam(tx, resposta, cada ? 'Aprovado' : body.resultado, cada ? null : motivo)
    await tx
      .updateTable('cliente')
      .set({
        documentoSituacao: r.para,
        ...(aprovado ? { documentosAprovadosAt: quando } : { documentosPendentesAt: quando }),
        versao: sql<number>`versao + 1`,
      })
      .where('hotId', '=', hotId)
      .where('id', '=', c.id)
      .execute()
    await auditar(ctx, tx, {
      entidade: 'cliente',
      uid: c.uid,
      acao: aprovado ? 'aprovarDocumentos' : 'divergirDocumentos',
      antes: { documentoSituacao: c.documentoSituacao },
      depois: { documentoSituacao: r.para },
      motivo: motivo ?? body.motivo,
    })
    await escreverDaValidacao(ctx, tx, c, motivo)
    return apresentarFicha(ctx, tx, await clientePorId(tx, hotId, c.id))
  })
  ctx.servicos.tempoReal.avisar(`cliente:${ficha.uid}`, 'documentos-validados', {
    documentoSituacao: ficha.documentoSituacao,
  })
  ctx.servicos.tempoReal.avisar(`retaguarda:${hotId}`, 'documentos-validados', { cliUid: ficha.uid })
  await anunciarCliente(ctx.servicos, hotId, ficha.uid)
  return ficha
})
