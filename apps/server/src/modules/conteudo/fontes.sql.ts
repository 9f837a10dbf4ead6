// Records that sections show and that no other module lists: who sells here, and the lots of a promotion.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface ComitenteDoSite {
  nome: string
  logo: string | null
}

const MAIS = 24

/** Consignors with a published lot of an auction that is still to be, those with a logo first. */
export async function comitentesDoSite(tx: Tx, hotId: number): Promise<ComitenteDoSite[]> {
  const r = await sql<ComitenteDoSite>`
    select distinct c.nome, c.logo, c.logo is null as sem from comitente c
    where c.hot_id = ${hotId} and c.ativo and exists (
      select from lote l join leilao a on a.id = l.lei_id
      where l.com_id = c.id and l.situacao <> 'CADASTRADO' and a.situacao in ('CRIADO', 'PRONTO', 'AO_VIVO') and not a.teste)
    order by sem, c.nome limit ${MAIS}`.execute(tx)
  return r.rows.map(({ nome, logo }) => ({ nome, logo }))
}

/** Lots marked for a promotion that can still be bought: internal ids, the soonest first. */
export async function lotesDeSorteio(tx: Tx, hotId: number, quantos: number): Promise<number[]> {
  const r = await sql<{ id: number }>`
    select l.id from lote l join leilao a on a.id = l.lei_id
    where l.hot_id = ${hotId} and (l.black_car10 or l.sorteio_final_ano) and a.situacao in ('CRIADO', 'PRONTO', 'AO_VIVO') and not a.teste
      and l.situacao in ('LIBERADO_LEILAO', 'PENDENTE', 'PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS', 'REPASSE')
    order by a.data, l.posicao_leilao, l.id limit ${quantos}`.execute(tx)
  return r.rows.map((l) => l.id)
}
