// The house's own words as the parser looks them up: every name of what is in stock, folded and without blanks ("HB20",
// "hb 20"; "CG 160", "cg160"), beside the synonyms. Made once per stock, read per search.
import { palavrasDobradas } from '../comum/texto.ts'
import { somDe } from './som.ts'
import { ESTADOS } from '../comum/estados.ts'
import { COMBUSTIVEIS } from '../veiculos/codigos.ts'
import {
  APELIDOS_DE_MARCA,
  ESPECIES,
  EXPRESSOES,
  MODELOS_CONHECIDOS,
  NOMES_DE_CAMBIO,
  NOMES_DE_COMBUSTIVEL,
  NOMES_DE_COR,
  NOMES_DE_MONTA,
  OUTROS_NOMES_DE_COR,
  PALAVRAS_DE_DESCRICAO,
} from './sinonimos-de-busca.ts'

export type CampoEntendido =
  | 'marca'
  | 'modelo'
  | 'categoria'
  | 'tipo'
  | 'cor'
  | 'combustivel'
  | 'cambio'
  | 'monta'
  | 'estado'
  | 'cidade'
  | 'leilao'

interface Valor {
  readonly valor: string
  readonly pai?: string | undefined
}
/** What is in stock, as the search's facets tell it. */
export type Estoque = Readonly<Record<Exclude<CampoEntendido, 'monta'>, readonly Valor[]>>

/** What a group of words stands for: one of these values. `expressao`: words that stay words. */
export interface Significado {
  readonly campo: CampoEntendido | 'expressao'
  readonly valores: readonly Valor[]
}

export interface Vocabulario {
  readonly porChave: ReadonlyMap<string, Significado>
  /** first words of names of several words: "mercedes", "strada" of "Strada Freedom" */
  readonly porInicio: ReadonlyMap<string, Significado>
  /** keys by their length: what a typing error may have meant */
  readonly corrigiveis: ReadonlyMap<number, readonly string[]>
  /** how a key sounds → the key */
  readonly porSom: ReadonlyMap<string, string>
  readonly conhecidas: ReadonlySet<string>
  /** models sold in Brazil that are not in stock */
  readonly modelosDeFora: readonly string[]
  /** "24280" → the models whose names have that number */
  readonly modelosPorNumero: ReadonlyMap<string, readonly Valor[]>
  /** the kinds in stock */
  readonly especies: Readonly<Record<'categoria' | 'tipo', readonly string[]>>
  readonly leiloes: readonly { readonly nome: string; readonly palavras: ReadonlySet<string> }[]
}

export const chaveDe = (texto: string): string => palavrasDobradas(texto).join('')

/** A number alone is a year, a price or a lot; as a model (208, 500) it needs its make before it. */
const soNumero = (chave: string) => /^\d+$/.test(chave)

class Construtor {
  readonly porChave = new Map<string, Significado>()
  readonly porInicio = new Map<string, Significado>()

  /** The first meaning of a key stays; further values of the same field join it. */
  por(chave: string, campo: Significado['campo'], valores: readonly Valor[], onde = this.porChave): void {
    if (chave === '' || valores.length === 0) return
    const antes = onde.get(chave)
    if (antes === undefined) onde.set(chave, { campo, valores })
    else if (antes.campo === campo) {
      const novos = valores.filter((v) => !antes.valores.some((a) => a.valor === v.valor && a.pai === v.pai))
      onde.set(chave, { campo, valores: [...antes.valores, ...novos] })
    }
  }

  inicio(nome: string, campo: Significado['campo'], valor: Valor): void {
    const partes = palavrasDobradas(nome)
    for (let n = 1; n < partes.length; n++) {
      const chave = partes.slice(0, n).join('')
      if (chave.length >= 2 && !soNumero(chave)) this.por(chave, campo, [valor], this.porInicio)
    }
  }
}

function nomes(c: Construtor, estoque: Estoque): void {
  for (const expressao of EXPRESSOES) c.por(chaveDe(expressao), 'expressao', [{ valor: expressao }])
  for (const m of estoque.marca) {
    c.por(chaveDe(m.valor), 'marca', [m])
    c.inicio(m.valor, 'marca', m)
  }
  for (const m of estoque.modelo) {
    const chave = chaveDe(m.valor)
    if (!soNumero(chave) && chave.length > 1) c.por(chave, 'modelo', [m])
    for (const marca of [m.pai ?? '', ...(APELIDOS_DE_MARCA[m.pai ?? ''] ?? [])])
      c.por(chaveDe(marca) + chave, 'modelo', [m])
    c.inicio(m.valor, 'modelo', m)
  }
  const marcas = new Map(estoque.marca.map((m) => [chaveDe(m.valor), m]))
  for (const [marca, apelidos] of Object.entries(APELIDOS_DE_MARCA)) {
    const valor = marcas.get(chaveDe(marca)) ?? { valor: marca }
    for (const nome of [marca, ...apelidos]) c.por(chaveDe(nome), 'marca', [valor])
  }
}

/** Of the values that a word may mean, those in stock; none in stock: all, and the answer is honestly empty. */
function emEstoque(valores: readonly string[], estoque: readonly Valor[]): Valor[] {
  const chaves = new Set(valores.map(chaveDe))
  const achados = estoque.filter((v) => chaves.has(chaveDe(v.valor)))
  return (achados.length > 0 ? achados : valores.map((valor): Valor => ({ valor }))).map(({ valor }) => ({
    valor,
  }))
}

function propriedades(c: Construtor, estoque: Estoque): void {
  for (const { campo, valores, palavras } of ESPECIES)
    for (const p of palavras) c.por(chaveDe(p), campo, emEstoque(valores, estoque[campo]))
  for (const campo of ['categoria', 'tipo', 'cor'] as const)
    for (const v of estoque[campo]) c.por(chaveDe(v.valor), campo, [v])
  for (const tabela of [NOMES_DE_COR, OUTROS_NOMES_DE_COR])
    for (const [cor, outros] of Object.entries(tabela)) {
      const valores = emEstoque([cor, ...(OUTROS_NOMES_DE_COR[cor] ?? [])], estoque.cor)
      for (const nome of outros) c.por(chaveDe(nome), 'cor', valores)
    }
  for (const [codigos, palavras] of NOMES_DE_COMBUSTIVEL) {
    const rotulos: string[] = codigos.flatMap((x) => [x, COMBUSTIVEIS[x]])
    const achados = estoque.combustivel.filter((v) => rotulos.includes(v.valor))
    const valores = achados.length > 0 ? achados : codigos.map((valor) => ({ valor }))
    for (const p of palavras) c.por(chaveDe(p), 'combustivel', valores)
  }
  for (const [codigos, palavras] of NOMES_DE_CAMBIO) {
    const achados = estoque.cambio.filter((v) => codigos.includes(v.valor))
    const valores = (achados.length > 0 ? achados : codigos.map((valor) => ({ valor }))).map(({ valor }) => ({
      valor,
    }))
    for (const p of palavras) c.por(chaveDe(p), 'cambio', valores)
  }
  for (const [valor, palavras] of NOMES_DE_MONTA)
    for (const p of palavras) c.por(chaveDe(p), 'monta', [{ valor }])
}

/** A state's name before the city of the same name: it holds it. The city is meant with its state: "São Paulo SP". */
function lugares(c: Construtor, estoque: Estoque): void {
  for (const e of ESTADOS) c.por(chaveDe(e.nome), 'estado', [{ valor: e.sigla }])
  for (const e of ESTADOS) c.por(e.sigla.toLowerCase(), 'estado', [{ valor: e.sigla }])
  for (const v of estoque.cidade) {
    c.por(chaveDe(v.valor), 'cidade', [v])
    c.por(chaveDe(`cidade de ${v.valor}`), 'cidade', [v])
    if (v.pai !== undefined) c.por(chaveDe(`${v.valor} ${v.pai}`), 'cidade', [v])
  }
}

/** Lorries are called by their weight and power: "24.280", "8150". */
function modelosPorNumero(modelos: readonly Valor[]): Map<string, Valor[]> {
  const porNumero = new Map<string, Valor[]>()
  for (const m of modelos)
    for (const [numero] of m.valor.matchAll(/(?<![\d.])\d{1,2}\.?\d{3}(?![\d.])/g)) {
      const chave = numero.replace('.', '')
      porNumero.set(chave, [...(porNumero.get(chave) ?? []), m])
    }
  return porNumero
}

export function montarVocabulario(estoque: Estoque): Vocabulario {
  const c = new Construtor()
  nomes(c, estoque)
  propriedades(c, estoque)
  lugares(c, estoque)
  const corrigiveis = new Map<number, string[]>()
  const porSom = new Map<string, string>()
  for (const [chave, { campo }] of [...c.porChave, ...c.porInicio]) {
    if (campo === 'expressao' || chave.length < 4 || /^\d/.test(chave)) continue
    const lista = corrigiveis.get(chave.length) ?? []
    lista.push(chave)
    const som = somDe(chave)
    if (!porSom.has(som)) porSom.set(som, chave)
    corrigiveis.set(chave.length, lista)
  }
  return {
    porChave: c.porChave,
    porInicio: c.porInicio,
    corrigiveis,
    porSom,
    conhecidas: new Set([...PALAVRAS_DE_DESCRICAO, ...MODELOS_CONHECIDOS].map(chaveDe)),
    modelosDeFora: MODELOS_CONHECIDOS.map(chaveDe).filter((m) => !c.porChave.has(m) && !c.porInicio.has(m)),
    modelosPorNumero: modelosPorNumero(estoque.modelo),
    especies: {
      categoria: estoque.categoria.map((v) => v.valor),
      tipo: estoque.tipo.map((v) => v.valor),
    },
    leiloes: estoque.leilao.map(({ valor }) => ({ nome: valor, palavras: new Set(palavrasDobradas(valor)) })),
  }
}
