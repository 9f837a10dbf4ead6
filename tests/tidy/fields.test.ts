/**
 * Every text and every number of a request is made from the kinds of `contracts/core/fields.ts`: what a column cannot hold
 * is refused at the field. And whatever is refused is refused in Portuguese.
 */
import { globSync } from 'node:fs'
import path from 'node:path'
import type { Chamada } from '@martelo/contracts/core/define-call.ts'
import {
  GUARDAVEL,
  GUARDAVEL_INTEIRO,
  MAIOR_NUMERO_DE_BUSCA,
  VALOR_MAXIMO,
} from '@martelo/contracts/core/fields.ts'
import { mensagemDeCampo } from '@martelo/contracts/core/mensagens-de-campo.ts'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { RAIZ } from '../../tools/quality/sources.ts'

const PARTES = ['params', 'query', 'body'] as const
/** Formats whose pattern lets nothing through that a column cannot hold. */
const FORMATOS = new Set(['uuid', 'email', 'date', 'datetime'])

let contratos: Chamada[] = []
beforeAll(async () => {
  const modulos = await Promise.all(
    globSync('packages/contracts/src/**/*.contract.ts', { cwd: RAIZ }).map(
      (f) => import(path.join(RAIZ, f)) as Promise<Record<string, unknown>>,
    ),
  )
  contratos = modulos
    .flatMap((m) => Object.values(m))
    .filter((v): v is Chamada => typeof v === 'object' && v !== null && 'permission' in v)
})

interface No {
  readonly def: {
    readonly type: string
    readonly format?: string
    readonly shape?: Readonly<Record<string, No>>
    readonly catchall?: No
    readonly options?: readonly No[]
    readonly items?: readonly No[]
    readonly checks?: readonly unknown[]
    readonly values?: readonly unknown[]
  } & Readonly<
    Partial<Record<'element' | 'keyType' | 'valueType' | 'in' | 'out' | 'left' | 'right' | 'innerType', No>>
  >
  readonly minValue?: number | null
  readonly maxValue?: number | null
}

const ehTexto = (n: No | undefined): boolean => n?.def.type === 'string'
const guardado = (n: No): boolean =>
  (n.def.checks ?? []).some((c) => c === GUARDAVEL || c === GUARDAVEL_INTEIRO)

/** The fault of one node alone. */
function faltaDe(n: No): string | null {
  if (n.def.type === 'string' && !FORMATOS.has(n.def.format ?? '') && !guardado(n)) return 'a bare text'
  if (n.def.type === 'number') {
    const limites = [n.minValue ?? -Infinity, n.maxValue ?? Infinity].map(Math.abs)
    return limites.some((l) => l > VALOR_MAXIMO && l !== MAIOR_NUMERO_DE_BUSCA)
      ? 'a number without a range'
      : null
  }
  return n.def.type === 'unknown' || n.def.type === 'any' ? 'anything at all' : null
}

/** `a.b[]: a bare text`, one for each fault below a schema. */
function faltas(n: No, onde: string): string[] {
  const { def } = n
  const propria = faltaDe(n)
  // A text that is checked may be read on by patterns; a thing that is checked whole may hold anything.
  const fora = def.type === 'pipe' && ehTexto(def.in) && ehTexto(def.out) ? ['out'] : []
  const partes: [string, No | undefined][] = [
    ...Object.entries(def.shape ?? {}),
    ...[...(def.options ?? []), ...(def.items ?? [])].map((o): [string, No] => ['|', o]),
    ...(['element', 'keyType', 'valueType', 'in', 'out', 'left', 'right', 'innerType'] as const)
      .filter((k) => !fora.includes(k))
      .map((k): [string, No | undefined] => [k, def[k]]),
    ['*', guardado(n) ? undefined : def.catchall],
  ]
  return [
    ...(propria === null ? [] : [`${onde}: ${propria}`]),
    ...partes.flatMap(([k, filho]) => (filho === undefined ? [] : faltas(filho, `${onde}.${k}`))),
  ]
}

test('the look finds what it looks for', () => {
  const ruim = z.object({ a: z.string(), b: z.array(z.number().int()), c: z.record(z.string(), z.unknown()) })
  expect(faltas(ruim as unknown as No, 'x')).toEqual([
    'x.a: a bare text',
    'x.b.element: a number without a range',
    'x.c.keyType: a bare text',
    'x.c.valueType: anything at all',
  ])
})

test('no request has a bare text or a number without a range', () => {
  expect(contratos.length).toBeGreaterThan(200)
  const todas = contratos.flatMap((c) =>
    PARTES.flatMap((parte) => faltas(c[parte] as unknown as No, `${c.key} ${parte}`)),
  )
  expect(todas).toEqual([])
})

test('what is refused is refused in Portuguese', () => {
  const ruins = [undefined, null, '', 'x', 'x'.repeat(300_000), -1e13, 1.5, true, [], {}, [[1]]]
  const inglesas: string[] = []
  const ver = (c: Chamada, parte: (typeof PARTES)[number], valor: unknown): void => {
    const lido = c[parte].safeParse(valor, { error: mensagemDeCampo })
    for (const i of lido.error?.issues ?? [])
      if (/invalid (?!a)|expected|too (big|small)|unrecognized|required/i.test(i.message))
        inglesas.push(`${c.key} ${parte}.${i.path.join('.')}: ${i.message}`)
  }
  for (const c of contratos)
    for (const parte of PARTES) {
      const campos = Object.keys((c[parte] as unknown as No).def.shape ?? {})
      for (const ruim of ruins) {
        ver(c, parte, ruim)
        ver(c, parte, Object.fromEntries(campos.map((k) => [k, ruim])))
      }
    }
  expect(inglesas).toEqual([])
})
