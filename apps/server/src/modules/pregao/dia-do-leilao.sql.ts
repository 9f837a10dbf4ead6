// Whether an auction may be held today at its place: national holidays are computed, state and municipal ones come
// from the table. Null when it may.
import { montarCalendario } from '@martelo/domain/calendario/dias-uteis.ts'
import { type Feriado, feriadosDosAnos } from '@martelo/domain/calendario/feriados.ts'
import { impedimentoDoDia } from '@martelo/domain/pregao/regras.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

/** Civil calendar of a place around an instant (this year and the next). */
export async function calendarioDoLugar(
  tx: Tx,
  { uf, cidade }: { readonly uf: string; readonly cidade: string },
  agora: number,
) {
  const ano = new Date(agora).getUTCFullYear()
  const r = await sql<{ dia: string; nome: string; ambito: string }>`
    select data as dia, nome, ambito from feriado
    where data between ${`${ano}-01-01`} and ${`${ano + 1}-12-31`}
      and ((ambito = 'estadual' and uf = ${uf}) or (ambito = 'municipal' and uf = ${uf} and lower(cidade) = lower(${cidade})))`.execute(
    tx,
  )
  // What the query found is of this place already.
  const doLugar: Feriado[] = r.rows.map(({ dia, nome }) => ({ dia, nome, ambito: 'estadual', uf }))
  return montarCalendario('civil', [...feriadosDosAnos(ano, ano + 1), ...doLugar], { local: { uf } })
}

export async function impedimentoDeHoje(
  tx: Tx,
  leilao: { readonly uf: string; readonly cidade: string; readonly conferirDia: boolean },
  agora: number,
): Promise<string | null> {
  if (!leilao.conferirDia) return null
  return impedimentoDoDia(agora, await calendarioDoLugar(tx, leilao, agora))
}
