import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { chamarComo } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { apagarGravacoes } from './apagar-gravacoes.ts'
import { abrirGravacao, fecharGravacao } from './gravacoes.sql.ts'

let c: Cenario
let canalUid: string
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 1 })
  const modelos = await chamarComo(c, c.equipe, 'GET /v1/template-transmissao/qb')
  const templateUid = modelos.valor[0]?.uid
  const body = { nome: 'Principal', disponivel: true, leilaoUid: c.leilao.uid, templateUid }
  canalUid = String((await chamarComo(c, c.equipe, 'POST /v1/canal-transmissao', { body })).valor.uid)
})
afterAll(() => c.fechar())

test('recordings leave after 180 days where their files are, the held ones stay; rows and hashes remain', async () => {
  const banco = c.banco.sistema
  const pasta = path.join(c.servicos.midia.pasta, 'gravacoes')
  const passar = (dias: number) =>
    sql`update gravacao set fim = clock_timestamp() - make_interval(days => ${dias})`.execute(banco)
  const { rows: canais } = await sql<{
    id: number
  }>`select id from canal_transmissao where uid = ${canalUid}`.execute(banco)
  const daCasa = { hotId: c.hotsite.id, canId: canais[0]?.id ?? 0, leiId: c.leilao.id }
  const conservada = `${canalUid}-1000000000000`
  await abrirGravacao(banco, { ...daCasa, nome: conservada, inicio: new Date() })
  await fecharGravacao(banco, { nome: conservada, fim: new Date(), bytes: 1, sha256: Buffer.alloc(32, 1) })
  await sql`update gravacao set conservar = true where nome = ${conservada}`.execute(banco)
  // More than one question of the database brings; each with its file in this program's folder.
  await mkdir(pasta, { recursive: true })
  await sql`insert into gravacao (hot_id, can_id, lei_id, nome, inicio, fim, sha256, hash)
    select hot_id, id, lei_id, uid || '-1' || to_char(n, 'FM000000000000'), clock_timestamp(), clock_timestamp(), sha256(n::text::bytea), sha256(n::text::bytea)
    from canal_transmissao, generate_series(1, 202) n where uid = ${canalUid}`.execute(banco)
  const { rows } = await sql<{
    nome: string
  }>`select nome from gravacao where not conservar order by id`.execute(banco)
  const [emOutroLugar, ...daqui] = rows.map((g) => g.nome)
  for (const nome of daqui) await writeFile(path.join(pasta, `${nome}.mp4`), 'x')
  const apagadas = async () =>
    (
      await sql<{ nome: string }>`select nome from gravacao where apagada_at is not null and hash is not null
        order by id`.execute(banco)
    ).rows.map((g) => g.nome)
  await passar(179)
  await apagarGravacoes(c.servicos)
  expect(await apagadas()).toEqual([])
  await passar(181)
  await apagarGravacoes(c.servicos)
  expect(daqui.length).toBeGreaterThan(200)
  expect(await apagadas()).toEqual(daqui)
  expect((await readdir(pasta)).filter((f) => f.startsWith(canalUid))).toEqual([])
  // No folder has it a month later.
  await passar(211)
  await apagarGravacoes(c.servicos)
  expect(await apagadas()).toEqual([emOutroLugar, ...daqui])
  const { rows: ficam } = await sql`select from gravacao where apagada_at is null and conservar`.execute(
    banco,
  )
  expect(ficam.length).toBe(1)
})
