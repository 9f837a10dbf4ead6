// What a device keeps of lots: the short card that everyone may see, and on one's own bids what one has bid.
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { loteSemConexao } from '@martelo/contracts/aplicativo/lote-sem-conexao.contract.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Hotsite } from '../../core/tenant/hotsites.ts'
import { lerCartoes } from '../lotes/door.ts'

type Ficha = RespostaDe<typeof loteSemConexao>

/** A device keeps the newest; the whole list needs the connection. */
export const MAXIMO_GUARDADO = 60

/** Published lots of these ids, in their order; what is not published is left out. */
export async function lerFichas(
  tx: Tx,
  hotsite: Hotsite,
  ids: readonly number[],
  meus: ReadonlyMap<number, number> = new Map(),
): Promise<Ficha[]> {
  const cartoes = await lerCartoes(tx, hotsite, ids)
  return cartoes.map((c) => {
    const [foto] = c.fotosUrls
    const [largura] = foto?.larguras ?? []
    return {
      uid: c.uid,
      veiUid: c.veiUid,
      id: c.id,
      numero: c.numero,
      nome: c.nome,
      leilao: c.leilao.nome,
      onde: c.cidade === null ? null : c.uf === null ? c.cidade : `${c.cidade}/${c.uf}`,
      valor: c.valorVendido ?? c.lance?.valor ?? c.minimo,
      temLance: c.lance !== null,
      dataFim: c.dataFim,
      url: c.url,
      foto: foto && largura ? `${foto.base}-${largura}.webp` : null,
      meuLance: meus.get(c.id) ?? null,
    }
  })
}

/** The newest lot of each favourite. */
export async function idsDosFavoritos(tx: Tx, hotId: number, cliId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select x.id from (
      select distinct on (l.vei_id) l.id, f.created_at from favorito f join lote l on l.vei_id = f.vei_id and l.hot_id = f.hot_id
      where f.hot_id = ${hotId} and f.cli_id = ${cliId} and l.situacao <> 'CADASTRADO'
      order by l.vei_id, l.id desc) x
    order by x.created_at desc limit ${MAXIMO_GUARDADO}`.execute(tx)
  return rows.map((r) => r.id)
}

/** Lots with a bid of this client that counts: his highest, the newest first. */
export async function meusLancesGuardados(
  tx: Tx,
  hotId: number,
  cliId: number,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; valor: number }>`
    select lel_id as id, max(valor)::bigint as valor from lance
    where hot_id = ${hotId} and cli_id = ${cliId} and situacao <> 'cancelado' and tipo in ('Manual', 'Automático')
    group by lel_id order by max(data) desc limit ${MAXIMO_GUARDADO}`.execute(tx)
  return new Map(rows.map((r) => [r.id, r.valor]))
}
