// The house's regulation as a record, taken by its auctions and agreed to by those who are enabled; kinds of auctions, and a
// text to choose.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../../apps/server/src/core/database/database.ts'

export async function semearTextos(
  tx: Tx,
  h: { id: number; tipo: string },
  regulamento: string,
): Promise<void> {
  const loja = h.tipo === 'loja'
  const { id: regId } = await tx
    .insertInto('regulamento')
    .values({
      hotId: h.id,
      nome: loja ? 'Regulamento dos eventos' : 'Regulamento geral',
      texto: regulamento,
      numero: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('regulamentoVersao')
    .values({ hotId: h.id, regId, numero: 1, texto: regulamento })
    .execute()
  await tx
    .insertInto('tipoDeLeilao')
    .values(
      (loja
        ? ['Ofertas da semana', 'Queima de estoque']
        : ['Frotas e locadoras', 'Seguradoras', 'Judicial']
      ).map((nome) => ({ hotId: h.id, nome })),
    )
    .execute()
  await tx
    .insertInto('textoDeLeilao')
    .values({
      hotId: h.id,
      nome: 'Retirada no pátio',
      tipo: 'RETIRADA',
      titulo: loja ? 'Como buscar a compra' : 'Retirada dos bens',
      texto:
        'Com hora marcada, de segunda a sexta, das 8h às 17h. Traga um documento com foto e o comprovante da compra.',
    })
    .execute()
}

/** All auctions that the house has by now, those that are over too: their regulation and kind, and what was agreed to. */
export async function semearAceites(tx: Tx, h: { id: number; tipo: string }): Promise<void> {
  await sql`update leilao a set reg_id = g.id, reg_numero = 1 from regulamento g
    where a.hot_id = ${h.id} and g.hot_id = a.hot_id and a.regulamento = g.texto and a.reg_id is null`.execute(
    tx,
  )
  await sql`update leilao a set let_id = t.id from tipo_de_leilao t where a.hot_id = ${h.id} and t.hot_id = a.hot_id
    and t.nome = case when ${h.tipo === 'loja'} then 'Ofertas da semana' when a.nome ilike '%seguradora%' then 'Seguradoras' else 'Frotas e locadoras' end
    and a.vendas_diretas_do_ano is null and not exists (select from leilao_judicial j where j.lei_id = a.id)`.execute(
    tx,
  )
  const { rows } = await sql<{ id: number; texto: string }>`
    select id, texto from regulamento where hot_id = ${h.id}`.execute(tx)
  for (const { id, texto } of rows) {
    const digest = createHash('sha256')
      .update(JSON.stringify([id, 1, texto]))
      .digest('base64url')
    await sql`insert into regulamento_aceito (hot_id, lei_id, digest, reg_id, nome, numero, texto)
      select a.hot_id, a.id, ${digest}, g.id, g.nome, 1, g.texto from leilao a join regulamento g on g.id = a.reg_id
      where a.hot_id = ${h.id} and g.id = ${id} on conflict do nothing`.execute(tx)
  }
  await sql`update habilitacao x set aceito_id = c.id from regulamento_aceito c where c.lei_id = x.lei_id and x.hot_id = ${h.id} and x.aceito_id is null`.execute(
    tx,
  )
}
