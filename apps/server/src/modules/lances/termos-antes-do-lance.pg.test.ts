// No offer under terms of use that the client has not accepted: each way to offer, the time that a house gives, and what the
// engine keeps in memory meanwhile.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
} from '../../../../../tests/pg/cenario.ts'
import { salaDeTeste } from '../../../../../tests/pg/sala-de-teste.ts'
import { aceitarTermo, publicarTermo, semTermos } from '../../../../../tests/pg/termos-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 2, lotes: 0, hotsite: { lanceAutomatico: true, propostas: true } })
})
afterAll(() => c.fechar())
beforeEach(() => semTermos(c))
const { chamar, darLance } = salaDeTeste(() => c)
const RECUSA = { statusCode: 403, error: 'termos-nao-aceitos' }

/** Signed up thirty days ago; a new one each time, since bids of one person are limited per second. */
async function antigo(): Promise<ClienteDoCenario> {
  const quem = await c.novoCliente()
  await sql`update cliente set aceite_termos_at = now() - interval '30 days' where id = ${quem.cliId}`.execute(
    c.banco.sistema,
  )
  return quem
}
const pedir = (quem: ClienteDoCenario, chave: string, lote: LoteDoCenario, corpo: object) =>
  chamar(quem, chave, { params: { lelUid: lote.uid }, body: { chaveDoPedido: randomUUID(), ...corpo } })

test('each way to offer is refused in words until he accepts', async () => {
  const [quem, lote] = [await antigo(), await c.novoLote({ compreJa: 9_000_00 })]
  expect((await darLance(quem, lote, 1_000_00)).erro).toBeNull()
  // He is known to the engine by now: the publication reaches what it keeps.
  const uid = await publicarTermo(c)
  const lance = await darLance(quem, lote, 1_200_00)
  expect(lance.erro).toMatchObject({
    ...RECUSA,
    message: 'Os Termos de uso mudaram. Leia e aceite a versão de agora para dar lance.',
    dados: { lote: { valor: 1_000_00 } },
  })
  const base = 'POST /v1/leilao/lotes/:lelUid'
  for (const [chave, valor] of [
    [`${base}/lances-automaticos`, 2_000_00],
    [`${base}/propostas`, 1_500_00],
    [`${base}/comprar-ja`, 9_000_00],
  ] as const)
    expect((await pedir(quem, chave, lote, { valor })).erro, chave).toMatchObject(RECUSA)
  await aceitarTermo(c, quem, uid)
  const outro = await antigo()
  await aceitarTermo(c, outro, uid)
  expect((await pedir(outro, `${base}/comprar-ja`, lote, { valor: 9_000_00 })).erro).toBeNull()
})

test('the acceptance reaches what the engine keeps of him', async () => {
  const [quem, lote, uid] = [await antigo(), await c.novoLote(), await publicarTermo(c)]
  expect((await darLance(quem, lote, 1_000_00)).erro).toMatchObject(RECUSA)
  await aceitarTermo(c, quem, uid)
  expect((await darLance(quem, lote, 1_000_00)).erro).toBeNull()
})

test('who keeps a ceiling under the old terms may still take it back', async () => {
  const [quem, lote] = [await antigo(), await c.novoLote()]
  const automatico = { params: { lelUid: lote.uid } }
  expect(
    (await pedir(quem, 'POST /v1/leilao/lotes/:lelUid/lances-automaticos', lote, { valor: 1_500_00 })).erro,
  ).toBeNull()
  await publicarTermo(c)
  const r = await chamar(quem, 'DELETE /v1/leilao/lotes/:lelUid/lances-automaticos', {
    ...automatico,
    query: { chaveDoPedido: randomUUID() },
  })
  expect(r.erro).toBeNull()
})

test.each<[string, Parameters<typeof publicarTermo>[1], boolean]>([
  ['in force today', {}, true],
  ['in force from tomorrow on', { dias: 1 }, false],
  ['in force, to be accepted in ten days', { dias: -1, exigido: 10 }, false],
  ['in force, its time is over', { dias: -10, exigido: 0 }, true],
  ['known at the sign-up', { dias: -60 }, false],
  ['a privacy policy informs', { documento: 'privacidade' }, false],
])('%s', async (_, termo, recusado) => {
  await publicarTermo(c, termo)
  const { erro } = await darLance(await antigo(), await c.novoLote(), 1_000_00)
  expect(erro?.error ?? null).toBe(recusado ? RECUSA.error : null)
})

test('a version that took the place of another one brings its own time', async () => {
  await publicarTermo(c, { dias: -5 })
  const [quem, lote] = [await antigo(), await c.novoLote()]
  expect((await darLance(quem, lote, 1_000_00)).erro).toMatchObject(RECUSA)
  const nova = await publicarTermo(c, { exigido: 3 })
  expect((await darLance(quem, lote, 1_000_00)).erro).toBeNull()
  await sql`update versao_de_termo set exigido_desde = null where uid = ${nova}::uuid`.execute(
    c.banco.sistema,
  )
  expect((await darLance(quem, lote, 1_500_00)).erro).toMatchObject(RECUSA)
})

test("another house's terms keep no client of this one from an offer", async () => {
  await publicarTermo(c, { hotId: c.outroHotsite.id })
  expect((await darLance(await antigo(), await c.novoLote(), 1_000_00)).erro).toBeNull()
})

test('what keeps him from the form is not among it: he is asked where he sends', async () => {
  await publicarTermo(c)
  const lote = await c.novoLote()
  const r = await chamar(await antigo(), 'GET /v1/leilao/lotes/:lelUid/ao-vivo', {
    params: { lelUid: lote.uid },
  })
  expect(r.erro).toBeNull()
  expect(r.valor.meu?.impedimento).toBeNull()
})
