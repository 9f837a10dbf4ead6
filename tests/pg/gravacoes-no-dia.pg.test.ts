// The root of a day holds the recordings: what was published of their chain is what it must stay, and the files with it.
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { diaEmBrasilia, inicioDoDia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicarDias } from '../../apps/server/src/modules/lances/raizes/publicar-raizes.job.ts'
import { verificarGravacoes } from '../../apps/server/src/modules/lances/verificar-gravacoes.ts'
import { abrirGravacao, fecharGravacao } from '../../apps/server/src/modules/transmissoes/gravacoes.sql.ts'
import { carregarModulos } from '../../apps/server/src/processes/carregar-modulos.ts'
import { type Cenario, criarCenario } from './cenario.ts'
import { chamarComo } from './executar-chamada.ts'

let c: Cenario
let canal: { id: number; uid: string }
let n = 0

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 1 })
  const modelos = await chamarComo(c, c.equipe, 'GET /v1/template-transmissao/qb', {})
  const criado = await chamarComo(c, c.equipe, 'POST /v1/canal-transmissao', {
    body: {
      nome: 'Principal',
      disponivel: true,
      leilaoUid: c.leilao.uid,
      templateUid: modelos.valor[0]?.uid,
    },
  })
  const uid = String(criado.valor.uid)
  const { rows } = await sql<{ id: number }>`select id from canal_transmissao where uid = ${uid}`.execute(
    c.banco.sistema,
  )
  canal = { id: rows[0]?.id ?? 0, uid }
})
afterAll(() => c.fechar())

const pasta = () => c.servicos.midia.pasta
const arquivo = (nome: string) => path.join(pasta(), 'gravacoes', `${nome}.mp4`)
async function gravar(): Promise<string> {
  n += 1
  const inicio = new Date(Date.now() - 60_000 + n)
  const nome = `${canal.uid}-${inicio.getTime()}`
  const dados = Buffer.from(`gravação ${n}`)
  mkdirSync(path.dirname(arquivo(nome)), { recursive: true })
  writeFileSync(arquivo(nome), dados)
  await abrirGravacao(c.banco.sistema, {
    hotId: c.hotsite.id,
    canId: canal.id,
    leiId: c.leilao.id,
    nome,
    inicio,
  })
  const sha256 = createHash('sha256').update(dados).digest()
  await fecharGravacao(c.banco.sistema, { nome, fim: new Date(), bytes: dados.length, sha256 })
  return nome
}
const hoje = diaEmBrasilia(Date.now())
/** Twelve minutes past midnight, so many days from now. */
const madrugada = (dias: number): number => inicioDoDia(somarDias(hoje, dias)) + 720_000
const publicados = async () =>
  (
    await sql<{
      dia: string
      lotes: number
      hash: string
    }>`select d.dia::text as dia, d.lotes, encode(g.hash, 'hex') as hash
      from registro_dia_gravacao g join registro_dia d on d.hot_id = g.hot_id and d.dia = g.dia
      where g.lei_id = ${c.leilao.id} order by d.dia`.execute(c.banco.sistema)
  ).rows
const verificar = (onde: string | null = pasta()) => verificarGravacoes(c.banco.sistema, c.leilao.uid, onde)
const adulterar = (texto: string) =>
  c.banco.poolSistema.query(
    `set session_replication_role = replica; ${texto}; set session_replication_role = default`,
  )

test('a day without bids has a root over its recordings, and the next one only over a chain that grew', async () => {
  for (let i = 0; i < 3; i++) await gravar()
  expect(await publicarDias(c.servicos, madrugada(1))).toBe(1)
  expect(await publicarDias(c.servicos, madrugada(1))).toBe(0)
  expect(await publicarDias(c.servicos, madrugada(2))).toBe(0)
  await gravar()
  expect(await publicarDias(c.servicos, madrugada(2))).toBe(1)
  const dias = await publicados()
  expect(dias.map(({ dia, lotes }) => [dia, lotes])).toEqual([
    [hoje, 0],
    [somarDias(hoje, 1), 0],
  ])
  expect(new Set(dias.map((d) => d.hash)).size).toBe(2)
  expect(await verificar()).toEqual({ arquivos: 4, falhas: [] })
})

test('the auditor’s program finds a file that was changed or is gone', async () => {
  const [um, dois] = [await gravar(), await gravar()]
  writeFileSync(arquivo(um), 'outra coisa')
  rmSync(arquivo(dois))
  expect((await verificar()).falhas).toEqual([
    `${um}: o arquivo não é o que foi gravado`,
    `${dois}: o arquivo não está na pasta`,
  ])
  expect((await verificar(null)).falhas).toEqual([])
  writeFileSync(arquivo(um), `gravação ${n - 1}`)
  // Past its retention it is gone by right.
  await sql`update gravacao set apagada_at = clock_timestamp() where nome = ${dois}`.execute(c.banco.sistema)
  expect((await verificar()).falhas).toEqual([])
})

test('a chain that was rewritten with all its hashes is not the one that was published', async () => {
  const { rows } = await sql<{ id: number }>`select id from gravacao order by id`.execute(c.banco.sistema)
  const [primeira, segunda] = rows.map((r) => r.id)
  await adulterar(`update gravacao set sha256 = sha256('x') where id = ${primeira}`)
  expect((await verificar(null)).falhas).toEqual([expect.stringContaining('o resumo não é o da sua linha')])
  await adulterar(
    `update gravacao set hash = sha256(coalesce(hash_anterior, '') || sha256 || convert_to(nome, 'UTF8')) where id = ${primeira}`,
  )
  expect((await verificar(null)).falhas).toEqual([
    expect.stringContaining('a gravação anterior não está na corrente'),
  ])
  await adulterar(`do $$ declare g record; a bytea; begin
    for g in select * from gravacao order by id loop
      a := sha256(coalesce(a, '') || g.sha256 || convert_to(g.nome, 'UTF8'));
      update gravacao set hash_anterior = (select hash from gravacao where id < g.id order by id desc limit 1), hash = a where id = g.id;
    end loop; end $$`)
  expect((await verificar(null)).falhas).toEqual([
    `a corrente não contém o que a raiz do dia ${hoje} publicou`,
    `a corrente não contém o que a raiz do dia ${somarDias(hoje, 1)} publicou`,
  ])
  await adulterar(`update registro_dia_gravacao set hash = (select hash from gravacao where id = ${segunda})`)
  expect((await verificar(null)).falhas.join()).toMatch(
    /não é a do que ela contém.*não é a do que ela contém/,
  )
  await expect(
    sql`update registro_dia_gravacao set hash = hash where lei_id = ${c.leilao.id}`.execute(c.banco.sistema),
  ).rejects.toThrow(/append-only/)
})

test('a rehearsal leaves no proof', async () => {
  await adulterar(`update leilao set teste = true where id = ${c.leilao.id}`)
  await gravar()
  expect(await publicarDias(c.servicos, madrugada(3))).toBe(0)
})
