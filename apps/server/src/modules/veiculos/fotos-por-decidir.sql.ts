// Photographs of all vehicles, as those who approve them see and move them.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { contemSql, listar, type Listados, type Pagina } from '../../core/database/lista.ts'
import type { LinhaFoto } from './fotos-gravadas.sql.ts'

export interface LinhaPorDecidir extends LinhaFoto {
  veiUid: string
  veiNome: string
  placa: string | null
  tipoId: number
  lote: string | null
}
interface Filtro extends Pagina {
  readonly busca?: string | undefined
  readonly leilao?: number | undefined
  readonly veiculo?: string | undefined
  readonly situacao: 'PENDENTE' | 'APROVADA' | 'RECUSADA'
}
const DA_SITUACAO = {
  PENDENTE: sql`f.tipo = 'foto' and f.aprovada_at is null`,
  APROVADA: sql`f.tipo = 'foto' and f.aprovada_at is not null`,
  RECUSADA: sql`f.tipo = 'recusada'`,
}

export function listarFotos(tx: Tx, hotId: number, f: Filtro): Promise<Listados<LinhaPorDecidir>> {
  return listar<LinhaPorDecidir>(tx, {
    colunas: sql`f.uid, f.tipo, f.ordem, f.legenda, f.largura, f.altura, f.previa, f.cor, f.chave, f.larguras, f.aprovada_at,
      f.motivo_recusa, f.areas_borradas, m.uid as posicao_uid, v.uid as vei_uid, v.nome as vei_nome, v.placa, v.tipo_id,
      (select l.numero from lote l where l.vei_id = v.id and (${f.leilao ?? null}::int is null or l.lei_id = ${f.leilao ?? null}::int)
        order by l.id desc limit 1) as lote`,
    de: sql`veiculo_foto f join veiculo v on v.id = f.vei_id left join modelo_fotos m on m.id = f.mfo_id`,
    onde: [
      sql`f.hot_id = ${hotId}`,
      DA_SITUACAO[f.situacao],
      contemSql(f.busca, [sql`v.nome`, sql`v.placa`, sql`v.placa_chave`, sql`v.chassi`]),
      ...(f.veiculo ? [sql`v.uid = ${f.veiculo}`] : []),
      ...(f.leilao
        ? [sql`exists (select from lote l where l.vei_id = v.id and l.lei_id = ${f.leilao})`]
        : []),
    ],
    ordem: sql`order by v.id, f.ordem, f.id`,
    pagina: f,
  })
}

export interface FotoTravada {
  id: number
  uid: string
  veiId: number
  veiUid: string
  tipo: 'foto' | 'giro' | 'recusada'
  chave: string
  larguras: number[]
}
/** Photographs with their vehicles locked, in the order of the vehicles. */
export async function travarFotos(tx: Tx, hotId: number, uids: readonly string[]): Promise<FotoTravada[]> {
  await sql`select 1 from veiculo v where v.hot_id = ${hotId}
    and exists (select from veiculo_foto f where f.vei_id = v.id and f.uid = any(${[...uids]}::uuid[])) order by v.id for update`.execute(
    tx,
  )
  const { rows } = await sql<FotoTravada>`
    select f.id, f.uid, f.vei_id, v.uid as vei_uid, f.tipo, f.chave, f.larguras from veiculo_foto f join veiculo v on v.id = f.vei_id
    where f.hot_id = ${hotId} and f.uid = any(${[...uids]}::uuid[]) and f.tipo <> 'giro' order by f.vei_id, f.ordem`.execute(
    tx,
  )
  return rows
}

const ULTIMA = (tipo: string) =>
  sql`(select coalesce(max(o.ordem), 0) from veiculo_foto o where o.vei_id = f.vei_id and o.tipo = ${tipo})`

/** Approved where it stands; one that was refused comes back at the end of the gallery. */
export async function aprovarFoto(tx: Tx, hotId: number, id: number, usuId: number): Promise<void> {
  await sql`update veiculo_foto f set aprovada_at = clock_timestamp(), decidida_by = ${usuId}, motivo_recusa = null,
    ordem = case when f.tipo = 'recusada' then ${ULTIMA('foto')} + 1 else f.ordem end, tipo = 'foto'
    where f.id = ${id} and f.hot_id = ${hotId}`.execute(tx)
}

export async function recusarFoto(
  tx: Tx,
  hotId: number,
  id: number,
  usuId: number,
  motivo: string,
): Promise<void> {
  await sql`update veiculo_foto f set aprovada_at = null, decidida_by = ${usuId}, motivo_recusa = ${motivo},
    ordem = case when f.tipo = 'recusada' then f.ordem else ${ULTIMA('recusada')} + 1 end, tipo = 'recusada'
    where f.id = ${id} and f.hot_id = ${hotId}`.execute(tx)
}

/** Other bytes in the place of the old ones. */
export async function trocarArquivo(
  tx: Tx,
  hotId: number,
  id: number,
  n: { chave: string; larguras: readonly number[]; previa: string; areas: number },
): Promise<void> {
  await sql`update veiculo_foto set chave = ${n.chave}, larguras = ${[...n.larguras]}::int[], previa = ${n.previa},
    areas_borradas = areas_borradas + ${n.areas} where id = ${id} and hot_id = ${hotId}`.execute(tx)
}

/** Active vehicles by their plates' search keys. */
export async function veiculosPorPlaca(
  tx: Tx,
  hotId: number,
  chaves: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ uid: string; placaChave: string }>`
    select distinct on (placa_chave) uid, placa_chave from veiculo where hot_id = ${hotId} and placa_chave = any(${[...chaves]}::text[])
      and situacao in ('ESTOQUE', 'EM_LEILAO') order by placa_chave, id desc`.execute(tx)
  return new Map(rows.map((r) => [r.placaChave, r.uid]))
}
