import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { editarApelido } from '@martelo/contracts/pregao/editar-apelido.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { travarSala } from './conduzir.sql.ts'
import { quemNaSala } from './quem-na-sala.sql.ts'

handle(editarApelido, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const quem = await quemNaSala(tx, ctx.hotsite, ctx.sessao, params.leiUid)
    if (quem === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    if (!quem.conduz) return recusar('SEM_PERMISSAO', 'Este leilão é conduzido por outro leiloeiro.')
    await travarSala(tx, ctx.hotsite.id, params.leiUid)
    const lista = await tx
      .selectFrom('apelidoLeiloeiro')
      .select(['uid', 'apelido', 'cidade', 'estado'])
      .where('leiId', '=', quem.leiId)
      .where('hotId', '=', ctx.hotsite.id)
      .execute()
    const antes = lista.find((a) => a.uid === params.uid)
    if (antes === undefined) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const outros = lista.filter((a) => a !== antes)
    if (outros.some((a) => a.apelido.toLowerCase() === body.apelido.toLowerCase())) {
      const mensagem = 'Já há um apelido com este nome no leilão.'
      return recusar('JA_EXISTE', mensagem, { campos: { apelido: mensagem } })
    }
    const depois = { apelido: body.apelido, cidade: body.cidade || null, estado: body.estado ?? null }
    await tx
      .updateTable('apelidoLeiloeiro')
      .set({
        ...depois,
        tipoVeiculo: body.tipoVeiculo || null,
        tipoRetomada: body.tipoRetomada || null,
      })
      .where('uid', '=', params.uid)
      .where('hotId', '=', ctx.hotsite.id)
      .execute()
    const { uid: _, ...lido } = antes
    await auditar(ctx, tx, {
      entidade: 'leilao',
      uid: params.leiUid,
      acao: 'editarApelido',
      antes: lido,
      depois,
    })
    return { uid: params.uid }
  }),
)
