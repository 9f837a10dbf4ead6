import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { verFonte } from '@martelo/contracts/transmissoes/ver-fonte.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerTransmissao } from './canais.sql.ts'
import { passeParaVer } from './passes-da-transmissao.ts'

handle(verFonte, async (ctx, { params }) => {
  const t = await ctx.ler((tx) => lerTransmissao(tx, ctx.hotsite.id, params.uid))
  // The others are opened by the desk itself, or are the programme.
  if (t === null || t.tipo !== 'RTMP' || t.dataFim !== null || t.posicaoTemplate === 0)
    return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
  return passeParaVer(ctx, t.uid)
})
