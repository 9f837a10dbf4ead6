// What an import compares with and where it is kept. One query each brings every record that a file can touch.
import { type DireitosSobreValores, impedimentoDosValores } from '@martelo/domain/lotes/acoes.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Importacao, Leilao, Lote, Veiculo } from '../../core/database/schema.gen.ts'
import { respostasDe } from './gravar-veiculo.ts'
import { type Buscar, type ChavesParaBuscar, type Existente } from './importacao/previa.ts'
import type { Campo, Valores } from './importacao/valores.ts'

export type ImportacaoLida = Selectable<Importacao>

export async function lerImportacao(
  tx: Tx,
  hotId: number,
  uid: string,
  travar = false,
): Promise<ImportacaoLida | null> {
  const q = tx.selectFrom('importacao').selectAll().where('hotId', '=', hotId).where('uid', '=', uid)
  return (await (travar ? q.forUpdate() : q).executeTakeFirst()) ?? null
}

/** The auction that the import belongs to; `travar` keeps its state and the order of its lots as they are. */
export async function lerLeilaoDaImportacao(
  tx: Tx,
  hotId: number,
  leiId: number | null,
  travar = false,
): Promise<Selectable<Leilao> | null> {
  if (leiId === null) return null
  const q = tx.selectFrom('leilao').selectAll().where('hotId', '=', hotId).where('id', '=', leiId)
  return (travar ? q.forNoKeyUpdate() : q).executeTakeFirstOrThrow()
}

/** A vehicle that the file may mean, with its lot in the import's auction and the open lot that it has elsewhere. */
export interface Candidato {
  readonly veiculo: Selectable<Veiculo>
  readonly comitente: string
  readonly patio: string | null
  readonly lote: Selectable<Lote> | null
  readonly outroLote: string | null
}

/** Columns that carry the field's own name. */
const DO_VEICULO = [
  'nome',
  'marca',
  'modelo',
  'versaoModelo',
  'anoFabricacao',
  'anoModelo',
  'cor',
  'placa',
  'placaUf',
  'chassi',
  'numeroMotor',
  'renavam',
  'combustivel',
  'km',
  'cambio',
  'tipoId',
  'conservacao',
  'sinistro',
  'monta',
  'retomada',
  'possuiChave',
  'valorMercado',
  'fipeCodigo',
  'fipeNome',
  'fipeValor',
  'prazoDocumento',
  'observacoes',
  'cidade',
  'uf',
] as const satisfies readonly (Campo & keyof Veiculo)[]
const DO_LOTE = [
  'numero',
  'posicaoLeilao',
  'descricao',
  'minimo',
  'incremento',
  'valorComitente',
  'compreJa',
  'valorProposta',
  'despachante',
  'remocao',
  'vistoria',
  'outros',
  'depositoDeBens',
  'taxaAdm',
  'comissaoPorcentagem',
  'tipoNegociacao',
  'condicional',
] as const satisfies readonly (Campo & keyof Lote)[]
const DATAS = ['dataInicio', 'dataFim'] as const

/** Every vehicle that one of the keys finds, by the file's keys. */
export async function lerCandidatos(
  tx: Tx,
  hotId: number,
  leiId: number | null,
  chaves: ChavesParaBuscar,
): Promise<Candidato[]> {
  const { rows } = await sql<{
    veiId: number
    lelId: number | null
    comitente: string
    patio: string | null
    outroLote: string | null
  }>`
    select v.id as vei_id, l.id as lel_id, c.nome as comitente, p.nome as patio,
      (select 'lote ' || o.numero || ' de ' || a.nome from lote o join leilao a on a.id = o.lei_id
        where o.vei_id = v.id and o.lei_id is distinct from ${leiId}::int and o.situacao not in
        ('NAO_ARREMATADO','CLIENTE_DESISTIU','CANCELADO_NO_LEILAO','NEGADA_CONDICIONAL','LOTE_CANCELADO','CONDICIONAL_NEGADA','RECOMPRA','RETIRADO')
        limit 1) as outro_lote
    from veiculo v join comitente c on c.id = v.com_id left join patio p on p.id = v.pat_id
    left join lateral (select id, numero from lote x where x.vei_id = v.id and x.lei_id = ${leiId}::int order by x.id desc limit 1) l on true
    where v.hot_id = ${hotId} and (v.chassi = any(${chaves.chassis}::text[]) or v.renavam = any(${chaves.renavams}::text[])
      or v.placa_chave = any(${chaves.placaChaves}::text[])
      or exists (select from lote n where n.vei_id = v.id and n.lei_id = ${leiId}::int and lower(n.numero) = any(${chaves.numeros.map((n) => n.toLowerCase())}::text[])))`.execute(
    tx,
  )
  if (rows.length === 0) return []
  const veiculos = await tx
    .selectFrom('veiculo')
    .selectAll()
    .where('hotId', '=', hotId)
    .where((e) => e('id', '=', e.fn.any(e.val(rows.map((r) => r.veiId)))))
    .execute()
  const lelIds = rows.flatMap((r) => r.lelId ?? [])
  const lotes =
    lelIds.length === 0
      ? []
      : await tx
          .selectFrom('lote')
          .selectAll()
          .where('hotId', '=', hotId)
          .where((e) => e('id', '=', e.fn.any(e.val(lelIds))))
          .execute()
  const lotePorId = new Map(lotes.map((l) => [l.id, l]))
  const porId = new Map(veiculos.map((v) => [v.id, v]))
  return rows.flatMap((r): Candidato[] => {
    const veiculo = porId.get(r.veiId)
    if (veiculo === undefined) return []
    const { comitente, patio, outroLote } = r
    return [{ veiculo, comitente, patio, lote: lotePorId.get(r.lelId ?? 0) ?? null, outroLote }]
  })
}

const comValor = ([, v]: readonly [string, unknown]): boolean => v !== null && v !== undefined

function paraExistente(c: Candidato, comLotes: boolean): Existente {
  const { veiculo: v, lote: l } = c
  const valores = Object.fromEntries(
    [
      ...DO_VEICULO.map((k) => [k, v[k]] as const),
      ...(l === null ? [] : DO_LOTE.map((k) => [k, l[k]] as const)),
      ...(l === null ? [] : DATAS.map((k) => [k, l[k]?.getTime()] as const)),
      ['comitente', c.comitente] as const,
      ['patio', c.patio] as const,
    ].filter(comValor),
  ) as Partial<Valores>
  return {
    veiUid: v.uid,
    lelUid: l?.uid ?? null,
    valores,
    itens: respostasDe(v.itensDetalhados),
    bloqueio: bloqueio(c, comLotes),
  }
}

const EDITAVEIS: readonly string[] = ['CADASTRADO', 'PENDENTE', 'LIBERADO_LEILAO']

function bloqueio({ veiculo, lote, outroLote }: Candidato, comLotes: boolean): string | null {
  if (veiculo.situacao === 'VENDIDO' || veiculo.situacao === 'ENTREGUE') return 'O veículo já foi vendido.'
  if (lote !== null && !EDITAVEIS.includes(lote.situacao)) return `O lote ${lote.numero} já não pode mudar.`
  return comLotes && lote === null && outroLote !== null ? `O veículo já está no ${outroLote}.` : null
}

/** A lookup over the candidates, for the preview. */
export function buscarEm(candidatos: readonly Candidato[], comLotes: boolean): Buscar {
  const indice = new Map<string, Existente[]>()
  const por = (chave: string | null | undefined, e: Existente): void => {
    if (chave) indice.set(chave, [...(indice.get(chave) ?? []), e])
  }
  for (const c of candidatos) {
    const e = paraExistente(c, comLotes)
    por(c.veiculo.chassi && `chassi:${c.veiculo.chassi}`, e)
    por(c.veiculo.renavam && `renavam:${c.veiculo.renavam}`, e)
    por(c.veiculo.placaChave && `placa:${c.veiculo.placaChave}`, e)
    por(c.lote && `numero:${c.lote.numero.toLowerCase()}`, e)
  }
  return ({ chassi, renavam, placaChave, numero }) =>
    [
      chassi && `chassi:${chassi}`,
      renavam && `renavam:${renavam}`,
      placaChave && `placa:${placaChave}`,
      numero && `numero:${numero.toLowerCase()}`,
    ].flatMap((k) => (k ? (indice.get(k) ?? []) : []))
}

const VALORES: readonly string[] = ['minimo', 'incremento', 'valorComitente', 'compreJa', 'valorProposta']

/** Why these fields of this lot may not change by this session; null when they may. */
export function impedimentoDaMudanca(
  c: Candidato,
  campos: readonly string[],
  pode: DireitosSobreValores,
): string | null {
  if (c.lote === null || !campos.some((k) => VALORES.includes(k))) return null
  if (campos.includes('minimo') && c.lote.lanceValor !== null)
    return 'O lote já tem lance: o valor mínimo não muda mais.'
  return impedimentoDosValores(c.lote.situacao as SituacaoLote, pode)
}

export const COLUNAS_DO_VEICULO: readonly string[] = DO_VEICULO
export const COLUNAS_DO_LOTE: readonly string[] = DO_LOTE

export interface MudancaDeLinha {
  readonly id: number
  /** by column, as JSON carries them; columns that are not named keep what they hold */
  readonly colunas: Readonly<Record<string, unknown>>
}

/** What a change sets besides; a vehicle's answers are added to those that it has. */
const TAMBEM = {
  veiculo: sql`itens_detalhados = t.itens_detalhados || coalesce(x.colunas->'itens_detalhados', '{}'),
    versao = t.versao + 1, updated_at = now()`,
  lote: sql`edicao = t.edicao + 1`,
}

/** Changes many rows of one table in one statement, each of them once. Answers the rows as they are now. */
export async function mudarLinhas<T>(
  tx: Tx,
  tabela: 'veiculo' | 'lote',
  hotId: number,
  mudancas: readonly MudancaDeLinha[],
): Promise<T[]> {
  const nomes = new Set(mudancas.flatMap((m) => Object.keys(m.colunas)))
  nomes.delete('itens_detalhados')
  const novas = [...nomes]
    .toSorted()
    .map((n) => sql`${sql.ref(n)} = (jsonb_populate_record(t, x.colunas)).${sql.ref(n)}`)
  const linhas = mudancas.map(({ id, colunas }) => ({ id, colunas }))
  const { rows } = await sql<T>`
    update ${sql.table(tabela)} t set ${sql.join([...novas, TAMBEM[tabela]])}
    from jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb) as x(id int, colunas jsonb)
    where t.id = x.id and t.hot_id = ${hotId} returning t.*`.execute(tx)
  return rows
}
