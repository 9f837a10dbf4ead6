// What each audience of a room gets, in its snapshot and in every frame that was ever stored.
import { randomUUID } from 'node:crypto'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { ErroDaApi } from '@martelo/contracts/core/error-object.ts'
import type { salaDoLeilao } from '@martelo/contracts/pregao/sala-do-leilao.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { iniciarLancesDeTeste } from '../../../../../tests/pg/motores-de-teste.ts'
import { responderChamada } from '../../../../../tests/pg/executar-chamada.ts'
import './conduzir-lote.handler.ts'
import './sala-do-leilao.handler.ts'
import '../lances/configurar-lance-automatico.handler.ts'
import '../lances/dar-lance.handler.ts'

let c: Cenario
let parar: () => Promise<void>

type Resposta = { ok: true; valor: Record<string, unknown> } | { ok: false; erro: ErroDaApi }
const chamar = async (quem: Pessoa | null, chave: string, entrada: object): Promise<Resposta> =>
  (await responderChamada(c.ctx(quem), chave, entrada)) as Resposta
const codigo = (r: Resposta) => (r.ok ? 'ok' : r.erro.error)
const cliente = (i: number) => c.clientes[i] as ClienteDoCenario
const abrirLote = (lote: LoteDoCenario) =>
  chamar(c.leiloeiro, 'POST /v1/leilao/:leiUid/sala/lotes/:lelUid/acao', {
    params: { leiUid: c.leilao.uid, lelUid: lote.uid },
    body: { acao: 'abrir', situacao: 'LIBERADO_LEILAO' },
  })
const dar = (i: number, lote: LoteDoCenario, valor: number) =>
  chamar(cliente(i), 'POST /v1/leilao/lotes/:lelUid/lances', {
    params: { lelUid: lote.uid },
    body: { valor, chaveDoPedido: randomUUID(), confirmarValorAlto: true },
  })
const sala = async (quem: Pessoa | null) => {
  const r = await chamar(quem, 'GET /v1/leilao/:leiUid/sala', { params: { leiUid: c.leilao.uid } })
  if (!r.ok) throw new Error(String(r.erro.message))
  return r.valor as RespostaDe<typeof salaDoLeilao>
}

beforeAll(async () => {
  c = await criarCenario({
    clientes: 2,
    lotes: 0,
    leilao: { situacao: 'AO_VIVO', modalidade: 'SIMULTANEO', conducao: 'leiloeiro' },
  })
  parar = await iniciarLancesDeTeste(c.servicos)
})
afterAll(async () => {
  await parar()
  await c.fechar()
})

describe('what each audience gets', () => {
  test('a client gets neither reserve nor ceiling in the snapshot or in any frame; auctioneer and own consignor see the reserve', async () => {
    const RESERVA = 7_654_321
    const TETO = 5_432_100
    await c.banco.sistema
      .updateTable('hotsite')
      .set({ lanceAutomatico: true })
      .where('id', '=', c.hotsite.id)
      .execute()
    const lote = await c.novoLote({ valorComitente: RESERVA })
    await abrirLote(lote)
    const automatico = await chamar(cliente(0), 'POST /v1/leilao/lotes/:lelUid/lances-automaticos', {
      params: { lelUid: lote.uid },
      body: { valor: TETO, chaveDoPedido: randomUUID(), confirmarValorAlto: true },
    })
    expect(codigo(automatico)).toBe('ok')
    await dar(1, lote, 2_000_00)
    for (const quem of [null, cliente(1), cliente(0)]) {
      const texto = JSON.stringify(await sala(quem))
      expect(texto).not.toContain(String(RESERVA))
      expect(texto).not.toContain(String(TETO))
      expect(texto).not.toContain('reservado')
    }
    const doLeiloeiro = await sala(c.leiloeiro)
    const visto = doLeiloeiro.lotes.find((l) => l.estado.lelUid === lote.uid)
    expect(visto?.reservado).toMatchObject({ valorComitente: RESERVA, liderEmDefesa: false })
    expect(JSON.stringify(doLeiloeiro)).not.toContain(String(TETO))
    const outroComitente = await c.banco.sistema
      .insertInto('comitente')
      .values({ hotId: c.hotsite.id, nome: 'Outro comitente' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const alheio = await c.novoLote({ valorComitente: 8_765_432, comId: outroComitente.id })
    const doComitente = await sala(c.comitente)
    expect(doComitente.publicos).toEqual(['publico', 'comitente'])
    const [meu, dele] = [lote, alheio].map((l) => doComitente.lotes.find((x) => x.estado.lelUid === l.uid))
    expect([meu?.reservado?.valorComitente, dele?.reservado]).toEqual([RESERVA, undefined])
    const quadros = await sql<{
      quadro: unknown
    }>`select quadro from sala_quadro where lei_id = ${c.leilao.id}`.execute(c.banco.sistema)
    const texto = JSON.stringify(quadros.rows)
    expect(quadros.rows.length).toBeGreaterThan(2)
    expect(texto).not.toContain(String(RESERVA))
    expect(texto).not.toContain(String(TETO))
  })

  test('staff and auctioneer read the leader’s whole nickname, in the snapshot and in frames; others do not', async () => {
    const lote = await c.novoLote()
    await abrirLote(lote)
    const APELIDO = 'Plateia Sul 07'
    await c.banco.sistema
      .updateTable('cliente')
      .set({ apelido: APELIDO })
      .where('id', '=', cliente(1).cliId)
      .execute()
    await dar(1, lote, 3_000_00)
    const lider = (r: Awaited<ReturnType<typeof sala>>) =>
      r.lotes.find((l) => l.estado.lelUid === lote.uid)?.restrito?.liderApelido
    for (const quem of [c.equipe, c.leiloeiro]) expect(lider(await sala(quem))).toBe(APELIDO)
    for (const quem of [null, cliente(0), c.comitente])
      expect(JSON.stringify(await sala(quem))).not.toContain(APELIDO)
    await vi.waitFor(async () => {
      const { rows } = await sql<{ quadro: { dados: object; porPublico?: Record<string, unknown> } }>`
        select quadro from sala_quadro where lei_id = ${c.leilao.id}`.execute(c.banco.sistema)
      const doLance = rows.filter((r) => JSON.stringify(r).includes(APELIDO))
      expect(doLance.length).toBeGreaterThan(0)
      for (const { quadro } of doLance) {
        expect(JSON.stringify(quadro.dados)).not.toContain(APELIDO)
        expect(JSON.stringify(quadro.porPublico?.comitente)).not.toContain(APELIDO)
        expect(quadro.porPublico?.equipe).toMatchObject({ restrito: { liderApelido: APELIDO } })
      }
    })
  })

  test('that the consignor decides whatever is bid is everyone’s business, by lot and by auction', async () => {
    const [comum, declarado] = [await c.novoLote(), await c.novoLote()]
    await c.banco.sistema
      .updateTable('lote')
      .set({ condicional: true })
      .where('id', '=', declarado.id)
      .execute()
    const condicionais = async () => {
      const { lotes } = await sala(null)
      return [comum, declarado].map((l) => lotes.find((x) => x.estado.lelUid === l.uid)?.vendaCondicional)
    }
    expect(await condicionais()).toEqual([false, true])
    const todos = (condicional: boolean) =>
      c.banco.sistema.updateTable('leilao').set({ condicional }).where('id', '=', c.leilao.id).execute()
    await todos(true)
    expect(await condicionais()).toEqual([true, true])
    await todos(false)
  })

  test('an auction in preparation is seen by the house alone', async () => {
    await c.banco.sistema
      .updateTable('leilao')
      .set({ situacao: 'EM_LOTEAMENTO' })
      .where('id', '=', c.leilao.id)
      .execute()
    expect(
      codigo(await chamar(null, 'GET /v1/leilao/:leiUid/sala', { params: { leiUid: c.leilao.uid } })),
    ).toBe('NAO_ENCONTRADO')
    expect((await sala(c.equipe)).publicos).toContain('equipe')
  })
})
