// What a save of the site names of other records: of this house, in use, and not against what is already on the air.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { DadosDoHotsite } from './dados-do-hotsite.ts'

/** Errors by field. */
export async function ajustesImproprios(
  tx: Tx,
  hotId: number,
  d: Partial<DadosDoHotsite>,
): Promise<Record<string, string>> {
  const campos: Record<string, string> = {}
  for (const campo of ['grcId', 'grcIdLogin'] as const) {
    const id = d[campo]
    if (typeof id !== 'number') continue
    const { rows } = await sql<{ ativo: boolean }>`select situacao = 'Ativo' as ativo from grupo_cliente
      where hot_id = ${hotId} and id = ${id} for share`.execute(tx)
    if (!rows[0]?.ativo) campos[campo] = 'Escolha um grupo ativo de clientes'
  }
  if (typeof d.cogId === 'number') {
    const { rows } = await sql<{ ativo: boolean }>`select ativo from comitente_grupo
      where hot_id = ${hotId} and id = ${d.cogId} for share`.execute(tx)
    if (!rows[0]?.ativo) campos.cogId = 'Escolha um grupo ativo de comitentes'
  }
  const leoId = typeof d.leoId === 'number' ? await leiloeiroImproprio(tx, hotId, d.leoId) : null
  return { ...campos, ...(leoId === null ? {} : { leoId }) }
}

async function leiloeiroImproprio(tx: Tx, hotId: number, leoId: number): Promise<string | null> {
  const { rows } = await sql<{ ativo: boolean; deOutro: string | null }>`
    select l.ativo, (select a.nome from leilao a where a.hot_id = l.hot_id and a.leo_id <> l.id
      and not a.teste and a.vendas_diretas_do_ano is null and a.situacao not in ('EXECUTADO', 'CANCELADO') order by a.data limit 1) as de_outro
    from leiloeiro l where l.hot_id = ${hotId} and l.id = ${leoId} for share`.execute(tx)
  const [l] = rows
  if (!l?.ativo) return 'Escolha um leiloeiro ativo'
  return l.deOutro === null ? null : `O leilão “${l.deOutro}” ainda corre com outro leiloeiro`
}
