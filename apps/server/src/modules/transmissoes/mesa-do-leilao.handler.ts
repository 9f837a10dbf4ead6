import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_TRANSMISSOES } from '@martelo/contracts/core/telas/transmissoes.telas.ts'
import { mesaDoLeilao } from '@martelo/contracts/transmissoes/mesa-do-leilao.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { qrSvg } from '../../core/impressao/qr-svg.ts'
import { acharLeilao, lerCanais, lerTemplates, lerVideos } from './canais.sql.ts'
import { enderecoRtmp } from './entradas-rtmp.ts'
import { lerGravacoes } from './gravacoes.sql.ts'

handle(mesaDoLeilao, (ctx, { params, query }) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const leilao = await acharLeilao(tx, hotId, params.leilaoUid)
    if (leilao === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const { id, uid, nome, situacao, local } = leilao
    const canais = await lerCanais(tx, hotId, id)
    const daMesa = canais.find((c) => (query.canalUid ? c.uid === query.canalUid : c.disponivel))
    const tela = `${ctx.origem}${caminho(TELAS_TRANSMISSOES.transmissao, { leilaoUid: uid })}`
    return {
      leilao: { id, uid, nome, situacao, local },
      canais,
      qrDoTelefone: daMesa
        ? await qrSvg(`${tela}?camera=${daMesa.uid}${query.ponta ? `&mesa=${query.ponta}` : ''}`)
        : null,
      comVideo: ctx.servicos.config.video.mbit > 0,
      rtmp: enderecoRtmp(ctx),
      templates: await lerTemplates(tx, hotId),
      videos: await lerVideos(tx, hotId),
      gravacoes: await lerGravacoes(tx, hotId, id),
    }
  }),
)
