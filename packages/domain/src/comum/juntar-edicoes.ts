// Three-way merge of a record by field: what was read, what this person made of it, what the record is now. What only
// one side changed is taken from that side; only a field that both changed differently is a conflict, and a person is
// asked. Lists are one value: two people who changed one list do conflict.

export interface CampoEmConflito {
  /** the field's name; inside an object, joined by dots: `tema.corPrimaria` */
  readonly campo: string
  readonly base: unknown
  readonly meu: unknown
  readonly deles: unknown
}

export interface Juncao<V> {
  /** both sides together; at a conflict this person's value stands until it is decided */
  readonly valores: V
  /** fields that only the other changed: they came in by themselves */
  readonly vindos: readonly string[]
  readonly conflitos: readonly CampoEmConflito[]
}

type Objeto = Readonly<Record<string, unknown>>

const ehObjeto = (v: unknown): v is Objeto => typeof v === 'object' && v !== null && !Array.isArray(v)

/** By value; the order of an object's keys does not matter, nor whether nothing is absent or undefined. */
export function mesmoValor(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((v, i) => mesmoValor(v, b[i]))
  if (!ehObjeto(a) || !ehObjeto(b)) return false
  return chavesDe(a, b).every((k) => mesmoValor(a[k], b[k]))
}

const chavesDe = (...os: readonly Objeto[]): string[] => [...new Set(os.flatMap((o) => Object.keys(o)))]

export function juntarEdicoes<V extends object>(base: V, meu: V, deles: V): Juncao<V> {
  const vindos: string[] = []
  const conflitos: CampoEmConflito[] = []
  const juntar = (b: Objeto, m: Objeto, d: Objeto, prefixo: string): Objeto => {
    const valores: Record<string, unknown> = {}
    for (const k of chavesDe(b, m, d)) {
      const campo = `${prefixo}${k}`
      let valor = m[k]
      if (!mesmoValor(m[k], d[k])) {
        if (mesmoValor(m[k], b[k])) {
          valor = d[k]
          vindos.push(campo)
        } else if (!mesmoValor(d[k], b[k])) {
          if (ehObjeto(b[k]) && ehObjeto(m[k]) && ehObjeto(d[k]))
            valor = juntar(b[k], m[k], d[k], `${campo}.`)
          else conflitos.push({ campo, base: b[k], meu: m[k], deles: d[k] })
        }
      }
      // A key that the deciding side does not have stays away.
      if (valor !== undefined) valores[k] = valor
    }
    return valores
  }
  return { valores: juntar(base as Objeto, meu as Objeto, deles as Objeto, '') as V, vindos, conflitos }
}

/** The merged record with the other's value at the fields that this person gave up. */
export function comValoresDeles<V extends object>(
  valores: V,
  conflitos: readonly CampoEmConflito[],
  cedidos: ReadonlySet<string>,
): V {
  return conflitos
    .filter((c) => cedidos.has(c.campo))
    .reduce<V>((v, c) => por(v as Objeto, c.campo.split('.'), c.deles) as V, valores)
}

function por(o: Objeto, [chave = '', ...resto]: readonly string[], valor: unknown): Objeto {
  const { [chave]: antes, ...outros } = o
  if (resto.length > 0) return { ...o, [chave]: por(ehObjeto(antes) ? antes : {}, resto, valor) }
  return valor === undefined ? outros : { ...o, [chave]: valor }
}

/**
 * The other's record, rebuilt from the history, for a form that cannot fetch it. Null when the history names a field
 * that the form does not know by that name: no guesses.
 */
export function peloHistorico<V extends object>(
  base: V,
  mudancas: Readonly<Record<string, { readonly depois: unknown }>>,
): V | null {
  const campos = Object.entries(mudancas)
  if (campos.length === 0 || campos.some(([campo]) => !(campo in base))) return null
  return { ...base, ...Object.fromEntries(campos.map(([campo, m]) => [campo, m.depois])) }
}
