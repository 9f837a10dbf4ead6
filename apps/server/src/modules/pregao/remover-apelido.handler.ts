import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { removerApelido } from '@martelo/contracts/pregao/remover-apelido.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { travarSala } from './conduzir.sql.ts'
import { quemNaSala } from './quem-na-sala.sql.ts'

handle(removerApelido, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const quem = await quemNaSala(tx, ctx.hotsite, ctx.sessao, params.leiUid)
    if (quem === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    if (!quem.conduz) return recusar('SEM_PERMISSAO', 'Este leilão é conduzido por outro leiloeiro.')
    await travarSala(tx, hotId, params.leiUid)
    const a = await tx
      .selectFrom('apelidoLeiloeiro')
      .select(['id', 'apelido'])
      .where('leiId', '=', quem.leiId)
      .where('hotId', '=', hotId)
      .where('uid', '=', params.uid)
      .executeTakeFirst()
    if (a === undefined) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const lance = await tx
      .selectFrom('lance')
      .select('seq')
      .where('hotId', '=', hotId)
      .where('apeId', '=', a.id)
      .limit(1)
      .executeTakeFirst()
    // Its bids stand in the sealed record under its name.
    if (lance !== undefined) return recusar('JA_LANCOU', 'Este apelido já deu lances; mude o nome dele.')
    await tx.deleteFrom('apelidoLeiloeiro').where('id', '=', a.id).where('hotId', '=', hotId).execute()
    await auditar(ctx, tx, {
      entidade: 'leilao',
      uid: params.leiUid,
      acao: 'removerApelido',
      antes: { apelido: a.apelido },
    })
    return { uid: params.uid }
  }),
)
