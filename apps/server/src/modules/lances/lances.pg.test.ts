import { publicarTransicoes } from '../../engines/salas/port.ts'
import { transitarLote } from '../../engines/lances/port.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { chamarComo, type PartesDeTeste, type Solto } from '../../../../../tests/pg/chamar.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { vencedorDoLote } from './door.ts'
import type { Servicos } from '../../core/servicos.ts'
import { lotesPorPublicar } from '../../engines/salas/publicador/reconciliar.ts'

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

const quem = (i: number): ClienteDoCenario => c.clientes[i] as ClienteDoCenario
const esperarUmSegundo = () => new Promise((r) => setTimeout(r, 1_050))

const chamar = (pessoa: Pessoa | null, chave: string, partes?: PartesDeTeste, hotsite = c.hotsite) =>
  chamarComo(c, pessoa, chave, partes, hotsite)
const darLance = (
  pessoa: Pessoa | null,
  lote: LoteDoCenario,
  valor: number,
  mais: object = {},
  hotsite = c.hotsite,
) =>
  chamar(
    pessoa,
    'POST /v1/leilao/lotes/:lelUid/lances',
    { params: { lelUid: lote.uid }, body: { valor, chaveDoPedido: randomUUID(), ...mais } },
    hotsite,
  )

const quadros = async () => {
  await c.servicos.publicador.emDia()
  const r = await sql<{
    quadro: { evento: string; dados: Solto; porPublico: Solto }
  }>`select quadro from sala_quadro where lei_id = ${c.leilao.id} order by versao`.execute(c.banco.sistema)
  return r.rows.map((l) => l.quadro)
}
const doLote = async (lote: LoteDoCenario) =>
  (await quadros()).filter((q) => String(q.dados.lelUid) === lote.uid)

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
      dataFim: new Date(Date.now() + 600),
      recebeIncrementoTempo: false,
    })
    const [perde, ganha] = [await c.novoCliente(), await c.novoCliente()]
    const dado = await darLance(perde, lote, 1_000_00)
    await darLance(ganha, lote, 1_100_00)
    const rapido = async (p: Pessoa) => (await chamar(p, 'GET /v1/cliente/meus-lances-rapido')).valor
    expect(await rapido(perde)).toMatchObject([{ lelUid: lote.uid, estado: 'superado', valor: 1_000_00 }])
    expect(await rapido(ganha)).toMatchObject([{ lelUid: lote.uid, estado: 'ganhando', valor: 1_100_00 }])
    await new Promise((r) => setTimeout(r, 700))
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
    const v = await c.banco.doHotsite(c.hotsite.id, (tx) => vencedorDoLote(tx, c.hotsite.id, lote.id))
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

describe('transitions and the room', () => {
  const mover = (
    lote: LoteDoCenario,
    evento: 'suspender' | 'retirar' | 'liberar',
    motivo?: string,
    papeis: string[] = ['ADM'],
  ) =>
    c.banco.doHotsite(c.hotsite.id, (tx) =>
      transitarLote(tx, c.ctx({ ...c.equipe, papeis }), {
        lelId: lote.id,
        evento,
        quem: papeis as never,
        motivo,
      }),
    )

  test('a withdrawal cancels the bids by a row of the chain, and the price starts anew', async () => {
    await esperarUmSegundo()
    const lote = await c.novoLote()
    await darLance(quem(0), lote, 1_000_00)
    const r = await mover(lote, 'retirar', 'Erro no edital')
    publicarTransicoes(c.servicos, [r])
    expect(r).toMatchObject({ pode: true, de: 'LIBERADO_LEILAO', para: 'RETIRADO' })
    const log = await c.banco.sistema
      .selectFrom('lance')
      .select(['seq', 'tipo', 'situacao', 'motivo'])
      .where('lelId', '=', lote.id)
      .orderBy('seq')
      .execute()
    expect(log).toEqual([
      { seq: 1, tipo: 'Manual', situacao: 'cancelado', motivo: 'pedido' },
      { seq: 2, tipo: 'Cancelamento', situacao: 'cancelado', motivo: 'retirar' },
    ])
    const ultimo = (await doLote(lote)).at(-1)
    expect(ultimo).toMatchObject({
      evento: 'lote-transitou',
      dados: { de: 'LIBERADO_LEILAO', para: 'RETIRADO', estado: { valor: null } },
      porPublico: { equipe: { motivo: 'Erro no edital' } },
    })
    expect(JSON.stringify(ultimo?.dados)).not.toContain('edital')
  })

  test.each([
    ['not in the table', 'liberar', undefined, ['ADM'], 'estado'],
    ['not this actor', 'suspender', 'x', ['SAC'], 'ator'],
    ['a guard', 'suspender', ' ', ['ADM'], 'guarda'],
  ] as const)('refused, %s: nothing changes', async (_, evento, motivo, papeis, causa) => {
    const lote = await c.novoLote()
    expect(await mover(lote, evento, motivo, [...papeis])).toMatchObject({ pode: false, causa })
    const l = await c.banco.sistema
      .selectFrom('lote')
      .select(['situacao', 'versao'])
      .where('id', '=', lote.id)
      .executeTakeFirstOrThrow()
    expect(l).toEqual({ situacao: 'LIBERADO_LEILAO', versao: 0 })
  })

  test('a lot of another hotsite does not exist for a transition', async () => {
    const lote = await c.novoLote()
    const r = await c.banco.doHotsite(c.outroHotsite.id, (tx) =>
      transitarLote(tx, c.ctx(null, c.outroHotsite), {
        lelId: lote.id,
        evento: 'suspender',
        quem: ['ADM'],
        motivo: 'x',
      }),
    )
    expect(r).toMatchObject({ pode: false, causa: 'inexistente' })
  })

  test('frames list every bid in order, and tell staff more than the public', async () => {
    await esperarUmSegundo()
    const lote = await c.novoLote()
    await Promise.all([
      darLance(quem(0), lote, 1_000_00),
      darLance(quem(1), lote, 1_100_00),
      darLance(quem(2), lote, 1_200_00),
    ])
    await darLance(quem(3), lote, 1_300_00)
    const frames = (await doLote(lote)).filter((q) => q.evento === 'lance-aceito')
    const seqs = frames.flatMap((q) => q.dados.lances?.map((l) => Number(l.seq)))
    expect(seqs).toEqual(seqs.map((_, i) => i + 1))
    expect(frames.at(-1)?.dados.estado).toMatchObject({
      valor: 1_300_00,
      apelido: 'apel****',
      proximo: 1_400_00,
    })
    expect(frames.at(-1)?.porPublico.equipe?.lances?.at(-1)).toMatchObject({
      tipo: 'Manual',
      apelidoCompleto: 'apelido4',
    })
    expect(JSON.stringify(frames.map((q) => q.dados))).not.toMatch(/cliUid|apelidoCompleto/)
  })

  test('sealed acts are not told: no frame, no version, no gap in the numbers', async () => {
    await esperarUmSegundo()
    const lote = await c.novoLote()
    const params = { lelUid: lote.uid }
    const automatico = (valor: number | null) =>
      valor === null
        ? chamar(quem(0), 'DELETE /v1/leilao/lotes/:lelUid/lances-automaticos', {
            params,
            query: { chaveDoPedido: randomUUID() },
          })
        : chamar(quem(0), 'POST /v1/leilao/lotes/:lelUid/lances-automaticos', {
            params,
            body: { valor, chaveDoPedido: randomUUID(), confirmarValorAlto: true },
          })
    const visto = async () => {
      const contados = (await doLote(lote)).length
      const { valor } = await chamar(quem(3), 'GET /v1/leilao/lotes/:lelUid/ao-vivo', { params })
      return { quadros: contados, sala: valor.salaVersao, estado: valor.estado }
    }
    expect((await automatico(3_000_00)).valor.situacao).toBe('vencendo')
    const antes = await visto()
    expect(antes.estado).toMatchObject({ valor: 1_000_00, quantidade: 1 })
    expect((await automatico(4_000_00)).valor.situacao).toBe('vencendo')
    const proposta = await chamar(quem(2), 'POST /v1/leilao/lotes/:lelUid/propostas', {
      params,
      body: { valor: 900_00, chaveDoPedido: randomUUID() },
    })
    expect(proposta.valor.situacao).toBe('proposta')
    expect((await automatico(null)).valor.situacao).toBe('vencendo')
    expect(await visto()).toEqual(antes)
    expect(await lotesPorPublicar(c.banco.sistema, 0)).not.toContain(lote.id)
    // The log has five rows by now; for everybody the next bid is the second.
    const manual = await darLance(quem(1), lote, 1_100_00)
    expect(manual.valor).not.toHaveProperty('seq')
    const depois = await visto()
    expect(depois.estado).toMatchObject({ versao: Number(antes.estado?.versao) + 1, quantidade: 2 })
    expect(depois.quadros).toBe(antes.quadros + 1)
    const seqs = (await doLote(lote)).flatMap((q) => q.dados.lances?.map((l) => Number(l.seq)) ?? [])
    expect(seqs).toEqual([1, 2])
    const lidos = async (query: object) =>
      (await chamar(null, 'GET /v1/leilao/lotes/:lelUid/lances', { params, query })).valor as never as {
        seq: number
      }[]
    expect((await lidos({})).map((l) => l.seq)).toEqual([2, 1])
    expect((await lidos({ antesDe: 2 })).map((l) => l.seq)).toEqual([1])
    expect((await lidos({ antesDe: 1 })).map((l) => l.seq)).toEqual([])
  })

  test('two processes that bid and tell of one lot list every bid once, in order', async () => {
    await esperarUmSegundo()
    const lote = await c.novoLote()
    const processos = [c.servicos, await c.outroProcesso()] as const
    let valor = 900_00
    for (let vez = 0; vez < 12; vez++) {
      const s = processos[vez % 2] as Servicos
      const { usuId, cliId, hotId } = quem(vez % 3)
      const pedido = { lelUid: lote.uid, hotId, usuId, cliId, ip: null, chave: randomUUID() }
      valor += 100_00
      const r = await s.lances.motor.pedir({ ...pedido, tipo: 'Manual', confirmarValorAlto: true, valor })
      expect(r.tipo).toBe('aceito')
      // Sometimes both are at it at once, sometimes one after the other.
      if (vez % 3 === 0) await s.publicador.emDia()
    }
    for (const s of processos) await s.publicador.emDia()
    const seqs = (await doLote(lote)).flatMap((q) => q.dados.lances?.map((l) => Number(l.seq)) ?? [])
    expect(seqs).toEqual(Array.from({ length: 12 }, (_, i) => i + 1))
  })

  test('after a crash between commit and frames the reconciler tells every bid', async () => {
    await esperarUmSegundo()
    const lote = await c.novoLote()
    const morto = await c.outroProcesso()
    const motor = morto.lances.motor
    morto.publicador.mudaram = () => undefined // the process dies after the commit
    for (const [i, valor] of [1_000_00, 1_100_00].entries()) {
      const { usuId, cliId, hotId } = quem(i)
      await motor.pedir({
        tipo: 'Manual',
        lelUid: lote.uid,
        hotId,
        usuId,
        cliId,
        ip: null,
        chave: randomUUID(),
        confirmarValorAlto: true,
        valor,
      })
    }
    expect(await doLote(lote)).toEqual([])
    expect(await lotesPorPublicar(c.banco.sistema)).not.toContain(lote.id)
    c.servicos.publicador.mudaram((await lotesPorPublicar(c.banco.sistema, 0)).filter((id) => id === lote.id))
    expect((await doLote(lote)).flatMap((q) => q.dados.lances?.map((l) => Number(l.seq)))).toEqual([1, 2])
    expect(await lotesPorPublicar(c.banco.sistema, 0)).not.toContain(lote.id)
  })
})
