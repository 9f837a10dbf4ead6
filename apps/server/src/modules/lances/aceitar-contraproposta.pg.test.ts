// A counter-offer of the house is taken by who made the proposal, on a real database: once, however often he taps, and
// only while it stands.
import { randomUUID } from 'node:crypto'
import { aceitarContraproposta } from '@martelo/contracts/lances/aceitar-contraproposta.contract.ts'
import { unirClientes } from '@martelo/contracts/clientes/unir-clientes.contract.ts'
import { minhasVendas } from '@martelo/contracts/vendas/minhas-vendas.contract.ts'
import { fazerProposta } from '@martelo/contracts/lances/fazer-proposta.contract.ts'
import { responderProposta } from '@martelo/contracts/lances/responder-proposta.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  criarCenario,
  type LoteDoCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { vencedorDoLote } from '../../../../../tests/pg/sala-de-teste.ts'
import { venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { expirarContraproposta } from './door.ts'

const RESERVA = 20_000_00
const OFERTA = 21_000_00
let c: Cenario

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({
    clientes: 0,
    lotes: 0,
    hotsite: { lanceAutomatico: true, propostas: true },
    lote: { valorComitente: RESERVA },
  })
})
afterAll(async () => {
  await c.fechar()
})

async function propor(lote: LoteDoCenario, valor = 15_000_00) {
  const cli = await c.novoCliente()
  const feita = await executarChamada(c.ctx(cli), fazerProposta, {
    params: { lelUid: lote.uid },
    body: { valor, chaveDoPedido: randomUUID() },
  })
  expect(feita.erro).toBeNull()
  const p = await sql<{ uid: string }>`
    select uid from proposta where hot_id = ${c.hotsite.id} and cli_id = ${cli.cliId} and lel_id = ${lote.id}`.execute(
    c.banco.sistema,
  )
  return { cli, uid: p.rows[0]?.uid ?? '' }
}

/** A lot, a proposal for it, and the house's answer. */
async function contraproposta(oferta = OFERTA) {
  const lote = await c.novoLote()
  const { cli, uid } = await propor(lote)
  const body = { resposta: 'contrapropor', contraproposta: oferta } as const
  expect(
    (await executarChamada(c.ctx(c.equipe), responderProposta, { params: { uid }, body })).erro,
  ).toBeNull()
  return { lote, cli, uid }
}
const aceitar = (
  quem: Pessoa | null,
  uid: string,
  chave: string = randomUUID(),
  hotsite = c.hotsite,
  valor = OFERTA,
) =>
  executarChamada(c.ctx(quem, hotsite), aceitarContraproposta, {
    params: { uid },
    body: { valor, chaveDoPedido: chave },
  })
const propostasDo = async (lote: LoteDoCenario) =>
  (
    await sql<{ valor: number; situacao: string }>`
      select valor::int as valor, situacao from proposta where hot_id = ${c.hotsite.id} and lel_id = ${lote.id} order by id`.execute(
      c.banco.sistema,
    )
  ).rows
const cartas = async (cliId: number) =>
  (
    await sql<{ assunto: string }>`
      select p.assunto from caixa_postal p join cliente k on k.email = p.para
      where k.id = ${cliId} order by p.id`.execute(c.banco.sistema)
  ).rows.map((l) => l.assunto)

test.each([
  ['at the reserve sells him the lot for that value', OFERTA, 'AG_PAGAMENTO'],
  ['below it waits for the consignor', RESERVA - 1, 'CONDICIONAL'],
])('taken %s', async (_, oferta, para) => {
  const { lote, cli, uid } = await contraproposta(oferta)
  const r = await aceitar(cli, uid, randomUUID(), c.hotsite, oferta)
  expect(r.erro).toBeNull()
  expect(r.valor).toEqual({ situacao: 'ACEITA', situacaoLote: para })
  expect(await propostasDo(lote)).toEqual([
    { valor: 15_000_00, situacao: 'ACEITA' },
    { valor: oferta, situacao: 'ACEITA' },
  ])
  if (para !== 'AG_PAGAMENTO') return
  const v = await vencedorDoLote(c, lote.id)
  expect(v).toMatchObject({ cliId: cli.cliId, tipo: 'Proposta', valor: oferta })
  expect(await venderLote(c, lote)).not.toBeNull()
})

test('made to a registration that was joined since, it is taken by the one that stands: one purchase, his', async () => {
  const { lote, cli: vai, uid } = await contraproposta()
  const fica = await c.novoCliente()
  const outraDele = await sql<{ uid: string }>`insert into proposta (hot_id, lel_id, cli_id, valor, chave)
    values (${c.hotsite.id}, ${lote.id}, ${vai.cliId}, 1600000, gen_random_uuid()) returning uid`.execute(
    c.banco.sistema,
  )
  const antes = await aceitar(fica, uid)
  expect(antes.erro?.error).toBe('NAO_ENCONTRADO')
  const unido = await executarChamada(c.ctx({ ...c.equipe, papeis: ['ADM'] }), unirClientes, {
    params: { id: fica.cliId },
    body: { outroId: vai.cliId, motivo: 'Mesma pessoa' },
  })
  expect(unido.erro).toBeNull()
  expect((await aceitar(vai, uid)).erro).not.toBeNull()
  const chave = randomUUID()
  const taps = await Promise.all([aceitar(fica, uid, chave), aceitar(fica, uid, chave)])
  for (const r of taps) expect(r.valor).toEqual({ situacao: 'ACEITA', situacaoLote: 'AG_PAGAMENTO' })
  expect(await vencedorDoLote(c, lote.id)).toMatchObject({ cliId: fica.cliId, valor: OFERTA })
  expect((await propostasDo(lote)).map((p) => p.situacao)).not.toContain('ENVIADA')
  expect(outraDele.rows).toHaveLength(1)
  // One person: he reads of his purchase, not that his other proposal ended.
  expect((await cartas(vai.cliId)).filter((a) => /encerr|expir|não vale/i.test(a))).toEqual([])
  const vndId = await venderLote(c, lote)
  const minhas = await executarChamada(c.ctx(fica), minhasVendas, { query: { page: 1, limit: 10 } })
  expect((minhas.valor as { id: number }[]).map((v) => v.id)).toEqual([vndId])
})

test('two taps at once, and one that comes again, are one purchase with one answer', async () => {
  const { lote, cli, uid } = await contraproposta()
  const chave = randomUUID()
  const taps = await Promise.all([aceitar(cli, uid, chave), aceitar(cli, uid, chave)])
  taps.push(await aceitar(cli, uid, chave))
  for (const r of taps) {
    expect(r.erro).toBeNull()
    expect(r.valor).toEqual({ situacao: 'ACEITA', situacaoLote: 'AG_PAGAMENTO' })
  }
  expect((await propostasDo(lote)).map((p) => p.situacao)).toEqual(['ACEITA', 'ACEITA'])
})

test('two windows at once: one purchase, the other window is told, and no letter speaks of an end', async () => {
  const { lote, cli, uid } = await contraproposta()
  const rs = await Promise.all([aceitar(cli, uid), aceitar(cli, uid)])
  expect(rs.filter((r) => r.erro === null)).toHaveLength(1)
  expect((await propostasDo(lote)).filter((p) => p.situacao === 'ACEITA')).toHaveLength(2)
  expect((await propostasDo(lote)).filter((p) => p.situacao === 'ENVIADA')).toHaveLength(0)
  const vencedores = await sql<{ n: number }>`
    select count(*)::int as n from lance where lel_id = ${lote.id} and situacao in ('vencendo', 'vencedor')`.execute(
    c.banco.sistema,
  )
  expect(vencedores.rows[0]?.n).toBe(1)
  expect((await cartas(cli.cliId)).filter((a) => /expir|não vale/i.test(a))).toEqual([])
})

test('another’s proposal ends with the sale, and its author is told', async () => {
  const { lote, cli, uid } = await contraproposta()
  const outro = await propor(lote, 16_000_00)
  expect((await aceitar(cli, uid)).erro).toBeNull()
  expect((await propostasDo(lote)).find((p) => p.valor === 16_000_00)?.situacao).toBe('EXPIRADA')
  expect(await cartas(outro.cli.cliId)).not.toEqual([])
})

test('one that expired is refused, and sells nothing', async () => {
  const { lote, cli, uid } = await contraproposta()
  await c.banco.doHotsite(c.hotsite.id, (tx) => expirarContraproposta(tx, c.hotsite.id, lote.id))
  const r = await aceitar(cli, uid)
  expect(r.erro?.error).toBe('JA_RESPONDIDA')
  expect(await propostasDo(lote)).toEqual([{ valor: 15_000_00, situacao: 'EXPIRADA' }])
})

test('a lot that was sold meanwhile is sold once', async () => {
  const { lote, cli, uid } = await contraproposta()
  const outro = await propor(lote, 22_000_00)
  const body = { resposta: 'aceitar' } as const
  const vendida = await executarChamada(c.ctx(c.equipe), responderProposta, {
    params: { uid: outro.uid },
    body,
  })
  expect(vendida.erro).toBeNull()
  expect((await aceitar(cli, uid)).erro?.error).toBe('JA_RESPONDIDA')
  const v = await vencedorDoLote(c, lote.id)
  expect(v).toMatchObject({ cliId: outro.cli.cliId, valor: 22_000_00 })
})

test('it is his alone, not of another client, a client of another house, the other house, a visitor, staff', async () => {
  const { lote, cli, uid } = await contraproposta()
  const outro = await c.novoCliente()
  expect((await aceitar(outro, uid)).erro?.error).toBe('NAO_ENCONTRADO')
  expect((await aceitar(c.forasteiro, uid, randomUUID(), c.outroHotsite)).erro?.error).toBe('NAO_ENCONTRADO')
  expect((await aceitar(null, uid)).status).toBe(401)
  expect((await aceitar(c.equipe, uid)).status).toBe(403)
  expect((await aceitar(cli, randomUUID())).erro?.error).toBe('NAO_ENCONTRADO')
  expect(await propostasDo(lote)).toEqual([{ valor: 15_000_00, situacao: 'CONTRAPROPOSTA' }])
})

test('a proposal that waits for the house, or was refused, has nothing to take', async () => {
  const lote = await c.novoLote()
  const { cli, uid } = await propor(lote)
  expect((await aceitar(cli, uid)).erro?.error).toBe('JA_RESPONDIDA')
  const body = { resposta: 'recusar' } as const
  await executarChamada(c.ctx(c.equipe), responderProposta, { params: { uid }, body })
  expect((await aceitar(cli, uid)).erro?.error).toBe('JA_RESPONDIDA')
})

test('another value than the house’s is refused, and sells nothing', async () => {
  const { lote, cli, uid } = await contraproposta()
  const r = await aceitar(cli, uid, randomUUID(), c.hotsite, OFERTA - 1)
  expect(r.erro?.error).toBe('MUDOU')
  expect(await propostasDo(lote)).toEqual([{ valor: 15_000_00, situacao: 'CONTRAPROPOSTA' }])
})

test('who was blocked meanwhile is sold nothing: not accepted, not countered, not by his own tap; refusing is free', async () => {
  const b = c.banco.sistema
  const responder = (uid: string, body: object) =>
    executarChamada(c.ctx(c.equipe), responderProposta, { params: { uid }, body })
  const lote = await c.novoLote()
  const { cli, uid } = await propor(lote)
  await sql`insert into bloqueio (hot_id, tipo, alvo, impede, motivo)
    select hot_id, 'DOCUMENTO', cpf, '{LANCES}', 'Fraude' from cliente where id = ${cli.cliId}`.execute(b)
  const outra = await contraproposta()
  await sql`update cliente set situacao = 'Bloqueado', motivo_bloqueio = 'Fraude' where id = ${outra.cli.cliId}`.execute(
    b,
  )
  for (const body of [{ resposta: 'aceitar' }, { resposta: 'contrapropor', contraproposta: OFERTA }]) {
    const r = await responder(uid, body)
    expect([r.erro?.error, String(r.erro?.message)]).toEqual([
      'NAO_PODE',
      expect.stringContaining('bloqueado'),
    ])
  }
  expect((await aceitar(outra.cli, outra.uid)).erro?.error).toBe('cliente-bloqueado')
  expect(await propostasDo(lote)).toEqual([{ valor: 15_000_00, situacao: 'ENVIADA' }])
  expect((await responder(uid, { resposta: 'recusar', motivo: 'Cadastro bloqueado' })).erro).toBeNull()
})
