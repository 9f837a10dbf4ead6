import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { criarApelido } from '@martelo/contracts/pregao/criar-apelido.contract.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { MAXIMO_DE_APELIDOS } from './apelidos-da-mesa.sql.ts'
import { travarSala } from './conduzir.sql.ts'
import { quemNaSala } from './quem-na-sala.sql.ts'

handle(criarApelido, async (ctx, { params, body }) => {
  const { usuId } = exigirSessao(ctx)
  if (!ctx.hotsite.apelidosLeiloeiro)
    return recusar('APELIDOS_DESLIGADOS', 'Este site não usa apelidos de leiloeiro.')
  return ctx.tx(async (tx) => {
    const quem = await quemNaSala(tx, ctx.hotsite, ctx.sessao, params.leiUid)
    if (quem === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    if (!quem.conduz) return recusar('SEM_PERMISSAO', 'Este leilão é conduzido por outro leiloeiro.')
    await travarSala(tx, ctx.hotsite.id, params.leiUid)
    const lista = await tx
      .selectFrom('apelidoLeiloeiro')
      .select(['apelido', 'ordem'])
      .where('leiId', '=', quem.leiId)
      .execute()
    if (lista.length >= MAXIMO_DE_APELIDOS)
      return recusar('MUITOS', `Um leilão tem no máximo ${MAXIMO_DE_APELIDOS} apelidos.`)
    if (lista.some((a) => a.apelido.toLowerCase() === body.apelido.toLowerCase())) {
      const mensagem = 'Já há um apelido com este nome no leilão.'
      return recusar('JA_EXISTE', mensagem, { campos: { apelido: mensagem } })
    }
    const novo = await tx
      .insertInto('apelidoLeiloeiro')
      .values({
        hotId: ctx.hotsite.id,
        leiId: quem.leiId,
        apelido: body.apelido,
        cidade: body.cidade || null,
        estado: body.estado ?? null,
        tipoVeiculo: body.tipoVeiculo || null,
        tipoRetomada: body.tipoRetomada || null,
        ordem: sql<number>`(select coalesce(max(ordem), 0) + 1 from apelido_leiloeiro where lei_id = ${quem.leiId})`,
        createdBy: usuId,
      })
      .returning('uid')
      .executeTakeFirstOrThrow()
    await auditar(ctx, tx, {
      entidade: 'leilao',
      uid: params.leiUid,
      acao: 'criarApelido',
      depois: { apelido: body.apelido, cidade: body.cidade },
    })
    return { uid: novo.uid }
  })
})
