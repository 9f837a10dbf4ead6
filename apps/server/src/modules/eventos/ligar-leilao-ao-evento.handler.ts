import { ligarLeilaoAoEvento } from '@martelo/contracts/eventos/ligar-leilao-ao-evento.contract.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { naoHaEvento } from './apresentar-convidado.ts'
import { lerEvento, travarEvento } from './eventos.sql.ts'

handle(ligarLeilaoAoEvento, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const e = await lerEvento(tx, hotId, params.uid)
    if (e === undefined) return naoHaEvento()
    await travarEvento(tx, hotId, e.id)
    const r = await sql<{ id: number; nome: string }>`
      select id, nome from leilao where hot_id = ${hotId} and uid = ${body.leilaoUid}`.execute(tx)
    const leilao = r.rows[0] ?? null
    if (body.leilaoUid !== null && leilao === null)
      return recusar('LEILAO', 'Leilão não encontrado', { campos: { leilaoUid: 'Escolha um leilão' } })
    await sql`update evento set lei_id = ${leilao?.id ?? null}, versao = versao + 1 where hot_id = ${hotId} and id = ${e.id}`.execute(
      tx,
    )
    const nome = leilao?.nome ?? null
    await auditar(ctx, tx, { entidade: 'evento', uid: e.uid, acao: 'ligarLeilao', depois: { leilao: nome } })
    return { leilao: nome }
  }),
)
