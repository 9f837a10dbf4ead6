// Vehicles as the back-office reads them.
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { contemSql, listar, type Listados, ordemSql, type Pagina } from '../../core/database/lista.ts'
import type { Veiculo } from '../../core/database/schema.gen.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'

export type VeiculoInteiro = Selectable<Veiculo>

export interface FiltroDeVeiculos extends Pagina {
  readonly busca?: string | undefined
  readonly situacao?: string | undefined
  readonly tipo?: number | undefined
  readonly comitente?: string | undefined
  readonly patio?: string | undefined
  readonly semFoto?: string | undefined
  /** only what stands in the yards of this user */
  readonly nosPatiosDe?: number | undefined
}

export interface LinhaVeiculo {
  uid: string
  nome: string
  marca: string
  modelo: string
  anoFabricacao: number | null
  anoModelo: number | null
  placa: string | null
  chassi: string | null
  renavam: string | null
  tipoId: number
  tipo: string
  situacao: 'ESTOQUE' | 'EM_LEILAO' | 'VENDIDO' | 'ENTREGUE' | 'INATIVO'
  comitente: string
  patio: string | null
  quantidadeFotos: number
  chave: string | null
  largura: number | null
  inibirVenda: boolean
  createdAt: Date
}

const COLUNAS: Readonly<Record<string, RawBuilder<unknown>>> = {
  nome: sql`busca_chave(v.nome)`,
  placa: sql`v.placa_chave`,
  anoModelo: sql`v.ano_modelo`,
  situacao: sql`v.situacao`,
  comitente: sql`busca_chave(c.nome)`,
  patio: sql`busca_chave(coalesce(p.nome, ''))`,
  createdAt: sql`v.created_at`,
}
const DE = sql`veiculo v join comitente c on c.id = v.com_id join tipo_lote t on t.id = v.tipo_id left join patio p on p.id = v.pat_id`

const nosPatiosDe = (usuId: number) =>
  sql`exists (select from usuario_patio up where up.usu_id = ${usuId} and up.pat_id = v.pat_id)`

/** Whether the vehicle stands in a yard where this user works. */
export async function estaNosPatiosDe(tx: Tx, v: VeiculoInteiro, usuId: number): Promise<boolean> {
  const r = await sql`select 1 from veiculo v where v.id = ${v.id} and ${nosPatiosDe(usuId)}`.execute(tx)
  return r.rows.length > 0
}

export async function listarVeiculos(
  tx: Tx,
  hotId: number,
  f: FiltroDeVeiculos,
): Promise<Listados<LinhaVeiculo>> {
  return listar(tx, {
    colunas: sql`v.uid, v.nome, v.marca, v.modelo, v.ano_fabricacao, v.ano_modelo, v.placa, v.chassi, v.renavam, v.tipo_id, t.nome as tipo,
      v.situacao, c.nome as comitente, p.nome as patio, v.inibir_venda, v.created_at, f.chave, f.larguras[1] as largura,
      (select count(*)::int from veiculo_foto x where x.vei_id = v.id and x.tipo = 'foto') as quantidade_fotos`,
    de: DE,
    deTudo: sql`left join lateral (select chave, larguras from veiculo_foto x where x.vei_id = v.id and x.tipo = 'foto' order by x.ordem limit 1) f on true`,
    onde: [
      sql`v.hot_id = ${hotId}`,
      contemSql(f.busca, [
        sql`v.nome`,
        sql`v.marca`,
        sql`v.modelo`,
        sql`v.placa`,
        sql`v.placa_chave`,
        sql`v.chassi`,
        sql`v.renavam`,
      ]),
      ...(f.situacao ? [sql`v.situacao = ${f.situacao}`] : []),
      ...(f.tipo ? [sql`v.tipo_id = ${f.tipo}`] : []),
      ...(f.comitente ? [sql`c.uid = ${f.comitente}`] : []),
      ...(f.patio ? [sql`p.uid = ${f.patio}`] : []),
      ...(f.nosPatiosDe === undefined ? [] : [nosPatiosDe(f.nosPatiosDe)]),
      ...(f.semFoto
        ? [sql`not exists (select from veiculo_foto x where x.vei_id = v.id and x.tipo = 'foto')`]
        : []),
    ],
    ordem: ordemSql(f.ordenar, COLUNAS, sql`v.created_at desc`, sql`v.id desc`),
    pagina: f,
  })
}

export async function lerVeiculo(
  tx: Tx,
  hotId: number,
  uid: string,
  travar = false,
): Promise<VeiculoInteiro | null> {
  const q = tx.selectFrom('veiculo').selectAll().where('hotId', '=', hotId).where('uid', '=', uid)
  return (await (travar ? q.forUpdate() : q).executeTakeFirst()) ?? null
}

export interface LoteDoVeiculo {
  uid: string
  numero: string
  situacao: SituacaoLote
  leilaoId: number
  leilao: string
  data: Date
  minimo: number
  lance: number | null
  valorVendido: number | null
}
export async function lotesDoVeiculo(tx: Tx, hotId: number, veiId: number): Promise<LoteDoVeiculo[]> {
  const { rows } = await sql<LoteDoVeiculo>`
    select l.uid, l.numero, l.situacao, a.id as leilao_id, a.nome as leilao, a.data, l.minimo, l.lance_valor as lance, l.valor_vendido
    from lote l join leilao a on a.id = l.lei_id where l.hot_id = ${hotId} and l.vei_id = ${veiId} order by l.id desc`.execute(
    tx,
  )
  return rows
}

/** Ids of lots that show this vehicle and still change. */
export async function lotesQueMostram(tx: Tx, hotId: number, veiIds: readonly number[]): Promise<number[]> {
  if (veiIds.length === 0) return []
  const linhas = await tx
    .selectFrom('lote')
    .select('id')
    .where('hotId', '=', hotId)
    .where('veiId', 'in', [...veiIds])
    .execute()
  return linhas.map((l) => l.id)
}
