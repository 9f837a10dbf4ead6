// The installed site on a real database: a manifest and icons of each hotsite, and what a device may keep of whom.
import { cascaSemConexao } from '@martelo/contracts/aplicativo/casca-sem-conexao.contract.ts'
import { iconeDoApp } from '@martelo/contracts/aplicativo/icone-do-app.contract.ts'
import { loteSemConexao } from '@martelo/contracts/aplicativo/lote-sem-conexao.contract.ts'
import { manifesto } from '@martelo/contracts/aplicativo/manifesto.contract.ts'
import { meusLotesSemConexao } from '@martelo/contracts/aplicativo/meus-lotes-sem-conexao.contract.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { executarChamada, responderChamada } from '../../../../../tests/pg/executar-chamada.ts'
import './casca-sem-conexao.handler.ts'
import './icone-do-app.handler.ts'
import './lote-sem-conexao.handler.ts'
import './manifesto.handler.ts'
import './meus-lotes-sem-conexao.handler.ts'

let c: Cenario
beforeAll(async () => {
  c = await criarCenario({
    lotes: 2,
    clientes: 2,
    hotsite: { nome: 'Casa "Alvorada" Leilões', corPrimaria: '#aa3311' },
  })
})
afterAll(() => c.fechar())

async function baixar(chamada: { key: string }, ctx = c.ctx(null), params = {}) {
  const r = await responderChamada(ctx, chamada.key, { params })
  if (!r.ok || !('arquivo' in r)) throw new Error('not a file')
  return { tipo: r.arquivo.tipo, bytes: Buffer.from(r.arquivo.corpo as Uint8Array) }
}

test('each hotsite has its manifest', async () => {
  const { tipo, bytes } = await baixar(manifesto)
  expect(tipo).toContain('application/manifest+json')
  const m = JSON.parse(bytes.toString()) as {
    name: string
    theme_color: string
    icons: { purpose: string }[]
  }
  expect(m).toMatchObject({
    name: 'Casa "Alvorada" Leilões',
    theme_color: '#aa3311',
    scope: '/',
    short_name: 'Casa',
  })
  expect(m.icons.map((i) => i.purpose)).toEqual(['any', 'any', 'maskable'])
  const outro = JSON.parse((await baixar(manifesto, c.ctx(null, c.outroHotsite))).bytes.toString()) as {
    name: string
  }
  expect(outro.name).toBe('Casa loja')
})

test('icons have their size, and the one that is cut fills its square with the brand', async () => {
  for (const [icone, lado] of [
    ['app-192', 192],
    ['mascara-512', 512],
    ['apple-180', 180],
  ] as const) {
    const { bytes } = await baixar(iconeDoApp, c.ctx(null), { icone })
    expect(await sharp(bytes).metadata()).toMatchObject({ width: lado, height: lado, format: 'png' })
  }
  const { bytes } = await baixar(iconeDoApp, c.ctx(null), { icone: 'mascara-512' })
  const canto = await sharp(bytes).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
  expect([...canto.subarray(0, 3)]).toEqual([0xaa, 0x33, 0x11])
})

test('the page without connection says whose site it is, as text', async () => {
  const html = (await baixar(cascaSemConexao)).bytes.toString()
  expect(html).toContain('Casa &#34;Alvorada&#34; Leilões')
  expect(html).toContain("default-src 'none'")
})

test('a device gets its owner’s favourites and bids, by name of the owner, and no other client’s', async () => {
  const [a, b] = c.clientes as [Pessoa, Pessoa]
  const [l1, l2] = c.lotes
  const db = c.banco.sistema
  await sql`insert into favorito (hot_id, cli_id, vei_id) select hot_id, ${a.cliId}, vei_id from lote where id = ${l1?.id}`.execute(
    db,
  )
  await sql`insert into lance (lel_id, seq, hot_id, cli_id, tipo, situacao, valor, data, hash)
    values (${l2?.id}, 1, ${c.hotsite.id}, ${a.cliId}, 'Manual', 'vencendo', 150000, now(), '\\x00')`.execute(
    db,
  )
  const meus = (await executarChamada(c.ctx(a), meusLotesSemConexao)).valor
  expect(meus.dono).toBe(a.cliUid)
  expect(meus.favoritos.map((f) => f.uid)).toEqual([l1?.uid])
  expect(meus.lances.map((f) => [f.uid, f.meuLance])).toEqual([[l2?.uid, 150_000]])
  const dela = (await executarChamada(c.ctx(b), meusLotesSemConexao)).valor
  expect([dela.dono, dela.favoritos, dela.lances]).toEqual([b.cliUid, [], []])
  expect((await executarChamada(c.ctx(null), meusLotesSemConexao)).status).toBe(401)
})

test('a lot in short is what everyone may see; another hotsite has none', async () => {
  const params = { id: c.lotes[0]?.id }
  const veiculo = await c.banco.sistema
    .selectFrom('lote')
    .innerJoin('veiculo', 'veiculo.id', 'lote.veiId')
    .select('veiculo.uid')
    .where('lote.id', '=', params.id ?? 0)
    .executeTakeFirst()
  const { valor } = await executarChamada(c.ctx(null), loteSemConexao, { params })
  expect(valor).toMatchObject({ uid: c.lotes[0]?.uid, veiUid: veiculo?.uid, meuLance: null })
  expect(JSON.stringify(valor)).not.toContain('omitente')
  const fora = await executarChamada(c.ctx(null, c.outroHotsite), loteSemConexao, { params })
  expect(fora.status).toBe(404)
})
