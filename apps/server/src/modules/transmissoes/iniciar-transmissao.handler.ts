// A source begins: the desk at position 0, cameras and outside encoders elsewhere. The desk has one holder; another person
// takes it over by saying so, and the number that older holders lack closes their connection.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { iniciarTransmissao } from '@martelo/contracts/transmissoes/iniciar-transmissao.contract.ts'
import type { TipoDeTransmissao } from '@martelo/domain/transmissoes/situacoes.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { anunciarTransmissao } from './anunciar-transmissao.ts'
import { acharLeilao, travarCanal } from './canais.sql.ts'
import { encerrarTransmissoes, inserirTransmissao, tomarMesa } from './gravar-canais.sql.ts'
import { passeParaPublicar } from './passes-da-transmissao.ts'

handle(iniciarTransmissao, async (ctx, { body }) => {
  const { usuId } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  const r = await ctx.tx(async (tx) => {
    const leilao = await acharLeilao(tx, hotId, body.leilaoUid)
    if (leilao === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const canal = await travarCanal(
      tx,
      hotId,
      body.canalTransmissaoUid ? { uid: body.canalTransmissaoUid } : { leiId: leilao.id },
    )
    if (canal === null || canal.leiId !== leilao.id)
      return recusar('SEM_CANAL', 'Este leilão não tem canal disponível. Crie um canal antes.')
    const padrao: TipoDeTransmissao = body.posicaoTemplate === 0 ? 'MESA' : 'CAMERA'
    const tipo = body.tipo ?? padrao
    const publica = tipo !== 'CAMERA'
    if (publica && canal.mesaVale && canal.mesaUsuId !== usuId && !body.assumir)
      return recusar('MESA_OCUPADA', `A mesa está com ${canal.mesaNome ?? 'outra pessoa'}.`, {
        dados: { mesaCom: canal.mesaNome },
      })
    const posicao = publica ? 0 : body.posicaoTemplate
    if (publica) await encerrarTransmissoes(tx, hotId, { canId: canal.id, posicao: 0 }, 'SUBSTITUIDA', usuId)
    const cerca = publica ? await tomarMesa(tx, hotId, canal.id, usuId) : canal.mesaCerca
    const uid = await inserirTransmissao(tx, {
      hotId,
      canId: canal.id,
      tipo,
      cerca,
      videoAtivo: body.videoAtivo,
      audioAtivo: body.audioAtivo,
      posicaoTemplate: posicao,
      urlRmtp: body.urlRmtp,
      local: body.local ?? null,
      browser: ctx.agente,
      ip: ctx.ip,
      ultimaChecagem: body.ultimaChecagem ? new Date(body.ultimaChecagem) : null,
      usuId,
    })
    if (uid === null) return recusar('POSICAO_OCUPADA', `A posição ${posicao} já tem uma câmera.`)
    await auditar(ctx, tx, {
      entidade: 'transmissao',
      uid,
      acao: 'iniciar',
      depois: { tipo, posicao, cerca },
    })
    return { uid, canal, cerca, tipo, leiId: leilao.id }
  })
  if (ehRecusa(r)) return r
  const { canal, uid, cerca, tipo } = r
  const { midia } = ctx.servicos
  midia.ordenar({
    t: 'canal',
    canal: canal.uid,
    gravar: canal.gravar,
    pausado: canal.situacao === 'INTERVALO',
  })
  const publicar = passeParaPublicar(ctx, { canal: canal.uid, transmissao: uid, cerca })
  if (tipo === 'RTMP') {
    const ate = ctx.agora + publicar.segundos * 1000
    const vindo = { papel: 'publicar', canal: canal.uid, transmissao: uid, cerca, ate, ip: ctx.ip } as const
    midia.ordenar({ t: 'chave-rtmp', chave: uid, vindo })
  }
  await anunciarTransmissao(ctx.servicos, { hotId, leiId: r.leiId, leilaoUid: body.leilaoUid })
  return { uid, canalTransmissaoUid: canal.uid, publicar, caminho: `/v1/midia/publicar/${canal.uid}` }
})
