// Conditional sales on a real database: answers before and after the hammer, new value, reply, deadlines, the price of
// the sale that follows, and what each side is told.
import type { ErroDaApi } from '@martelo/contracts/core/error-object.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { responderChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { aceitarTermo, publicarTermo, semTermos } from '../../../../../tests/pg/termos-de-teste.ts'
import { transitarLote } from '../../engines/lances/port.ts'
import { criarVendaDoLote } from '../vendas/door.ts'
import { abrirCondicional } from './abrir-condicional.ts'
import { vencerCondicionais } from './vencer-condicionais.job.ts'
import '../lances/lote-ao-vivo.handler.ts'
import '../relatorios/linhas-do-relatorio.handler.ts'
import '../lances/minhas-negociacoes.handler.ts'
import './acompanhar-leilao.handler.ts'
import './condicionais-da-casa.handler.ts'
import './leiloes-do-comitente.handler.ts'
import './minhas-condicionais.handler.ts'
import './reabrir-condicional.handler.ts'
import './responder-condicional.handler.ts'
import './responder-novo-valor.handler.ts'
import './retirar-lance-condicional.handler.ts'

let c: Cenario

type Resposta = { ok: true; valor: Record<string, unknown> } | { ok: false; erro: ErroDaApi }
const chamar = async (quem: Pessoa | null, chave: string, entrada: object): Promise<Resposta> =>
  (await responderChamada(c.ctx(quem), chave, entrada)) as Resposta
const codigo = (r: Resposta) => (r.ok ? 'ok' : r.erro.error)
const responder = (
  lote: LoteDoCenario,
  resposta: string,
  sobre: number | null,
  valor?: number,
  quem = c.comitente,
) =>
  chamar(quem, 'POST /v1/leilao/lotes/:lelUid/condicional/resposta', {
    params: { lelUid: lote.uid },
    body: { resposta, sobre, ...(valor === undefined ? {} : { valor }) },
  })
const cliente = (i: number) => c.clientes[i] as ClienteDoCenario
const doCliente = (lote: LoteDoCenario, resposta: string, novoValor: number, valor?: number, i = 0) =>
  chamar(cliente(i), 'POST /v1/cliente/condicionais/:lelUid/resposta', {
    params: { lelUid: lote.uid },
    body: { resposta, novoValor, ...(valor === undefined ? {} : { valor }) },
  })
const ler = (lote: LoteDoCenario) =>
  c.banco.sistema.selectFrom('lote').selectAll().where('id', '=', lote.id).executeTakeFirstOrThrow()
const sistema = () => ({ hotsite: c.hotsite, sessao: null, ip: '', reqId: 'teste' })
const LANCE = 5_000_00

/** A lot after two calls, with one bid of the first client. */
async function noMartelo(mudar: object = {}): Promise<LoteDoCenario> {
  const lote = await c.novoLote({ situacao: 'DOULHE_DUAS', valorComitente: 9_000_00, ...mudar })
  await sql`insert into lance (lel_id, seq, hot_id, cli_id, tipo, situacao, valor, data, hash)
    values (${lote.id}, 1, ${c.hotsite.id}, ${cliente(0).cliId}, 'Manual', 'vencendo', ${LANCE}, now(), uuid_send(gen_random_uuid()))`.execute(
    c.banco.sistema,
  )
  await sql`update lote set lance_seq = 1, lance_valor = ${LANCE}, lance_cli_id = ${cliente(0).cliId}, lance_tipo = 'Manual', lance_quantidade = 1,
    chamada_at = now() where id = ${lote.id}`.execute(c.banco.sistema)
  return lote
}
async function bater(lote: LoteDoCenario): Promise<void> {
  const r = await c.banco.doHotsite(c.hotsite.id, (tx) =>
    transitarLote(tx, sistema(), { lelId: lote.id, evento: 'baterCondicional', quem: ['Leiloeiro'] }),
  )
  expect(r.pode).toBe(true)
  await abrirCondicional(c.servicos, sistema(), lote.id)
}
async function emCondicional(): Promise<LoteDoCenario> {
  const lote = await noMartelo()
  await bater(lote)
  return lote
}
async function valorDaVenda(lote: LoteDoCenario): Promise<number | undefined> {
  const m = { ...sistema(), servicos: c.servicos, agora: Date.now() }
  await c.banco.doHotsite(c.hotsite.id, (tx) => criarVendaDoLote(m, tx, lote.id))
  const item = await c.banco.sistema
    .selectFrom('vendaItem')
    .select('valor')
    .where('lelId', '=', lote.id)
    .executeTakeFirst()
  return item?.valor
}
const manter = (sim: boolean) =>
  sql`update hotsite set manter_como_condicional = ${sim} where id = ${c.hotsite.id}`.execute(c.banco.sistema)
const vencerPrazo = (lote: LoteDoCenario) =>
  sql`update lote set condicional_prazo = now() - interval '1 second' where id = ${lote.id}`.execute(
    c.banco.sistema,
  )
const cartas = async (lote: LoteDoCenario) => {
  const { nome } = await ler(lote)
  const r = await c.banco.sistema
    .selectFrom('caixaPostal')
    .select(['para', 'texto'])
    .where('assunto', 'like', `%${nome}`)
    .execute()
  return r.map((m) => m.para).sort()
}

beforeAll(async () => {
  c = await criarCenario({ clientes: 2, lotes: 0, leilao: { situacao: 'AO_VIVO', modalidade: 'SIMULTANEO' } })
})
afterAll(() => c.fechar())

describe('after the hammer', () => {
  test('both sides are written to, once, and the client is not told of the reserve', async () => {
    const lote = await emCondicional()
    expect(await abrirCondicional(c.servicos, sistema(), lote.id)).toBe(false)
    expect(await cartas(lote)).toEqual(['cliente.1@teste.com.br', 'comitente.banco@teste.com.br'])
    const textos = await c.banco.sistema.selectFrom('caixaPostal').select('texto').execute()
    expect(JSON.stringify(textos)).not.toContain('9.000')
  })

  test('freed: the sale is made at the bid', async () => {
    const lote = await emCondicional()
    expect(codigo(await responder(lote, 'Liberada', 4_000_00))).toBe('MUDOU')
    expect(codigo(await responder(lote, 'Liberada', LANCE))).toBe('ok')
    expect(await ler(lote)).toMatchObject({
      situacao: 'AG_PAGAMENTO',
      condicionalSituacao: 'LIBERADA',
      condicionalResposta: 'Liberada',
    })
    expect(await valorDaVenda(lote)).toBe(LANCE)
    expect(codigo(await responder(lote, 'Recusada', LANCE))).toBe('NAO_PODE')
  })

  test('refused: denied by the consignor', async () => {
    const lote = await emCondicional()
    expect(codigo(await responder(lote, 'Recusada', LANCE))).toBe('ok')
    expect(await ler(lote)).toMatchObject({
      situacao: 'CONDICIONAL_NEGADA',
      condicionalSituacao: 'NEGADA',
      condicionalNegadaPor: 'COMITENTE',
    })
    const reabrir = () =>
      chamar(c.equipe, 'POST /v1/leilao/lotes/:lelUid/condicional/reabrir', {
        params: { lelUid: lote.uid },
        body: { motivo: 'Engano' },
      })
    expect(codigo(await reabrir())).toBe('ok')
    expect(await ler(lote)).toMatchObject({
      situacao: 'CONDICIONAL',
      condicionalSituacao: 'AGUARDANDO_COMITENTE',
      condicionalResposta: null,
    })
  })

  test('new value accepted: the sale is made at the new value, not at the bid', async () => {
    const lote = await emCondicional()
    expect(codigo(await responder(lote, 'Novo valor', LANCE, LANCE))).toBe('NAO_PODE')
    expect(codigo(await responder(lote, 'Novo valor', LANCE, 7_000_00))).toBe('ok')
    const l = await ler(lote)
    expect(l).toMatchObject({
      situacao: 'CONDICIONAL',
      condicionalSituacao: 'AGUARDANDO_CLIENTE',
      condicionalNovoValor: 7_000_00,
    })
    expect(codigo(await doCliente(lote, 'aceitar', 6_999_00))).toBe('MUDOU')
    expect(codigo(await doCliente(lote, 'aceitar', 7_000_00, undefined, 1))).toBe('NAO_ENCONTRADO')
    const minhas = await chamar(cliente(0), 'GET /v1/cliente/condicionais', { query: { lelUid: lote.uid } })
    expect(minhas.ok && minhas.valor).toMatchObject([
      { can: { responder: true }, condicional: { novoValor: 7_000_00, respostaNome: null } },
    ])
    const fio = await chamar(cliente(0), 'GET /v1/cliente/negociacoes', { query: { lelUid: lote.uid } })
    expect(fio.ok && fio.valor).toMatchObject([
      {
        situacao: 'espera-voce',
        atos: [
          { ato: 'aceitar-novo-valor', valor: 7_000_00 },
          { ato: 'contrapropor', valor: 7_000_00 },
          { ato: 'recusar-novo-valor', valor: 7_000_00 },
        ],
        falas: expect.arrayContaining([
          expect.objectContaining({ quem: 'vendedor', texto: 'Pede novo valor', valor: 7_000_00 }),
        ]),
      },
    ])
    // New terms meanwhile: neither taken nor answered with another value before he accepts them.
    const termo = await publicarTermo(c)
    for (const [resposta, valor] of [['aceitar'], ['contraproposta', 6_500_00]] as const)
      expect(codigo(await doCliente(lote, resposta, 7_000_00, valor))).toBe('termos-nao-aceitos')
    await aceitarTermo(c, cliente(0), termo)
    expect(codigo(await doCliente(lote, 'aceitar', 7_000_00))).toBe('ok')
    await semTermos(c)
    expect(await ler(lote)).toMatchObject({ situacao: 'AG_PAGAMENTO', condicionalSituacao: 'LIBERADA' })
    const pagina = await chamar(cliente(0), 'GET /v1/leilao/lotes/:lelUid/ao-vivo', {
      params: { lelUid: lote.uid },
    })
    expect(pagina.ok && pagina.valor.meu).toMatchObject({ estado: 'vencedor', acordado: 7_000_00 })
    const fila = await c.banco.poolSistema.query(
      `select 1 from graphile_worker.jobs where key = 'criar-venda-do-lote-${lote.id}'`,
    )
    expect(fila.rowCount).toBe(1)
    expect(await valorDaVenda(lote)).toBe(7_000_00)
  })

  test('a reply that the consignor accepts is the price; one outside the interval is none', async () => {
    const lote = await emCondicional()
    await responder(lote, 'Novo valor', LANCE, 7_000_00)
    expect(codigo(await doCliente(lote, 'contraproposta', 7_000_00, 7_000_00))).toBe('NAO_PODE')
    expect(codigo(await doCliente(lote, 'contraproposta', 7_000_00, 6_000_00))).toBe('ok')
    expect((await ler(lote)).condicionalSituacao).toBe('REPLICA_DO_CLIENTE')
    expect(codigo(await responder(lote, 'Liberada', LANCE))).toBe('MUDOU')
    expect(codigo(await responder(lote, 'Liberada', 6_000_00))).toBe('ok')
    expect(await valorDaVenda(lote)).toBe(6_000_00)
    const pagina = await chamar(cliente(0), 'GET /v1/leilao/lotes/:lelUid/ao-vivo', {
      params: { lelUid: lote.uid },
    })
    expect(pagina.ok && pagina.valor.meu).toMatchObject({ acordado: 6_000_00 })
  })

  test('a winner who was blocked meanwhile is sold nothing: the consignor may only refuse', async () => {
    const lote = await emCondicional()
    const situacao = (s: string) =>
      sql`update cliente set situacao = ${s} where id = ${cliente(0).cliId}`.execute(c.banco.sistema)
    await situacao('Bloqueado')
    const recusada = await responder(lote, 'Liberada', LANCE)
    expect(recusada.ok ? '' : String(recusada.erro.message)).toContain('bloqueado pela casa')
    expect(codigo(await responder(lote, 'Novo valor', LANCE, 7_000_00))).toBe('NAO_PODE')
    expect((await ler(lote)).situacao).toBe('CONDICIONAL')
    await situacao('Ativo')
    // A block of his document does the same.
    await sql`insert into bloqueio (hot_id, tipo, alvo, impede, motivo, created_by)
      select hot_id, 'DOCUMENTO', coalesce(cnpj, cpf), '{LANCES}', 'Fraude', ${c.equipe.usuId} from cliente where id = ${cliente(0).cliId}`.execute(
      c.banco.sistema,
    )
    expect(codigo(await responder(lote, 'Liberada', LANCE))).toBe('NAO_PODE')
    await sql`delete from bloqueio where hot_id = ${c.hotsite.id}`.execute(c.banco.sistema)
    await c.servicos.bloqueios.alcancar()
    expect(codigo(await responder(lote, 'Liberada', LANCE))).toBe('ok')
    // Said again because the answer was lost: the same state, and no second answer.
    expect(codigo(await responder(lote, 'Liberada', LANCE))).toBe('ok')
    expect(codigo(await responder(lote, 'Recusada', LANCE))).toBe('NAO_PODE')
  })

  test('the client refuses', async () => {
    const lote = await emCondicional()
    await responder(lote, 'Novo valor', LANCE, 7_000_00)
    expect(codigo(await doCliente(lote, 'recusar', 7_000_00))).toBe('ok')
    expect(await ler(lote)).toMatchObject({ situacao: 'CONDICIONAL_NEGADA', condicionalNegadaPor: 'CLIENTE' })
  })

  test('a deadline that passed refuses answers and ends the deal', async () => {
    const lote = await emCondicional()
    await vencerPrazo(lote)
    expect(codigo(await responder(lote, 'Liberada', LANCE))).toBe('NAO_PODE')
    expect(await vencerCondicionais(c.servicos)).toBe(1)
    expect(await ler(lote)).toMatchObject({ situacao: 'CONDICIONAL_NEGADA', condicionalNegadaPor: 'PRAZO' })
    expect(await vencerCondicionais(c.servicos)).toBe(0)
  })
})

describe('a hotsite that keeps its conditionals', () => {
  const retirar = (lote: LoteDoCenario, i = 0) =>
    chamar(cliente(i), 'DELETE /v1/cliente/condicionais/:lelUid', { params: { lelUid: lote.uid } })
  beforeAll(async () => {
    await manter(true)
  })
  afterAll(async () => {
    await manter(false)
  })

  test('silence renews the deadline, and from then on the bidder may leave', async () => {
    const lote = await emCondicional()
    expect(codigo(await retirar(lote))).toBe('NAO_PODE')
    await vencerPrazo(lote)
    expect(await vencerCondicionais(c.servicos)).toBe(1)
    expect(await vencerCondicionais(c.servicos)).toBe(0)
    const mantido = await ler(lote)
    expect(mantido).toMatchObject({
      situacao: 'CONDICIONAL',
      condicionalSituacao: 'AGUARDANDO_COMITENTE',
      condicionalProrrogacoes: 1,
    })
    expect(mantido.condicionalPrazo?.getTime()).toBeGreaterThan(Date.now())
    expect(codigo(await retirar(lote, 1))).toBe('NAO_ENCONTRADO')
    expect(codigo(await retirar(lote))).toBe('ok')
    expect(await ler(lote)).toMatchObject({ situacao: 'CONDICIONAL_NEGADA', condicionalNegadaPor: 'CLIENTE' })
  })

  test('a new value left unanswered is off the table; the consignor may still free the bid', async () => {
    const lote = await emCondicional()
    await responder(lote, 'Novo valor', LANCE, 7_000_00)
    await vencerPrazo(lote)
    await vencerCondicionais(c.servicos)
    expect(await ler(lote)).toMatchObject({
      condicionalSituacao: 'AGUARDANDO_COMITENTE',
      condicionalResposta: null,
    })
    expect(codigo(await responder(lote, 'Liberada', LANCE))).toBe('ok')
    expect(await ler(lote)).toMatchObject({ situacao: 'AG_PAGAMENTO', condicionalResposta: 'Liberada' })
  })

  test('an explicit refusal denies as everywhere', async () => {
    const lote = await emCondicional()
    await responder(lote, 'Recusada', LANCE)
    expect(await ler(lote)).toMatchObject({
      situacao: 'CONDICIONAL_NEGADA',
      condicionalNegadaPor: 'COMITENTE',
    })
  })
})

describe('before the hammer', () => {
  test.each<[string, [string, number | null, number?], string, object]>([
    ['freed at this bid', ['Liberada', LANCE], 'AG_PAGAMENTO', { condicionalSituacao: 'LIBERADA' }],
    ['freed at a lower bid', ['Liberada', 4_000_00], 'AG_PAGAMENTO', {}],
    ['refused at this bid', ['Recusada', LANCE], 'CONDICIONAL_NEGADA', { condicionalNegadaPor: 'COMITENTE' }],
    [
      'refused at a lower bid: asked again',
      ['Recusada', 4_000_00],
      'CONDICIONAL',
      { condicionalSituacao: 'AGUARDANDO_COMITENTE' },
    ],
    [
      'a price not reached',
      ['Novo valor', LANCE, 6_000_00],
      'CONDICIONAL',
      { condicionalSituacao: 'AGUARDANDO_CLIENTE', condicionalNovoValor: 6_000_00 },
    ],
    [
      'a price that the bid reached',
      ['Novo valor', 4_000_00, 4_500_00],
      'AG_PAGAMENTO',
      { condicionalResposta: 'Liberada' },
    ],
  ])('%s', async (_, [resposta, sobre, valor], situacao, mais) => {
    const lote = await noMartelo()
    const r = await responder(lote, resposta, sobre, valor)
    expect(r.ok && r.valor).toMatchObject({
      condicional: null,
      respostaDuranteLeilao: { resposta, lance: sobre },
    })
    expect((await ler(lote)).situacao).toBe('DOULHE_DUAS')
    await bater(lote)
    expect(await ler(lote)).toMatchObject({ situacao, ...mais })
    if (situacao === 'AG_PAGAMENTO') expect(await valorDaVenda(lote)).toBe(LANCE)
  })

  test.each<[string, [string, number, number?]]>([
    ['refused', ['Recusada', LANCE]],
    ['a price', ['Novo valor', LANCE, 6_000_00]],
  ])(
    '%s: said once, it answers neither a reopened lot nor one of a repasse',
    async (_, [resposta, sobre, valor]) => {
      const lote = await noMartelo()
      await responder(lote, resposta, sobre, valor)
      await bater(lote)
      if (valor !== undefined) await doCliente(lote, 'recusar', valor)
      const reabrir = { params: { lelUid: lote.uid }, body: { motivo: 'Engano' } }
      expect(
        codigo(await chamar(c.equipe, 'POST /v1/leilao/lotes/:lelUid/condicional/reabrir', reabrir)),
      ).toBe('ok')
      expect(await abrirCondicional(c.servicos, sistema(), lote.id)).toBe(true)
      expect(await ler(lote)).toMatchObject({
        situacao: 'CONDICIONAL',
        condicionalSituacao: 'AGUARDANDO_COMITENTE',
        condicionalResposta: null,
      })
    },
  )

  test('a kept answer that did not fit at the hammer is gone after a reopening and a repasse', async () => {
    const lote = await noMartelo()
    await responder(lote, 'Recusada', 4_000_00)
    await bater(lote)
    await responder(lote, 'Recusada', LANCE)
    const repassar = await c.banco.doHotsite(c.hotsite.id, (tx) =>
      transitarLote(tx, sistema(), { lelId: lote.id, evento: 'mandarRepasse', quem: ['Leilão'] }),
    )
    expect(repassar.pode).toBe(true)
    expect(await ler(lote)).toMatchObject({ respostaDuranteLeilao: null, respostaDuranteLeilaoLance: null })
  })

  test('an answer to nothing, or to a bid that does not stand, is refused', async () => {
    const lote = await c.novoLote()
    expect(codigo(await responder(lote, 'Liberada', null))).toBe('NAO_PODE')
    expect(codigo(await responder(lote, 'Liberada', LANCE))).toBe('MUDOU')
    expect(codigo(await responder(lote, 'Novo valor', null, 8_000_00))).toBe('ok')
  })
})

describe('how fast he answers', () => {
  const relatorio = async () => {
    const r = await chamar(c.equipe, 'GET /v1/relatorios/:relatorio/linhas', {
      params: { relatorio: 'condicionais' },
      query: { periodo: 'tudo', porPagina: 200 },
    })
    return (r.ok ? r.valor : {}) as unknown as {
      linhas: { alvo: string; celulas: object }[]
      somas: Record<string, number>
    }
  }
  const doRelatorio = async (lote: LoteDoCenario) =>
    (await relatorio()).linhas.find((l) => l.alvo === lote.uid)?.celulas
  const atrasar = (lote: LoteDoCenario) =>
    sql`update lote set condicional_data = condicional_data - interval '10 days', condicional_prazo = condicional_prazo - interval '10 days'
      where id = ${lote.id}`.execute(c.banco.sistema)

  test('the first answer within the first deadline counts, however long the client takes after it', async () => {
    const lote = await emCondicional()
    const aberto = await ler(lote)
    await responder(lote, 'Novo valor', LANCE, 7_000_00)
    const primeira = (await ler(lote)).condicionalRespostaData
    await doCliente(lote, 'contraproposta', 7_000_00, 6_000_00)
    await responder(lote, 'Liberada', 6_000_00)
    expect(await ler(lote)).toMatchObject({
      condicionalPrimeiraRespostaAt: primeira,
      condicionalPrimeiroPrazo: aberto.condicionalPrazo,
    })
    expect(await doRelatorio(lote)).toMatchObject({ respondida: 'Liberada' })
  })

  test('a renewal moves neither, and what was answered is not told as silence', async () => {
    await manter(true)
    const lote = await emCondicional()
    const aberto = await ler(lote)
    await responder(lote, 'Novo valor', LANCE, 7_000_00)
    await vencerPrazo(lote)
    await vencerCondicionais(c.servicos)
    await manter(false)
    expect(await ler(lote)).toMatchObject({
      condicionalResposta: null,
      condicionalPrimeiroPrazo: aberto.condicionalPrazo,
    })
    expect(await doRelatorio(lote)).toMatchObject({ respondida: 'Novo valor' })
  })

  test('silence is late, and a late answer is no answer in time', async () => {
    await sql`update lote set condicional_data = null, condicional_prazo = null`.execute(c.banco.sistema)
    const [respondido, vencido, atrasado] = [
      await emCondicional(),
      await emCondicional(),
      await emCondicional(),
    ]
    await responder(respondido, 'Liberada', LANCE)
    await atrasar(vencido)
    await vencerCondicionais(c.servicos)
    await atrasar(atrasado)
    expect(await doRelatorio(vencido)).toMatchObject({ respondida: 'Prazo vencido', horas: null })
    expect((await relatorio()).somas['noPrazo']).toBeCloseTo(100 / 3, 1)
  })
})

describe('who sees and answers', () => {
  test('another one’s consignor is refused; a client never gets the consignor’s page', async () => {
    const outro = await c.banco.sistema
      .insertInto('comitente')
      .values({ hotId: c.hotsite.id, nome: 'Outro' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const alheio = await c.novoLote({ comId: outro.id, valorComitente: 8_765_432 })
    const meu = await c.novoLote({ valorComitente: 7_654_321 })
    expect(codigo(await responder(alheio, 'Novo valor', null, 9_000_00))).toBe('SEM_PERMISSAO')
    expect(codigo(await responder(meu, 'Novo valor', null, 9_000_00, cliente(0)))).toBe('Forbidden')
    const acompanhar = (quem: Pessoa) =>
      chamar(quem, 'GET /v1/comitentes/acompanhar-leilao/:leiUid', { params: { leiUid: c.leilao.uid } })
    const texto = JSON.stringify(await acompanhar(c.comitente))
    expect(texto).toContain('7654321')
    expect(texto).not.toContain('8765432')
    expect(texto).not.toContain(alheio.uid)
    expect(codigo(await acompanhar(cliente(0)))).toBe('Forbidden')
    const lista = await chamar(c.comitente, 'GET /v1/comitentes/meus-leiloes', {})
    expect(lista.ok && lista.valor).toMatchObject([{ uid: c.leilao.uid, situacao: 'AO_VIVO' }])
    // A nickname that won is no sale: neither counted nor summed. Found by a part of the name, or as the chosen one.
    const vendidos = lista.ok && (lista.valor as unknown as { vendidos: number }[])[0]?.vendidos
    await sql`update lote set situacao = 'AG_CLIENTE', lance_valor = 1_000_000 where id = ${meu.id}`.execute(
      c.banco.sistema,
    )
    const procurar = async (query: object) => {
      const r = await chamar(c.comitente, 'GET /v1/comitentes/meus-leiloes', { query })
      return r.ok && r.valor
    }
    expect(await procurar({ busca: 'leilao' })).toMatchObject([{ uid: c.leilao.uid, vendidos }])
    for (const nada of [{ busca: 'nenhum' }, { pagina: 2 }]) expect(await procurar(nada)).toEqual([])
    expect(await procurar({ busca: 'nenhum', escolhido: c.leilao.uid })).toHaveLength(1)
  })
})

describe('the house’s queue', () => {
  const fila = async (quem: Pessoa, query: object = {}) => {
    const r = await chamar(quem, 'GET /v1/leilao/condicionais', {
      query: { pagina: 1, porPagina: 200, ...query },
    })
    return r.ok ? (r.valor as unknown as Record<string, unknown>[]) : codigo(r)
  }
  const achar = async (quem: Pessoa, lote: LoteDoCenario, query: object = {}) => {
    const linhas = await fila(quem, query)
    return Array.isArray(linhas) ? linhas.find((l) => l.lelUid === lote.uid) : linhas
  }

  test('the house answers and reopens; who only follows sees no reserve and no act; another hotsite sees nothing', async () => {
    const lote = await emCondicional()
    expect(await achar(c.equipe, lote, { espera: 'comitente' })).toMatchObject({
      sobre: LANCE,
      valorComitente: 9_000_00,
      podeResponder: true,
      podeReabrir: false,
    })
    const sac = { ...c.equipe, papeis: ['SAC'] }
    expect(await achar(sac, lote)).toMatchObject({ valorComitente: null, podeResponder: false })
    expect(await fila(c.comitente)).not.toBeInstanceOf(Array)
    expect(codigo(await responder(lote, 'Recusada', LANCE, undefined, c.equipe))).toBe('ok')
    const gerente = { ...c.equipe, papeis: ['GerenteSAC'] }
    expect(await achar(gerente, lote, { espera: 'ninguem' })).toMatchObject({
      podeResponder: false,
      podeReabrir: true,
    })
    const fora = (await responderChamada(c.ctx(c.equipe, c.outroHotsite), 'GET /v1/leilao/condicionais', {
      query: { pagina: 1, porPagina: 200 },
    })) as Resposta
    expect(fora).toMatchObject({ ok: true, valor: [] })
  })
})

test('a client whom the house blocked binds himself to no new value, and may still refuse it', async () => {
  const lote = await emCondicional()
  expect(codigo(await responder(lote, 'Novo valor', LANCE, 7_000_00))).toBe('ok')
  const situacao = (s: string) =>
    sql`update cliente set situacao = ${s} where id = ${cliente(0).cliId}`.execute(c.banco.sistema)
  await situacao('Bloqueado')
  expect(codigo(await doCliente(lote, 'aceitar', 7_000_00))).toBe('NAO_PODE')
  expect(codigo(await doCliente(lote, 'contraproposta', 7_000_00, 6_000_00))).toBe('NAO_PODE')
  expect(codigo(await doCliente(lote, 'recusar', 7_000_00))).toBe('ok')
  await situacao('Ativo')
})
