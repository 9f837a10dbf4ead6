// A lot whose buyer gave up, on a real database: who is asked, what the answers do, and the faults between them.
import { randomBytes } from 'node:crypto'
import { minhaVenda } from '@martelo/contracts/vendas/minha-venda.contract.ts'
import { minhasSegundasOfertas } from '@martelo/contracts/vendas/minhas-segundas-ofertas.contract.ts'
import { moverVenda } from '@martelo/contracts/vendas/mover-venda.contract.ts'
import { oferecerAoProximo } from '@martelo/contracts/vendas/oferecer-ao-proximo.contract.ts'
import { responderSegundaOferta } from '@martelo/contracts/vendas/responder-segunda-oferta.contract.ts'
import { segundasOfertasDaVenda } from '@martelo/contracts/vendas/segundas-ofertas-da-venda.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada as chamarComo } from '../../../../../tests/pg/executar-chamada.ts'
import { publicarTermo, semTermos } from '../../../../../tests/pg/termos-de-teste.ts'
import { bater, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { vencerSegundasOfertas } from './vencer-segundas-ofertas.job.ts'

let c: Cenario

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 4, lotes: 0 })
})
afterAll(async () => {
  await c.fechar()
})
beforeEach(async () => {
  await regra('pedido')
  await sql`update segunda_oferta set situacao = 'cancelada' where situacao = 'pendente'`.execute(
    c.banco.sistema,
  )
  await sql`update venda set situacao = 'Cancelada'`.execute(c.banco.sistema)
})

async function regra(segundaOferta: string): Promise<void> {
  await sql`update hotsite set segunda_oferta = ${segundaOferta}`.execute(c.banco.sistema)
  c.servicos.hotsites.esquecer()
  const h = await c.servicos.hotsites.porId(c.hotsite.id)
  if (h !== null) Object.assign(c.hotsite, h)
}
const cliente = (i: number) => c.clientes[i] as ClienteDoCenario
const ctx = (i: number) => c.ctx(cliente(i))
const equipe = () => c.ctx(c.equipe)

/** Sold to the first client for 10.000; the second bid 9.000, the third 8.000. He gives up unless told otherwise. */
async function desistida(desiste = true) {
  const lote = await bater(c, cliente(0), 10_000_00)
  for (const [i, valor] of [9_000_00, 8_000_00].entries())
    await sql`insert into lance (lel_id, seq, hot_id, cli_id, tipo, situacao, valor, data, hash)
      values (${lote.id}, ${-1 - i}, ${c.hotsite.id}, ${cliente(i + 1).cliId}, 'Manual', 'superado', ${valor}, now(), ${randomBytes(32)})`.execute(
      c.banco.sistema,
    )
  const id = (await venderLote(c, lote)) ?? 0
  if (desiste) expect((await desistir(id)).status).toBe(200)
  return { id, lote }
}
const mover = async (id: number, evento: string) => {
  const { versao } = await c.banco.sistema
    .selectFrom('venda')
    .select('versao')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return chamarComo(equipe(), moverVenda, { params: { id }, body: { evento, motivo: 'Pediu', versao } })
}
const desistir = (id: number) => mover(id, 'desistir')
const oferecer = (id: number, lelUid: string) =>
  chamarComo(equipe(), oferecerAoProximo, { params: { id }, body: { lelUid } })
const minhas = async (i: number) => (await chamarComo(ctx(i), minhasSegundasOfertas)).valor
const responder = (i: number, o: { uid: string; versao: number } | undefined, evento: string) =>
  chamarComo(ctx(i), responderSegundaOferta, { params: { uid: o?.uid }, body: { evento, versao: o?.versao } })
const daCasa = async (id: number) =>
  (await chamarComo(equipe(), segundasOfertasDaVenda, { params: { id } })).valor[0]
const lido = (id: number) =>
  c.banco.sistema.selectFrom('lote').select('situacao').where('id', '=', id).executeTakeFirstOrThrow()

test('the next bidder is asked at his own bid, takes the lot, and has a sale of his own', async () => {
  const { id, lote } = await desistida()
  expect(await daCasa(id)).toMatchObject({ proximo: { nome: 'Cliente 2', valor: 9_000_00, colocacao: 2 } })
  expect((await oferecer(id, lote.uid)).status).toBe(200)
  expect((await oferecer(id, lote.uid)).erro?.message).toBe('Há uma oferta aguardando resposta.')
  const [o] = await minhas(1)
  expect(o).toMatchObject({ valor: 9_000_00, colocacao: 2 })
  expect(await minhas(2)).toEqual([])
  expect((await responder(2, o, 'aceitar')).status).toBe(404)
  // Two tabs: one buys, the other learns that it changed.
  const duas = await Promise.all([responder(1, o, 'aceitar'), responder(1, o, 'aceitar')])
  expect(duas.map((r) => r.status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const vndId = duas.find((r) => r.status === 200)?.valor.vndId ?? 0
  const nova = (await chamarComo(ctx(1), minhaVenda, { params: { id: vndId } })).valor
  expect(nova).toMatchObject({ situacao: 'Aguardando Pagamento', valorLances: 9_000_00 })
  expect((await lido(lote.id)).situacao).toBe('AG_PAGAMENTO')
  expect((await mover(id, 'reverterDesistencia')).erro?.message).toMatch(/já foi comprado pelo próximo/)
  expect((await daCasa(id))?.ofertas).toMatchObject([{ situacao: 'aceita' }])
})

test('a refusal and a deadline that passed ask the third; after him there is no one', async () => {
  const { id, lote } = await desistida()
  await oferecer(id, lote.uid)
  const [o] = await minhas(1)
  // To refuse binds to nothing; to buy waits for the terms of use.
  await publicarTermo(c)
  expect((await responder(1, o, 'aceitar')).erro?.error).toBe('termos-nao-aceitos')
  expect((await responder(1, o, 'recusar')).valor.situacao).toBe('recusada')
  await semTermos(c)
  const [terceiro] = await minhas(2)
  expect(terceiro).toMatchObject({ valor: 8_000_00, colocacao: 3 })
  await sql`update segunda_oferta set prazo = now() - interval '1 second' where uid = ${terceiro?.uid}`.execute(
    c.banco.sistema,
  )
  expect((await responder(2, terceiro, 'aceitar')).erro?.message).toBe('O prazo para responder terminou.')
  expect(await minhas(2)).toEqual([])
  // Two processes at once; and the one that died after reading left nothing behind.
  const vezes = await Promise.all([vencerSegundasOfertas(c.servicos), vencerSegundasOfertas(c.servicos)])
  expect(vezes.reduce((a, b) => a + b)).toBe(1)
  expect(await daCasa(id)).toMatchObject({
    proximo: null,
    ofertas: [{ situacao: 'recusada' }, { situacao: 'vencida' }],
  })
  expect((await lido(lote.id)).situacao).toBe('CLIENTE_DESISTIU')
})

test('by the house’s rule: by itself, on request, or never', async () => {
  await regra('automatica')
  const sozinho = await desistida()
  expect(await minhas(1)).toMatchObject([{ valor: 9_000_00 }])
  // A sale that lives again takes its offer back.
  expect((await mover(sozinho.id, 'reverterDesistencia')).status).toBe(200)
  expect(await minhas(1)).toEqual([])
  await regra('nao')
  const nunca = await desistida()
  expect((await oferecer(nunca.id, nunca.lote.uid)).erro?.message).toMatch(/não oferece/)
})

test('not below the reserve, not to who may not buy, not while the sale lives', async () => {
  const viva = await desistida(false)
  expect((await oferecer(viva.id, viva.lote.uid)).erro?.message).toMatch(/não está mais disponível/)
  await desistir(viva.id)
  await sql`update lote set valor_comitente = 950000 where id = ${viva.lote.id}`.execute(c.banco.sistema)
  expect((await oferecer(viva.id, viva.lote.uid)).erro?.message).toMatch(/não cobrem a reserva/)
  await sql`update lote set valor_comitente = null where id = ${viva.lote.id}`.execute(c.banco.sistema)
  await sql`update cliente set situacao = 'Bloqueado' where id = ${cliente(1).cliId}`.execute(c.banco.sistema)
  expect((await daCasa(viva.id))?.proximo).toMatchObject({ nome: 'Cliente 3', colocacao: 3 })
  await sql`update cliente set situacao = 'Ativo' where id = ${cliente(1).cliId}`.execute(c.banco.sistema)
})

test('the house takes an offer back, and does not ask further by itself', async () => {
  const { id, lote } = await desistida()
  await oferecer(id, lote.uid)
  const o = (await daCasa(id))?.ofertas[0]
  const r = await chamarComo(equipe(), responderSegundaOferta, {
    params: { uid: o?.uid },
    body: { evento: 'cancelar', versao: o?.versao },
  })
  expect(r.valor.situacao).toBe('cancelada')
  expect([await minhas(1), await minhas(2)]).toEqual([[], []])
})

test('who was blocked after he was asked cannot take the lot; a block of bids stops the call itself', async () => {
  const { id, lote } = await desistida()
  expect((await oferecer(id, lote.uid)).status).toBe(200)
  const [o] = await minhas(1)
  const b = c.banco.sistema
  await sql`update cliente set situacao = 'Bloqueado' where id = ${cliente(1).cliId}`.execute(b)
  const r = await responder(1, o, 'aceitar')
  expect([r.erro?.error, String(r.erro?.message)]).toEqual([
    'RECUSADA',
    expect.stringContaining('bloqueado para lances'),
  ])
  expect((await lido(lote.id)).situacao).toBe('CLIENTE_DESISTIU')
  await sql`update cliente set situacao = 'Ativo' where id = ${cliente(1).cliId}`.execute(b)
  await sql`insert into bloqueio (hot_id, tipo, alvo, impede, motivo)
    select hot_id, 'DOCUMENTO', cpf, '{LANCES}', 'Fraude' from cliente where id = ${cliente(1).cliId}`.execute(
    b,
  )
  await c.servicos.bloqueios.alcancar()
  expect((await responder(1, o, 'aceitar')).erro?.error).toBe('BLOQUEADO')
  await sql`update bloqueio set encerrado_at = clock_timestamp()`.execute(b)
  await c.servicos.bloqueios.alcancar()
  expect((await responder(1, o, 'aceitar')).status).toBe(200)
})
