import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ParDeBancos } from '../../../../../tests/load/par-de-bancos.ts'
import { prepararFila } from '../jobs/fila.ts'
import { abrirBanco, type BancoDeDados } from './database.ts'
import { migrar } from './migrate.ts'

/** Several of these tests may run on one machine. */
const PORTA = 23_000 + 4 * (process.pid % 400)
let pasta: string
let par: ParDeBancos
let banco: BancoDeDados

beforeAll(async () => {
  pasta = await mkdtemp(join(tmpdir(), 'martelo-primario-'))
  par = await ParDeBancos.abrir(pasta, PORTA)
  await prepararFila(par.url)
  await migrar(par.url)
  banco = abrirBanco(par.url, { app: 3, sistema: 3 })
}, 180_000)
afterAll(async () => {
  await banco.fechar()
  await par.parar()
  await rm(pasta, { recursive: true, force: true })
}, 60_000)

const criar = (subdominio: string) =>
  banco.sistema.insertInto('hotsite').values({ nome: 'Casa', subdominio, tipo: 'leilao' }).execute()
const subdominios = async () =>
  (await banco.sistema.selectFrom('hotsite').select('subdominio').orderBy('id').execute()).map(
    (h) => h.subdominio,
  )
const onde = async () =>
  (await banco.poolSistema.query<{ porta: string }>(`select current_setting('port') as porta`)).rows[0]?.porta

test('the primary is killed and its standby promoted: what was confirmed is there, and writing goes on', async () => {
  await criar('antes')
  expect(await onde()).toBe(String(PORTA))
  await par.trocar()
  // A connection that was open may break once; the next one goes to the new primary.
  await criar('depois').catch(() => criar('depois'))
  expect(await onde()).toBe(String(PORTA + 1))
  expect(await subdominios()).toEqual(['antes', 'depois'])
}, 60_000)

test('the old primary comes back and takes writes too: no connection goes there', async () => {
  await par.ressuscitar()
  const portas = await Promise.all(
    Array.from({ length: 6 }, async (_, i) => {
      await new Promise((ok) => setTimeout(ok, i * 200))
      return onde()
    }),
  )
  expect(new Set(portas)).toEqual(new Set([String(PORTA + 1)]))
}, 60_000)

test('no server takes writes: a connection is refused after a while, and says so', async () => {
  const ninguem = abrirBanco(`postgresql://m@127.0.0.1:${PORTA + 2},127.0.0.1:${PORTA + 3}/m`, {
    app: 1,
    sistema: 1,
  })
  await expect(ninguem.poolSistema.query('select 1')).rejects.toThrow(
    'No server of the database takes writes',
  )
  await ninguem.fechar()
}, 20_000)
