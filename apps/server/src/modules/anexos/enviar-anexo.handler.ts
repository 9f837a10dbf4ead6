// A file arrives: told by its content, pictures made anew (upright, without metadata), stored for its row and with it.
import { createHash } from 'node:crypto'
import { alcanceNosAnexos } from '@martelo/contracts/anexos/direitos-nos-anexos.ts'
import { enviarAnexo } from '@martelo/contracts/anexos/enviar-anexo.contract.ts'
import { recusarAnexo } from '@martelo/domain/anexos/tipos-de-anexo.ts'
import { auditar } from '../../core/auditoria.ts'
import { guardarParaLinha } from '../../core/files/apagar-sem-dono.ts'
import { chavePorConteudo } from '../../core/files/armazenamento.ts'
import { nomeParaExibir, prepararDocumento } from '../../core/files/documentos.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { anexoPor, jaEnviado, lerAnexos, porAnexo } from './anexos.sql.ts'
import { remover } from './esquecer-anexos.job.ts'
import { alcanceNoDono, NAO_HA } from './quem-pode.ts'

handle(enviarAnexo, async (ctx, { params, body, arquivos }) => {
  const hotId = ctx.hotsite.id
  if (alcanceNosAnexos(params.entidade, 'editar', ctx.sessao) === null) return NAO_HA
  const naoServe = (codigo: 'ARQUIVO' | 'TIPO' | 'CHEIO', mensagem: string) =>
    recusar(codigo, mensagem, { campos: { [codigo === 'TIPO' ? 'tipo' : 'arquivo']: mensagem } })
  const [enviado] = arquivos
  if (enviado === undefined) return naoServe('ARQUIVO', 'Escolha um arquivo')
  const pronto = await prepararDocumento(enviado.bytes)
  if (!pronto.ok) return naoServe('ARQUIVO', pronto.mensagem)
  const { bytes, tipo, extensao } = pronto.documento
  const chave = chavePorConteudo(`anexos/${hotId}`, bytes, extensao)
  const quem = exigirSessao(ctx)
  return ctx.tx(async (tx) => {
    if (!(await alcanceNoDono(ctx, tx, params, 'editar'))) return NAO_HA
    const atuais = await lerAnexos(tx, hotId, params)
    if (await jaEnviado(tx, hotId, params, body.chaveDoPedido)) return atuais
    const trocado = atuais.find((a) => a.uid === body.substitui)
    if (body.substitui !== undefined && trocado === undefined) return NAO_HA
    const recusa = recusarAnexo({
      entidade: params.entidade,
      tipo: body.tipo,
      bytes: enviado.bytes.length,
      formato: extensao,
      jaTem: atuais.length - (trocado ? 1 : 0),
    })
    if (recusa) return naoServe(recusa.codigo, recusa.mensagem)
    const lugar = trocado && (await anexoPor(tx, hotId, trocado.uid))?.ordem
    if (trocado) await remover(tx, { hotId, uid: trocado.uid })
    await guardarParaLinha(tx, ctx.servicos.arquivos.privado, { chave, bytes, tipo })
    const nome = nomeParaExibir(enviado.nome)
    await porAnexo(tx, {
      hotId,
      entidade: params.entidade,
      entidadeUid: params.uid,
      tipo: body.tipo,
      pasta: trocado?.pasta ?? body.pasta,
      ordem: lugar,
      nome,
      tipoArquivo: tipo,
      tamanho: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      chave,
      chaveDoPedido: body.chaveDoPedido,
      enviadoBy: quem.usuId,
      enviadoPor: quem.nome,
    })
    await auditar(ctx, tx, {
      entidade: params.entidade,
      uid: params.uid,
      acao: trocado ? 'trocar arquivo' : 'anexar arquivo',
      antes: trocado && { arquivo: trocado.nome },
      depois: { arquivo: nome, tipo: body.tipo },
    })
    return lerAnexos(tx, hotId, params)
  })
})
