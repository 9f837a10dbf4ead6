// What strangers write into a request: values that fit a JSON schema, and values that no schema expects. Seeded, so that
// a finding can be made again.

export type Sorte = () => number
type Esquema = { readonly [campo: string]: unknown }

/** mulberry32: small, and the same on every machine. */
export function sorteDe(semente: number): Sorte {
  let a = semente >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), a | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}
export const um = <T>(s: Sorte, lista: readonly T[]): T => lista[Math.floor(s() * lista.length)] as T

/** Each once broke something somewhere. */
export const TEXTOS_RUINS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '😀'.repeat(60),
  'x'.repeat(5000),
  "' or 1=1 --",
  '%00',
  '%',
  '../../etc/passwd',
  'a/b:[c]\r\nx: y',
  '__proto__',
  'constructor',
  '-1',
  '0',
  '99999999999',
  '1e309',
  'NaN',
  '0000-01-01',
  '2026-02-30',
  '9999-12-31T23:59:59+23:59',
  '\u202eabc',
  '{"a":1}',
]
export const VALORES_RUINS: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [[[]]],
  -1,
  0,
  1.5,
  32_768,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  99_999_999_999,
  9_007_199_254_740_992,
  1e308,
]

/** Identifiers that answers have shown: with them requests get past the first look. */
export interface Vistos {
  readonly uids: string[]
  readonly numeros: number[]
}

function textoDe(e: Esquema, s: Sorte, v: Vistos): string {
  if (e.format === 'uuid')
    return v.uids.length > 0 && s() < 0.9 ? um(s, v.uids) : '00000000-0000-4000-8000-000000000000'
  if (e.format === 'email') return `a${Math.floor(s() * 1e6)}@exemplo.com.br`
  if (e.format === 'date') return '2026-05-05'
  if (e.format === 'date-time') return '2026-05-05T12:00:00-03:00'
  if (e.format === 'uri') return 'https://exemplo.com.br/x'
  return um(s, ['Ana', 'lote', 'SP', '123', '11999990000', '01001000', 'x', '/leiloes', '#112233'])
}

function numeroDe(e: Esquema, s: Sorte, v: Vistos): number {
  const menor = Number(e.minimum ?? 0)
  const maior = Number(e.maximum ?? 1e6)
  if (v.numeros.length > 0 && s() < 0.5) return um(s, v.numeros)
  const n = um(s, [menor, maior, menor + s() * Math.min(maior - menor, 1e6)])
  return e.type === 'integer' ? Math.round(n) : n
}

/** One value for a schema; `ruim`: the chance that any part of it is wrong. */
export function valorDe(e: Esquema, s: Sorte, v: Vistos, ruim: number, fundo = 0): unknown {
  if (s() < ruim) return s() < 0.6 ? um(s, TEXTOS_RUINS) : um(s, VALORES_RUINS)
  const opcoes = (e.anyOf ?? e.oneOf) as readonly Esquema[] | undefined
  if (opcoes !== undefined) return valorDe(um(s, opcoes), s, v, ruim, fundo)
  if ('const' in e) return e.const
  if (Array.isArray(e.enum)) return um(s, e.enum)
  if (e.type === 'string') return textoDe(e, s, v)
  if (e.type === 'number' || e.type === 'integer') return numeroDe(e, s, v)
  if (e.type === 'boolean') return s() < 0.5
  if (e.type === 'null') return null
  if (fundo > 6) return null
  if (e.type === 'array')
    return Array.from({ length: Math.floor(s() * 3) }, () =>
      valorDe((e.items ?? {}) as Esquema, s, v, ruim, fundo + 1),
    )
  const campos = Object.entries((e.properties ?? {}) as Record<string, Esquema>)
  const obrigatorios = new Set((e.required ?? []) as string[])
  const postos = campos.filter(([k]) => obrigatorios.has(k) || s() < 0.4)
  return Object.fromEntries(postos.map(([k, filho]) => [k, valorDe(filho, s, v, ruim, fundo + 1)]))
}
