// A receipt proves its own row and tells nothing of its neighbours; what was published is what the log must stay.
import { randomUUID } from 'node:crypto'
import {
  folhaDe,
  raizDe,
  raizPeloCaminho,
  textoDaRaiz,
  textoDoDia,
  textoDoLoteNoDia,
} from '@martelo/domain/lances/arvore.ts'
import { diaEmBrasilia, inicioDoDia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
} from '../../../../../../tests/pg/cenario.ts'
import { carregarModulos } from '../../../processes/carregar-modulos.ts'
import { MotorDeLances } from '../../../engines/lances/motor/motor.ts'
import { verificarLeilao } from '../verificar-corrente.ts'
import { assinaturaConfere, resumir } from './assinatura.ts'
import { publicarDias, publicarRaizes } from './publicar-raizes.job.ts'
import { chamarComo } from '../../../../../../tests/pg/executar-chamada.ts'

let c: Cenario
let motor: MotorDeLances

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 4, lotes: 0, hotsite: { lanceAutomatico: true, propostas: true } })
  motor = new MotorDeLances(c.servicos, () => undefined, { porSegundo: null })
})
afterAll(async () => {
  await motor.parar()
  await c.fechar()
})

type Tipo = 'Manual' | 'Configuração Automática' | 'Proposta'
async function pedir(i: number, lote: LoteDoCenario, valor: number, tipo: Tipo = 'Manual'): Promise<string> {
  const { usuId, cliId, hotId } = c.clientes[i] as ClienteDoCenario
  const comum = { lelUid: lote.uid, hotId, usuId, cliId, ip: null, chave: randomUUID() }
  const r = await motor.pedir({ ...comum, tipo, confirmarValorAlto: true, valor })
  if (r.tipo !== 'aceito') throw new Error(JSON.stringify(r))
  return r.recibo
}

/** Rows 1 to 5: a bid, a ceiling and its bid, a proposal, a bid. The receipts of what people asked for. */
async function disputa(lote: LoteDoCenario) {
  return {
    manual: await pedir(0, lote, 1_000_00),
    teto: await pedir(1, lote, 5_432_10, 'Configuração Automática'),
    proposta: await pedir(2, lote, 777_77, 'Proposta'),
    maior: await pedir(3, lote, 6_000_00),
  }
}

const conferir = async (hash: string) => {
  const r = await chamarComo(c, null, 'GET /v1/leilao/recibo/:hash', { params: { hash } })
  return r.valor as never as Record<string, unknown> & {
    prova: null | {
      folha: string
      indice: number
      folhas: number
      caminho: string[]
      raiz: string
      publicadaEm: string
      chave: string
      assinatura: string
    }
  }
}
const hashesDo = async (lote: LoteDoCenario) => {
  const r = await sql<{
    hash: Buffer
  }>`select hash from lance where lel_id = ${lote.id} order by seq`.execute(c.banco.sistema)
  return r.rows.map((l) => l.hash.toString('hex'))
}
/** As the hammer leaves it. */
const situar = (lote: LoteDoCenario, situacao: string) =>
  sql`update lote set situacao = ${situacao}, teto_cli_id = null, teto_valor = null, encerrado_at = now() where id = ${lote.id}`.execute(
    c.banco.sistema,
  )

test('while the lot is open a receipt tells its own row, and no other hash', async () => {
  const lote = await c.novoLote()
  const recibos = await disputa(lote)
  const todos = await hashesDo(lote)
  expect(todos.length).toBeGreaterThan(4)
  expect(await publicarRaizes(c.servicos, Date.now())).toBe(0)
  for (const recibo of Object.values(recibos)) {
    const dito = await conferir(recibo)
    expect(dito).toMatchObject({ lelUid: lote.uid, confere: true, prova: null })
    const texto = JSON.stringify(dito)
    for (const hash of todos) if (hash !== recibo) expect(texto).not.toContain(hash)
  }
  const LACRADO = { lacrado: true, tipo: null, valor: null, apelido: null, data: null, situacao: null }
  expect(await conferir(recibos.manual)).toMatchObject({ tipo: 'Manual', valor: 1_000_00 })
  for (const r of [recibos.teto, recibos.proposta]) expect(await conferir(r)).toMatchObject(LACRADO)
  // The consignor decides: how far the bidder would have gone is not for him to know.
  await situar(lote, 'CONDICIONAL')
  for (const r of [recibos.teto, recibos.proposta]) expect(await conferir(r)).toMatchObject(LACRADO)
  await situar(lote, 'PAGO')
  expect(await conferir(recibos.teto)).toMatchObject({ lacrado: false, valor: 5_432_10 })
  expect(await conferir(recibos.proposta)).toMatchObject(LACRADO)
})

test('when the dispute is over a signed root is published once, and every receipt comes to it', async () => {
  const lote = await c.novoLote()
  const recibos = await disputa(lote)
  await situar(lote, 'CONDICIONAL')
  expect(await publicarRaizes(c.servicos, Date.now())).toBeGreaterThan(0)
  expect(await publicarRaizes(c.servicos, Date.now())).toBe(0)
  const todos = await hashesDo(lote)
  const bytes = (h: string) => Buffer.from(h, 'hex')
  for (const recibo of Object.values(recibos)) {
    const { prova, ...dito } = await conferir(recibo)
    if (prova === null) throw new Error('no proof')
    // As a stranger checks it, with nothing but the receipt.
    const caminho = prova.caminho.map(bytes)
    const lugar = { indice: prova.indice, folhas: prova.folhas, caminho }
    const raiz = raizPeloCaminho(folhaDe(bytes(recibo), resumir), lugar, resumir)
    expect(Buffer.from(raiz ?? []).toString('hex')).toBe(prova.raiz)
    const texto = textoDaRaiz({ lelUid: lote.uid, ...prova })
    expect(assinaturaConfere(texto, bytes(prova.chave), bytes(prova.assinatura))).toBe(true)
    expect(assinaturaConfere(`${texto} `, bytes(prova.chave), bytes(prova.assinatura))).toBe(false)
    const resposta = JSON.stringify({ prova, dito })
    for (const hash of todos) if (hash !== recibo) expect(resposta).not.toContain(hash)
  }
  const publicas = await chamarComo(c, null, 'GET /v1/leilao/raizes', {
    query: { dia: diaEmBrasilia(Date.now()) },
  })
  expect(publicas.valor).toMatchObject({ dia: null })
  expect((publicas.valor as never as { lotes: object[] }).lotes).toContainEqual(
    expect.objectContaining({ lelUid: lote.uid, folhas: todos.length }),
  )
})

test('a day has one root over its lots, open ones too, and says nothing of how long their logs are', async () => {
  const lotes = [await c.novoLote(), await c.novoLote()]
  for (const l of lotes) await disputa(l)
  const hoje = diaEmBrasilia(Date.now())
  expect(await publicarDias(c.servicos, Date.now())).toBe(0)
  const amanha = inicioDoDia(somarDias(hoje, 1)) + 720_000
  expect(await publicarDias(c.servicos, amanha)).toBe(1)
  expect(await publicarDias(c.servicos, amanha)).toBe(0)
  const { valor } = await chamarComo(c, null, 'GET /v1/leilao/raizes', { query: { dia: hoje } })
  const { dia, hotUid } = valor as never as {
    dia: { raiz: string; publicadaEm: string; chave: string; assinatura: string }
    hotUid: string
  }
  const texto = textoDoDia({ hotUid, dia: hoje, ...dia })
  expect(assinaturaConfere(texto, Buffer.from(dia.chave, 'hex'), Buffer.from(dia.assinatura, 'hex'))).toBe(
    true,
  )
  const r = await sql<{
    lelUid: string
    raiz: Buffer
  }>`select l.uid as lel_uid, d.raiz from registro_dia_lote d join lote l on l.id = d.lel_id
    where d.dia = ${hoje}::date order by l.uid`.execute(c.banco.sistema)
  expect(r.rows.map((l) => l.lelUid)).toEqual(expect.arrayContaining(lotes.map((l) => l.uid)))
  const folhas = r.rows.map((l) =>
    folhaDe(Buffer.from(textoDoLoteNoDia({ lelUid: l.lelUid, raiz: l.raiz.toString('hex') })), resumir),
  )
  expect(Buffer.from(raizDe(folhas, resumir)).toString('hex')).toBe(dia.raiz)
  expect(Object.keys(dia).sort()).toEqual(['assinatura', 'chave', 'publicadaEm', 'raiz'])
})

test('the auditor’s program finds a log that is not what was published, even rewritten with all its hashes', async () => {
  const lote = await c.novoLote()
  await disputa(lote)
  await situar(lote, 'CONDICIONAL')
  await publicarRaizes(c.servicos, Date.now())
  const daRaiz = async () =>
    (await verificarLeilao(c.banco.sistema, c.banco.poolSistema, c.leilao.uid)).achados.filter(
      (a) => a.lelUid === lote.uid && a.problema === 'raiz',
    )
  expect(await daRaiz()).toEqual([])
  const adulterar = (texto: string) =>
    c.banco.poolSistema.query(
      `set session_replication_role = replica; ${texto}; set session_replication_role = default`,
    )
  await adulterar(`update lance set hash = sha256(hash) where lel_id = ${lote.id} and seq = 2`)
  expect(await daRaiz()).toHaveLength(1)
  await adulterar(
    `update registro_raiz set publicada_at = publicada_at + interval '1 s' where lel_id = ${lote.id}`,
  )
  expect((await daRaiz()).map((a) => a.detalhe).join()).toMatch(/não dá a raiz.*assinatura/)
  await expect(
    sql`update registro_raiz set folhas = folhas where lel_id = ${lote.id}`.execute(c.banco.sistema),
  ).rejects.toThrow(/append-only/)
})
