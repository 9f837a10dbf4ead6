import pg from 'pg'
import { expect, test } from 'vitest'
import { bancoDeTeste } from './banco.ts'

const perguntar = async (url: string, sql: string) => {
  const cliente = new pg.Client({ connectionString: url })
  await cliente.connect()
  try {
    return (await cliente.query(sql)).rows
  } finally {
    await cliente.end()
  }
}

test('a copy holds the migrations, and what one file writes no other sees', async () => {
  const [um, outro] = await Promise.all([bancoDeTeste(), bancoDeTeste()])
  const feitas = await perguntar(um.url, 'select nome from migracao')
  expect(feitas.length).toBeGreaterThan(0)
  await perguntar(um.url, 'create table so_aqui (id int)')
  const tabelas = await perguntar(outro.url, `select from pg_class where relname = 'so_aqui'`)
  expect(tabelas).toHaveLength(0)
  await Promise.all([um.fechar(), outro.fechar()])
  await expect(perguntar(um.url, 'select 1')).rejects.toMatchObject({ code: '3D000' })
})
