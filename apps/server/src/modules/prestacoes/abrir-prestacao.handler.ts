import { abrirPrestacao } from '@martelo/contracts/prestacoes/abrir-prestacao.contract.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lancarDespesasEsperando } from './cobrar-do-comitente.ts'

handle(abrirPrestacao, async (ctx, { body }) => {
  const hotId = ctx.hotsite.id
  const uid = await ctx.tx(async (tx) => {
    const { rows } = await sql<{ leiId: number; comId: number }>`
      select a.id as lei_id, m.id as com_id from leilao a, comitente m
      where a.hot_id = ${hotId} and a.uid = ${body.leiUid} and m.hot_id = ${hotId} and m.uid = ${body.comUid}
        and exists (select from lote l where l.lei_id = a.id and l.com_id = m.id) for update of a`.execute(tx)
    const [par] = rows
    if (par === undefined) return null
    const { leiId, comId } = par
    const aberta = await sql<{ uid: string }>`
      select uid from prestacao where hot_id = ${hotId} and lei_id = ${leiId} and com_id = ${comId} and situacao in ('ABERTA', 'CONFERIDA')`.execute(
      tx,
    )
    if (aberta.rows[0] !== undefined) return aberta.rows[0].uid
    const nova = await sql<{ uid: string }>`
      insert into prestacao (hot_id, lei_id, com_id, sequencia)
      select ${hotId}, ${leiId}, ${comId}, 1 + coalesce(max(sequencia), 0) from prestacao where hot_id = ${hotId} and lei_id = ${leiId} and com_id = ${comId}
      returning uid`.execute(tx)
    const criada = nova.rows[0]?.uid ?? ''
    await auditar(ctx, tx, {
      entidade: 'prestacao',
      uid: criada,
      acao: 'criar',
      depois: { situacao: 'ABERTA' },
    })
    await lancarDespesasEsperando(tx, hotId, comId)
    return criada
  })
  return uid === null ? recusar('NAO_ENCONTRADA', 'Este comitente não tem lotes neste leilão.') : { uid }
})
