import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { trocarChaveRtmp } from '@martelo/contracts/transmissoes/trocar-chave-rtmp.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { enderecoRtmp, novaChaveRtmp, ordenarEntrada, SEM_RTMP } from './entradas-rtmp.ts'
import { guardarChaveRtmp, travarTransmissao } from './gravar-canais.sql.ts'

handle(trocarChaveRtmp, async (ctx, { params }) => {
  const hotId = ctx.hotsite.id
  const endereco = enderecoRtmp(ctx)
  if (endereco === null) return recusar('SEM_RTMP', SEM_RTMP)
  const { chave, hash } = novaChaveRtmp()
  const r = await ctx.tx(async (tx) => {
    const t = await travarTransmissao(tx, hotId, params.uid)
    if (t === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    if (t.situacao === 'ENCERRADA') return recusar('NAO_PODE', 'Esta transmissão já foi encerrada.')
    if (t.tipo !== 'RTMP') return recusar('NAO_PODE', 'Esta fonte não chega por RTMP.')
    await guardarChaveRtmp(tx, hotId, t.id, hash)
    await auditar(ctx, tx, { entidade: 'transmissao', uid: t.uid, acao: 'trocar-chave' })
    return t
  })
  if (ehRecusa(r)) return r
  const { uid: transmissao, canalUid: canal, cerca, posicaoTemplate: posicao } = r
  ordenarEntrada(ctx.servicos.midia, { transmissao, canal, cerca, posicao, hash })
  return { endereco, chave }
})
