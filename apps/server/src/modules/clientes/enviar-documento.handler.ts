// A document arrives: checked by content, stored in the private area, and when all that is demanded is there the
// validation begins (the state machine decides) and the staff's screens hear of it.
import { enviarDocumento } from '@martelo/contracts/clientes/enviar-documento.contract.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { guardarParaLinha } from '../../core/files/apagar-sem-dono.ts'
import { chavePorConteudo } from '../../core/files/armazenamento.ts'
import { nomeParaExibir, prepararDocumento } from '../../core/files/documentos.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { anunciarCliente } from '../pregao/door.ts'
import { apresentarDocumentos } from './apresentar-documentos.ts'
import { julgarDocumentos } from './apresentar-ficha.ts'
import { clientePorId, guardarDocumento, travarCliente } from './clientes.sql.ts'

handle(enviarDocumento, async (ctx, { body, arquivos }) => {
  const { cliId } = exigirCliente(ctx)
  const hotId = ctx.hotsite.id
  const recebido = arquivos[0]
  if (recebido === undefined)
    return recusar('SEM_ARQUIVO', 'Escolha um arquivo', { campos: { arquivo: 'Escolha um arquivo' } })
  const pronto = await prepararDocumento(recebido.bytes)
  if (!pronto.ok)
    return recusar('ARQUIVO_INVALIDO', pronto.mensagem, { campos: { arquivo: pronto.mensagem } })
  const { bytes, tipo, extensao } = pronto.documento
  const chave = chavePorConteudo(`documentos/${hotId}`, bytes, extensao)
  const mudou = await ctx.tx(async (tx) => {
    const c = await travarCliente(tx, hotId, cliId)
    await guardarParaLinha(tx, ctx.servicos.arquivos.privado, { chave, bytes, tipo })
    const uid = await guardarDocumento(tx, {
      hotId,
      cliId,
      tipo: body.tipo,
      arquivo: chave,
      nomeOriginal: nomeParaExibir(recebido.nome),
      tipoArquivo: tipo,
      tamanho: bytes.length,
    })
    await auditar(ctx, tx, {
      entidade: 'cliente',
      uid: c.uid,
      acao: 'enviarDocumento',
      depois: { tipo: body.tipo, documento: uid },
    })
    const de = c.documentoSituacao
    const r = await julgarDocumentos(ctx, tx, c, 'enviar')
    if (!r.pode || r.para === de) return false
    await tx
      .updateTable('cliente')
      .set({
        documentoSituacao: r.para,
        documentosEnviadosAt: new Date(ctx.agora),
        versao: sql<number>`versao + 1`,
      })
      .where('hotId', '=', hotId)
      .where('id', '=', cliId)
      .execute()
    await auditar(ctx, tx, {
      entidade: 'cliente',
      uid: c.uid,
      acao: 'enviar',
      antes: { documentoSituacao: de },
      depois: { documentoSituacao: r.para },
    })
    await ctx.servicos.correio.avisar(tx, hotId, {
      tipo: 'equipe-documentos',
      para: { casa: true },
      variaveis: { cliente: c.nome },
      link: `/admin/cliente/${c.id}`,
      marca: `documentos:${c.uid}`,
    })
    return true
  })
  if (mudou) {
    const cliUid = ctx.sessao?.cliUid ?? ''
    ctx.servicos.tempoReal.avisar(`retaguarda:${hotId}`, 'documentos-enviados', { cliUid })
    await anunciarCliente(ctx.servicos, hotId, cliUid)
  }
  return ctx.ler(async (tx) => apresentarDocumentos(tx, ctx.hotsite, await clientePorId(tx, hotId, cliId)))
})
