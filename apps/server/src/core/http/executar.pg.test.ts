// What a call answers when the database fails under it: what passes is put off, what is our bug is told as one.
import { operacaoAoVivo } from '@martelo/contracts/operacao/operacao-ao-vivo.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { criarLog } from '../log.ts'
import { executar } from './executar.ts'

let c: Cenario
beforeAll(async () => {
  c = await criarCenario()
})
afterAll(() => c.fechar())

async function chamar(run: () => Promise<unknown>): Promise<{ resultado: unknown; niveis: number[] }> {
  const niveis: number[] = []
  const log = criarLog('debug', {
    write: (l) => void niveis.push((JSON.parse(l) as { level: number }).level),
  })
  const ctx = { ...c.ctx(c.equipe), log, reqId: 'pedido-1' }
  const resultado = await executar(
    { contract: operacaoAoVivo, run },
    ctx,
    { params: {}, query: {}, body: {} },
    true,
  )
  return { resultado, niveis }
}
const [AVISO, ERRO] = [40, 50]

test('a connection that is cut in the middle of a call: again in a moment, and no alarm', async () => {
  const { resultado, niveis } = await chamar(() =>
    sql`select pg_terminate_backend(pg_backend_pid())`.execute(c.banco.sistema),
  )
  expect(resultado).toMatchObject({
    ok: false,
    erro: { statusCode: 503, esperarSegundos: 2, requestId: 'pedido-1' },
  })
  expect(niveis).toEqual([AVISO])
})

test('a full disk is a trouble that passes', async () => {
  const { resultado } = await chamar(() =>
    sql`do $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(
      c.banco.sistema,
    ),
  )
  expect(resultado).toMatchObject({ ok: false, erro: { statusCode: 503 } })
})

test('a statement that is wrong is our fault', async () => {
  const { resultado, niveis } = await chamar(() => sql`select coluna_que_nao_ha`.execute(c.banco.sistema))
  expect(resultado).toMatchObject({ ok: false, erro: { statusCode: 500, requestId: 'pedido-1' } })
  expect(niveis).toEqual([ERRO])
})
