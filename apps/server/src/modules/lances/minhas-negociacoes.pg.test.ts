// A client's thread of one lot, from what the real calls left behind: proposal, counter-offer, his other value, his quitting,
// a purchase, a conditional; and what is his alone.
import { randomUUID } from 'node:crypto'
import { movimentoDoCliente } from '@martelo/contracts/clientes/movimento-do-cliente.contract.ts'
import { aceitarContraproposta } from '@martelo/contracts/lances/aceitar-contraproposta.contract.ts'
import { configurarLanceAutomatico } from '@martelo/contracts/lances/configurar-lance-automatico.contract.ts'
import { darLance } from '@martelo/contracts/lances/dar-lance.contract.ts'
import { desistirDaProposta } from '@martelo/contracts/lances/desistir-da-proposta.contract.ts'
import { fazerProposta } from '@martelo/contracts/lances/fazer-proposta.contract.ts'
import { lanceRecebido } from '@martelo/contracts/lances/lance-recebido.contract.ts'
import { lancesDoLote } from '@martelo/contracts/lances/lances-do-lote.contract.ts'
import { minhasNegociacoes } from '@martelo/contracts/lances/minhas-negociacoes.contract.ts'
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
import { carregarModulos } from '../../processes/carregar-modulos.ts'

const RESERVA = 20_000_00
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

async function propor(cli: Pessoa, lote: LoteDoCenario, valor: number): Promise<string> {
  const body = { valor, chaveDoPedido: randomUUID() }
  const r = await executarChamada(c.ctx(cli), fazerProposta, { params: { lelUid: lote.uid }, body })
  expect(r.erro).toBeNull()
  const p = await sql<{ uid: string }>`select uid from proposta where hot_id = ${c.hotsite.id}
    and cli_id = ${cli.cliId} and lel_id = ${lote.id} order by id desc limit 1`.execute(c.banco.sistema)
  return p.rows[0]?.uid ?? ''
}
const responder = (uid: string, body: Record<string, unknown>) =>
  executarChamada(c.ctx(c.equipe), responderProposta, { params: { uid }, body })
const desistir = (quem: Pessoa | null, uid: string, hotsite = c.hotsite) =>
  executarChamada(c.ctx(quem, hotsite), desistirDaProposta, { params: { uid } })
const fios = async (quem: Pessoa | null, lelUid?: string, hotsite = c.hotsite) =>
  executarChamada(c.ctx(quem, hotsite), minhasNegociacoes, { query: { lelUid } })
async function fio(quem: Pessoa, lote: LoteDoCenario) {
  const r = await fios(quem, lote.uid)
  expect(r.erro).toBeNull()
  return r.valor[0]
}

test('a proposal, the house’s counter-offer, another value, and quitting are one thread', async () => {
  const lote = await c.novoLote()
  const cli = await c.novoCliente()
  expect(await fio(cli, lote)).toBeUndefined()
  const primeira = await propor(cli, lote, 15_000_00)
  expect(await fio(cli, lote)).toMatchObject({
    situacao: 'espera-a-casa',
    atos: [{ ato: 'retirar-proposta', uid: primeira, valor: 15_000_00 }],
  })
  await responder(primeira, { resposta: 'contrapropor', contraproposta: 18_000_00, motivo: 'Revisado' })
  expect(await fio(cli, lote)).toMatchObject({
    situacao: 'espera-voce',
    atos: [
      { ato: 'aceitar-contraproposta', uid: primeira, valor: 18_000_00 },
      { ato: 'propor-outro-valor', valor: 18_000_00 },
      { ato: 'recusar-contraproposta', uid: primeira },
    ],
  })
  const segunda = await propor(cli, lote, 16_000_00)
  expect((await fio(cli, lote))?.situacao).toBe('espera-a-casa')
  expect((await desistir(cli, primeira)).valor).toEqual({ situacao: 'CANCELADA' })
  expect((await desistir(cli, segunda)).erro).toBeNull()
  expect((await desistir(cli, segunda)).erro).toBeNull()
  const fim = await fio(cli, lote)
  expect(fim).toMatchObject({ situacao: 'encerrada', atos: [] })
  expect(fim?.falas.map((f) => [f.quem, f.texto, f.valor])).toEqual([
    ['voce', 'Proposta', 15_000_00],
    ['casa', 'Contraproposta', 18_000_00],
    ['voce', 'Proposta', 16_000_00],
    ['voce', 'Contraproposta recusada', null],
    ['voce', 'Proposta retirada', null],
  ])
  expect((await responder(segunda, { resposta: 'aceitar' })).erro?.error).toBe('JA_RESPONDIDA')
})

test('the bell of those who answer proposals says it once, however often the request comes', async () => {
  const lote = await c.novoLote()
  const cli = await c.novoCliente()
  const body = { valor: 14_000_00, chaveDoPedido: randomUUID() }
  for (const _ of [1, 2])
    await executarChamada(c.ctx(cli), fazerProposta, { params: { lelUid: lote.uid }, body })
  const avisos = await sql<{ link: string }>`
    select a.link from aviso a where a.hot_id = ${c.hotsite.id} and a.tipo = 'equipe-proposta-recebida'
      and a.usu_id = ${c.equipe.usuId} and a.marca = ${`lote:${lote.uid}`}`.execute(c.banco.sistema)
  expect(avisos.rows).toHaveLength(1)
  expect(avisos.rows[0]?.link).toMatch(/^\/admin\/lance-recebido\//)
})

test.each([
  ['a counter-offer at the reserve ends in a purchase', RESERVA, 'comprado'],
  ['one below it waits for the consignor', RESERVA - 1, 'espera-quem-vende'],
])('%s', async (_, oferta, situacao) => {
  const lote = await c.novoLote()
  const cli = await c.novoCliente()
  const uid = await propor(cli, lote, 15_000_00)
  await responder(uid, { resposta: 'contrapropor', contraproposta: oferta })
  const r = await executarChamada(c.ctx(cli), aceitarContraproposta, {
    params: { uid },
    body: { valor: oferta, chaveDoPedido: randomUUID() },
  })
  expect(r.erro).toBeNull()
  const avisos = await c.banco.sistema
    .selectFrom('aviso')
    .select('link')
    .where('cliId', '=', cli.cliId)
    .where('link', 'like', '/cliente/meus-lances%')
    .execute()
  expect(avisos.length).toBeGreaterThan(1)
  expect(new Set(avisos.map((a) => a.link))).toEqual(new Set([`/cliente/meus-lances?lote=${lote.uid}`]))
  const n = await fio(cli, lote)
  expect(n).toMatchObject({ situacao, atos: [] })
  expect(n?.ate === null).toBe(situacao === 'comprado')
  expect((await desistir(cli, uid)).erro?.error).toBe('JA_RESPONDIDA')
})

test('a ceiling is in the thread and can be cancelled from it, and the list tells what is under way', async () => {
  const lote = await c.novoLote()
  const outro = await c.novoLote()
  const cli = await c.novoCliente()
  const teto = await executarChamada(c.ctx(cli), configurarLanceAutomatico, {
    params: { lelUid: lote.uid },
    body: { valor: 19_000_00, chaveDoPedido: randomUUID(), confirmarValorAlto: true },
  })
  expect(teto.erro).toBeNull()
  const recusada = await propor(cli, outro, 15_000_00)
  await responder(recusada, { resposta: 'recusar', motivo: 'Baixo' })
  expect(await fio(cli, lote)).toMatchObject({
    situacao: 'ganhando',
    atos: [{ ato: 'cancelar-automatico', valor: 19_000_00 }],
  })
  expect(await fio(cli, outro)).toMatchObject({ situacao: 'encerrada', titulo: 'Proposta recusada' })
  expect((await fios(cli)).valor.map((n) => n.lelUid)).toEqual([lote.uid])
})

test('threads and proposals are his alone: not of another client, the other house, staff or a visitor', async () => {
  const lote = await c.novoLote()
  const cli = await c.novoCliente()
  const uid = await propor(cli, lote, 15_000_00)
  const outro = await c.novoCliente()
  expect((await fios(outro, lote.uid)).valor).toEqual([])
  expect((await fios(c.forasteiro, lote.uid, c.outroHotsite)).valor).toEqual([])
  expect((await fios(null)).status).toBe(401)
  expect((await fios(c.equipe)).status).toBe(403)
  expect((await desistir(outro, uid)).erro?.error).toBe('NAO_ENCONTRADO')
  expect((await desistir(c.forasteiro, uid, c.outroHotsite)).erro?.error).toBe('NAO_ENCONTRADO')
  expect((await desistir(null, uid)).status).toBe(401)
  expect((await desistir(c.equipe, uid)).status).toBe(403)
  expect((await fio(cli, lote))?.situacao).toBe('espera-a-casa')
})

test('who acts in the account of another stands beside bid, ceiling and proposal, for owner and house', async () => {
  const lote = await c.novoLote()
  const dono = await c.novoCliente()
  const outro = await c.novoCliente()
  const nome = await sql<{ nome: string }>`select nome from usuario where id = ${outro.usuId}`.execute(
    c.banco.sistema,
  )
  const por = `por ${nome.rows[0]?.nome}`
  const doDono = c.ctx(dono)
  if (doDono.sessao === null) throw new Error('no session')
  const escopo = ['ver', 'lances']
  const representado: typeof doDono = {
    ...doDono,
    sessao: { ...doDono.sessao, por: { usuId: outro.usuId, nome: nome.rows[0]?.nome ?? '', escopo } },
  }
  const pedir = (
    ctx: typeof doDono,
    qual: typeof darLance | typeof configurarLanceAutomatico,
    valor: number,
  ) =>
    executarChamada(ctx, qual, {
      params: { lelUid: lote.uid },
      body: { valor, chaveDoPedido: randomUUID(), confirmarValorAlto: true },
    })
  expect((await pedir(representado, darLance, 1_000_00)).erro).toBeNull()
  expect((await pedir(representado, configurarLanceAutomatico, 5_000_00)).erro).toBeNull()
  expect((await pedir(c.ctx(outro), darLance, 1_100_00)).erro).toBeNull()
  const valor = 9_000_00
  const proposta = await executarChamada(representado, fazerProposta, {
    params: { lelUid: lote.uid },
    body: { valor, chaveDoPedido: randomUUID() },
  })
  expect(proposta.erro).toBeNull()

  const falas = (await fio(dono, lote))?.falas.map((f) => [f.texto, f.detalhe])
  expect(falas).toEqual([
    ['Lance', por],
    ['Automático até', por],
    ['Lance automático', null],
    ['Proposta', por],
  ])
  const historico = { params: { lelUid: lote.uid }, query: {} }
  const daCasa = await executarChamada(c.ctx(c.equipe), lancesDoLote, historico)
  expect(daCasa.valor.map((l) => l.dadoPor)).toEqual([null, null, nome.rows[0]?.nome])
  expect((await executarChamada(c.ctx(outro), lancesDoLote, historico)).valor[0]).not.toHaveProperty(
    'dadoPor',
  )
  const p = await sql<{ uid: string }>`select uid from proposta where cli_id = ${dono.cliId}`.execute(
    c.banco.sistema,
  )
  const recebido = await executarChamada(c.ctx(c.equipe), lanceRecebido, { params: { uid: p.rows[0]?.uid } })
  expect(recebido.valor).toMatchObject({ feitaPor: nome.rows[0]?.nome })
  const movimento = await executarChamada(c.ctx(c.equipe), movimentoDoCliente, { params: { id: dono.cliId } })
  expect(movimento.valor.lances.map((l) => l.por !== null)).toEqual([true, false, true, true])
  await expect(
    sql`update lance set por_usu_id = null where lel_id = ${lote.id} and seq = 1`.execute(c.banco.sistema),
  ).rejects.toThrow(/append-only/)
})
