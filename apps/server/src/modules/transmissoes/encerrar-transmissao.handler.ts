import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { encerrarTransmissao } from '@martelo/contracts/transmissoes/encerrar-transmissao.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { moverTransmissao } from '@martelo/domain/transmissoes/states.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { anunciarTransmissao } from './anunciar-transmissao.ts'
import { soltarDestinos } from './destinos-do-canal.ts'
import { fecharEntradas } from './entradas-rtmp.ts'
import {
  desligarDestinos,
  encerrarTransmissoes,
  largarMesa,
  situarCanal,
  travarTransmissao,
} from './gravar-canais.sql.ts'

handle(encerrarTransmissao, async (ctx, { params }) => {
  const { usuId, papeis } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  const r = await ctx.tx(async (tx) => {
    const t = await travarTransmissao(tx, hotId, params.uid)
    if (t === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const movida = moverTransmissao({ de: t.situacao, evento: 'encerrar', atores: atoresDosPapeis(papeis) })
    if (!movida.pode) return recusar('NAO_PODE', 'Esta transmissão já foi encerrada.')
    // The desk of an older number no longer has the channel. What it was sent by RTMP ends with its programme.
    const daMesa = t.posicaoTemplate === 0 && t.cerca === t.canalCerca
    const quais = daMesa ? { canId: t.canId, doPrograma: true as const } : { uid: t.uid }
    const fim = await encerrarTransmissoes(tx, hotId, quais, 'OPERADOR', usuId)
    if (daMesa) {
      await largarMesa(tx, hotId, t.canId)
      await situarCanal(tx, hotId, t.canId, 'PARADO')
    }
    const destinos = daMesa ? await desligarDestinos(tx, hotId, t.canId) : []
    await auditar(ctx, tx, { entidade: 'transmissao', uid: t.uid, acao: 'encerrar' })
    return { t, daMesa, fim, destinos }
  })
  if (ehRecusa(r)) return r
  const { t, daMesa, fim, destinos } = r
  soltarDestinos(ctx.servicos, t.canalUid, destinos)
  if (daMesa) ctx.servicos.midia.ordenar({ t: 'parar', canal: t.canalUid })
  fecharEntradas(ctx.servicos.midia, fim)
  await anunciarTransmissao(ctx.servicos, { hotId, leiId: t.leiId, leilaoUid: t.leilaoUid })
  return { uid: t.uid }
})
