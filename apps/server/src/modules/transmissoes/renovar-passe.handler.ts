import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { renovarPasse } from '@martelo/contracts/transmissoes/renovar-passe.contract.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { renovarMesa, travarTransmissao } from './gravar-canais.sql.ts'
import { passeParaPublicar } from './passes-da-transmissao.ts'

handle(renovarPasse, async (ctx, { params }) => {
  const { usuId } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  const r = await ctx.tx(async (tx) => {
    const t = await travarTransmissao(tx, hotId, params.uid)
    if (t === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    if (t.situacao === 'ENCERRADA' && t.motivoFim !== 'SUBSTITUIDA')
      return recusar('ENCERRADA', 'A transmissão foi encerrada.')
    if (t.situacao === 'ENCERRADA' || (t.posicaoTemplate === 0 && t.cerca !== t.canalCerca))
      return recusar('SUBSTITUIDA', 'Outra pessoa assumiu a mesa.')
    // The token takes the programme: it is for the person who holds the source alone.
    if (t.usuarioIniciouId !== usuId) return recusar('SUBSTITUIDA', 'A mesa está com outra pessoa.')
    if (t.posicaoTemplate === 0) await renovarMesa(tx, hotId, t.canId)
    return t
  })
  if (ehRecusa(r)) return r
  const passe = passeParaPublicar(ctx, {
    canal: r.canalUid,
    transmissao: r.uid,
    cerca: r.cerca,
  })
  return { ...passe, assistindo: ctx.servicos.midia.numeros(r.canalUid)?.ver ?? 0 }
})
