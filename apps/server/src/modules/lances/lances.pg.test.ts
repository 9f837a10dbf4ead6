import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Cenario,
  criarCenario,
  type LoteDoCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { salaDeTeste, vencedorDoLote } from '../../../../../tests/pg/sala-de-teste.ts'
import { transitarLote } from '../../engines/lances/port.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
const SEGREDO = 7_777_777_77

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({
    clientes: 4,
    hotsite: { lanceAutomatico: true, propostas: true },
    lote: { valorComitente: SEGREDO },
  })
})
afterAll(async () => {
  await c.fechar()
})
const { chamar, darLance, doLote, esperarUmSegundo, quadros, quem } = salaDeTeste(() => c)

describe('the bid calls', () => {
  test('answer with a receipt that the public check confirms', async () => {
    const lote = await c.novoLote()
    const { valor } = await darLance(quem(0), lote, 1_000_00)
    expect(valor).toMatchObject({ situacao: 'vencendo', lote: { proximo: 1_100_00 } })
    const recibo = await chamar(null, 'GET /v1/leilao/recibo/:hash', { params: { hash: valor.recibo } })
    expect(recibo.valor).toMatchObject({
      lelUid: lote.uid,
      valor: 1_000_00,
      lacrado: false,
      confere: true,
      apelido: 'apel****',
      prova: null,
    })
    const deFora = await chamar(
      null,
      'GET /v1/leilao/recibo/:hash',
      { params: { hash: valor.recibo } },
      c.outroHotsite,
    )
    expect(deFora.erro.statusCode).toBe(404)
  })

  test('a key that stands for a bid of another value is refused; the same bid again has its answer', async () => {
    const lote = await c.novoLote()
    const chaveDoPedido = randomUUID()
    const { valor } = await darLance(quem(0), lote, 1_000_00, { chaveDoPedido })
    const outro = await darLance(quem(0), lote, 1_100_00, { chaveDoPedido })
    expect(outro.erro).toMatchObject({ statusCode: 409, error: 'CHAVE_REUSADA' })
    const mesmo = await darLance(quem(0), lote, 1_000_00, { chaveDoPedido })
    expect(mesmo.valor.recibo).toBe(valor.recibo)
  })

  test('refuse with the value that is accepted now, in the words of the site', async () => {
    const lote = await c.novoLote()
    await darLance(quem(0), lote, 1_000_00)
    const { erro } = await darLance(quem(1), lote, 1_050_00)
    expect(erro).toMatchObject({
      statusCode: 409,
      error: 'valor-abaixo',
      message: 'Seu lance deve ser de pelo menos R$ 1.100,00.',
      dados: { valorAceito: 1_100_00, lote: { valor: 1_000_00 } },
    })
  })

  test.each<[string, () => Pessoa | null, number]>([
    ['no one', () => null, 401],
    ['staff', () => c.equipe, 403],
    ['the consignor', () => c.comitente, 403],
  ])('%s cannot bid', async (_, pessoa, status) => {
    const lote = await c.novoLote()
    expect((await darLance(pessoa(), lote, 1_000_00)).erro.statusCode).toBe(status)
  })

  test('a client of another hotsite finds no such lot', async () => {
    const lote = await c.novoLote()
    const { erro } = await darLance(c.forasteiro, lote, 1_000_00, {}, c.outroHotsite)
    expect(erro).toMatchObject({ statusCode: 404, error: 'LOTE_INEXISTENTE' })
  })

  test('ceilings are sealed in history, snapshot, receipt and frames; their owner sees his own', async () => {
    const lote = await c.novoLote()
    const params = { lelUid: lote.uid }
    const teto = await chamar(quem(2), 'POST /v1/leilao/lotes/:lelUid/lances-automaticos', {
      params,
      body: { valor: 4_321_00, chaveDoPedido: randomUUID(), confirmarValorAlto: true },
    })
    expect(teto.valor.situacao).toBe('vencendo')
    await darLance(quem(3), lote, 1_100_00)
    const vistos = [
      (await chamar(quem(3), 'GET /v1/leilao/lotes/:lelUid/ao-vivo', { params })).valor,
      (await chamar(c.equipe, 'GET /v1/leilao/lotes/:lelUid/infos-privadas', { params })).valor,
      (await chamar(c.equipe, 'GET /v1/leilao/lotes/:lelUid/lances', { params })).valor,
      (await chamar(null, 'GET /v1/leilao/recibo/:hash', { params: { hash: teto.valor.recibo } })).valor,
      await doLote(lote),
    ]
    expect(JSON.stringify(vistos)).not.toContain('432100')
    const meu = (await chamar(quem(2), 'GET /v1/leilao/lotes/:lelUid/ao-vivo', { params })).valor
    expect(meu.meu).toMatchObject({
      teto: 4_321_00,
      estado: 'ganhando',
      meuLance: 1_200_00,
      impedimento: null,
    })
    expect(meu.estado?.selo).toBe(meu.meu?.selo)
    const cancelado = await chamar(quem(2), 'DELETE /v1/leilao/lotes/:lelUid/lances-automaticos', {
      params,
      query: { chaveDoPedido: randomUUID() },
    })
    expect(cancelado.valor).toMatchObject({ valor: null, situacao: 'vencendo' })
  })

  test('valorComitente is in no reply and no frame, but for the house and the lot’s consignor', async () => {
    await esperarUmSegundo()
    const lote = await c.novoLote()
    const params = { lelUid: lote.uid }
    await darLance(quem(0), lote, 1_000_00)
    const publico: unknown[] = [await quadros()]
    for (const pessoa of [null, quem(0), quem(1)]) {
      for (const chave of [
        'GET /v1/leilao/lotes/:lelUid/ao-vivo',
        'GET /v1/leilao/lotes/:lelUid/lances',
        'GET /v1/leilao/lotes/:lelUid/infos-privadas',
      ])
        publico.push(await chamar(pessoa, chave, { params }))
      for (const chave of [
        'GET /v1/cliente/meus-lances-rapido',
        'GET /v1/cliente/meus-lances',
        'GET /v1/cliente/meus-lances-vencedores',
      ])
        publico.push(await chamar(pessoa, chave))
    }
    expect(JSON.stringify(publico)).not.toMatch(/777777777|valorComitente/)
    expect(
      (await chamar(quem(0), 'GET /v1/leilao/lotes/:lelUid/infos-privadas', { params })).erro.statusCode,
    ).toBe(403)
    for (const pessoa of [c.equipe, c.comitente])
      expect(
        (await chamar(pessoa, 'GET /v1/leilao/lotes/:lelUid/infos-privadas', { params })).valor,
      ).toMatchObject({ valorComitente: SEGREDO, quantidadeLances: { manuais: 1 } })
    const doComitente = await chamar(c.comitente, 'GET /v1/leilao/lotes/:lelUid/infos-privadas', { params })
    expect(doComitente.valor.lancesParticipantesCliUid).toEqual([])
  })

  test('the history masks nicknames; the house sees who', async () => {
    await esperarUmSegundo()
    const lote = await c.novoLote()
    const params = { lelUid: lote.uid }
    await darLance(quem(0), lote, 1_000_00)
    await darLance(quem(1), lote, 1_100_00)
    const publico = await chamar(quem(1), 'GET /v1/leilao/lotes/:lelUid/lances', { params })
    expect(publico.total).toBe(2)
    expect(publico.valor).toMatchObject([
      { seq: 2, apelido: 'apel****', cidade: 'Campinas/SP', meu: true },
      { seq: 1, meu: false },
    ])
    expect(publico.valor[0]).not.toHaveProperty('cliUid')
    const casa = await chamar(c.equipe, 'GET /v1/leilao/lotes/:lelUid/lances', { params })
    expect(casa.valor[0]).toMatchObject({
      tipo: 'Manual',
      apelidoCompleto: 'apelido2',
      cliUid: quem(1).cliUid,
    })
  })

  test('a draft is seen by the house alone', async () => {
    const lote = await c.novoLote({ situacao: 'CADASTRADO' })
    const params = { lelUid: lote.uid }
    expect((await chamar(quem(0), 'GET /v1/leilao/lotes/:lelUid/ao-vivo', { params })).erro.statusCode).toBe(
      404,
    )
    expect(
      (await chamar(c.equipe, 'GET /v1/leilao/lotes/:lelUid/ao-vivo', { params })).valor.estado?.situacao,
    ).toBe('CADASTRADO')
  })
})

describe('own bids', () => {
  test('say where one stands, and the winner finds his win', async () => {
    await esperarUmSegundo()
    const lote = await c.novoLote({
      valorComitente: null,
      recebeIncrementoTempo: false,
    })
    const [perde, ganha] = [await c.novoCliente(), await c.novoCliente()]
    const dado = await darLance(perde, lote, 1_000_00)
    await darLance(ganha, lote, 1_100_00)
    const rapido = async (p: Pessoa) => (await chamar(p, 'GET /v1/cliente/meus-lances-rapido')).valor
    expect(await rapido(perde)).toMatchObject([{ lelUid: lote.uid, estado: 'superado', valor: 1_000_00 }])
    expect(await rapido(ganha)).toMatchObject([{ lelUid: lote.uid, estado: 'ganhando', valor: 1_100_00 }])
    await c.banco.sistema.updateTable('lote').set({ dataFim: new Date() }).where('id', '=', lote.id).execute()
    const t = await c.banco.doHotsite(c.hotsite.id, (tx) =>
      transitarLote(tx, c.ctx(null), { lelId: lote.id, evento: 'encerrarPorTempo', quem: ['sistema'] }),
    )
    expect(t.pode).toBe(true)
    expect((await rapido(ganha))[0]?.estado).toBe('vencedor')
    expect((await rapido(perde))[0]?.estado).toBe('finalizado')
    const lista = await chamar(ganha, 'GET /v1/cliente/meus-lances-vencedores')
    expect(lista).toMatchObject({
      total: 1,
      valor: [{ loteId: lote.id, valor: 1_100_00, situacaoLote: 'AG_PAGAMENTO' }],
    })
    expect(
      (await chamar(ganha, 'GET /v1/cliente/meus-lances-vencedores/:id', { params: { id: lote.id } })).valor
        .lelUid,
    ).toBe(lote.uid)
    expect(
      (await chamar(perde, 'GET /v1/cliente/meus-lances-vencedores/:id', { params: { id: lote.id } })).erro
        .statusCode,
    ).toBe(404)
    const cartoes = await chamar(perde, 'GET /v1/cliente/meus-lances', { query: { quais: 'encerrados' } })
    expect(cartoes).toMatchObject({
      total: 1,
      valor: [{ lelUid: lote.uid, estado: 'finalizado', proximo: 1_200_00, recibo: dado.valor.recibo }],
    })
    expect((await chamar(perde, 'GET /v1/cliente/meus-lances', { query: { quais: 'abertos' } })).total).toBe(
      0,
    )
    // One that he won later stands above what he lost before.
    const depois = await c.novoLote({ valorComitente: null, recebeIncrementoTempo: false })
    await darLance(perde, depois, 1_000_00)
    await c.banco.sistema
      .updateTable('lote')
      .set({ dataFim: new Date() })
      .where('id', '=', depois.id)
      .execute()
    await c.banco.doHotsite(c.hotsite.id, (tx) =>
      transitarLote(tx, c.ctx(null), { lelId: depois.id, evento: 'encerrarPorTempo', quem: ['sistema'] }),
    )
    const todos = await chamar(perde, 'GET /v1/cliente/meus-lances', { query: { quais: 'encerrados' } })
    expect(todos.valor).toMatchObject([{ lelUid: depois.uid }, { lelUid: lote.uid }])
  })
})

describe('proposals', () => {
  const propor = async (lote: LoteDoCenario, valor: number) => {
    const cli = await c.novoCliente()
    const r = await chamar(cli, 'POST /v1/leilao/lotes/:lelUid/propostas', {
      params: { lelUid: lote.uid },
      body: { valor, chaveDoPedido: randomUUID(), telefone: '11999998888' },
    })
    expect(r.valor.situacao).toBe('proposta')
    const [p] = (await chamar(c.equipe, 'GET /v1/leilao/propostas', { query: { lelUid: lote.uid } })).valor
    return { cli, uid: String(p?.uid) }
  }
  const responder = (uid: string, body: object, pessoa: Pessoa = c.equipe) =>
    chamar(pessoa, 'PUT /v1/leilao/propostas/:uid/responder', { params: { uid }, body })

  test('are seen by their author and the house, and answered once', async () => {
    const lote = await c.novoLote()
    const { cli, uid } = await propor(lote, 900_00)
    expect((await chamar(cli, 'GET /v1/leilao/lotes/buscar-ultimas-proposta')).valor).toMatchObject([
      { valor: 900_00, situacao: 'ENVIADA', loteId: lote.id, cliUid: cli.cliUid },
    ])
    expect(
      (await chamar(quem(0), 'GET /v1/leilao/lotes/buscar-ultimas-proposta', { query: { lelUid: lote.uid } }))
        .valor,
    ).toEqual([])
    expect((await responder(uid, { resposta: 'contrapropor' })).erro.error).toBe('VALOR')
    expect(
      (await responder(uid, { resposta: 'contrapropor', contraproposta: 1_000_00 })).valor.situacao,
    ).toBe('CONTRAPROPOSTA')
    expect((await responder(uid, { resposta: 'recusar' })).erro.error).toBe('JA_RESPONDIDA')
    expect((await responder(uid, { resposta: 'recusar' }, quem(0))).erro.statusCode).toBe(403)
  })

  test('taken back it says so among one’s bids, where another one may be made', async () => {
    const lote = await c.novoLote()
    const { cli, uid } = await propor(lote, 900_00)
    const minha = async () =>
      (await chamar(cli, 'GET /v1/cliente/meus-lances')).valor.find((l) => String(l.lelUid) === lote.uid)
    expect(await minha()).toMatchObject({ proposta: 'ENVIADA', podePropor: true })
    await chamar(cli, 'POST /v1/cliente/propostas/:uid/desistir', { params: { uid } })
    expect(await minha()).toMatchObject({ proposta: 'CANCELADA', podePropor: true, tipo: 'Proposta' })
    await c.banco.poolSistema.query(
      `update lote set tipo_negociacao = 'COMPRE_JA', compre_ja = minimo where id = $1`,
      [lote.id],
    )
    expect(await minha()).toMatchObject({ proposta: 'CANCELADA', podePropor: false })
  })

  test.each([
    ['at the reserve sells the lot', SEGREDO, 'AG_PAGAMENTO'],
    ['below it asks the consignor', SEGREDO - 1, 'CONDICIONAL'],
  ])('accepted %s', async (_, valor, para) => {
    await c.banco.sistema
      .updateTable('usuario')
      .set({ papeis: ['SAC'] })
      .where('id', '=', c.equipe.usuId)
      .execute()
    const sac = { ...c.equipe, papeis: ['SAC'] }
    const lote = await c.novoLote()
    const { cli, uid } = await propor(lote, valor)
    expect((await responder(uid, { resposta: 'aceitar' }, sac)).valor).toEqual({
      situacao: 'ACEITA',
      situacaoLote: para,
    })
    const v = await vencedorDoLote(c, lote.id)
    if (para === 'AG_PAGAMENTO') expect(v).toMatchObject({ cliId: cli.cliId, tipo: 'Proposta', valor })
    else expect(v).toBeNull()
    const l = await c.banco.sistema
      .selectFrom('lote')
      .select(['lanceValor', 'lanceCliId'])
      .where('id', '=', lote.id)
      .executeTakeFirstOrThrow()
    expect(l).toEqual({ lanceValor: valor, lanceCliId: cli.cliId })
  })
})
