// A source begins: the desk at position 0, cameras and outside encoders elsewhere (one of these at 0 is the programme). What
// it needs to publish is answered once.
import { iniciarTransmissao } from '@martelo/contracts/transmissoes/iniciar-transmissao.contract.ts'
import type { TipoDeTransmissao } from '@martelo/domain/transmissoes/situacoes.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { abrirFonte } from './abrir-fonte.ts'
import { anunciarTransmissao } from './anunciar-transmissao.ts'
import { enderecoRtmp, fecharEntradas, novaChaveRtmp, ordenarEntrada, SEM_RTMP } from './entradas-rtmp.ts'
import { ordenarCanal } from './ordenar-canal.ts'
import { passeParaPublicar } from './passes-da-transmissao.ts'

handle(iniciarTransmissao, async (ctx, { body }) => {
  const { usuId } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  if (ctx.servicos.config.video.mbit === 0)
    return recusar('SEM_VIDEO', 'Esta instalação não transmite: o vídeo está desligado.')
  const padrao: TipoDeTransmissao = body.posicaoTemplate === 0 ? 'MESA' : 'CAMERA'
  const tipo = body.tipo ?? padrao
  const endereco = tipo === 'RTMP' ? enderecoRtmp(ctx) : null
  if (tipo === 'RTMP' && endereco === null) return recusar('SEM_RTMP', SEM_RTMP)
  const rtmp = endereco === null ? null : { endereco, ...novaChaveRtmp() }
  const r = await ctx.tx((tx) => abrirFonte(tx, ctx, body, { usuId, tipo, chaveHash: rtmp?.hash ?? null }))
  if (ehRecusa(r)) return r
  const { canal, uid, cerca, posicao, fim } = r
  const { midia } = ctx.servicos
  ordenarCanal(midia, canal)
  const publicar = passeParaPublicar(ctx, { canal: canal.uid, transmissao: uid, cerca })
  fecharEntradas(midia, fim)
  if (rtmp !== null)
    ordenarEntrada(midia, { transmissao: uid, canal: canal.uid, cerca, posicao, hash: rtmp.hash })
  await anunciarTransmissao(ctx.servicos, { hotId, leiId: canal.leiId, leilaoUid: body.leilaoUid })
  return {
    uid,
    canalTransmissaoUid: canal.uid,
    publicar,
    caminho: `/v1/midia/publicar/${canal.uid}`,
    rtmp: rtmp && { endereco: rtmp.endereco, chave: rtmp.chave },
  }
})
