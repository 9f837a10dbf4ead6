import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { criarCanal } from '@martelo/contracts/transmissoes/criar-canal.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { anunciarTransmissao } from './anunciar-transmissao.ts'
import { acharLeilao } from './canais.sql.ts'
import { acharTemplate, inserirCanal } from './gravar-canais.sql.ts'

handle(criarCanal, async (ctx, { body }) => {
  const { usuId } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  const r = await ctx.tx(async (tx) => {
    const leilao = await acharLeilao(tx, hotId, body.leilaoUid)
    if (leilao === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const temId = await acharTemplate(tx, hotId, body.templateUid)
    if (temId === null)
      return recusar('CAMPOS', 'Modelo não encontrado', { campos: { templateUid: 'Modelo não encontrado' } })
    const { nome, disponivel } = body
    const uid = await inserirCanal(tx, { hotId, leiId: leilao.id, temId, nome, disponivel, usuId })
    if (uid === null)
      return recusar('CAMPOS', 'Já existe um canal com este nome', {
        campos: { nome: 'Já existe um canal com este nome neste leilão' },
      })
    await auditar(ctx, tx, { entidade: 'canal_transmissao', uid, acao: 'criar', depois: body })
    return { uid, leiId: leilao.id }
  })
  if (ehRecusa(r)) return r
  await anunciarTransmissao(ctx.servicos, { hotId, leiId: r.leiId, leilaoUid: body.leilaoUid })
  return { uid: r.uid }
})
