// The card "Voltamos em instantes" is put on and taken off here; so are the recording and the public. The media process
// follows the row.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { mudarCanal } from '@martelo/contracts/transmissoes/mudar-canal.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { moverCanal } from '@martelo/domain/transmissoes/states.ts'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { anunciarTransmissao } from './anunciar-transmissao.ts'
import { travarCanal } from './canais.sql.ts'
import { ordenarCanal } from './ordenar-canal.ts'
import { acharTemplate, mudarCanalNoBanco } from './gravar-canais.sql.ts'

const NOME_REPETIDO = 'Já existe um canal com este nome neste leilão'

handle(mudarCanal, async (ctx, { params, body }) => {
  const { usuId, papeis } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  const r = await ctx.tx(async (tx) => {
    const canal = await travarCanal(tx, hotId, { uid: params.uid })
    if (canal === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const versoes = { versaoAtual: canal.versao, versaoLida: body.versao ?? canal.versao }
    await conferirVersao(ctx, tx, { entidade: 'canal_transmissao', uid: canal.uid, ...versoes })
    const temId = body.templateUid === undefined ? null : await acharTemplate(tx, hotId, body.templateUid)
    if (body.templateUid !== undefined && temId === null)
      return recusar('CAMPOS', 'Modelo não encontrado', { campos: { templateUid: 'Modelo não encontrado' } })
    let { situacao } = canal
    if (body.intervalo !== undefined && body.intervalo !== (situacao === 'INTERVALO')) {
      const evento = body.intervalo ? 'pausar' : 'entrarNoAr'
      const movido = moverCanal({ de: situacao, evento, atores: atoresDosPapeis(papeis) })
      if (!movido.pode) return recusar('NAO_PODE', 'O intervalo só entra com o canal no ar.')
      situacao = movido.para
    }
    const gravar = body.gravar ?? canal.gravar
    const depois = {
      nome: body.nome ?? canal.nome,
      disponivel: body.disponivel ?? canal.disponivel,
      gravar,
      situacao,
    }
    if (!(await mudarCanalNoBanco(tx, hotId, canal.id, { ...depois, temId, usuId })))
      return recusar('CAMPOS', NOME_REPETIDO, { campos: { nome: NOME_REPETIDO } })
    await auditar(ctx, tx, { entidade: 'canal_transmissao', uid: canal.uid, acao: 'mudar', depois })
    return { canal, ...depois }
  })
  if (ehRecusa(r)) return r
  const { canal, gravar, situacao, disponivel } = r
  ordenarCanal(ctx.servicos.midia, { uid: canal.uid, gravar, situacao, disponivel })
  await anunciarTransmissao(ctx.servicos, { hotId, leiId: canal.leiId, leilaoUid: canal.leilaoUid })
  return { uid: canal.uid }
})
