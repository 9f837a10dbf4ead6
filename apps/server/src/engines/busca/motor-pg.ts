// The search engine as SQL over the projection `busca_lote`: the reference for what a query means, and the one that
// answers while the index is loading. Exact, and slower in proportion to the lots.
//
// Every statement has `hot_id`: `onde` writes it first, before any condition.
import {
  type BuscaPossiveis,
  type CampoDeBusca,
  ehCampoPalavra,
  FACETAS_NUMERO,
  FACETAS_PALAVRA,
  type FacetaNumero,
  type FacetaPalavra,
  type FaixaPossivel,
  type ValorPossivel,
} from '@martelo/contracts/lotes/busca.schemas.ts'
import type { Pool } from 'pg'
import {
  type Chave,
  type Condicao,
  type Consulta,
  condicoesDaFaceta,
  ehMultiplo,
  paiDe,
  type PalavraBuscada,
  valoresEscolhidos,
} from './consulta-de-busca.ts'
import type { Achados } from './indice.ts'
import { colunaDe } from './linha-de-busca.ts'
import type { MotorDeBusca } from './motor-de-busca.ts'
import { recortar } from './possiveis-da-busca.ts'

class Parametros {
  readonly valores: unknown[] = []
  /** Adds a value; answers its placeholder. */
  por(valor: unknown): string {
    this.valores.push(valor)
    return `$${this.valores.length}`
  }
}

const lexema = (palavra: string) => `'${palavra.replaceAll("'", "''")}'`
const termo = (p: PalavraBuscada) => `(${lexema(p.prefixo)}:* | ${lexema(p.inteira)})`

function condicaoEmSql(c: Condicao, p: Parametros): string {
  switch (c.tipo) {
    case 'palavras': {
      const teste = `${colunaDe(c.campo)} ${ehMultiplo(c.campo) ? '&&' : '= any'}(${p.por(c.valores)}::text[])`
      return c.negada ? `(${teste}) is not true` : teste
    }
    case 'numeros': {
      const teste = `${colunaDe(c.campo)} = any(${p.por(c.valores)}::bigint[])`
      return c.negada ? `(${teste}) is not true` : teste
    }
    case 'faixa':
      return `${colunaDe(c.campo)} between ${p.por(c.de)}::bigint and ${p.por(c.ate)}::bigint`
    case 'existe': {
      const coluna = colunaDe(c.campo)
      if (ehCampoPalavra(c.campo) && ehMultiplo(c.campo))
        return `cardinality(${coluna}) ${c.presente ? '>' : '='} 0`
      return `${coluna} is ${c.presente ? 'not null' : 'null'}`
    }
    case 'arvore': {
      const inteiras = c.ramos.filter((r) => r.modelos === null).map((r) => r.marca)
      const pares = c.ramos.flatMap((r) => (r.modelos ?? []).map((m) => [r.marca, m] as const))
      const marcas = p.por(pares.map(([marca]) => marca))
      const modelos = p.por(pares.map(([, modelo]) => modelo))
      return `(marca = any(${p.por(inteiras)}::text[]) or (marca, modelo) in (select * from unnest(${marcas}::text[], ${modelos}::text[])))`
    }
    case 'texto':
      return `palavras @@ ${p.por(c.palavras.map(termo).join(c.todas ? ' & ' : ' | '))}::tsquery`
    case 'ids':
      return `lote_id = any(${p.por(c.ids)}::int[])`
  }
}

function onde(hotId: number, q: Consulta, condicoes: readonly Condicao[], p: Parametros): string {
  const partes = [`hot_id = ${p.por(hotId)}`, 'not removido']
  if (q.visao === 'publica') partes.push('publico')
  for (const c of condicoes) partes.push(condicaoEmSql(c, p))
  return partes.join(' and ')
}

/** The words of a lot's name have weight A. */
const termoNoTitulo = (p: PalavraBuscada) => `(${lexema(p.prefixo)}:*A | ${lexema(p.inteira)}:A)`

function ordem(chaves: readonly Chave[], p: Parametros): string {
  const partes = chaves.map((c) => {
    if ('palavras' in c)
      return c.palavras
        .map((x) => `(palavras @@ ${p.por(termoNoTitulo(x))}::tsquery is not true)::int`)
        .join(' + ')
    if ('comValor' in c) return `(${colunaDe(c.comValor)} is null)::int`
    const { campo, desc, primeiros } = c
    const nome = colunaDe(campo)
    const chave = () => (ehCampoPalavra(campo) ? `busca_chave(${nome}) collate "C"` : nome)
    const coluna = primeiros ? `array_position(${p.por(primeiros)}::text[], ${nome})` : chave()
    return `${coluna} ${desc ? 'desc' : 'asc'} nulls last`
  })
  return [...partes, 'lote_id'].join(', ')
}

/** Fields with one value per lot, each with its parent: one scan counts them all (grouping sets). */
const SIMPLES = FACETAS_PALAVRA.filter((c) => !ehMultiplo(c))
const COLUNAS_AGRUPADAS = [...new Set(SIMPLES.flatMap((c) => [c, paiDe(c) ?? c]))].map(colunaDe)

function conjuntoDe(campo: FacetaPalavra): string[] {
  const pai = paiDe(campo)
  return pai === null ? [colunaDe(campo)] : [colunaDe(pai), colunaDe(campo)]
}
/** What grouping() answers in the rows of this field: a bit per column that is not grouped by. */
function mascara(campo: FacetaPalavra): number {
  const dele = conjuntoDe(campo)
  return COLUNAS_AGRUPADAS.reduce((m, coluna) => m * 2 + (dele.includes(coluna) ? 0 : 1), 0)
}

interface LinhaDeFaceta {
  readonly mascara: number
  readonly quantidade: string | number
  readonly [coluna: string]: unknown
}

export class MotorPg implements MotorDeBusca {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async buscar(hotId: number, q: Consulta): Promise<Achados> {
    const p = new Parametros()
    const filtro = onde(hotId, q, q.condicoes, p)
    const contagem = this.#pool.query<{ n: string | number }>(
      `select count(*) as n from busca_lote where ${filtro}`,
      [...p.valores],
    )
    const pagina = this.#pool.query<{ lote_id: number }>(
      `select lote_id from busca_lote where ${filtro} order by ${ordem(q.ordem, p)} limit ${p.por(q.tamanho)} offset ${p.por(q.de)}`,
      p.valores,
    )
    const [total, linhas] = await Promise.all([contagem, pagina])
    return { ids: linhas.rows.map((r) => r.lote_id), total: Number(total.rows[0]?.n ?? 0) }
  }

  async possiveis(hotId: number, q: Consulta): Promise<BuscaPossiveis> {
    const valores = {} as Record<FacetaPalavra, ValorPossivel[]>
    const faixas = {} as Record<FacetaNumero, FaixaPossivel>
    const tarefas: Promise<void>[] = []
    for (const [condicoes, campos] of agrupar(q, [...FACETAS_PALAVRA, ...FACETAS_NUMERO])) {
      const simples = SIMPLES.filter((c) => campos.has(c))
      const multiplos = FACETAS_PALAVRA.filter((c) => ehMultiplo(c) && campos.has(c))
      const numeros = FACETAS_NUMERO.filter((c) => campos.has(c))
      if (simples.length > 0) tarefas.push(this.#contarSimples(hotId, q, condicoes, simples, valores))
      for (const c of multiplos) tarefas.push(this.#contarMultiplo(hotId, q, condicoes, c, valores))
      if (numeros.length > 0) tarefas.push(this.#extremos(hotId, q, condicoes, numeros, faixas))
    }
    const total = this.buscar(hotId, { ...q, de: 0, tamanho: 0 })
    await Promise.all(tarefas)
    return { total: (await total).total, valores, faixas }
  }

  /** The projection is this engine's data: the change has already written it. */
  async aplicar(): Promise<void> {}

  async #contarSimples(
    hotId: number,
    q: Consulta,
    condicoes: readonly Condicao[],
    campos: readonly FacetaPalavra[],
    saida: Record<FacetaPalavra, ValorPossivel[]>,
  ) {
    const p = new Parametros()
    const conjuntos = campos.map((c) => `(${conjuntoDe(c).join(', ')})`).join(', ')
    const { rows } = await this.#pool.query<LinhaDeFaceta>(
      `select ${COLUNAS_AGRUPADAS.map((c) => (campos.some((f) => conjuntoDe(f).includes(c)) ? c : `null as ${c}`)).join(', ')},
        ${somaDaMascara(campos)} as mascara, count(*) as quantidade
       from busca_lote where ${onde(hotId, q, condicoes, p)} group by grouping sets (${conjuntos})`,
      p.valores,
    )
    for (const campo of campos) {
      const pai = paiDe(campo)
      const dele = mascara(campo)
      const achados: ValorPossivel[] = []
      for (const r of rows) {
        const valor = r[colunaDe(campo)]
        if (r.mascara !== dele || typeof valor !== 'string') continue
        const valorDoPai = pai === null ? null : r[colunaDe(pai)]
        const quantidade = Number(r.quantidade)
        achados.push(
          typeof valorDoPai === 'string' ? { valor, pai: valorDoPai, quantidade } : { valor, quantidade },
        )
      }
      saida[campo] = recortar(achados, valoresEscolhidos(q.condicoes, campo))
    }
  }

  async #contarMultiplo(
    hotId: number,
    q: Consulta,
    condicoes: readonly Condicao[],
    campo: FacetaPalavra,
    saida: Record<FacetaPalavra, ValorPossivel[]>,
  ) {
    const p = new Parametros()
    const { rows } = await this.#pool.query<{ valor: string; quantidade: string | number }>(
      `select x as valor, count(distinct lote_id) as quantidade from busca_lote, unnest(${colunaDe(campo)}) x
       where ${onde(hotId, q, condicoes, p)} group by 1`,
      p.valores,
    )
    saida[campo] = recortar(
      rows.map((r) => ({ valor: r.valor, quantidade: Number(r.quantidade) })),
      valoresEscolhidos(q.condicoes, campo),
    )
  }

  async #extremos(
    hotId: number,
    q: Consulta,
    condicoes: readonly Condicao[],
    campos: readonly FacetaNumero[],
    saida: Record<FacetaNumero, FaixaPossivel>,
  ) {
    const p = new Parametros()
    const { rows } = await this.#pool.query<Record<string, string | number | null>>(
      `select ${campos.map((c) => `min(${colunaDe(c)}) as "${c}_min", max(${colunaDe(c)}) as "${c}_max"`).join(', ')}
       from busca_lote where ${onde(hotId, q, condicoes, p)}`,
      p.valores,
    )
    for (const c of campos) {
      const minimo = rows[0]?.[`${c}_min`] ?? null
      const maximo = rows[0]?.[`${c}_max`] ?? null
      saida[c] =
        minimo === null || maximo === null ? null : { minimo: Number(minimo), maximo: Number(maximo) }
    }
  }
}

/** grouping() only takes columns that are grouped by; the others count as not grouped. */
function somaDaMascara(campos: readonly FacetaPalavra[]): string {
  const agrupadas = new Set(campos.flatMap(conjuntoDe))
  const n = COLUNAS_AGRUPADAS.length
  const partes = COLUNAS_AGRUPADAS.map((c, i) =>
    agrupadas.has(c) ? `grouping(${c}) * ${2 ** (n - 1 - i)}` : `${2 ** (n - 1 - i)}`,
  )
  return partes.join(' + ')
}

/** Facets that are counted under the same conditions are counted by the same statement. */
function agrupar(
  q: Consulta,
  campos: readonly (FacetaPalavra | FacetaNumero)[],
): Map<readonly Condicao[], ReadonlySet<CampoDeBusca>> {
  const grupos = new Map<readonly Condicao[], Set<CampoDeBusca>>()
  for (const campo of campos) {
    const condicoes = condicoesDaFaceta(q.condicoes, campo)
    const grupo = grupos.get(condicoes)
    if (grupo === undefined) grupos.set(condicoes, new Set([campo]))
    else grupo.add(campo)
  }
  return grupos
}
