// Samples of the running processes, and the alerts that came of them.
import {
  type Alerta,
  type Amostra,
  JANELA_MS,
  AMOSTRA_MS,
  MUDO_MS,
} from '@martelo/domain/operacao/operacao.ts'
import { sql } from 'kysely'
import type { Banco, Tx } from '../../core/database/database.ts'

/** Kept a little longer than the page looks back, so that a silent process is still seen as one. */
const GUARDA_MS = JANELA_MS + AMOSTRA_MS + MUDO_MS * 3

export type AmostraParaGravar = Omit<Amostra, 'processo' | 'quando'>
/** What a process of an older program does not write. */
const NAO_DITO = { leiloes: {}, filas: [], replicas: null } as const satisfies Partial<AmostraParaGravar>

export async function gravarAmostra(db: Banco, processo: string, amostra: AmostraParaGravar): Promise<void> {
  await sql`with velhas as (
      delete from medida_do_processo where quando < clock_timestamp() - make_interval(secs => ${GUARDA_MS / 1000})
    ) insert into medida_do_processo (processo, amostra) values (${processo}, ${JSON.stringify(amostra)}::jsonb)
    on conflict do nothing`.execute(db)
}

/** A process that stops in order takes its samples along: silence then means trouble. */
export async function esquecerProcesso(db: Banco, processo: string): Promise<void> {
  await db.deleteFrom('medidaDoProcesso').where('processo', '=', processo).execute()
}

/** All samples that are kept, and the database's clock. */
export async function lerAmostras(db: Banco): Promise<{ amostras: Amostra[]; agora: number }> {
  const linhas = await db
    .selectFrom('medidaDoProcesso')
    .select(['processo', 'quando', 'amostra', sql<Date>`clock_timestamp()`.as('agora')])
    .orderBy('quando')
    .execute()
  return {
    amostras: linhas.map((l) => ({
      ...NAO_DITO,
      ...(l.amostra as unknown as AmostraParaGravar),
      processo: l.processo,
      quando: l.quando.getTime(),
    })),
    agora: linhas[0]?.agora.getTime() ?? Date.now(),
  }
}

export interface MudancaDeAlertas {
  readonly abertos: readonly string[]
  readonly fechados: readonly string[]
}

/**
 * Looks, and opens and closes alerts so that the open ones are what was seen. Of several processes that want to look at
 * once, one does. The look is inside too: what another process saw a moment ago must not open again what is over.
 */
export async function acertarAlertas(
  db: Banco,
  olhar: (tx: Tx) => Promise<readonly Alerta[]>,
  aoAbrir: (tx: Tx, abertos: readonly Alerta[]) => Promise<void>,
): Promise<MudancaDeAlertas> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ meu: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('alertas-de-operacao')) as meu`.execute(tx)
    if (rows[0]?.meu !== true) return { abertos: [], fechados: [] }
    const agora = await olhar(tx)
    const medidas = agora.map((a) => a.medida as string)
    const fechados = await tx
      .updateTable('alertaDeOperacao')
      .set({ ate: sql`clock_timestamp()` })
      .where('ate', 'is', null)
      .$if(medidas.length > 0, (q) => q.where('medida', 'not in', medidas))
      .returning('medida')
      .execute()
    const abertos: Alerta[] = []
    for (const alerta of agora) {
      const { rows: linhas } = await sql<{ novo: boolean }>`
        insert into alerta_de_operacao (medida, valor, limite) values (${alerta.medida}, ${alerta.valor}, ${alerta.limite})
        on conflict (medida) where ate is null
        do update set valor = greatest(alerta_de_operacao.valor, excluded.valor)
        returning (xmax = 0) as novo`.execute(tx)
      if (linhas[0]?.novo === true) abertos.push(alerta)
    }
    if (abertos.length > 0) await aoAbrir(tx, abertos)
    return { abertos: abertos.map((a) => a.medida), fechados: fechados.map((f) => f.medida) }
  })
}

export async function ultimosAlertas(db: Banco, limite: number) {
  return db
    .selectFrom('alertaDeOperacao')
    .select(['id', 'medida', 'valor', 'limite', 'desde', 'ate'])
    .orderBy(sql`ate is null`, 'desc')
    .orderBy('desde', 'desc')
    .limit(limite)
    .execute()
}
