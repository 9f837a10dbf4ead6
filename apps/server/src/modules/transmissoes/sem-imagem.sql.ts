// Auctions that run while the channel which their public would watch is off, and that the house was not told of yet.
import { SEM_IMAGEM_S } from '@martelo/domain/transmissoes/prazos-da-transmissao.ts'
import { sql } from 'kysely'
import type { Banco, Tx } from '../../core/database/database.ts'

interface SemImagem {
  readonly id: number
  readonly uid: string
  readonly hotId: number
  readonly canal: string
  readonly leilao: string
  readonly leilaoUid: string
}

const DESDE = sql`greatest(c.situacao_desde, l.iniciado_at)`
const SEM_IMAGEM = sql`c.hot_id = l.hot_id and c.removido_at is null and c.disponivel and c.situacao = 'PARADO'
  and l.situacao = 'AO_VIVO' and l.pausado_at is null and coalesce(l.transmissao_url, '') = ''
  and ${DESDE} < clock_timestamp() - make_interval(secs => ${SEM_IMAGEM_S})
  and (c.sem_imagem_avisado_at is null or c.sem_imagem_avisado_at < ${DESDE})
  and not exists (select from canal_transmissao o where o.lei_id = c.lei_id and o.hot_id = c.hot_id and o.removido_at is null
    and o.disponivel and (o.situacao <> 'PARADO' or o.id < c.id))
  and not exists (select from transmissao t where t.can_id = c.id and t.hot_id = c.hot_id and t.posicao_template = 0
    and t.motivo_fim = 'OPERADOR' and t.data_fim >= coalesce(l.iniciado_at, l.data))`

export async function semImagem(banco: Banco): Promise<SemImagem[]> {
  const { rows } =
    await sql<SemImagem>`select c.id, c.uid, c.hot_id, c.nome as canal, l.nome as leilao, l.uid as leilao_uid
    from canal_transmissao c join leilao l on l.id = c.lei_id where ${SEM_IMAGEM} order by c.id`.execute(
      banco,
    )
  return rows
}

/** False: meanwhile it has a picture, or the house was told. */
export async function tomarAviso(tx: Tx, hotId: number, id: number): Promise<boolean> {
  const { rows } =
    await sql`update canal_transmissao c set sem_imagem_avisado_at = clock_timestamp() from leilao l
    where c.id = ${id} and c.hot_id = ${hotId} and l.id = c.lei_id and ${SEM_IMAGEM} returning c.id`.execute(
      tx,
    )
  return rows.length > 0
}
