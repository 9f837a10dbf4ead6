// A stamp that is renamed is renamed on its lots too: they carry its name.
import { salvarCarimbo } from '@martelo/contracts/lotes/salvar-carimbo.contract.ts'
import { sql } from 'kysely'
import { auditar, diferencas } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'

handle(salvarCarimbo, (ctx, { body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const dados = { nome: body.nome, link: body.link || null, ordem: body.ordem }
    const mesmoNome = await tx
      .selectFrom('carimbo')
      .select('uid')
      .where('hotId', '=', hotId)
      .where('nome', '=', body.nome)
      .executeTakeFirst()
    if (mesmoNome !== undefined && mesmoNome.uid !== body.uid)
      return recusar('NOME', `Já existe o carimbo ${body.nome}.`, { campos: { nome: 'Nome já usado' } })
    if (body.uid === null) {
      const novo = await tx
        .insertInto('carimbo')
        .values({ ...dados, hotId })
        .onConflict((c) => c.columns(['hotId', 'nome']).doUpdateSet(dados))
        .returning('uid')
        .executeTakeFirstOrThrow()
      await auditar(ctx, tx, { entidade: 'carimbo', uid: novo.uid, acao: 'criar', depois: dados })
      return novo
    }
    const antes = await tx
      .selectFrom('carimbo')
      .select(['uid', 'nome', 'link', 'ordem'])
      .where('hotId', '=', hotId)
      .where('uid', '=', body.uid)
      .forUpdate()
      .executeTakeFirst()
    if (antes === undefined) return recusar('NAO_ENCONTRADO', 'Carimbo não encontrado')
    await tx
      .updateTable('carimbo')
      .set(dados)
      .where('hotId', '=', hotId)
      .where('uid', '=', antes.uid)
      .execute()
    if (antes.nome !== dados.nome)
      await sql`update lote set carimbos = array_replace(carimbos, ${antes.nome}, ${dados.nome})
        where hot_id = ${hotId} and ${antes.nome} = any(carimbos)`.execute(tx)
    await auditar(ctx, tx, {
      entidade: 'carimbo',
      uid: antes.uid,
      acao: 'editar',
      ...diferencas<typeof dados>(antes, dados),
    })
    return { uid: antes.uid }
  }),
)
