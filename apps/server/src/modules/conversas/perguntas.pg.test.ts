// Questions about lots on a real database: whose screen shows them, until when, and who gets a letter.
import { randomUUID } from 'node:crypto'
import { enviarMensagem } from '@martelo/contracts/conversas/enviar-mensagem.contract.ts'
import { marcarLidas } from '@martelo/contracts/conversas/marcar-lidas.contract.ts'
import { perguntas } from '@martelo/contracts/conversas/perguntas.contract.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type Cenario,
  criarCenario,
  type LoteDoCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import './enviar-mensagem.handler.ts'
import './marcar-lidas.handler.ts'
import './perguntas.handler.ts'

let c: Cenario
let lote: LoteDoCenario
/** the same auction, another consignor */
let alheio: LoteDoCenario
let outroComitente: Pessoa

beforeAll(async () => {
  c = await criarCenario({ clientes: 6, lotes: 0 })
  const db = c.banco.sistema
  const hotId = c.hotsite.id
  const { id: comId } = await db
    .insertInto('comitente')
    .values({ hotId, nome: 'Seguradora Outra' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const u = await db
    .insertInto('usuario')
    .values({ hotId, nome: 'Outra', email: 'outra@teste.com.br', papeis: ['Comitente'] })
    .returning(['id', 'uid'])
    .executeTakeFirstOrThrow()
  await db.insertInto('usuarioComitente').values({ hotId, usuId: u.id, comId }).execute()
  outroComitente = { ...c.comitente, usuId: u.id, usuUid: u.uid, nome: 'Outra' }
  lote = await c.novoLote()
  alheio = await c.novoLote({ comId })
})
afterAll(() => c.fechar())
beforeEach(async () => {
  await c.banco.sistema.deleteFrom('chat').execute()
  await c.banco.sistema.deleteFrom('caixaPostal').execute()
})

const escrever = async (quem: Pessoa, texto: string, onde: LoteDoCenario = lote) => {
  const uid = randomUUID()
  const r = await executarChamada(c.ctx(quem), enviarMensagem, { body: { lelUid: onde.uid, uid, texto } })
  expect(r.erro).toBeNull()
  return uid
}
/** Each time another client: one alone would soon be told to wait. */
let proximo = 0
const perguntar = (texto: string, onde = lote) =>
  escrever(c.clientes[proximo++ % c.clientes.length] as Pessoa, texto, onde)
const ver = async (quem: Pessoa, query: object = {}) =>
  (await executarChamada(c.ctx(quem), perguntas, { query })).valor.map((p) => [
    p.lelUid,
    p.semResposta,
    p.naoLidas,
    p.ultima.texto,
  ])
const cartas = async () =>
  (await c.banco.sistema.selectFrom('caixaPostal').select(['para', 'texto']).orderBy('id').execute()).map(
    (m) => [m.para, /“(.*)”/.exec(m.texto)?.[1]],
  )

test('a question is on its consignor’s screen and on the house’s, and on no other consignor’s', async () => {
  await perguntar('Tem chave reserva?')
  await perguntar('E manual?')
  await perguntar('Aceita visita?', alheio)
  const minha = [lote.uid, 2, 2, 'E manual?']
  const alheia = [alheio.uid, 1, 1, 'Aceita visita?']
  expect(await ver(c.comitente)).toEqual([minha])
  expect(await ver(outroComitente)).toEqual([alheia])
  expect(await ver(c.equipe)).toEqual([minha, alheia])
  expect(await ver(c.leiloeiro)).toEqual([minha, alheia])
  expect(await ver(c.equipe, { leiUid: randomUUID() })).toEqual([])
  expect(await ver(c.equipe, { leiUid: c.leilao.uid })).toHaveLength(2)
})

test('another hotsite sees none, an auctioneer none of auctions that do not name him, a client may not ask', async () => {
  await perguntar('Oi?')
  const deFora = c.ctx({ ...c.equipe, hotId: c.outroHotsite.id }, c.outroHotsite)
  expect((await executarChamada(deFora, perguntas, { query: {} })).valor).toEqual([])
  expect(await ver({ ...c.leiloeiro, usuId: c.equipe.usuId })).toEqual([])
  expect((await executarChamada(c.ctx(c.clientes[0] ?? null), perguntas, { query: {} })).status).toBe(403)
  expect((await executarChamada(c.ctx(null), perguntas, { query: {} })).status).toBe(401)
})

test('read is one person’s, answered is everyone’s', async () => {
  const uid = await perguntar('Tem chave?')
  await executarChamada(c.ctx(c.comitente), marcarLidas, { params: { uid } })
  expect(await ver(c.comitente)).toEqual([[lote.uid, 1, 0, 'Tem chave?']])
  expect(await ver(c.equipe)).toEqual([[lote.uid, 1, 1, 'Tem chave?']])
  await escrever(c.equipe, 'Tem.')
  expect([await ver(c.comitente), await ver(c.equipe)]).toEqual([[], []])
  await perguntar('E estepe?')
  expect(await ver(c.comitente)).toEqual([[lote.uid, 1, 1, 'E estepe?']])
})

test('the consignor gets a letter at the first question that waits, not at each', async () => {
  const para = 'comitente.banco@teste.com.br'
  const uid = await perguntar('Um?')
  await perguntar('Dois?')
  expect(await cartas()).toEqual([[para, 'Um?']])
  await executarChamada(c.ctx(c.comitente), marcarLidas, { params: { uid } })
  await perguntar('Três?')
  expect(await cartas()).toHaveLength(1)
  await escrever(c.comitente, 'Sim.')
  await perguntar('Quatro?')
  await perguntar('Cinco?', alheio)
  expect((await cartas()).slice(1)).toEqual([
    [para, 'Quatro?'],
    ['outra@teste.com.br', 'Cinco?'],
  ])
})

test('two first questions at once are one letter', async () => {
  await perguntar('Para abrir a conversa')
  await escrever(c.equipe, 'Pois não.')
  await c.banco.sistema.deleteFrom('caixaPostal').execute()
  await Promise.all([perguntar('Um?'), perguntar('Dois?'), perguntar('Três?')])
  expect(await cartas()).toHaveLength(1)
})
