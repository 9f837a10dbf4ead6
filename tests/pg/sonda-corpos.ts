/** Inputs that a schema takes, for a probe: of a record where one was read, of what answers have shown, and else of the schema alone. */
import { z } from 'zod'

export type Esquema = { readonly [campo: string]: unknown }
/** Values of a field's name, best first. */
export type Procura = (nome: string, quantos: number) => readonly string[]

export const jsonDe = (s: z.ZodType, io: 'input' | 'output' = 'input'): Esquema =>
  z.toJSONSchema(s, { io, unrepresentable: 'any' })

export const propriedades = (e: Esquema): Record<string, Esquema> =>
  (e.properties ?? {}) as Record<string, Esquema>

const formasDe = (e: Esquema): readonly Esquema[] =>
  ((e.anyOf ?? e.oneOf) as readonly Esquema[] | undefined) ?? [e]

/** One body for each form that the schema allows, at most four. */
export const corpos = (
  e: Esquema,
  registro: Readonly<Record<string, unknown>>,
  v: Procura,
): Record<string, unknown>[] =>
  formasDe(e)
    .slice(0, 4)
    .map((f) => preencher(f, registro, v))

/** What must be in it, and what the record has for it. */
export function preencher(
  e: Esquema,
  registro: Readonly<Record<string, unknown>>,
  v: Procura,
): Record<string, unknown> {
  const must = new Set((e.required ?? []) as string[])
  const saida: Record<string, unknown> = {}
  for (const [nome, filho] of Object.entries(propriedades(e))) {
    const dele = registro[nome]
    if (dele !== undefined && cabe(filho, dele)) saida[nome] = dele
    else if (must.has(nome)) saida[nome] = valorPara(nome, filho, v)
  }
  return saida
}

function cabe(e: Esquema, valor: unknown): boolean {
  return formasDe(e).some((f) => {
    if (valor === null) return f.type === 'null'
    if (Array.isArray(valor)) return f.type === 'array'
    if (Array.isArray(f.enum)) return f.enum.includes(valor)
    if (f.type === 'integer') return Number.isInteger(valor)
    return f.type === undefined || f.type === typeof valor
  })
}

const HOJE = (): string => new Date().toISOString().slice(0, 10)

function valorPara(nome: string, e: Esquema, v: Procura): unknown {
  const [um = e] = formasDe(e)
  if ('const' in um) return um.const
  if (Array.isArray(um.enum)) return um.enum[0]
  if (um.type === 'array')
    return Number(um.minItems ?? 0) > 0 ? [valorPara(nome, (um.items ?? {}) as Esquema, v)] : []
  if (um.type === 'boolean') return false
  if (um.type === 'object') return preencher(um, {}, v)
  if (um.type === 'number' || um.type === 'integer') return Number(v(nome, 1)[0] ?? um.minimum ?? 1)
  return textoPara(nome, um, v)
}

function textoPara(nome: string, e: Esquema, v: Procura): string {
  if (e.format === 'date') return HOJE()
  if (e.format === 'date-time') return new Date(Date.now() + 3_600_000).toISOString()
  if (e.format === 'uuid') return v(nome, 1)[0] ?? v('uid', 1)[0] ?? crypto.randomUUID()
  if (e.format === 'email') return 'sonda@exemplo.com.br'
  // A word that some vehicle has: the same field is a search elsewhere.
  return (v(nome, 1)[0] ?? 'carro').padEnd(Number(e.minLength ?? 0), 'o')
}

/** Identifiers, states and instants say nothing of a person. */
const CALADOS = /uid$|^id$|versao|situacao|at$|^tipo|mensagem/i

/** Whether an answer of this schema can carry texts about somebody or something. */
export function dizAlgo(e: Esquema, nome = '', fundo = 0): boolean {
  if (fundo > 5) return false
  if (e.type === 'string') return !Array.isArray(e.enum) && !CALADOS.test(nome)
  if (e.type === 'array') return dizAlgo((e.items ?? {}) as Esquema, nome, fundo + 1)
  if (e.anyOf !== undefined || e.oneOf !== undefined)
    return formasDe(e).some((f) => dizAlgo(f, nome, fundo + 1))
  return Object.entries(propriedades(e)).some(([n, f]) => dizAlgo(f, n, fundo + 1))
}
