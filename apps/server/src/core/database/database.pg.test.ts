import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bancoDeTeste } from '../../../../../tests/pg/banco.ts'
import { abrirBanco } from './database.ts'

test('a connection that breaks while borrowed fails its statement, not the process', async () => {
  const { url, fechar } = await bancoDeTeste()
  const banco = abrirBanco(url)
  const mortos: Error[] = []
  const anotar = (e: Error) => void mortos.push(e)
  process.on('uncaughtException', anotar)
  const quebrada = banco.sistema.transaction().execute(async (tx) => {
    const r = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await banco.poolSistema.query('select pg_terminate_backend($1)', [r.rows[0]?.pid])
    // The word of the end arrives while nothing is asked.
    await new Promise((ok) => setTimeout(ok, 200))
    await sql`select 1`.execute(tx)
  })
  await expect(quebrada).rejects.toThrow()
  expect(await sql`select 1`.execute(banco.sistema).then((r) => r.rows.length)).toBe(1)
  process.off('uncaughtException', anotar)
  expect(mortos).toEqual([])
  await banco.fechar()
  await fechar()
})
