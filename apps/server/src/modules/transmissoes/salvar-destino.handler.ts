// A destination of the channel. Its key is encrypted at once and never read back by a person.
import { randomUUID } from 'node:crypto'
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { salvarDestino } from '@martelo/contracts/transmissoes/salvar-destino.contract.ts'
import { destinoLigado } from '@martelo/domain/transmissoes/situacoes.ts'
import { outroFormato } from '@martelo/domain/transmissoes/video-filter.ts'
import { MAXIMO_DE_DESTINOS } from '@martelo/domain/transmissoes/prazos-da-transmissao.ts'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { CofreFechado } from '../../core/externo/cofre.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { anunciarTransmissao } from './anunciar-transmissao.ts'
import { formatoDoCanal, travarCanal } from './canais.sql.ts'
import { contextoDoDestino, enderecoProibido } from './enderecos-de-destino.ts'
import { contarDestinos, destinoDeNome, gravarDestino, travarDestino } from './gravar-canais.sql.ts'

const NOME_REPETIDO = 'Já existe um destino com este nome neste canal'

handle(salvarDestino, async (ctx, { body }) => {
  const { usuId } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  const { config, externo } = ctx.servicos
  const proibido = await enderecoProibido(body.urlRmtp, config.video.redePrivada)
  if (proibido !== null) return recusar('CAMPOS', proibido, { campos: { urlRmtp: proibido } })
  if (!body.uid && !body.chave)
    return recusar('CAMPOS', 'Informe a chave', { campos: { chave: 'Informe a chave' } })
  const r = await ctx.tx(async (tx) => {
    const canal = await travarCanal(tx, hotId, { uid: body.canalTransmissaoUid })
    const antes = body.uid ? await travarDestino(tx, hotId, body.uid) : null
    if (canal === null || (body.uid && (antes === null || antes.canId !== canal.id)))
      return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    if (antes !== null) {
      const versoes = { versaoAtual: antes.versao, versaoLida: body.versao ?? 0 }
      await conferirVersao(ctx, tx, { entidade: 'destino_transmissao', uid: antes.uid, ...versoes })
    }
    // It goes to the address and with the key that it was switched on with.
    if (antes !== null && destinoLigado(antes.situacao))
      return recusar('LIGADO', 'Desligue o destino antes de mudá-lo.')
    if (antes === null && (await contarDestinos(tx, hotId, canal.id)) >= MAXIMO_DE_DESTINOS)
      return recusar('LIMITE', `Um canal tem no máximo ${MAXIMO_DE_DESTINOS} destinos.`)
    const deste = await destinoDeNome(tx, hotId, canal.id, body.nome)
    if (deste !== null && deste !== antes?.uid)
      return recusar('CAMPOS', NOME_REPETIDO, { campos: { nome: NOME_REPETIDO } })
    const recusa = outroFormato(await formatoDoCanal(tx, hotId, canal.id), body.layout)
    if (recusa !== null) return recusar('CAMPOS', recusa, { campos: { layout: recusa } })
    const uid = antes?.uid ?? randomUUID()
    try {
      const cifrada = body.chave ? externo.cofre.cifrar(body.chave, contextoDoDestino(hotId, uid)) : null
      const chave = cifrada?.bytes ?? antes?.chave ?? Buffer.alloc(0)
      const chaveId = cifrada?.chaveId ?? antes?.chaveId ?? ''
      const { nome, rede, layout, urlRmtp } = body
      const dados = { hotId, canId: canal.id, uid, nome, rede, layout, urlRmtp, chave, chaveId, usuId }
      await gravarDestino(tx, { ...dados, novo: antes === null })
    } catch (e) {
      if (!(e instanceof CofreFechado)) throw e
      return recusar('SEM_CHAVES', 'Esta instalação não tem chave para guardar segredos.')
    }
    const depois = { nome: body.nome, rede: body.rede, layout: body.layout, urlRmtp: body.urlRmtp }
    const era = antes && { nome: antes.nome, rede: antes.rede, layout: antes.layout, urlRmtp: antes.urlRmtp }
    await auditar(ctx, tx, { entidade: 'destino_transmissao', uid, acao: 'salvar', antes: era, depois })
    return { uid, canal }
  })
  if (ehRecusa(r)) return r
  await anunciarTransmissao(ctx.servicos, { hotId, leiId: r.canal.leiId, leilaoUid: r.canal.leilaoUid })
  return { uid: r.uid }
})
