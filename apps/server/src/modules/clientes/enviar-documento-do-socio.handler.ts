import { enviarDocumentoDoSocio } from '@martelo/contracts/clientes/enviar-documento-do-socio.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { guardarParaLinha } from '../../core/files/apagar-sem-dono.ts'
import { chavePorConteudo } from '../../core/files/armazenamento.ts'
import { nomeParaExibir, prepararDocumento } from '../../core/files/documentos.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { travarCliente } from './clientes.sql.ts'
import { anunciarEnvio, comecarValidacao } from './comecar-validacao.ts'
import { guardarPapelDoSocio, lerSocios } from './socios.sql.ts'

handle(enviarDocumentoDoSocio, async (ctx, { params, arquivos }) => {
  const { cliId, cliUid } = exigirCliente(ctx)
  const hotId = ctx.hotsite.id
  const recebido = arquivos[0]
  if (recebido === undefined) return recusar('SEM_ARQUIVO', 'Escolha um arquivo')
  const pronto = await prepararDocumento(recebido.bytes)
  if (!pronto.ok) return recusar('ARQUIVO_INVALIDO', pronto.mensagem)
  const { bytes, tipo, extensao } = pronto.documento
  const chave = chavePorConteudo(`documentos/${hotId}`, bytes, extensao)
  const r = await ctx.tx(async (tx) => {
    const c = await travarCliente(tx, hotId, cliId)
    const socio = (await lerSocios(tx, hotId, cliId)).find((s) => s.uid === params.uid)
    if (socio === undefined) return recusar('NAO_ENCONTRADO', 'Sócio não encontrado')
    await guardarParaLinha(tx, ctx.servicos.arquivos.privado, { chave, bytes, tipo })
    await guardarPapelDoSocio(tx, {
      hotId,
      cliId,
      socId: socio.id,
      arquivo: chave,
      nomeOriginal: nomeParaExibir(recebido.nome),
      tipoArquivo: tipo,
      tamanho: bytes.length,
    })
    await auditar(ctx, tx, {
      entidade: 'cliente',
      uid: cliUid,
      acao: 'enviarDocumentoDoSocio',
      depois: { socio: socio.nome },
    })
    return { mudou: await comecarValidacao(ctx, tx, c), socios: await lerSocios(tx, hotId, cliId) }
  })
  if (!('mudou' in r)) return r
  if (r.mudou) await anunciarEnvio(ctx)
  return r.socios
})
