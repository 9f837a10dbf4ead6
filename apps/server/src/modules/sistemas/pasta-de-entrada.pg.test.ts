// What a consignor's system lays in its folder, on a real database and real files.
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { chamarComo } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { recolherEntradas } from './pasta-de-entrada.part.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 0, lotes: 1 })
})
afterAll(() => c.fechar())

const CSV =
  'Referência;Tipo;Marca;Modelo;Ano;Placa\nP-1;Automóvel;Ford;Ka;2017/2018;GHI7J89\nP-2;Automóvel;Ford;Ka;2017/2018;12\n'
const ANTES = new Date(Date.now() - 60_000)
const DEPOIS = new Date(Date.now() + 600_000)

/** A folder of entries, and the consignor's in it. */
async function pastas() {
  const pasta = await mkdtemp(join(tmpdir(), 'martelo-entrada-'))
  const { rows } = await sql<{
    uid: string
    subdominio: string
  }>`select m.uid, h.subdominio from comitente m join hotsite h on h.id = m.hot_id
    where m.id = ${c.comId}`.execute(c.banco.sistema)
  const casa = join(pasta, rows[0]?.subdominio ?? '')
  const dele = join(casa, rows[0]?.uid ?? '')
  await mkdir(dele, { recursive: true })
  return { pasta, casa, dele }
}
async function deixar(onde: string, texto: string): Promise<void> {
  await writeFile(onde, texto)
  await utimes(onde, ANTES, ANTES)
}

test('files in a consignor’s folder are taken once, judged row by row, and answered beside them', async () => {
  const { pasta, casa, dele } = await pastas()
  await mkdir(join(casa, 'nenhum'), { recursive: true })
  await deixar(join(dele, 'carros.csv'), CSV)
  await deixar(join(dele, 'lista.json'), JSON.stringify([{ referencia: 'P-3', tipoId: 1, nome: 'Moto' }]))
  await deixar(join(dele, 'torto.json'), '{')
  await writeFile(join(dele, 'chegando.csv'), CSV)
  // Still written to, however slow the machine is.
  await utimes(join(dele, 'chegando.csv'), DEPOIS, DEPOIS)

  expect(await recolherEntradas(c.servicos, pasta)).toBe(3)
  expect(await recolherEntradas(c.servicos, pasta)).toBe(0)
  expect((await readdir(dele)).toSorted()).toEqual(['chegando.csv', 'em-curso', 'lidos'])
  expect(await readdir(join(dele, 'em-curso'))).toEqual([])
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
      expect.objectContaining({ arquivo: 'torto.json', erro: expect.stringContaining('JSON') }),
    ]),
  )
  const entradas = lista['entradas'] as unknown as { uid: string; arquivo: string }[]
  const linhas = (quem: Pessoa) =>
    chamarComo(c, quem, 'GET /v1/comitentes/sistemas/entradas/:uid', {
      params: { uid: entradas.find((e) => e.arquivo === 'carros.csv')?.uid },
    })
  expect((await linhas(c.comitente)).valor).toMatchObject([
    { referencia: 'P-1', resultado: 'criado' },
    { referencia: 'P-2', resultado: 'erro', erros: expect.any(Object) },
  ])
  await sql`delete from usuario_comitente where usu_id = ${c.comitente.usuId}`.execute(c.banco.sistema)
  expect((await linhas(c.comitente)).erro).toMatchObject({ error: 'NAO_ENCONTRADO' })
  await sql`insert into usuario_comitente (hot_id, usu_id, com_id) values (${c.hotsite.id}, ${c.comitente.usuId}, ${c.comId})`.execute(
    c.banco.sistema,
  )
  await rm(pasta, { recursive: true })
})

test('what a process that died had taken is taken again, and what another one reads now is left to it', async () => {
  const { pasta, dele } = await pastas()
  const emCurso = join(dele, 'em-curso')
  await mkdir(emCurso)
  const tomadoHa = (minutos: number, nome: string) =>
    `${new Date(Date.now() - minutos * 60_000).toISOString().replace(/[:.]/g, '-')}-${nome}`
  const agora = tomadoHa(1, 'agora.csv')
  await deixar(join(emCurso, tomadoHa(15, 'morto.csv')), CSV)
  await deixar(join(emCurso, agora), CSV)
  expect(await recolherEntradas(c.servicos, pasta)).toBe(1)
  expect(await recolherEntradas(c.servicos, pasta)).toBe(0)
  expect(await readdir(emCurso)).toEqual([agora])
  const lidos = await readdir(join(dele, 'lidos'))
  expect(lidos.map((l) => l.slice(25)).toSorted()).toEqual(['morto.csv', 'morto.csv.resultado.json'])
  // The vehicle of the first test: told twice it is one.
  expect(
    JSON.parse(await readFile(join(dele, 'lidos', lidos.find((l) => l.endsWith('.json')) ?? ''), 'utf8')),
  ).toMatchObject({ criados: 0, repetidos: 1, erros: 1 })
  await rm(pasta, { recursive: true })
})

test('files of a consignor whom the house keeps out, or works with no more, wait in their folder', async () => {
  const { pasta, dele } = await pastas()
  await deixar(join(dele, 'carros.csv'), CSV)
  await sql`update comitente set cnpj = '11222333000181' where id = ${c.comId}`.execute(c.banco.sistema)
  const { valor } = await chamarComo(c, c.equipe, 'POST /v1/bloqueios', {
    body: {
      motivo: 'Fraude',
      ciente: true,
      impede: ['TUDO'],
      tipo: 'DOCUMENTO',
      alvo: '11.222.333/0001-81',
    },
  })
  await c.servicos.bloqueios.alcancar()
  expect(await recolherEntradas(c.servicos, pasta)).toBe(0)
  await chamarComo(c, c.equipe, 'POST /v1/bloqueios/:uid/encerrar', {
    params: { uid: valor['uid'] },
    body: { motivo: 'Era engano' },
  })
  await c.servicos.bloqueios.alcancar()
  const ativo = (sim: boolean) =>
    sql`update comitente set ativo = ${sim} where id = ${c.comId}`.execute(c.banco.sistema)
  await ativo(false)
  expect(await recolherEntradas(c.servicos, pasta)).toBe(0)
  expect(await readdir(dele)).toEqual(['carros.csv'])
  await ativo(true)
  expect(await recolherEntradas(c.servicos, pasta)).toBe(1)
  await rm(pasta, { recursive: true })
})
