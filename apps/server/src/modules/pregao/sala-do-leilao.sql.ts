// Which lots a room's snapshot carries, and the auction's own facts.
import type { LeilaoDaSala } from '@martelo/contracts/pregao/pregao.schemas.ts'
import { nomeSemData } from '@martelo/domain/leiloes/leilao.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'

/** Visitors see what comes and what has just been; staff in the room see all lots of an auction. */
const PROXIMOS = 24
const RESULTADOS = 24
const TODOS = 600

/** Ids of the lots of a snapshot: open ones in their order, the last results, and the one that was asked for. */
export async function idsDaSala(
  tx: Tx,
  leiId: number,
  { todos, anuncioUid }: { todos: boolean; anuncioUid: string | null },
): Promise<number[]> {
  const r = await sql<{ id: number }>`
    select id from (
      (select l.id from lote l join leilao a on a.id = l.lei_id
        where l.lei_id = ${leiId} and l.situacao in ('LIBERADO_LEILAO', 'PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS', 'REPASSE', 'PENDENTE', 'SUSPENSO')
        order by l.situacao not in ('AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS', 'PLACAR'), a.modalidade = 'ONLINE' and l.data_fim < now(), l.posicao_leilao limit ${todos ? TODOS : PROXIMOS})
      union (select id from lote where lei_id = ${leiId}
        and situacao not in ('CADASTRADO', 'LIBERADO_LEILAO', 'PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS', 'REPASSE', 'PENDENTE', 'SUSPENSO')
        order by coalesce(encerrado_at, situacao_at) desc limit ${todos ? TODOS : RESULTADOS})
      union (select id from lote where lei_id = ${leiId} and uid = ${anuncioUid} and situacao <> 'CADASTRADO')) x`.execute(
    tx,
  )
  return r.rows.map((l) => l.id)
}

interface Linha extends Omit<z.infer<typeof LeilaoDaSala>, 'data' | 'nomeSemData' | 'leiloeiroRegistro'> {
  data: Date
  matricula: string
  junta: string
}

export async function lerLeilaoDaSala(
  tx: Tx,
  hotId: number,
  leiId: number,
): Promise<z.infer<typeof LeilaoDaSala>> {
  const r = await sql<Linha>`
    select a.id, a.uid, a.nome, a.data, a.modalidade, o.nome as leiloeiro, o.matricula, o.junta, r.nome as local, r.cidade, r.uf,
      a.imagem, a.transmissao_url, exists (select from canal_transmissao c where c.lei_id = a.id and c.hot_id = a.hot_id and c.disponivel) as tem_canal, a.edital_url, a.condicional, a.permite_repasse
    from leilao a join leiloeiro o on o.id = a.leo_id join local_realizacao r on r.id = a.lrl_id
    where a.id = ${leiId} and a.hot_id = ${hotId}`.execute(tx)
  const l = r.rows[0]
  if (l === undefined) throw new Error(`no auction ${leiId} at this hotsite`)
  const { matricula, junta, data, ...resto } = l
  return {
    ...resto,
    data: data.toISOString(),
    nomeSemData: nomeSemData(l.nome),
    leiloeiroRegistro: `${junta} ${matricula}`,
  }
}
