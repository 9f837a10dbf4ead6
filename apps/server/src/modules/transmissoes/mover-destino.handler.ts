import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { moverDestinoDaTransmissao } from '@martelo/contracts/transmissoes/mover-destino.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { moverDestino } from '@martelo/domain/transmissoes/states.ts'
import { outroFormato } from '@martelo/domain/transmissoes/video-filter.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { anunciarTransmissao } from './anunciar-transmissao.ts'
import { formatoDoCanal, lerCanais } from './canais.sql.ts'
import { enderecoComChave } from './destinos-do-canal.ts'
import { enderecoProibido } from './enderecos-de-destino.ts'
import { enderecoDoDestino, situarDestino, travarDestino } from './gravar-canais.sql.ts'

handle(moverDestinoDaTransmissao, async (ctx, { params, body }) => {
  const { papeis } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  const { externo, midia, config } = ctx.servicos
  // The name servers are asked without a row locked: they may take their time.
  const endereco = body.ligado ? await ctx.ler((tx) => enderecoDoDestino(tx, hotId, params.uid)) : null
  const proibido = endereco && (await enderecoProibido(endereco, config.video.redePrivada))
  if (proibido) return recusar('NAO_PODE', proibido)
  const r = await ctx.tx(async (tx) => {
    const d = await travarDestino(tx, hotId, params.uid)
    if (d === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const evento = body.ligado ? 'ligar' : 'encerrar'
    const movido = moverDestino({ de: d.situacao, evento, atores: atoresDosPapeis(papeis) })
    if (!movido.pode) return recusar('NAO_PODE', 'O destino já está assim.')
    const formato = body.ligado ? outroFormato(await formatoDoCanal(tx, hotId, d.canId), d.layout) : null
    if (formato !== null) return recusar('NAO_PODE', formato)
    // Changed since its address was looked at.
    if (body.ligado && d.urlRmtp !== endereco) return recusar('NAO_PODE', 'O destino mudou. Tente de novo.')
    const url = body.ligado ? enderecoComChave(externo, hotId, d) : null
    if (body.ligado && url === null)
      return recusar('SEM_CHAVES', 'A chave deste destino não pode ser lida. Informe-a de novo.')
    await situarDestino(tx, hotId, d.uid, { situacao: movido.para, motivo: null, tentativas: 0 })
    await auditar(ctx, tx, { entidade: 'destino_transmissao', uid: d.uid, acao: evento })
    const canais = await lerCanais(tx, hotId, d.leiId)
    const lido = canais.flatMap((c) => c.destinos).find((x) => x.uid === d.uid)
    return lido === undefined ? recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado) : { d, url, lido }
  })
  if (ehRecusa(r)) return r
  midia.ordenar({ t: 'destino', canal: r.d.canalUid, uid: r.d.uid, url: r.url })
  await anunciarTransmissao(ctx.servicos, { hotId, leiId: r.d.leiId, leilaoUid: r.d.leilaoUid })
  return r.lido
})
