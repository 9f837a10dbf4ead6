// The register of what the house sells at a fixed price: an auction of its own for each year, which the site never shows
// and no room opens.
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { type Selectable, sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Leilao } from '../../core/database/schema.gen.ts'

type Quem = Parameters<typeof auditar>[0] & { readonly agora: number }

/** Locked. Null: the house has no auctioneer or no place yet, which papers of a sale name. */
export async function leilaoDasVendasDiretas(quem: Quem, tx: Tx): Promise<Selectable<Leilao> | null> {
  const hotId = quem.hotsite.id
  const ano = Number(diaEmBrasilia(quem.agora).slice(0, 4))
  await sql`select pg_advisory_xact_lock(hashtextextended(${`vendas-diretas|${hotId}|${ano}`}, 0))`.execute(
    tx,
  )
  const achado = await tx
    .selectFrom('leilao')
    .selectAll()
    .where('hotId', '=', hotId)
    .where('vendasDiretasDoAno', '=', ano)
    .forUpdate()
    .executeTakeFirst()
  if (achado !== undefined) return achado
  const { rows } = await sql<{ leoId: number | null; lrlId: number | null }>`
    select coalesce((select leo_id from hotsite where id = ${hotId}), (select min(id) from leiloeiro where hot_id = ${hotId} and ativo)) as leo_id,
      (select min(id) from local_realizacao where hot_id = ${hotId} and ativo) as lrl_id`.execute(tx)
  const { leoId, lrlId } = rows[0] ?? { leoId: null, lrlId: null }
  if (leoId === null || lrlId === null) return null
  const novo = await tx
    .insertInto('leilao')
    .values({
      hotId,
      nome: `Vendas diretas ${ano}`,
      vendasDiretasDoAno: ano,
      modalidade: 'ONLINE',
      data: new Date(quem.agora),
      leoId,
      lrlId,
      porcentagemComissao: 0,
      createdBy: quem.sessao?.usuId ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await auditar(quem, tx, {
    entidade: 'leilao',
    uid: novo.uid,
    acao: 'criar',
    depois: { nome: novo.nome },
  })
  return novo
}
