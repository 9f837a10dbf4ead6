import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
} from '../../../../../../tests/pg/cenario.ts'
import { iniciarLancesDeTeste } from '../../../../../../tests/pg/motores-de-teste.ts'
import type { Servicos } from '../../../core/servicos.ts'
import { transitarLote } from '../transicao/transitar-lote.ts'
import { encerrarMarcados } from './encerrar-vencidos.sql.ts'
import { anunciarQuedas, bater } from './queda.ts'
import { expirarReservas } from './reservas-vencidas.ts'

let c: Cenario
let processos: Servicos[]
let paradas: (() => Promise<void>)[]

beforeAll(async () => {
  c = await criarCenario({ clientes: 8 })
  processos = [c.servicos, await c.outroProcesso()]
  paradas = await Promise.all(processos.map((s) => iniciarLancesDeTeste(s)))
})
afterAll(async () => {
  for (const p of paradas) await p()
  await c.fechar()
})

const quem = (i: number): ClienteDoCenario => c.clientes[i] as ClienteDoCenario
const dar = (
  i: number,
  lote: LoteDoCenario,
  valor: number,
  processo = 0,
  tipo: 'Manual' | 'Compre Já' = 'Manual',
) => {
  const { usuId, cliId, hotId } = quem(i)
  return (processos[processo] as Servicos).lances.motor.pedir({
    tipo,
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
const ler = (ids: readonly number[]) =>
  c.banco.sistema.selectFrom('lote').selectAll().where('id', 'in', ids).orderBy('id').execute()
const esperarAte = async (condicao: () => Promise<boolean>, ms = 5_000) => {
  const fim = Date.now() + ms
  while (!(await condicao())) {
    if (Date.now() > fim) throw new Error('it did not come about in time')
    await new Promise((r) => setTimeout(r, 20))
  }
}
const tarefas = async (nome: string, lelId: number) =>
  (
    await c.banco.poolSistema.query(
      `select 1 from graphile_worker.jobs where task_identifier = $1 and key = $2`,
      [nome, `${nome}-${lelId}`],
    )
  ).rowCount

/** Now begins the time to bid, when all are there, however busy the machine is. */
async function abertosPor(ids: readonly number[], ms: number): Promise<Date> {
  const fim = new Date(Date.now() + ms)
  await c.banco.sistema.updateTable('lote').set({ dataFim: fim }).where('id', 'in', ids).execute()
  return fim
}
/** The best of some tries, in ms: other tests use the processor meanwhile. */
async function noTempoDe(limite: number, vezes: number, medir: () => Promise<number>): Promise<void> {
  const vistos: number[] = []
  while (vistos.length < vezes && !vistos.some((ms) => ms < limite)) vistos.push(await medir())
  expect(Math.min(...vistos), `${vistos.join(', ')} ms`).toBeLessThan(limite)
}

describe('closing by the clock', () => {
  /** Closes five lots and answers how late the last one was. */
  async function encerrarCinco(): Promise<number> {
    const semTempo = { recebeIncrementoTempo: false }
    const vazio = await c.novoLote(semTempo)
    const vendido = await c.novoLote({ ...semTempo, valorComitente: 1_100_00 })
    const baixo = await c.novoLote({ ...semTempo, valorComitente: 1_100_01 })
    const condicional = await c.novoLote({ ...semTempo, condicional: true })
    const inibido = await c.novoLote(semTempo)
    await sql`update veiculo set inibir_venda = true where id = (select vei_id from lote where id = ${inibido.id})`.execute(
      c.banco.sistema,
    )
    for (const l of [vendido, baixo, condicional, inibido]) {
      await dar(0, l, 1_000_00)
      await dar(1, l, 1_100_00)
    }
    const ids = [vazio, vendido, baixo, condicional, inibido].map((l) => l.id)
    const fim = await abertosPor(ids, 1_200)
    await esperarAte(async () => (await ler(ids)).every((l) => l.situacao !== 'LIBERADO_LEILAO'))
    const lidos = await ler(ids)
    expect(lidos.map((l) => l.situacao)).toEqual([
      'NAO_ARREMATADO',
      'AG_PAGAMENTO',
      'CONDICIONAL',
      'CONDICIONAL',
      // Held back: it waits for who may free it.
      'CONDICIONAL',
    ])
    const vencedor = await c.banco.sistema
      .selectFrom('lance')
      .select(['seq', 'cliId'])
      .where('lelId', '=', vendido.id)
      .where('situacao', '=', 'vencedor')
      .execute()
    expect(vencedor).toEqual([{ seq: 2, cliId: quem(1).cliId }])
    expect(lidos[2]?.condicionalPrazo?.getTime()).toBeGreaterThan(Date.now() + 86_400_000)
    expect([
      await tarefas('criar-venda-do-lote', vendido.id),
      await tarefas('criar-venda-do-lote', baixo.id),
    ]).toEqual([1, 0])
    expect(await tarefas('condicional-aberta', baixo.id)).toBe(1)
    const trilha = await c.banco.sistema
      .selectFrom('auditoria')
      .select('acao')
      .where('entidadeUid', '=', vendido.uid)
      .execute()
    expect(trilha).toEqual([{ acao: 'encerrarPorTempo' }])
    return Math.max(...lidos.map((l) => (l.encerradoAt?.getTime() ?? 0) - fim.getTime()))
  }

  test('each result by the reserve, with its winner, its task and its deadline', () =>
    noTempoDe(250, 3, encerrarCinco))

  /** Closes forty lots in two processes, under bids, and answers how late the last one was. */
  async function encerrarQuarenta(): Promise<number> {
    const lotes: LoteDoCenario[] = []
    for (let i = 0; i < 40; i++) lotes.push(await c.novoLote({ recebeIncrementoTempo: false }))
    const ids = lotes.map((l) => l.id)
    const fim = await abertosPor(ids, 1_500)
    let tarde = 0
    let aceitos = 0
    const apostar = async (k: number) => {
      for (let valor = 1_000_00; Date.now() < fim.getTime() + 300; valor += 100_00) {
        const lote = lotes[(k * 7 + valor / 100_00) % lotes.length] as LoteDoCenario
        const r = await dar(k, lote, valor, k % 2)
        if (r.tipo === 'aceito') aceitos += 1
        if (r.tipo === 'recusado' && r.recusa.codigo === 'lote-nao-aberto') tarde += 1
        await new Promise((ok) => setTimeout(ok, 220))
      }
    }
    await Promise.all(c.clientes.map((_, k) => apostar(k)))
    await esperarAte(async () => (await ler(ids)).every((l) => l.situacao !== 'LIBERADO_LEILAO'))
    const lidos = await ler(ids)
    const atrasos = lidos.map((l) => (l.encerradoAt?.getTime() ?? 0) - fim.getTime())
    expect(Math.min(...atrasos)).toBeGreaterThanOrEqual(0)
    const fechamentos = await sql<{
      n: number
    }>`select count(*)::int as n from auditoria where acao in ('encerrarPorTempo', 'encerrarSemLance') and entidade_uid = any(${lotes.map((l) => l.uid)}::text[])`.execute(
      c.banco.sistema,
    )
    expect(fechamentos.rows[0]?.n).toBe(40)
    const foraDeHora =
      await sql`select 1 from lance b join lote l on l.id = b.lel_id where b.lel_id = any(${ids}::int[]) and b.data >= l.encerrado_at`.execute(
        c.banco.sistema,
      )
    expect(foraDeHora.rows).toHaveLength(0)
    expect(aceitos).toBeGreaterThan(10)
    expect(tarde).toBeGreaterThan(0)
    return Math.max(...atrasos)
  }

  test('two processes, bids until the last moment: each lot once, in time, no bid after its close', () =>
    noTempoDe(250, 3, encerrarQuarenta))

  test('a bid in the last seconds moves the end, and the lot closes at the new one', async () => {
    await c.banco.sistema
      .updateTable('leilao')
      .set({ pontoCorteParaIncrementoPosLancesSegundos: 2, incrementoAposLancesSegundos: 2 })
      .where('id', '=', c.leilao.id)
      .execute()
    const lote = await c.novoLote()
    const fim = (await abertosPor([lote.id], 1_100)).getTime()
    await dar(0, lote, 1_000_00)
    await esperarAte(async () => (await ler([lote.id]))[0]?.situacao !== 'LIBERADO_LEILAO')
    const l = (await ler([lote.id]))[0]
    expect((l?.dataFim?.getTime() ?? 0) - fim).toBeGreaterThan(800)
    expect(l?.encerradoAt?.getTime()).toBeGreaterThanOrEqual(
      l?.dataFim?.getTime() ?? Number.POSITIVE_INFINITY,
    )
  })
})

describe('an end that is noted', () => {
  const aberto = (l: { situacao: string } | undefined): boolean => l?.situacao === 'LIBERADO_LEILAO'
  /** As a process leaves it that dies between the two steps. Answers the instant. */
  const marcar = async (lote: LoteDoCenario, em = new Date()): Promise<number> => {
    await c.banco.sistema
      .updateTable('lote')
      .set({ encerradoAt: em, dataFim: em })
      .where('id', '=', lote.id)
      .execute()
    return em.getTime()
  }
  const pausar = (pausadoAt: Date | null) =>
    c.banco.sistema.updateTable('leilao').set({ pausadoAt }).where('id', '=', c.leilao.id).execute()

  test('is written by any process that is alive, at the instant in which it was noted, also in an auction that pauses', async () => {
    const lotes = [await c.novoLote(), await c.novoLote()] as const
    await dar(0, lotes[0], 1_000_00)
    await pausar(new Date())
    const instantes = [await marcar(lotes[0]), await marcar(lotes[1])]
    const ids = lotes.map((l) => l.id)
    await esperarAte(async () => !(await ler(ids)).some(aberto))
    await pausar(null)
    const lidos = await ler(ids)
    expect(lidos.map((l) => l.situacao)).toEqual(['AG_PAGAMENTO', 'NAO_ARREMATADO'])
    expect(lidos.map((l) => l.encerradoAt?.getTime())).toEqual(instantes)
  })

  test('never opens and never moves again, wherever the clock is set after it', async () => {
    const lote = await c.novoLote()
    await dar(0, lote, 1_000_00)
    const fim = await marcar(lote, new Date(Date.now() + 30 * 60_000))
    expect(await dar(1, lote, 1_100_00)).toMatchObject({
      tipo: 'recusado',
      recusa: { codigo: 'lote-nao-aberto' },
    })
    await c.banco.sistema
      .updateTable('lote')
      .set({ dataFim: new Date(fim + 60_000) })
      .where('id', '=', lote.id)
      .execute()
    expect((await ler([lote.id]))[0]).toMatchObject({ dataFim: new Date(fim), situacao: 'LIBERADO_LEILAO' })
    expect(await encerrarMarcados(c.banco.sistema, [lote.id])).toMatchObject([{ para: 'AG_PAGAMENTO' }])
  })

  /** Holds a lot from the moment in which its end is noted. Answers ms from letting go to its result; endless: came too late. */
  async function segurarEntreOsPassos(): Promise<number> {
    const lote = await c.novoLote({ dataFim: new Date(Date.now() + 700), recebeIncrementoTempo: false })
    const outra = await c.banco.poolSistema.connect()
    try {
      await outra.query('begin')
      await outra.query(`do $$ begin
        loop
          perform from lote where id = ${lote.id} and encerrado_at is not null;
          exit when found;
        end loop;
        perform from lote where id = ${lote.id} for share;
      end $$`)
      await new Promise((ok) => setTimeout(ok, 50))
      const chegou = aberto((await ler([lote.id]))[0])
      await outra.query('commit')
      const livre = Date.now()
      await esperarAte(async () => !aberto((await ler([lote.id]))[0]))
      return chegou ? Date.now() - livre : Number.POSITIVE_INFINITY
    } finally {
      outra.release()
    }
  }

  test('is written soon after the transaction that locks the lot just then has let it go', () =>
    noTempoDe(300, 10, segurarEntreOsPassos))

  test('is nothing that the house could still change', async () => {
    const lote = await c.novoLote({ dataFim: new Date(Date.now() + 3_600_000) })
    await dar(0, lote, 1_000_00)
    await marcar(lote, new Date(Date.now() + 30 * 60_000))
    const r = await c.banco.sistema.transaction().execute((tx) =>
      transitarLote(tx, c.ctx(quem(0)), {
        lelId: lote.id,
        evento: 'abrirPendencia',
        quem: ['Leilão'],
        motivo: 'x',
      }),
    )
    expect(r).toMatchObject({
      pode: false,
      motivo: 'O tempo do lote terminou. O resultado sai em instantes.',
    })
    await encerrarMarcados(c.banco.sistema, [lote.id])
  })

  test('is none any more when the house took the lot out of the clock’s hands before it was written', async () => {
    const lote = await c.novoLote()
    await c.banco.sistema
      .updateTable('lote')
      .set({ finalizacaoManual: true })
      .where('id', '=', lote.id)
      .execute()
    await marcar(lote)
    await esperarAte(async () => (await ler([lote.id]))[0]?.encerradoAt === null)
    expect(await dar(1, lote, 1_000_00)).toMatchObject({ tipo: 'aceito' })
  })
})

describe('outage', () => {
  const ditas = async (): Promise<string[]> => {
    const r = await sql<{ mensagem: string }>`select quadro->'dados'->>'mensagem' as mensagem from sala_quadro
      where quadro->>'evento' = 'interrupcao-compensada' order by versao`.execute(c.banco.sistema)
    return r.rows.map((l) => l.mensagem)
  }
  test('the lost time and a minute come back once, whichever process returns first; nothing is closed before', async () => {
    for (const p of paradas.splice(0)) await p()
    const agora = Date.now()
    const [correndo, acabado, fechado] = [
      await c.novoLote({ dataFim: new Date(agora + 60_000) }),
      await c.novoLote({ dataFim: new Date(agora - 5_000) }),
      await c.novoLote({ dataFim: new Date(agora - 60_000), situacao: 'NAO_ARREMATADO' }),
    ]
    const marcado = await c.novoLote({
      dataFim: new Date(agora - 31_000),
      encerradoAt: new Date(agora - 31_000),
    })
    await c.banco.poolSistema.query(`update batimento set quando = now() - interval '30 seconds'`)
    const quedas = await Promise.all([bater(c.banco.sistema), bater(c.banco.sistema), bater(c.banco.sistema)])
    expect(quedas.filter((q) => q !== null)).toHaveLength(1)
    const [a, b, f] = await ler([correndo.id, acabado.id, fechado.id])
    for (const [l, antes] of [
      [a, agora + 60_000],
      [b, agora - 5_000],
    ] as const) {
      const ganho = (l?.dataFim?.getTime() ?? 0) - antes
      expect(ganho).toBeGreaterThanOrEqual(90_000)
      expect(ganho).toBeLessThan(93_000)
    }
    expect(f?.dataFim?.getTime()).toBe(agora - 60_000)
    // It had ended before the outage, and only was not written yet.
    expect((await ler([marcado.id]))[0]?.dataFim?.getTime()).toBe(agora - 31_000)
    const registro = await c.banco.sistema.selectFrom('queda').selectAll().execute()
    expect(registro).toHaveLength(1)
    // The process that compensated it died before it could announce it: every other finds it unannounced, and it is
    // announced once.
    expect(await ditas()).toEqual([])
    await Promise.all(processos.map((s) => anunciarQuedas(s.banco.sistema, s.publicador)))
    for (const s of processos) await anunciarQuedas(s.banco.sistema, s.publicador)
    expect(await ditas()).toEqual([
      expect.stringMatching(/fora do ar por 3\d segundos.*adiados em 9\d segundos/) as string,
    ])
    // It died between saying it and remembering that it did: the room has heard it.
    await c.banco.sistema.updateTable('queda').set({ anunciadaAt: null }).execute()
    await anunciarQuedas(c.banco.sistema, c.servicos.publicador)
    expect(await ditas()).toHaveLength(1)
    // A process that starts after an outage announces it in the room.
    await c.banco.poolSistema.query(`update batimento set quando = now() - interval '10 seconds'`)
    paradas.push(await iniciarLancesDeTeste(c.servicos))
    expect((await ditas())[1]).toMatch(/fora do ar por 1\d segundos.*adiados em 7\d segundos/)
    expect(
      await c.banco.sistema.selectFrom('queda').select('id').where('anunciadaAt', 'is', null).execute(),
    ).toEqual([])
  })
})

test('a reservation that no sale followed frees the lot for its bidders', async () => {
  const lote = await c.novoLote({ compreJa: 9_000_00 })
  await dar(2, lote, 9_000_00, 0, 'Compre Já')
  expect(await expirarReservas(c.servicos)).toEqual([])
  await c.banco.sistema
    .updateTable('lote')
    .set({ situacaoAt: new Date(Date.now() - 31 * 60_000) })
    .where('id', '=', lote.id)
    .execute()
  expect(await expirarReservas(c.servicos)).toMatchObject([{ de: 'BUY_NOW', para: 'LIBERADO_LEILAO' }])
  const linhas = await c.banco.sistema
    .selectFrom('lance')
    .select(['tipo', 'situacao'])
    .where('lelId', '=', lote.id)
    .execute()
  expect(linhas).toEqual([{ tipo: 'Compre Já', situacao: 'cancelado' }])
})
