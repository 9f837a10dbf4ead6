// Saves a search. What it finds now is no news: those lots are noted as told in the same transaction, so that only what
// comes later is an alert. The same address again renames and re-times the search that is there.
import { salvarBusca } from '@martelo/contracts/buscas/salvar-busca.contract.ts'
import { MAXIMO_DE_BUSCAS } from '@martelo/domain/buscas/avisos-de-busca.ts'
import { sql } from 'kysely'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerBuscas, anotarLotes } from './buscas-salvas.sql.ts'
import { procurarLotes } from './procurar-lotes.ts'

handle(salvarBusca, async (ctx, { body }) => {
  const { cliId } = exigirCliente(ctx)
  const hotId = ctx.hotsite.id
  const achados = await procurarLotes(ctx.servicos, hotId, body.filtros)
  return ctx.tx(async (tx) => {
    await sql`select 1 from cliente where id = ${cliId} and hot_id = ${hotId} for update`.execute(tx)
    const { nome, endereco, frequencia, porEmail } = body
    const outras = await lerBuscas(tx, hotId, cliId)
    const ja = outras.some((b) => b.endereco === endereco)
    if (!ja && outras.length >= MAXIMO_DE_BUSCAS)
      return recusar('CHEIO', `Você já tem ${MAXIMO_DE_BUSCAS} buscas salvas. Apague uma para salvar esta.`)
    const filtros = sql<string>`${JSON.stringify(body.filtros)}::jsonb`
    const b = await tx
      .insertInto('buscaSalva')
      .values({ hotId, cliId, nome, endereco, filtros, frequencia, porEmail, origem: ctx.origem })
      .onConflict((c) =>
        c.columns(['cliId', 'endereco']).doUpdateSet({ nome, filtros, frequencia, porEmail }),
      )
      .returning(['id', 'uid'])
      .executeTakeFirstOrThrow()
    await anotarLotes(tx, { id: b.id, hotId }, achados, true)
    const [salva] = await lerBuscas(tx, hotId, cliId, b.uid)
    if (salva === undefined) throw new Error('a search that was just saved is not there')
    return salva
  })
})
