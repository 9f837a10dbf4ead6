import { ligarLeilaoAoBanco } from '@martelo/contracts/integracoes/ligar-leilao-ao-banco.contract.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarIntegracao, naoHaLeilao } from './apresentar-integracao.ts'
import { comitenteDaIntegradora } from './eventos-mapfre.sql.ts'
import { acharLeilao, integracoesDoLeilao } from './lotes-do-banco.sql.ts'
import { sincronizarIntegracao } from './sincronizar-bancos.job.ts'

handle(ligarLeilaoAoBanco, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const leilao = await acharLeilao(tx, hotId, params.leilaoUid)
    if (leilao === undefined) return naoHaLeilao()
    if ((await comitenteDaIntegradora(tx, hotId, body.integradora)) === undefined)
      return recusar(
        'SEM_COMITENTE',
        `Nenhum comitente está ligado ao ${body.integradora}: ligue um em Comitentes integrados.`,
      )
    const { rows: tags } = await sql<{ id: number }>`
      select id from integracao_tag where hot_id = ${hotId} and integradora = ${body.integradora} and uid = any(${body.tags}::uuid[])`.execute(
      tx,
    )
    if (tags.length !== new Set(body.tags).size)
      return recusar('REFERENCIA', 'Há tags de outra integradora.', {
        campos: { tags: 'Escolha tags desta integradora' },
      })
    const ids = tags.map((t) => t.id)
    const { rows: ligados } = await sql<{ id: number }>`
      insert into integracao_leilao (hot_id, lei_id, integradora, numero_inicial, created_by)
      values (${hotId}, ${leilao.id}, ${body.integradora}, ${body.numeroInicial}, ${exigirSessao(ctx).usuId})
      on conflict (hot_id, lei_id, integradora) do update set integradora = excluded.integradora returning id`.execute(
      tx,
    )
    const ileId = ligados[0]?.id ?? 0
    await sql`delete from integracao_leilao_tag where hot_id = ${hotId} and ile_id = ${ileId} and tag_id <> all(${ids}::int[])`.execute(
      tx,
    )
    await sql`insert into integracao_leilao_tag (hot_id, ile_id, tag_id) select ${hotId}, ${ileId}, unnest(${ids}::int[])
      on conflict (ile_id, tag_id) do nothing`.execute(tx)
    await auditar(ctx, tx, {
      entidade: 'leilao',
      uid: leilao.uid,
      acao: 'integrar',
      depois: { integradora: body.integradora, numeroInicial: body.numeroInicial, tags: body.tags.length },
    })
    const i = (await integracoesDoLeilao(tx, hotId, leilao.id)).find(
      (x) => x.integradora === body.integradora,
    )
    if (i !== undefined) await sincronizarIntegracao(tx, hotId, i)
    return apresentarIntegracao(ctx, tx, params.leilaoUid)
  }),
)
