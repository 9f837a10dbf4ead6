// The engine: from a declared report and its statement to sums, groups and rows. Fields are named by the declaration alone;
// what a request names and the declaration does not is not there.
import { type NomeDeRelatorio, RELATORIOS } from '@martelo/contracts/relatorios/relatorios-declarados.ts'
import type { Celula, SomaDeRelatorio } from '@martelo/domain/relatorios/declarar-relatorio.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { ordemSql, paginaSql } from '../../core/database/lista.ts'
import { faixasDosContratos } from '../prestacoes/door.ts'
import { envelhecimento, estoque, remocao } from './bens-em-linhas.sql.ts'
import { recebiveis, vendas } from './dinheiro-em-linhas.sql.ts'
import {
  arrematados,
  comitente,
  condicionais,
  conversao,
  leilao,
  licitantes,
  precos,
} from './leiloes-em-linhas.sql.ts'
import type { Recorte } from './recortar.ts'

type Linhas = (r: Recorte, tx: Tx) => RawBuilder<unknown> | Promise<RawBuilder<unknown>>
const LINHAS: Readonly<Record<NomeDeRelatorio, Linhas>> = {
  arrematados,
  leilao,
  comitente: async (r, tx) => comitente(r, await faixasDosContratos(tx, r.hotId)),
  conversao,
  licitantes,
  condicionais,
  precos,
  vendas,
  recebiveis,
  estoque,
  envelhecimento,
  remocao,
}

export interface Pergunta {
  readonly nome: NomeDeRelatorio
  readonly recorte: Recorte
  readonly grupo: string | undefined
  /** rows whose group field has this value only; `valor` null: has none */
  readonly so: { readonly campo: string; readonly valor: string | null } | null
  readonly ordenar: string | undefined
  readonly pagina: number
  readonly porPagina: number
}

type Linha = Record<string, Celula>
type Somas = Record<string, number | null>
export interface Apurado {
  readonly total: number
  readonly somas: Somas
  readonly grupo: string
  readonly grupos: readonly {
    readonly valor: string | null
    readonly linhas: number
    readonly somas: Somas
  }[]
  readonly gruposDemais: boolean
  readonly linhas: readonly Linha[]
}

const MAXIMO_DE_GRUPOS = 200
// No field of a report is called so.
const CONTAGEM = 'linhasContadas'
const DO_GRUPO = 'valorDoGrupo'

const campo = (id: string): RawBuilder<Celula> =>
  sql.ref(`t.${id.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)}`)

function somaSql(s: SomaDeRelatorio): RawBuilder<number | null> {
  if (s.como === 'razao')
    return sql`(100.0 * sum(${campo(s.campo)}) / nullif(sum(${campo(s.por ?? s.campo)}), 0))::float8`
  if (s.como === 'media')
    return s.tipo === 'dinheiro'
      ? sql`round(avg(${campo(s.campo)}))::bigint`
      : sql`avg(${campo(s.campo)})::float8`
  return sql`coalesce(sum(${campo(s.campo)}), 0)::bigint`
}

interface Parte {
  readonly parte: 'tudo' | 'grupo' | 'linha'
  readonly ordem: number | string
  readonly dados: Linha
}
/** Fields of an object of the database keep its names, unlike columns. */
const comNomes = (dados: Linha): Linha =>
  Object.fromEntries(
    Object.entries(dados).map(([k, v]) => [k.replace(/_([a-z])/g, (_, c: string) => c.toUpperCase()), v]),
  )

/** Rows of several shapes in one answer, each in its order. */
const emParte = (parte: Parte['parte']) => [
  sql.lit(parte).as('parte'),
  sql`row_number() over ()`.as('ordem'),
  sql`to_jsonb(x)`.as('dados'),
]

const emTexto = (v: Celula | undefined): string | null => (v === null || v === undefined ? null : String(v))

export async function apurarRelatorio(tx: Tx, p: Pergunta): Promise<Apurado> {
  const r = RELATORIOS[p.nome]
  const grupo = r.grupos.find((g) => g.id === p.grupo) ?? r.grupos[0]
  if (grupo === undefined) throw new Error(`the report ${p.nome} has no group`)
  const so = r.grupos.some((g) => g.id === p.so?.campo) ? p.so : null
  const linhas = await LINHAS[p.nome](p.recorte, tx)
  const onde =
    so === null
      ? sql<boolean>`true`
      : sql<boolean>`${campo(so.campo)}::text is not distinct from ${so.valor}::text`
  const somasDe = (l: Linha): Somas =>
    Object.fromEntries(r.somas.map((x) => [x.id, (l[x.id] ?? null) as number | null]))
  const contas = [sql<number>`count(*)::int`.as(CONTAGEM), ...r.somas.map((s) => somaSql(s).as(s.id))]
  const primeira = r.somas[0]
  const ordemDosGrupos =
    grupo.porChave || primeira === undefined
      ? sql`1 nulls last`
      : sql`${somaSql(primeira)} desc nulls last, 1 nulls last`
  const colunas = Object.fromEntries(r.colunas.map((c) => [c.id, campo(c.id)]))
  const primeiraColuna = r.colunas[0]
  const porPrimeira = primeiraColuna ? campo(primeiraColuna.id) : sql`1`
  const ordem = ordemSql(p.ordenar ?? r.ordem, colunas, porPrimeira, sql`${porPrimeira}, t.alvo`)
  // The rows are made once; sums, groups and the page are taken from them, so that they agree.
  const db = tx.with(
    (cte) => cte('t').materialized(),
    (q) => q.selectFrom(sql<Linha>`(${linhas})`.as('t')).selectAll().where(onde),
  )
  const partes = (await db
    .selectFrom((eb) => eb.selectFrom('t').select(contas).as('x'))
    .select(emParte('tudo'))
    .unionAll((eb) =>
      eb
        .selectFrom((f) =>
          f
            .selectFrom('t')
            .select([campo(grupo.id).as(DO_GRUPO), ...contas])
            .groupBy(campo(grupo.id))
            .orderBy(ordemDosGrupos)
            .limit(MAXIMO_DE_GRUPOS + 1)
            .as('x'),
        )
        .select(emParte('grupo')),
    )
    .unionAll((eb) =>
      eb
        .selectFrom((f) =>
          f
            .selectFrom('t')
            .selectAll()
            .modifyEnd(sql`${ordem} ${paginaSql(p)}`)
            .as('x'),
        )
        .select(emParte('linha')),
    )
    .execute()) as Parte[]
  const daParte = (parte: Parte['parte']): Linha[] =>
    partes
      .filter((x) => x.parte === parte)
      .toSorted((x, y) => Number(x.ordem) - Number(y.ordem))
      .map((x) => comNomes(x.dados))
  const [total = {}] = daParte('tudo')
  const emGrupos = daParte('grupo')
  return {
    total: Number(total[CONTAGEM]),
    somas: somasDe(total),
    grupo: grupo.id,
    grupos: emGrupos.slice(0, MAXIMO_DE_GRUPOS).map((g) => ({
      valor: emTexto(g[DO_GRUPO]),
      linhas: Number(g[CONTAGEM]),
      somas: somasDe(g),
    })),
    gruposDemais: emGrupos.length > MAXIMO_DE_GRUPOS,
    linhas: daParte('linha'),
  }
}
