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
  await sql`update leilao set reg_id = ${regId}, reg_numero = 1 where hot_id = ${h.id} and regulamento = ${regulamento}`.execute(
    tx,
  )
  await sql`update leilao a set let_id = t.id from tipo_de_leilao t where a.hot_id = ${h.id} and t.hot_id = a.hot_id
    and t.nome = case when ${loja} then 'Ofertas da semana' when a.nome ilike '%seguradora%' then 'Seguradoras' else 'Frotas e locadoras' end
    and not exists (select from leilao_judicial j where j.lei_id = a.id)`.execute(tx)
  const digest = createHash('sha256')
    .update(JSON.stringify([regId, 1, regulamento]))
    .digest('base64url')
  await sql`insert into regulamento_aceito (hot_id, lei_id, digest, reg_id, nome, numero, texto)
    select a.hot_id, a.id, ${digest}, g.id, g.nome, 1, g.texto from leilao a join regulamento g on g.id = a.reg_id where a.hot_id = ${h.id}`.execute(
    tx,
  )
  await sql`update habilitacao x set aceito_id = c.id from regulamento_aceito c where c.lei_id = x.lei_id and x.hot_id = ${h.id} and x.aceito_id is null`.execute(
    tx,
  )
}
