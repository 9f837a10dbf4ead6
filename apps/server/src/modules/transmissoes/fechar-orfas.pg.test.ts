// A killed media process says nothing more of what it was writing: the program ends those recordings by their files.
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { chamarComo, type Solto } from '../../../../../tests/pg/executar-chamada.ts'
import type { ProcessoDaMidia } from '../../engines/midia/port.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { fecharOrfas } from './fechar-orfas.ts'
import { abrirGravacao } from './gravacoes.sql.ts'
import { iniciarTransmissoes } from './seguir-a-midia.part.ts'

const FILMES = path.resolve(import.meta.dirname, '../../../../../tools/demo/transmissao')
const ESPERA = { timeout: 30_000, interval: 100 }
let c: Cenario
let canalUid: string
let daCasa: { hotId: number; canId: number; leiId: number }
let parar: () => unknown = () => undefined

const gravacoes = async () =>
  (
    await sql<{ nome: string; fim: Date | null; bytes: string; sha256: string | null; apagada: boolean }>`
      select nome, fim, bytes::text, encode(sha256, 'hex') as sha256, apagada_at is not null as apagada
      from gravacao order by inicio, id`.execute(c.banco.sistema)
  ).rows
const arquivo = (nome: string, fim = 'mp4') =>
  path.join(c.servicos.midia.pasta, 'gravacoes', `${nome}.${fim}`)
const resumo = (b: Buffer) => createHash('sha256').update(b).digest('hex')

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 1, leilao: { situacao: 'AO_VIVO' } })
  const modelos = await chamarComo(c, c.equipe, 'GET /v1/template-transmissao/qb', {})
  const criado = await chamarComo(c, c.equipe, 'POST /v1/canal-transmissao', {
    body: {
      nome: 'Principal',
      disponivel: true,
      leilaoUid: c.leilao.uid,
      templateUid: modelos.valor[0]?.uid,
    },
  })
  canalUid = String(criado.valor.uid)
  const { rows } = await sql<{
    id: number
  }>`select id from canal_transmissao where uid = ${canalUid}`.execute(c.banco.sistema)
  daCasa = { hotId: c.hotsite.id, canId: rows[0]?.id ?? 0, leiId: c.leilao.id }
})
afterAll(async () => {
  await parar()
  await c.fechar()
})

test('the start ends what was left open, and writes down the file of which no row tells', async () => {
  const agora = Date.now()
  const DIA = 86_400_000
  const inicios = [
    agora - DIA - 1,
    agora - 9_000_000,
    agora - 8_000_000,
    agora - 7_000_000,
    agora - 6_000_000,
  ]
  const nomes = inicios.map((t) => `${canalUid}-${t}`)
  const [sumida = '', longe = '', aberta = '', viva = '', esquecida = ''] = nomes
  for (const [i, nome] of nomes.slice(0, 4).entries())
    await abrirGravacao(c.banco.sistema, { ...daCasa, nome, inicio: new Date(inicios[i] ?? 0) })
  // Without the folder nothing is known of any of them.
  rmSync(path.dirname(arquivo('x')), { recursive: true, force: true })
  await fecharOrfas(c.servicos)
  expect((await gravacoes()).map((g) => g.fim)).toEqual([null, null, null, null])

  mkdirSync(path.dirname(arquivo('x')), { recursive: true })
  const dados = Buffer.alloc(5_000, 7)
  const ultima = (inicios[2] ?? 0) + 40_000
  writeFileSync(arquivo(aberta), dados)
  writeFileSync(arquivo(aberta, 'idx'), `[${inicios[2]},0,700]\n[${ultima},40000,2500]\n[${ultima + 99},4`)
  utimesSync(arquivo(aberta), ultima / 1000 + 1, ultima / 1000 + 1)
  // Another program's, which lives.
  writeFileSync(arquivo(viva), dados)
  // Copied since: its own time says nothing of the programme.
  writeFileSync(arquivo(esquecida), dados.subarray(9))
  utimesSync(arquivo(esquecida), agora / 1000 - 100, agora / 1000 - 100)
  writeFileSync(arquivo(esquecida, 'idx'), `[${(inicios[4] ?? 0) + 2_000},0,700]\n`)
  const doutroCanal = `${randomUUID()}-${agora}`
  writeFileSync(arquivo(doutroCanal), dados)

  parar = await iniciarTransmissoes(c.servicos)
  const fechada = (nome: string, fim: number, b: Buffer) => ({
    nome,
    fim: new Date(fim),
    bytes: String(b.length),
    sha256: resumo(b),
    apagada: false,
  })
  const aindaAberta = { fim: null, bytes: '0', sha256: null, apagada: false }
  expect(await gravacoes()).toEqual([
    { ...fechada(sumida, inicios[0] ?? 0, Buffer.alloc(0)), apagada: true },
    { nome: longe, ...aindaAberta },
    fechada(aberta, ultima + 1_000, dados),
    { nome: viva, ...aindaAberta },
    fechada(esquecida, (inicios[4] ?? 0) + 7_000, dados.subarray(9)),
  ])
  expect(readFileSync(arquivo(doutroCanal)).equals(dados)).toBe(true)
  // From here on every word of the media process is heard twice, as by two nodes: each file ends once.
  await sql`delete from gravacao where nome in (${longe}, ${viva})`.execute(c.banco.sistema)
  rmSync(arquivo(viva))
  const outra = await iniciarTransmissoes(c.servicos)
  // It does not carry the broadcast, and left this one's media process for the one that does.
  c.servicos.midia.assumir()
  const uma = parar
  parar = () => Promise.all([uma(), outra()])
})

test('a killed media process ends its recording, and a later bid is not in the dead file', async () => {
  const midia = c.servicos.midia as ProcessoDaMidia
  midia.ordenar({ t: 'operador', canal: canalUid, pasta: FILMES })
  midia.ordenar({ t: 'canal', canal: canalUid, gravar: true, pausado: false, publico: true })
  const ultima = async () => (await gravacoes()).at(-1)
  await expect.poll(async () => (await ultima())?.fim, ESPERA).toBeNull()
  const morta = (await ultima())?.nome ?? ''
  await expect.poll(() => statSync(arquivo(morta)).size, ESPERA).toBeGreaterThan(20_000)
  process.kill(midia.pid() ?? 0, 'SIGKILL')
  const morte = Date.now()
  await expect
    .poll(async () => (await gravacoes()).find((g) => g.nome === morta)?.fim, ESPERA)
    .toBeInstanceOf(Date)
  const g = (await gravacoes()).find((x) => x.nome === morta)
  const dados = readFileSync(arquivo(morta))
  expect(g).toMatchObject({ bytes: String(dados.length), sha256: resumo(dados), apagada: false })
  expect(Math.abs((g?.fim?.getTime() ?? 0) - morte)).toBeLessThan(2_000)
  // The next process records on, in a file of its own.
  await expect.poll(async () => (await ultima())?.nome, ESPERA).not.toBe(morta)
  const params = { lelUid: c.lotes[0]?.uid }
  const lance = await chamarComo(c, c.clientes[0] ?? null, 'POST /v1/leilao/lotes/:lelUid/lances', {
    params,
    body: { valor: 1_000_00, chaveDoPedido: randomUUID() },
  })
  expect(lance.erro).toBeNull()
  const marcas = (await chamarComo(c, c.equipe, 'GET /v1/gravacao/by-lote/:lelUid', { params }))
    .valor as unknown as Solto[]
  const viva = await sql<{ uid: string }>`select uid from gravacao where fim is null`.execute(c.banco.sistema)
  expect(marcas.map((m) => m.gravacaoUid)).toEqual(viva.rows.map((x) => x.uid))
  expect(marcas).toHaveLength(1)
  midia.ordenar({ t: 'parar', canal: canalUid })
  await expect.poll(async () => (await gravacoes()).every((x) => x.fim !== null), ESPERA).toBe(true)
})

test('the chain of the auction has one end, in whatever order its files ended', async () => {
  const { rows } = await sql<{ hash: string; antes: string | null }>`select encode(hash, 'hex') as hash,
    encode(hash_anterior, 'hex') as antes from gravacao`.execute(c.banco.sistema)
  const citados = rows.map((r) => r.antes)
  expect(new Set(citados).size).toBe(rows.length)
  expect(rows.filter((r) => !citados.includes(r.hash))).toHaveLength(1)
})
