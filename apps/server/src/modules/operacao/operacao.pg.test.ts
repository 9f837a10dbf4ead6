// The operator's page on a real database: samples of two processes, alerts opened and closed once, and no other hotsite.
import { operacaoAoVivo } from '@martelo/contracts/operacao/operacao-ao-vivo.contract.ts'
import { repetirTarefa } from '@martelo/contracts/operacao/repetir-tarefa.contract.ts'
import { tarefasDaFila } from '@martelo/contracts/operacao/tarefas-da-fila.contract.ts'
import {
  type Amostra,
  AMOSTRA_MS,
  LEILAO_QUIETO,
  MUDO_MS,
  SEM_CONTAGENS,
} from '@martelo/domain/operacao/operacao.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { criarLog } from '../../core/log.ts'
import type { Servicos } from '../../core/servicos.ts'
import './operacao-ao-vivo.handler.ts'
import './repetir-tarefa.handler.ts'
import './tarefas-da-fila.handler.ts'
import { gravarAmostra } from './operacao.sql.ts'
import { iniciarOperacao, vigiar } from './vigia-da-operacao.part.ts'

let c: Cenario

beforeAll(async () => {
  c = await criarCenario({ lotes: 1 })
})
afterAll(() => c.fechar())
beforeEach(async () => {
  await sql`truncate medida_do_processo, alerta_de_operacao`.execute(c.banco.sistema)
})

const amostra = (mudar: Partial<Amostra> = {}): Omit<Amostra, 'processo' | 'quando'> => ({
  partes: ['http'],
  decididos: 0,
  recusados: 0,
  erros: 0,
  decisao: SEM_CONTAGENS,
  entrega: SEM_CONTAGENS,
  encerramento: SEM_CONTAGENS,
  porLeilao: {},
  leiloes: {},
  ligacoes: 0,
  naSala: {},
  fila: 0,
  maiorFila: 0,
  filas: [],
  replicas: null,
  bancoMs: 1,
  lacoMs: 1,
  memoriaMb: 1,
  ...mudar,
})
/** Two samples, so that there is a difference. */
async function gravar(processo: string, mudar: Partial<Amostra>): Promise<void> {
  await gravarAmostra(c.banco.sistema, processo, amostra())
  await sql`update medida_do_processo set quando = quando - make_interval(secs => ${AMOSTRA_MS / 1000}) where processo = ${processo}`.execute(
    c.banco.sistema,
  )
  await gravarAmostra(c.banco.sistema, processo, amostra(mudar))
}
const abertos = async () =>
  c.banco.sistema
    .selectFrom('alertaDeOperacao')
    .select(['medida', 'valor'])
    .where('ate', 'is', null)
    .execute()

describe('the picture', () => {
  test('adds processes and names only auctions of this hotsite', async () => {
    const leiId = String(c.leilao.id)
    await gravar('a', { naSala: { [leiId]: 2, '999999': 50 }, ligacoes: 3, porLeilao: { [leiId]: 7 } })
    await gravar('b', { naSala: { [leiId]: 5 }, ligacoes: 6 })
    const r = await executarChamada(c.ctx(c.equipe), operacaoAoVivo)
    expect(r.valor.ligacoes).toBe(9)
    expect(r.valor.leiloes).toEqual([
      {
        ...LEILAO_QUIETO,
        uid: c.leilao.uid,
        nome: expect.any(String) as string,
        naSala: 7,
        porMinuto: 7,
        porSegundo: expect.closeTo(3.5, 0) as number,
        lotesAbertos: 1,
      },
    ])
    const outro = await executarChamada(c.ctx(c.equipe, c.outroHotsite), operacaoAoVivo)
    expect(outro.valor.leiloes).toEqual([])
  })
  test('tells an auction’s own latencies and the queues of this hotsite’s lots, and no other’s', async () => {
    const lote = c.lotes[0]
    const alheio = crypto.randomUUID()
    const conta = {
      falhas: 2,
      fila: 5,
      decisao: SEM_CONTAGENS.with(4, 3),
      encerramento: SEM_CONTAGENS.with(12, 1),
    }
    await gravar('a', {
      leiloes: { [String(c.leilao.id)]: conta },
      filas: [
        { lote: alheio, n: 900 },
        { lote: lote?.uid ?? '', n: 5 },
      ],
      replicas: { frescas: 1, todas: 2, atrasoMs: 3_000 },
    })
    const { valor } = await executarChamada(c.ctx(c.equipe), operacaoAoVivo)
    expect(valor.leiloes).toMatchObject([
      { fila: 5, falhasPorMinuto: 2, decisao: { n: 3 }, encerramento: { n: 1 } },
    ])
    expect(valor.leiloes[0]?.encerramento.p99).toBeGreaterThan(75)
    expect(valor.filas).toEqual([
      {
        lelUid: lote?.uid,
        numero: expect.any(String) as string,
        nome: expect.any(String) as string,
        leilao: expect.any(String) as string,
        n: 5,
      },
    ])
    expect(valor.replicas).toEqual({ frescas: 1, todas: 2, atrasoMs: 3_000 })
    const outro = await executarChamada(c.ctx(c.equipe, c.outroHotsite), operacaoAoVivo)
    expect(outro.valor.filas).toEqual([])
  })
  test('accepts the sample of an older program', async () => {
    const {
      leiloes: _l,
      filas: _f,
      replicas: _r,
      ...antiga
    } = amostra({ porLeilao: { [String(c.leilao.id)]: 3 } })
    await gravarAmostra(c.banco.sistema, 'antigo', antiga as ReturnType<typeof amostra>)
    const { valor } = await executarChamada(c.ctx(c.equipe), operacaoAoVivo)
    expect(valor.leiloes).toMatchObject([{ uid: c.leilao.uid, fila: 0 }])
  })
  test('is for those who run the platform', async () => {
    expect((await executarChamada(c.ctx(c.leiloeiro), operacaoAoVivo)).status).toBe(403)
  })
})

describe('alerts', () => {
  test('a job that no process takes is over its limit until it is gone; one that is not due, or gave up, is not', async () => {
    await gravar('a', { partes: ['http', 'realtime', 'jobs'] })
    const por = (nome: string, ha: string) =>
      sql`select graphile_worker.add_job(${nome}, '{}'::json, run_at := now() - ${ha}::interval)`.execute(
        c.banco.sistema,
      )
    await sql`delete from graphile_worker._private_jobs`.execute(c.banco.sistema)
    await por('de-outra-versao', '20 minutes')
    await por('para-depois', '-1 hour')
    await por('desistiu', '2 hours')
    await sql`update graphile_worker._private_jobs set attempts = max_attempts where id =
      (select id from graphile_worker.jobs where task_identifier = 'desistiu')`.execute(c.banco.sistema)
    const { valor } = await executarChamada(c.ctx(c.equipe), operacaoAoVivo)
    expect(valor.tarefas).toEqual({ esperando: 1, maisAntigaS: expect.closeTo(1200, -1) as number })
    await vigiar(c.servicos)
    expect(await abertos()).toEqual([{ medida: 'tarefaParada', valor: expect.closeTo(1200, -1) as number }])
    await sql`delete from graphile_worker._private_jobs`.execute(c.banco.sistema)
    await vigiar(c.servicos)
    expect(await abertos()).toEqual([])
  })
  test('two processes that look at once open one, keep the worst value, and close it', async () => {
    await gravar('a', { maiorFila: 2000 })
    await Promise.all([vigiar(c.servicos), vigiar(c.servicos)])
    await gravar('a', { maiorFila: 3000 })
    await vigiar(c.servicos)
    expect(await abertos()).toEqual([{ medida: 'fila', valor: 3000 }])
    await gravar('a', { maiorFila: 0 })
    await vigiar(c.servicos)
    expect(await abertos()).toEqual([])
    expect((await executarChamada(c.ctx(c.equipe), operacaoAoVivo)).valor.alertas).toHaveLength(1)
  })
  test('the process of jobs dies alone: the others tell of it, once among them', async () => {
    const linhas: string[] = []
    const log = criarLog('error', { write: (l) => void linhas.push(l) })
    const deHttp = (s: Servicos): Servicos => ({
      ...s,
      log,
      config: { ...s.config, processos: new Set(['http']), emailDoOperador: 'noite@exemplo.com.br' },
    })
    const processos = [c.servicos, await c.outroProcesso(), await c.outroProcesso()].map(deHttp)
    await gravar('jobs', { partes: ['jobs'] })
    await sql`update medida_do_processo set quando = quando - make_interval(secs => ${MUDO_MS / 1000 + 1})`.execute(
      c.banco.sistema,
    )
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const paradas = await Promise.all(processos.map((s) => iniciarOperacao(s)))
    try {
      for (let volta = 0; volta < 3; volta++) {
        vi.advanceTimersByTime(10_000)
        await vi.waitFor(async () => expect(await abertos()).toEqual([{ medida: 'processo', valor: 1 }]))
      }
    } finally {
      for (const parar of paradas) await parar()
      vi.useRealTimers()
    }
    expect(linhas.map((l) => (JSON.parse(l) as { medida: string }).medida)).toEqual(['processo'])
    const cartas = c.banco.sistema
      .selectFrom('caixaPostal')
      .select('id')
      .where('para', '=', 'noite@exemplo.com.br')
    expect(await cartas.execute()).toHaveLength(1)
  })
  test('the operator gets one mail for one alert', async () => {
    const s = {
      ...c.servicos,
      config: { ...c.servicos.config, emailDoOperador: 'plantao@exemplo.com.br' },
    }
    await gravar('a', { bancoMs: 900 })
    await vigiar(s)
    await vigiar(s)
    const cartas = await c.banco.sistema
      .selectFrom('caixaPostal')
      .select(['assunto', 'texto'])
      .where('para', '=', 'plantao@exemplo.com.br')
      .execute()
    expect(cartas).toHaveLength(1)
    expect(cartas[0]?.texto).toContain('Banco de dados lento: 900 ms')
  })
})

test('what a task failed on is the platform’s to read, and to try again', async () => {
  await sql`select graphile_worker.add_job('tarefa-que-falha', '{}'::json, run_at := now() + interval '1 day')`.execute(
    c.banco.sistema,
  )
  await sql`update graphile_worker._private_jobs set last_error = 'Leilão 77 da outra casa', attempts = 1
    where id = (select max(id) from graphile_worker.jobs where task_identifier = 'tarefa-que-falha')`.execute(
    c.banco.sistema,
  )
  const aTarefa = async () =>
    (await executarChamada(c.ctx(c.equipe), tarefasDaFila)).valor.find((t) => t.tarefa === 'tarefa-que-falha')
  expect(await aTarefa()).toMatchObject({ erro: null, repetivel: false })
  const id = (await aTarefa())?.id ?? ''
  const repetida = () => executarChamada(c.ctx(c.equipe), repetirTarefa, { params: { id } })
  expect((await repetida()).erro).toMatchObject({ error: 'SO_PLATAFORMA', statusCode: 403 })
  await sql`update usuario set plataforma = true where id = ${c.equipe.usuId}`.execute(c.banco.sistema)
  expect(await aTarefa()).toMatchObject({ erro: 'Leilão 77 da outra casa', repetivel: true })
  expect((await repetida()).erro).toBeNull()
})
