// A document arrives: checked by content, stored in the private area, and when all that is demanded is there the
// validation begins (the state machine decides) and the staff's screens hear of it.
import { enviarDocumento } from '@martelo/contracts/clientes/enviar-documento.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { guardarParaLinha } from '../../core/files/apagar-sem-dono.ts'
import { chavePorConteudo } from '../../core/files/armazenamento.ts'
import { nomeParaExibir, prepararDocumento } from '../../core/files/documentos.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarDocumentos } from './apresentar-documentos.ts'
import { clientePorId, guardarDocumento, travarCliente } from './clientes.sql.ts'
import { anunciarEnvio, comecarValidacao } from './comecar-validacao.ts'

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
    return comecarValidacao(ctx, tx, c)
  })
  if (mudou) await anunciarEnvio(ctx)
  return ctx.ler(async (tx) => apresentarDocumentos(tx, ctx.hotsite, await clientePorId(tx, hotId, cliId)))
})
