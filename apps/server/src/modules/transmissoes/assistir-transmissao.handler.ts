import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { assistirTransmissao } from '@martelo/contracts/transmissoes/assistir-transmissao.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { quemNaSala } from '../pregao/door.ts'
import { acharLeilao, canalParaVer } from './canais.sql.ts'
import { passeParaVer } from './passes-da-transmissao.ts'

handle(assistirTransmissao, (ctx, { params, query }) => {
  if (ctx.hotsite.necessarioLoginParaVisualizar && ctx.sessao === null)
    return Promise.resolve(recusar('LOGIN_NECESSARIO', MENSAGENS.semSessaoCliente))
  return ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const quem = await quemNaSala(tx, ctx.hotsite, ctx.sessao, params.leilaoUid)
    const leilao = quem && (await acharLeilao(tx, hotId, params.leilaoUid))
    if (leilao === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const interno = permite('transmissao:ver', ctx.sessao)
    if (query.canalUid !== undefined && !interno) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const canal =
      ctx.servicos.config.video.mbit === 0
        ? null
        : await canalParaVer(tx, hotId, leilao.id, { uid: query.canalUid, interno })
    if (canal === null && query.canalUid !== undefined)
      return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const ver = canal && passeParaVer(ctx, canal.uid)
    return { canal, ver, transmissaoUrl: leilao.transmissaoUrl }
  })
})
