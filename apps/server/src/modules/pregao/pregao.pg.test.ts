// The live room on a real database: acts, undo, pause, results, nicknames, the robot on two processes, audiences.
import { randomUUID } from 'node:crypto'
import { setTimeout as esperar } from 'node:timers/promises'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type Cenario,
  criarCenario,
  type LoteDoCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { iniciarLancesDeTeste } from '../../../../../tests/pg/motores-de-teste.ts'
import { pregaoDeTeste, type RespostaDoPregao } from '../../../../../tests/pg/pregao-de-teste.ts'
import type { Servicos } from '../../core/servicos.ts'
import { bater } from '../../engines/lances/encerramento/queda.ts'
import { iniciarPregao, rodada } from './robo-das-salas.part.ts'
import './apelidos-por-lote.handler.ts'
import './conduzir-leilao.handler.ts'
import './conduzir-lote.handler.ts'
import './criar-apelido.handler.ts'
import './identificar-cliente.handler.ts'
import './lance-de-apelido.handler.ts'
import './leiloes-a-conduzir.handler.ts'
import './sala-do-leilao.handler.ts'
import '../lances/dar-lance.handler.ts'

let c: Cenario
let parar: () => Promise<void>

const { agir, chamar, chamarDuasVezes, cliente, codigo, dar, ler, limparSala, mudarLeilao, situacao } =
  pregaoDeTeste(() => c)
const naSala = (acao: string, vista: string, mais: object = {}, quem: Pessoa = c.leiloeiro) =>
  chamar(quem, 'POST /v1/leilao/:leiUid/sala/acao', {
    params: { leiUid: c.leilao.uid },
    body: { acao, situacao: vista, pausada: false, ...mais },
  })
/** Why the panel says that the auction cannot start today. */
const impedimento = async () => {
  const r = await chamar(c.leiloeiro, 'GET /v1/leilao/:leiUid/sala', { params: { leiUid: c.leilao.uid } })
  return r.ok ? r.valor['impedimentoDoDia'] : r.erro.error
}
const leilao = () =>
  c.banco.sistema.selectFrom('leilao').selectAll().where('id', '=', c.leilao.id).executeTakeFirstOrThrow()

beforeAll(async () => {
  c = await criarCenario({ clientes: 4, lotes: 0, leilao: { modalidade: 'SIMULTANEO' } })
  parar = await iniciarLancesDeTeste(c.servicos)
})
afterAll(async () => {
  await parar()
  await c.fechar()
})
beforeEach(limparSala)

describe('the cry', () => {
  test('board, block, two calls, hammer: sold, with its sale asked for and every act kept', async () => {
    const lote = await c.novoLote({ valorComitente: 1_000_00 })
    expect(codigo(await agir(lote, 'chamar', 'LIBERADO_LEILAO'))).toBe('ok')
    expect(codigo(await agir(lote, 'abrir', 'PLACAR'))).toBe('ok')
    expect((await leilao()).loteAtualId).toBe(lote.id)
    expect(codigo(await agir(lote, 'douLheUma', 'AO_VIVO'))).toBe('NAO_PODE')
    expect(codigo(await dar(0, lote, 1_000_00))).toBe('ok')
    await chamarDuasVezes(lote)
    expect(codigo(await agir(lote, 'bater', 'DOULHE_DUAS', { valor: 1_000_00 }))).toBe('ok')
    expect(await situacao(lote)).toBe('AG_PAGAMENTO')
    const acoes = await c.banco.sistema
      .selectFrom('pregaoAcao')
      .select(['acao', 'usuId'])
      .where('lelId', '=', lote.id)
      .orderBy('id')
      .execute()
    expect(acoes.map((a) => a.acao)).toEqual(['chamar', 'abrirPregao', 'douLheUma', 'douLheDuas', 'vender'])
    expect(new Set(acoes.map((a) => a.usuId))).toEqual(new Set([c.leiloeiro.usuId]))
    const fila = await c.banco.poolSistema.query(
      `select 1 from graphile_worker.jobs where key = 'criar-venda-do-lote-${lote.id}'`,
    )
    expect(fila.rowCount).toBe(1)
    expect((await leilao()).loteAtualId).toBeNull()
    expect((await leilao()).ultimoFimAt).not.toBeNull()
  })

  test('a second press of a key does nothing and tells how the lot stands', async () => {
    const lote = await c.novoLote()
    await agir(lote, 'abrir', 'LIBERADO_LEILAO')
    await dar(0, lote, 1_000_00)
    const [a, b] = await Promise.all([agir(lote, 'douLheUma', 'AO_VIVO'), agir(lote, 'douLheUma', 'AO_VIVO')])
    expect([codigo(a), codigo(b)].sort()).toEqual(['MUDOU', 'ok'])
    const recusada = a.ok ? b : a
    expect(!recusada.ok && recusada.erro.dados).toMatchObject({ estado: { situacao: 'DOULHE_UMA' } })
  })

  test('the calls are three seconds apart', async () => {
    const lote = await c.novoLote()
    await agir(lote, 'abrir', 'LIBERADO_LEILAO')
    await dar(0, lote, 1_000_00)
    await agir(lote, 'douLheUma', 'AO_VIVO')
    expect(codigo(await agir(lote, 'douLheDuas', 'DOULHE_UMA'))).toBe('NAO_PODE')
  })

  test('a bid during a call brings the lot back; the hammer never falls on a value that was not on the screen', async () => {
    const lote = await c.novoLote()
    await agir(lote, 'abrir', 'LIBERADO_LEILAO')
    await dar(0, lote, 1_000_00)
    await chamarDuasVezes(lote)
    await dar(1, lote, 1_100_00)
    expect(codigo(await agir(lote, 'bater', 'DOULHE_DUAS', { valor: 1_000_00 }))).toBe('MUDOU')
    expect(await situacao(lote)).toBe('AO_VIVO')
    await chamarDuasVezes(lote)
    expect(codigo(await agir(lote, 'bater', 'DOULHE_DUAS', { valor: 1_000_00 }))).toBe('MUDOU')
    expect(codigo(await agir(lote, 'bater', 'DOULHE_DUAS', { valor: 1_100_00 }))).toBe('ok')
  })

  test('only one lot on the block, and only in an auction that is live', async () => {
    const [um, dois] = [await c.novoLote(), await c.novoLote()]
    await agir(um, 'abrir', 'LIBERADO_LEILAO')
    expect(codigo(await agir(dois, 'abrir', 'LIBERADO_LEILAO'))).toBe('NAO_PODE')
    await mudarLeilao({ situacao: 'PRONTO' })
    expect(codigo(await agir(dois, 'chamar', 'LIBERADO_LEILAO'))).toBe('NAO_PODE')
  })

  test.each<[string, SituacaoLote, (lote: LoteDoCenario) => Promise<RespostaDoPregao>, object]>([
    ['no bidder', 'NAO_ARREMATADO', (l) => agir(l, 'semLance', 'AO_VIVO'), {}],
    ['hammer without a bid', 'NAO_ARREMATADO', (l) => agir(l, 'bater', 'AO_VIVO', { valor: null }), {}],
    ['skipped', 'PENDENTE', (l) => agir(l, 'pular', 'AO_VIVO'), {}],
    ['repasse', 'REPASSE', (l) => agir(l, 'repasse', 'AO_VIVO'), {}],
    ['withdrawn', 'RETIRADO', (l) => agir(l, 'retirar', 'AO_VIVO', { motivo: 'Pedido do comitente' }), {}],
    ['cancelled', 'CANCELADO_NO_LEILAO', (l) => agir(l, 'cancelar', 'AO_VIVO', { motivo: 'Erro' }), {}],
  ])('%s: %s', async (_, esperada, ato, mudar) => {
    const lote = await c.novoLote(mudar)
    await agir(lote, 'abrir', 'LIBERADO_LEILAO')
    expect(codigo(await ato(lote))).toBe('ok')
    expect(await situacao(lote)).toBe(esperada)
  })

  test('withdrawing asks for a reason; a skipped lot is taken up again or decided', async () => {
    const lote = await c.novoLote({ valorComitente: 1_000_00 })
    await agir(lote, 'abrir', 'LIBERADO_LEILAO')
    expect(codigo(await agir(lote, 'retirar', 'AO_VIVO'))).toBe('NAO_PODE')
    await dar(0, lote, 1_000_00)
    await agir(lote, 'pular', 'AO_VIVO')
    expect(codigo(await agir(lote, 'abrir', 'PENDENTE'))).toBe('ok')
    expect(await situacao(lote)).toBe('AO_VIVO')
    await agir(lote, 'pular', 'AO_VIVO')
    expect(codigo(await agir(lote, 'homologar', 'PENDENTE'))).toBe('ok')
    expect(await situacao(lote)).toBe('AG_PAGAMENTO')
  })

  test('below the reserve: conditional, with a deadline and its task', async () => {
    const lote = await c.novoLote({ valorComitente: 9_000_00 })
    await agir(lote, 'abrir', 'LIBERADO_LEILAO')
    await dar(0, lote, 1_000_00)
    await chamarDuasVezes(lote)
    await agir(lote, 'bater', 'DOULHE_DUAS')
    const l = await ler(lote)
    expect(l).toMatchObject({ situacao: 'CONDICIONAL', condicionalSituacao: 'AGUARDANDO_COMITENTE' })
    expect(l.condicionalPrazo?.getTime()).toBeGreaterThan(Date.now())
  })

  test('calls are undone one by one, with the reason kept', async () => {
    const lote = await c.novoLote()
    await agir(lote, 'abrir', 'LIBERADO_LEILAO')
    await dar(0, lote, 1_000_00)
    await chamarDuasVezes(lote)
    expect(codigo(await agir(lote, 'desfazer', 'DOULHE_DUAS'))).toBe('NAO_PODE')
    expect(codigo(await agir(lote, 'desfazer', 'DOULHE_DUAS', { motivo: 'Engano' }))).toBe('ok')
    expect(await situacao(lote)).toBe('DOULHE_UMA')
    expect(codigo(await agir(lote, 'desfazer', 'DOULHE_UMA', { motivo: 'Engano' }))).toBe('ok')
    expect(await situacao(lote)).toBe('AO_VIVO')
    const desfeitas = await c.banco.sistema
      .selectFrom('pregaoAcao')
      .select(['acao', 'desfeitaMotivo'])
      .where('lelId', '=', lote.id)
      .where('desfeitaAt', 'is not', null)
      .orderBy('id')
      .execute()
    expect(desfeitas).toEqual([
      { acao: 'douLheUma', desfeitaMotivo: 'Engano' },
      { acao: 'douLheDuas', desfeitaMotivo: 'Engano' },
    ])
  })
})

describe('who may', () => {
  test('only the auction’s own auctioneer, and ADM in his stead', async () => {
    const lote = await c.novoLote()
    const outro = await c.banco.sistema
      .insertInto('usuario')
      .values({
        hotId: c.hotsite.id,
        nome: 'Outro',
        email: `outro${lote.id}@teste.com.br`,
        papeis: ['Leiloeiro'],
      })
      .returning(['id', 'uid'])
      .executeTakeFirstOrThrow()
    const outroLeiloeiro: Pessoa = { ...c.leiloeiro, usuId: outro.id, usuUid: outro.uid }
    expect(codigo(await agir(lote, 'abrir', 'LIBERADO_LEILAO', {}, outroLeiloeiro))).toBe('SEM_PERMISSAO')
    expect(codigo(await agir(lote, 'abrir', 'LIBERADO_LEILAO', {}, cliente(0)))).toBe('Forbidden')
    expect(codigo(await agir(lote, 'abrir', 'LIBERADO_LEILAO', {}, c.equipe))).toBe('ok')
  })
})

describe('pause', () => {
  test('the clock keeps what it had, bids and calls wait, and go on where they were', async () => {
    await mudarLeilao({ conducao: 'misto' })
    const lote = await c.novoLote()
    await agir(lote, 'abrir', 'LIBERADO_LEILAO')
    const antes = (await ler(lote)).relogioFim?.getTime() ?? 0
    expect(antes - Date.now()).toBeGreaterThan(25_000)
    expect(codigo(await naSala('pausar', 'AO_VIVO', { motivo: 'Intervalo' }))).toBe('ok')
    expect(codigo(await naSala('pausar', 'AO_VIVO'))).toBe('MUDOU')
    const parado = await ler(lote)
    expect(parado.relogioFim).toBeNull()
    const resto = parado.relogioRestanteMs ?? 0
    expect(codigo(await dar(0, lote, 1_000_00))).toBe('lote-pausado')
    expect(codigo(await agir(lote, 'douLheUma', 'AO_VIVO'))).toBe('NAO_PODE')
    await esperar(300)
    expect(codigo(await naSala('retomar', 'AO_VIVO', { pausada: true }))).toBe('ok')
    const depois = (await ler(lote)).relogioFim?.getTime() ?? 0
    const agora =
      (await sql<{ t: Date }>`select clock_timestamp() as t`.execute(c.banco.sistema)).rows[0]?.t.getTime() ??
      0
    expect(depois - agora).toBeLessThanOrEqual(resto)
    expect(depois - agora).toBeGreaterThan(resto - 1_000)
    expect(depois).toBeGreaterThan(antes + 250)
    expect(codigo(await dar(0, lote, 1_000_00))).toBe('ok')
  })
})

describe('start, suspend, end', () => {
  test('not before its time, not on a forbidden day without a named reason, then live', async () => {
    await mudarLeilao({ situacao: 'PRONTO', data: new Date(Date.now() + 60_000) })
    expect(codigo(await naSala('iniciar', 'PRONTO'))).toBe('NAO_PODE')
    const hoje = new Date()
    await sql`insert into feriado (data, ambito, uf, cidade, nome)
      select d::date, 'municipal', 'SP', 'São Paulo', 'Feriado de teste' from unnest(${[hoje, new Date(hoje.getTime() - 86_400_000)]}::timestamptz[]) d on conflict do nothing`.execute(
      c.banco.sistema,
    )
    await mudarLeilao({ data: new Date(Date.now() - 1_000), conferirDia: true })
    expect(codigo(await naSala('iniciar', 'PRONTO'))).toBe('NAO_PODE')
    // A Sunday is named before a holiday.
    const domingo = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'America/Sao_Paulo' })
    expect(await impedimento()).toContain(domingo.format() === 'Sun' ? 'aos domingos' : 'Feriado de teste')
    await mudarLeilao({ liberacaoDiaMotivo: 'Alvará 122' })
    expect(await impedimento()).toBeNull()
    await mudarLeilao({ liberacaoDiaMotivo: null })
    expect(codigo(await naSala('iniciar', 'PRONTO', { autorizacaoDoDia: 'Alvará' }))).toBe('SEM_PERMISSAO')
    expect(codigo(await naSala('iniciar', 'PRONTO', { autorizacaoDoDia: 'Alvará 123' }, c.equipe))).toBe('ok')
    expect(await leilao()).toMatchObject({ situacao: 'AO_VIVO', liberacaoDiaMotivo: 'Alvará 123' })
    await mudarLeilao({ liberacaoDiaMotivo: null })
  })

  test('a suspension takes lots off the block; a person takes it up again, the robot does not', async () => {
    const [noBloco, noPlacar] = [await c.novoLote(), await c.novoLote()]
    await agir(noBloco, 'abrir', 'LIBERADO_LEILAO')
    await agir(noPlacar, 'chamar', 'LIBERADO_LEILAO')
    expect(codigo(await naSala('suspender', 'AO_VIVO'))).toBe('NAO_PODE')
    expect(codigo(await naSala('suspender', 'AO_VIVO', { motivo: 'Falta de energia' }))).toBe('ok')
    expect([await situacao(noBloco), await situacao(noPlacar)]).toEqual(['PENDENTE', 'LIBERADO_LEILAO'])
    expect(codigo(await dar(0, noPlacar, 1_000_00))).toBe('leilao-indisponivel')
    await mudarLeilao({ conducao: 'robo' })
    await rodada(c.servicos)
    expect((await leilao()).situacao).toBe('PRONTO')
    expect(codigo(await naSala('iniciar', 'PRONTO'))).toBe('ok')
    expect((await leilao()).pausadoAt).toBeNull()
  })

  test('ends when no lot is open', async () => {
    const lote = await c.novoLote()
    expect(codigo(await naSala('encerrar', 'AO_VIVO'))).toBe('NAO_PODE')
    await agir(lote, 'retirar', 'LIBERADO_LEILAO', { motivo: 'x' })
    expect(codigo(await naSala('encerrar', 'AO_VIVO'))).toBe('ok')
    expect((await leilao()).encerradoAt).not.toBeNull()
  })
})

describe('nicknames', () => {
  const criar = async (apelido: string) => {
    const r = await chamar(c.leiloeiro, 'POST /v1/leilao/:leiUid/apelido-leiloeiro', {
      params: { leiUid: c.leilao.uid },
      body: { apelido, cidade: 'Campinas', estado: 'SP' },
    })
    return r.ok ? String(r.valor.uid) : r.erro.error
  }
  const lancar = (lote: LoteDoCenario, quem: object, valor: number, mais: object = {}) =>
    chamar(c.leiloeiro, 'POST /v1/leilao/:leiUid/sala/lotes/:lelUid/lance-de-apelido', {
      params: { leiUid: c.leilao.uid, lelUid: lote.uid },
      body: { quem, valor, chaveDoPedido: randomUUID(), confirmarValorAlto: true, ...mais },
    })
  const listar = async (lote: LoteDoCenario) => {
    const r = await chamar(c.leiloeiro, 'GET /v1/leilao/apelido-leiloeiro/por-lote/:lote', {
      params: { lote: lote.uid },
    })
    return (r.ok ? r.valor : []) as {
      uid: string
      qtdLances: number
      acoesApelido: Record<string, boolean>
    }[]
  }

  test('bid by turn, recorded with who typed; the winner is a person to be found, then a sale', async () => {
    const lote = await c.novoLote({ valorComitente: 1_000_00 })
    const [ana, beto] = [await criar('Mesa 1'), await criar('Telefone 2')]
    expect(await criar('mesa 1')).toBe('JA_EXISTE')
    await agir(lote, 'abrir', 'LIBERADO_LEILAO')
    expect(codigo(await lancar(lote, { acao: 'proximo' }, 1_000_00))).toBe('ok')
    expect(codigo(await lancar(lote, { apeUid: beto }, 1_100_00))).toBe('ok')
    expect(codigo(await lancar(lote, { apeUid: randomUUID() }, 1_200_00))).toBe('SEM_APELIDO')
    const lista = await listar(lote)
    expect(lista.map((a) => [a.uid, a.qtdLances])).toEqual([
      [ana, 1],
      [beto, 1],
    ])
    const [mesa, telefone] = lista.map((a) => Object.keys(a.acoesApelido).filter((k) => a.acoesApelido[k]))
    expect([mesa, telefone]).toEqual([['proximo', 'revezar'], ['repetir']])
    const linha = await c.banco.sistema
      .selectFrom('lance')
      .select(['usuId', 'tipo', 'cliId'])
      .where('lelId', '=', lote.id)
      .where('seq', '=', 2)
      .executeTakeFirstOrThrow()
    expect(linha).toEqual({ usuId: c.leiloeiro.usuId, tipo: 'Leiloeiro', cliId: null })
    await chamarDuasVezes(lote)
    await agir(lote, 'bater', 'DOULHE_DUAS')
    expect(await situacao(lote)).toBe('AG_CLIENTE')
    const identificar = (cliUid: string) =>
      chamar(c.equipe, 'POST /v1/leilao/lotes/:lelUid/identificar-cliente', {
        params: { lelUid: lote.uid },
        body: { cliUid },
      })
    const semHabilitacao = await c.novoCliente()
    await sql`delete from habilitacao where cli_id = ${semHabilitacao.cliId}`.execute(c.banco.sistema)
    expect(codigo(await identificar(semHabilitacao.cliUid))).toBe('NAO_PODE')
    expect(codigo(await identificar(c.forasteiro.cliUid))).toBe('CLIENTE_INEXISTENTE')
    expect(codigo(await identificar(cliente(1).cliUid))).toBe('ok')
    expect(await ler(lote)).toMatchObject({ situacao: 'AG_PAGAMENTO', lanceCliId: cliente(1).cliId })
    const fila = await c.banco.poolSistema.query(
      `select 1 from graphile_worker.jobs where key = 'criar-venda-do-lote-${lote.id}'`,
    )
    expect(fila.rowCount).toBe(1)
  })

  test('a bid in defence of the reserve ends in a repurchase', async () => {
    const lote = await c.novoLote({ valorComitente: 9_000_00 })
    const defesa = await criar('Comitente')
    await agir(lote, 'abrir', 'LIBERADO_LEILAO')
    await lancar(lote, { apeUid: defesa }, 1_000_00, { emDefesa: true })
    await chamarDuasVezes(lote)
    await agir(lote, 'bater', 'DOULHE_DUAS')
    expect(await situacao(lote)).toBe('RECOMPRA')
  })
})

describe('the robot', () => {
  const acelerar = () => mudarLeilao({ conducao: 'robo', intervaloEntreLotesSegundos: 3 })
  const vencer = (lote: LoteDoCenario) =>
    sql`update lote set relogio_fim = clock_timestamp(), chamada_at = chamada_at - interval '4 seconds' where id = ${lote.id}`.execute(
      c.banco.sistema,
    )
  const ate = async (condicao: () => Promise<boolean>) => {
    const fim = Date.now() + 8_000
    while (!(await condicao())) {
      if (Date.now() > fim) throw new Error('it did not come about in time')
      await esperar(20)
    }
  }

  test('two processes, one killed in between: each step once, to the end of the auction', async () => {
    const outro: Servicos = await c.outroProcesso()
    const [um, dois] = [await c.novoLote({ valorComitente: 0 }), await c.novoLote()]
    await acelerar()
    const paradas = [await iniciarPregao(c.servicos), await iniciarPregao(outro)]
    await ate(async () => (await situacao(um)) === 'AO_VIVO' && (await situacao(dois)) === 'PLACAR')
    await dar(0, um, 1_000_00)
    await vencer(um)
    await ate(async () => (await situacao(um)) === 'DOULHE_UMA')
    await paradas.pop()?.()
    await vencer(um)
    await ate(async () => (await situacao(um)) === 'DOULHE_DUAS')
    // No process runs for a moment; the next one does what is due.
    await paradas.pop()?.()
    await vencer(um)
    paradas.push(await iniciarPregao(outro))
    await ate(async () => (await situacao(um)) === 'AG_PAGAMENTO')
    await sql`update leilao set ultimo_fim_at = ultimo_fim_at - interval '4 seconds' where id = ${c.leilao.id}`.execute(
      c.banco.sistema,
    )
    await ate(async () => (await situacao(dois)) === 'AO_VIVO')
    await vencer(dois)
    await ate(async () => (await leilao()).situacao === 'EXECUTADO')
    for (const p of paradas) await p()
    const passos = await sql<{ acao: string; n: number }>`
      select acao, count(*)::int as n from pregao_acao where lel_id in (${um.id}, ${dois.id}) group by lel_id, acao`.execute(
      c.banco.sistema,
    )
    expect(passos.rows.every((p) => p.n === 1)).toBe(true)
    expect(passos.rows).toHaveLength(8)
  })

  test('does nothing while no bid is possible', async () => {
    const lote = await c.novoLote()
    await acelerar()
    await sql`update batimento set quando = now() - interval '20 seconds'`.execute(c.banco.sistema)
    await rodada(c.servicos)
    const logoDepois = await situacao(lote)
    await bater(c.banco.sistema)
    expect(['LIBERADO_LEILAO', 'PLACAR']).toContain(logoDepois)
  })

  test('waits by the database’s clock, however wrong this machine’s own is', async () => {
    const lote = await c.novoLote()
    await acelerar()
    await ate(async () => {
      await rodada(c.servicos)
      return (await situacao(lote)) === 'AO_VIVO'
    })
    const adiantado = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 300_000)
    const espera = await rodada(c.servicos)
    adiantado.mockRestore()
    expect(espera).toBeGreaterThan(100)
  })

  test('starts its auction at its time, and never sells a nickname’s bid', async () => {
    const lote = await c.novoLote()
    await acelerar()
    await mudarLeilao({ situacao: 'PRONTO', data: new Date(Date.now() - 1) })
    await ate(async () => {
      await rodada(c.servicos)
      return (await situacao(lote)) === 'AO_VIVO'
    })
    const ape = await c.banco.sistema
      .insertInto('apelidoLeiloeiro')
      .values({ hotId: c.hotsite.id, leiId: c.leilao.id, apelido: 'Balcão' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`update lote set situacao = 'DOULHE_DUAS', lance_valor = 500000, lance_ape_id = ${ape.id}, chamada_at = now() - interval '9 seconds' where id = ${lote.id}`.execute(
      c.banco.sistema,
    )
    await rodada(c.servicos)
    expect(await situacao(lote)).toBe('DOULHE_DUAS')
  })
})
