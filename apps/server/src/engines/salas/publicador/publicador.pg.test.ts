// What the publisher does when a room cannot be told, or does not hear that it was.
import { randomUUID } from 'node:crypto'
import { setTimeout as esperar } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
} from '../../../../../../tests/pg/cenario.ts'
import { criarTempoReal, type TempoReal } from '../tempo-real.ts'
import type { Servicos } from '../../../core/servicos.ts'
import { MotorDeLances } from '../../lances/motor/motor.ts'
import type { Transitou } from '../../lances/transicao/transitar-lote.ts'
import { Publicador } from './publicador.ts'

let c: Cenario
const paradas: (() => unknown)[] = []
beforeAll(async () => {
  c = await criarCenario({ clientes: 3, lotes: 0 })
})
afterEach(async () => {
  for (const p of paradas.splice(0).reverse()) await p()
})
afterAll(() => c.fechar())

/** A process whose rooms go wrong as the test says: its engine and publisher, and whom it notified. */
function processo(mudar: (t: TempoReal) => Partial<TempoReal>, barramento = c.servicos.barramento) {
  const certo = criarTempoReal(c.banco, barramento, c.servicos.log)
  const avisos: string[] = []
  const tempoReal: TempoReal = {
    publicar: (l, q) => certo.publicar(l, q),
    versaoDaSala: (id) => certo.versaoDaSala(id),
    quantos: (id) => certo.quantos(id),
    naSala: () => certo.naSala(),
    entrar: (...a) => certo.entrar(...a),
    sair: (...a) => certo.sair(...a),
    recomecar: () => certo.recomecar(),
    parar: () => certo.parar(),
    ...mudar(certo),
    avisar: (sala, evento) => avisos.push(`${sala} ${evento}`),
  }
  const s = { banco: c.banco, log: c.servicos.log, tempoReal } satisfies Partial<Servicos>
  const publicador = new Publicador(s)
  const motor = new MotorDeLances(s, (ids, decididos) => publicador.mudaram(ids, decididos))
  const mudaram: number[] = []
  paradas.push(
    () => certo.parar(),
    () => publicador.parar(),
    () => motor.parar(),
    publicador.aoMudar((ids) => mudaram.push(...ids)),
  )
  const dar = async (i: number, lote: LoteDoCenario, valor: number) => {
    const { usuId, cliId, hotId } = c.clientes[i] as ClienteDoCenario
    const pedido = { usuId, cliId, hotId, ip: null, chave: randomUUID(), confirmarValorAlto: true, valor }
    expect(await motor.pedir({ ...pedido, tipo: 'Manual', lelUid: lote.uid })).toMatchObject({
      tipo: 'aceito',
    })
  }
  return { publicador, avisos, mudaram, dar }
}

/** The room's frames of a lot: event, and the bids that it lists. */
async function quadros(lote: LoteDoCenario): Promise<string[]> {
  const r = await sql<{ evento: string; seqs: string }>`
    select quadro->>'evento' as evento,
      (select string_agg(x->>'seq', ' ') from json_array_elements(quadro->'dados'->'lances') x) as seqs
    from sala_quadro where quadro->'dados'->>'lelUid' = ${lote.uid} order by versao`.execute(c.banco.sistema)
  return r.rows.map((q) => [q.evento, q.seqs].filter(Boolean).join(' '))
}
const mudanca = (lote: LoteDoCenario, leilao = c.leilao): Transitou => ({
  pode: true,
  lelId: lote.id,
  lelUid: lote.uid,
  leiId: leilao.id,
  leiUid: leilao.uid,
  hotId: c.hotsite.id,
  evento: 'chamar',
  de: 'LIBERADO_LEILAO',
  para: 'PLACAR',
  motivo: null,
  versao: 1,
})
async function ateContar(lote: LoteDoCenario, quantos: number): Promise<void> {
  for (let i = 0; i < 200 && (await quadros(lote)).length < quantos; i++) await esperar(25)
  expect(await quadros(lote)).toHaveLength(quantos)
}
const cliente = (i: number, evento: string) =>
  `cliente:${(c.clientes[i] as ClienteDoCenario).cliUid} ${evento}`

test('a bus that refuses its words: a transition is one frame, and what follows follows', async () => {
  const recusa = { ...c.servicos.barramento, publicar: () => Promise.reject(new Error('refused')) }
  const p = processo(() => ({}), recusa)
  const lote = await c.novoLote()
  p.publicador.transitaram([mudanca(lote)])
  await esperar(600)
  await p.publicador.emDia()
  expect(await quadros(lote)).toEqual(['lote-transitou'])
  expect(p.mudaram).toEqual([lote.id])
})

test('an answer that was lost: bids are told once, and who was outbid is notified', async () => {
  let perder = 0
  const p = processo((t) => ({
    publicar: async (...x) => {
      const r = await t.publicar(...x)
      if (perder-- > 0) throw new Error('connection lost')
      return r
    },
  }))
  const lote = await c.novoLote()
  await p.dar(0, lote, 1_000_00)
  await p.publicador.emDia()
  p.mudaram.splice(0)
  // Twice: the second publication fails behind the first.
  perder = 2
  await p.dar(1, lote, 1_100_00)
  await ateContar(lote, 2)
  await p.dar(2, lote, 1_200_00)
  await p.publicador.emDia()
  expect(await quadros(lote)).toEqual(['lance-aceito 1', 'lance-aceito 2', 'lance-aceito 3'])
  expect(p.avisos.filter((a) => a.endsWith('superado'))).toEqual([
    cliente(0, 'superado'),
    cliente(1, 'superado'),
  ])
  expect(p.mudaram).toEqual([lote.id])
})

test('one room that fails delays no other, nor is the other told twice', async () => {
  const r = await sql<{ id: number; uid: string }>`
    insert into leilao overriding system value
    select (jsonb_populate_record(l, jsonb_build_object('id', 900000, 'uid', gen_random_uuid()))).*
    from leilao l where id = ${c.leilao.id} returning id, uid`.execute(c.banco.sistema)
  const outro = r.rows[0] as { id: number; uid: string }
  let pode = false
  const p = processo((t) => ({
    publicar: (leilao, q) =>
      leilao.id === c.leilao.id && !pode ? Promise.reject(new Error('not now')) : t.publicar(leilao, q),
  }))
  const [aqui, la] = [await c.novoLote(), await c.novoLote({ leiId: outro.id })]
  p.publicador.transitaram([mudanca(aqui), mudanca(la, outro)])
  await ateContar(la, 1)
  expect(await quadros(aqui)).toEqual([])
  pode = true
  await p.publicador.emDia()
  expect([await quadros(aqui), await quadros(la)]).toEqual([['lote-transitou'], ['lote-transitou']])
})
