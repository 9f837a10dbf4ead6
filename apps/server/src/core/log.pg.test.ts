// What the log says of errors that the database filled with a row: where and why, never whose.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operacaoAoVivo } from '@martelo/contracts/operacao/operacao-ao-vivo.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../tests/pg/cenario.ts'
import { executar } from './http/executar.ts'
import { criarLog } from './log.ts'

let c: Cenario
beforeAll(async () => {
  c = await criarCenario({ clientes: 2 })
})
afterAll(() => c.fechar())

const EMAIL = 'cliente.1@teste.com.br' // of the first client
const CPF = '10000000001'

/** The lines of the log of one call that fails with what `falhar` throws. */
async function linhasDe(falhar: () => Promise<unknown>): Promise<string> {
  const linhas: string[] = []
  const log = criarLog('debug', { write: (l) => void linhas.push(l) }).child({ reqId: 'pedido-1' })
  const ctx = { ...c.ctx(c.equipe), log, reqId: 'pedido-1' }
  const r = await executar(
    { contract: operacaoAoVivo, run: falhar },
    ctx,
    { params: {}, query: {}, body: {} },
    false,
  )
  expect(r).toMatchObject({ ok: false, erro: { statusCode: 500, requestId: 'pedido-1' } })
  return linhas.join('')
}
const usuarioDois = () => c.banco.sistema.updateTable('usuario').where('id', '=', c.clientes[1]?.usuId ?? 0)
const clienteDois = () => c.banco.sistema.updateTable('cliente').where('id', '=', c.clientes[1]?.cliId ?? 0)

describe('an error of the database', () => {
  test.each([
    ['index of e-mail', () => usuarioDois().set({ email: EMAIL }).execute(), '23505', 'usuario'],
    ['index of CPF', () => clienteDois().set({ cpf: CPF }).execute(), '23505', 'cliente'],
    // "Failing row contains (…)": the whole client.
    [
      'row',
      () =>
        clienteDois()
          .set({ nome: null as never })
          .execute(),
      '23502',
      'cliente',
    ],
    [
      'value that cannot be read',
      () => sql`select ${EMAIL}::text::int, ${CPF}`.execute(c.banco.sistema),
      '22P02',
      null,
    ],
  ])('in an %s names no one', async (_que, falhar, code, table) => {
    const original = (await falhar().catch((e: unknown) => e)) as Error & { detail?: string }
    // The trap is real: the error itself does name the person.
    expect(`${original.message} ${original.detail ?? ''}`).toMatch(/cliente\.|1000000000/)
    const texto = await linhasDe(falhar)
    expect(texto).not.toMatch(/teste\.com\.br|1000000000|Cliente 2|cliente\.\d/)
    const linha = JSON.parse(texto) as { reqId: string; chamada: string; err: Record<string, unknown> }
    expect(linha).toMatchObject({ reqId: 'pedido-1', chamada: operacaoAoVivo.key, err: { code } })
    if (table !== null) expect(linha.err.table).toBe(table)
    expect(linha.err.stack).toMatch(/^\s+at /)
  })
})

describe('whatever else is written', () => {
  const escrever = (fn: (log: ReturnType<typeof criarLog>) => void): string => {
    const linhas: string[] = []
    fn(criarLog('debug', { write: (l) => void linhas.push(l) }))
    return linhas.join('')
  }
  test('a cause, and each of several errors, is cut to the same fields', () => {
    const doBanco = Object.assign(new Error('duplicate key'), {
      detail: `Key (email)=(${EMAIL})`,
      code: '23505',
    })
    const texto = escrever((log) =>
      log.error({ err: new AggregateError([new Error('outer', { cause: doBanco })], 'all failed') }, 'x'),
    )
    expect(texto).toContain('23505')
    expect(texto).not.toContain('teste.com.br')
  })
  test('a refused recipient, a number, an address with its question', () => {
    const recusado = Object.assign(new Error(`550 <${EMAIL}>: no such user, CPF ${CPF}`), {
      rejected: [EMAIL],
      response: `550 ${EMAIL}`,
      responseCode: 550,
    })
    const texto = escrever((log) => {
      log.warn({ err: recusado, url: `/senha?email=${EMAIL}&chave=segredo` }, 'mail not sent')
      log.error(`Failed task 7 with error 'cannot reach ${EMAIL}' of 123.456.789-09, 12.345.678/0001-95`)
    })
    expect(texto).toContain('"responseCode":550')
    expect(texto).toContain('"url":"/senha"')
    expect(texto).not.toMatch(/teste\.com\.br|10000000001|segredo|789-09|0001-95/)
    for (const linha of texto.trim().split('\n')) expect(() => void JSON.parse(linha)).not.toThrow()
  })
  test('a value that is no error is not written', () => {
    expect(escrever((log) => log.error({ err: { email: EMAIL, nome: 'Fulana' } }, 'x'))).not.toMatch(/Fulana/)
  })
})

test('the server makes no logger elsewhere', () => {
  const raiz = join(import.meta.dirname, '..')
  const fontes = readdirSync(raiz, { recursive: true, encoding: 'utf8' }).filter(
    (f) => f.endsWith('.ts') && !f.endsWith('.test.ts'),
  )
  const outros = fontes.filter((f) => /^import pino\b/m.test(readFileSync(join(raiz, f), 'utf8')))
  expect(fontes.length).toBeGreaterThan(100)
  expect(outros).toEqual([join('core', 'log.ts')])
})
