// What a consignor's system lays in its folder, on a real database and real files.
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { chamarComo } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { recolherEntradas } from './pasta-de-entrada.part.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 0, lotes: 1 })
})
afterAll(() => c.fechar())

test('files in a consignor’s folder are taken once, judged row by row, and answered beside them', async () => {
  const pasta = await mkdtemp(join(tmpdir(), 'martelo-entrada-'))
  const { rows } = await sql<{
    uid: string
    subdominio: string
  }>`select m.uid, h.subdominio from comitente m join hotsite h on h.id = m.hot_id
    where m.id = ${c.comId}`.execute(c.banco.sistema)
  const dele = join(pasta, rows[0]?.subdominio ?? '', rows[0]?.uid ?? '')
  await mkdir(join(pasta, rows[0]?.subdominio ?? '', 'nenhum'), { recursive: true })
  await mkdir(dele, { recursive: true })
  const csv =
    'Referência;Tipo;Marca;Modelo;Ano;Placa\nP-1;Automóvel;Ford;Ka;2017/2018;GHI7J89\nP-2;Automóvel;Ford;Ka;2017/2018;12\n'
  await writeFile(join(dele, 'carros.csv'), csv)
  await writeFile(join(dele, 'lista.json'), JSON.stringify([{ referencia: 'P-3', tipoId: 1, nome: 'Moto' }]))
  await writeFile(join(dele, 'torto.json'), '{')
  await writeFile(join(dele, 'chegando.csv'), csv)
  const antes = new Date(Date.now() - 60_000)
  for (const f of ['carros.csv', 'lista.json', 'torto.json']) await utimes(join(dele, f), antes, antes)

  expect(await recolherEntradas(c.servicos, pasta)).toBe(3)
  expect(await recolherEntradas(c.servicos, pasta)).toBe(0)
  expect((await readdir(dele)).toSorted()).toEqual(['chegando.csv', 'lidos'])
  const lidos = await readdir(join(dele, 'lidos'))
  const resultado = async (f: string) =>
    JSON.parse(
      await readFile(join(dele, 'lidos', lidos.find((l) => l.endsWith(`${f}.resultado.json`)) ?? ''), 'utf8'),
    ) as object
  expect(await resultado('carros.csv')).toMatchObject({
    criados: 1,
    erros: 1,
    linhas: [
      { referencia: 'P-1', resultado: 'criado' },
      { referencia: 'P-2', resultado: 'erro' },
    ],
  })
  expect(await resultado('lista.json')).toMatchObject({ criados: 1 })
  expect(await resultado('torto.json')).toMatchObject({ erro: expect.stringContaining('JSON') })
  const lista = (await chamarComo(c, c.comitente, 'GET /v1/comitentes/sistemas')).valor
  expect(lista['entradas']).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ origem: 'pasta', arquivo: 'carros.csv', criados: 1, erros: 1 }),
    ]),
  )
  await rm(pasta, { recursive: true })
})
