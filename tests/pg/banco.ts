/**
 * A database of one's own, with every migration in it and no rows but those that migrations write.
 *   const banco = await bancoDeTeste()
 *   afterAll(() => banco.fechar())
 * Take one per test file: files run side by side, tests of one file share what they wrote. Close your pools before
 * `fechar`, which drops the database under those who still use it.
 */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { comBanco } from './global-setup.ts'

export async function bancoDeTeste(): Promise<{ url: string; fechar: () => Promise<void> }> {
  const { url, modelo } = inject('bancoDeTeste')
  const nome = `teste_${process.pid}_${randomBytes(4).toString('hex')}`
  await comando(url, `create database ${nome} template ${modelo} strategy file_copy`)
  return {
    url: comBanco(url, nome),
    fechar: () => comando(url, `drop database if exists ${nome} with (force)`),
  }
}

async function comando(url: string, sql: string): Promise<void> {
  const cliente = new pg.Client({ connectionString: url })
  await cliente.connect()
  try {
    await cliente.query(sql)
  } finally {
    await cliente.end()
  }
}
