// Each night the public files are counted: what no row names any more is marked, and leaves when it was so for a week (a
// form that is still open, an earlier version that comes back). Idempotent.
import { sql } from 'kysely'
import { definirTarefa } from '../jobs/fila.ts'
import type { Servicos } from '../servicos.ts'

type Maquina = Pick<Servicos, 'banco' | 'arquivos'>

const DIAS_SEM_USO = 7
/** Sent and not yet saved: the page where it was chosen may stay open over a weekend. */
const DIAS_ATE_SALVAR = 3

/** Answers how many files were deleted. */
export async function apagarPublicosSemUso(s: Maquina): Promise<number> {
  const { sistema } = s.banco
  // One reading for both: cited files get their row (older ones have none yet) and lose their mark, the others get it.
  await sql`
    with citados as materialized (select distinct c as chave, split_part(c, '/', 2)::int as hot_id from arquivos_publicos_citados() c),
    em_uso as (
      insert into arquivo_publico (chave, hot_id) select c.chave, c.hot_id from citados c join hotsite h on h.id = c.hot_id
      on conflict (chave) do update set sem_uso_desde = null where arquivo_publico.sem_uso_desde is not null)
    update arquivo_publico p set sem_uso_desde = clock_timestamp()
    where p.sem_uso_desde is null and p.guardado_at < clock_timestamp() - make_interval(days => ${DIAS_ATE_SALVAR})
      and not exists (select from citados c where c.chave = p.chave)`.execute(sistema)
  const { rows } = await sql<{ chave: string }>`
    select chave from arquivo_publico where sem_uso_desde < clock_timestamp() - make_interval(days => ${DIAS_SEM_USO})`.execute(
    sistema,
  )
  let apagados = 0
  for (const { chave } of rows)
    await sistema.transaction().execute(async (tx) => {
      // Its row is held until the file is gone: who sends the same bytes meanwhile waits, and stores them again.
      const tirado = await sql`delete from arquivo_publico where chave = ${chave}
        and sem_uso_desde < clock_timestamp() - make_interval(days => ${DIAS_SEM_USO})`.execute(tx)
      if (tirado.numAffectedRows === 1n && (await s.arquivos.publico.apagar(chave))) apagados += 1
    })
  return apagados
}

definirTarefa<object>('apagar-publicos-sem-uso', async (_, s) => {
  await apagarPublicosSemUso(s)
})
