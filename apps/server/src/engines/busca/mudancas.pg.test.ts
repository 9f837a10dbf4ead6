// From a change in the base tables to the answer of a search: through the projection, into the worker, and across
// processes; and what happens when the worker dies.
import { PedidoDeBusca, PedidoDePossiveis } from '@martelo/contracts/lotes/busca.schemas.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { precoDito } from '@martelo/domain/lotes/preco-fixo.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { bancoDeTeste } from '../../../../../tests/pg/banco.ts'
import { abrirPool, criarHotsite } from '../../../../../tests/busca/amostra/gravar-projecao.ts'
import { MotorIndice } from './motor-indice.ts'
import { type Busca, iniciarBusca, type Quem } from './servico-de-busca.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }
let banco: Awaited<ReturnType<typeof bancoDeTeste>>
let pool: Pool
let quem: Quem
let leiId: number
let buscas: Busca[] = []

const um = async <T>(sql: string, valores: unknown[] = []) => (await pool.query(sql, valores)).rows[0] as T
const novoId = async (sql: string, valores: unknown[]) =>
  (await um<{ id: number }>(`${sql} returning id`, valores)).id

/** What a lot needs around it. Answers the ids that lots refer to. */
async function base(hotId: number): Promise<{ leiId: number; comId: number; patId: number }> {
  await pool.query(
    `insert into tipo_lote (id, nome, categoria) values (1, 'Automóvel', 'Carros') on conflict do nothing`,
  )
  const comId = await novoId(`insert into comitente (hot_id, nome) values ($1, 'Banco Aurora')`, [hotId])
  const patId = await novoId(
    `insert into patio (hot_id, nome, cidade, uf, endereco) values ($1, 'Pátio Norte', 'Betim', 'MG', 'Rua A, 1')`,
    [hotId],
  )
  const leoId = await novoId(
    `insert into leiloeiro (hot_id, nome, matricula, junta, uf) values ($1, 'Ana', '1', 'JUCEMG', 'MG')`,
    [hotId],
  )
  const lrlId = await novoId(
    `insert into local_realizacao (hot_id, nome, endereco, cidade, uf) values ($1, 'Auditório', 'Rua A, 1', 'Betim', 'MG')`,
    [hotId],
  )
  const id = await novoId(
    `insert into leilao (hot_id, nome, situacao, data, leo_id, lrl_id) values ($1, 'Leilão de Frotas', 'PRONTO', now() + interval '1 day', $2, $3)`,
    [hotId, leoId, lrlId],
  )
  return { leiId: id, comId, patId }
}

let comId: number
let patId: number
let posicao = 0
async function novoLote(nome: string, marca = 'Fiat', modelo = 'Uno'): Promise<number> {
  posicao++
  const veiId = await novoId(
    `insert into veiculo (hot_id, com_id, pat_id, tipo_id, nome, marca, modelo, ano_modelo) values ($1, $2, $3, 1, $4, $5, $6, 2018)`,
    [quem.hotId, comId, patId, nome, marca, modelo],
  )
  return novoId(
    `insert into lote (hot_id, lei_id, vei_id, com_id, numero, posicao_leilao, nome, situacao, tipo_id, minimo, incremento, data_fim)
     values ($1, $2, $3, $4, $5, $6, $7, 'LIBERADO_LEILAO', 1, 1000000, 10000, now() + interval '1 day')`,
    [quem.hotId, leiId, veiId, comId, String(posicao), posicao, nome],
  )
}

async function processo(comIndice = true): Promise<Busca> {
  const busca = iniciarBusca({ pool, url: banco.url, log, comIndice })
  buscas.push(busca)
  await busca.aguardarIndice()
  return busca
}
const achar = async (busca: Busca, valor: string) =>
  (await busca.buscar(quem, PedidoDeBusca.parse({ requisicoesBusca: [{ tipo: 'geral', valor }] }))).ids
const acimaDe = async (busca: Busca, de: number) =>
  (
    await busca.buscar(
      quem,
      PedidoDeBusca.parse({ requisicoesBusca: [{ tipo: 'range', campo: 'valor', de }] }),
    )
  ).ids
const darLance = (id: number, valor: number) =>
  pool.query('update lote set lance_valor = $2, lance_quantidade = lance_quantidade + 1 where id = $1', [
    id,
    valor,
  ])

beforeAll(async () => {
  banco = await bancoDeTeste()
  pool = abrirPool(banco.url, 10)
  quem = { hotId: await criarHotsite(pool, 'um'), visao: 'publica' }
  const tudo = await base(quem.hotId)
  leiId = tudo.leiId
  comId = tudo.comId
  patId = tudo.patId
})
beforeEach(() => {
  buscas = []
})
afterEach(async () => {
  await Promise.all(buscas.map((b) => b.fechar()))
})
afterAll(async () => {
  await pool.end()
  await banco.fechar()
})

describe('the value that the search counts', () => {
  test.each<[TipoHotsite, number | null, number | null, SituacaoLote]>([
    ['loja', 900, null, 'LIBERADO_LEILAO'],
    ['loja', 900, 500, 'LIBERADO_LEILAO'],
    ['loja', 900, 900, 'LIBERADO_LEILAO'],
    ['loja', 900, 900, 'PAGO'],
    ['loja', 900, 950, 'LIBERADO_LEILAO'],
    ['loja', null, 500, 'LIBERADO_LEILAO'],
    ['loja', null, null, 'LIBERADO_LEILAO'],
    ['leilao', 900, 500, 'LIBERADO_LEILAO'],
    ['leilao', 900, null, 'LIBERADO_LEILAO'],
  ])('is the card’s: %s, price %s, offer %s, %s', async (tipo, compreJa, lance, situacao) => {
    const { preco } = await um<{ preco: string }>('select preco_dito($1, $2, $3, 100, $4) as preco', [
      tipo,
      compreJa,
      lance,
      situacao,
    ])
    const cartao = {
      compreJa,
      lance: lance === null ? null : { valor: lance },
      valorVendido: null,
      situacao,
      minimo: 100,
    }
    expect(Number(preco)).toBe(precoDito(cartao, tipo))
  })

  test('of a sold lot is what it was sold for', async () => {
    const id = await novoLote('Guindaste vendido')
    await pool.query(`update lote set situacao = 'PAGO', lance_valor = 500, compre_ja = 900 where id = $1`, [
      id,
    ])
    await pool.query('update lote set valor_vendido = 700 where id = $1', [id])
    const { valor } = await um<{ valor: string }>('select valor from busca_lote_fonte where lote_id = $1', [
      id,
    ])
    expect(Number(valor)).toBe(700)
    await pool.query(`update lote set situacao = 'CADASTRADO' where id = $1`, [id])
  })

  test('in a shop is the price, also in the share of the market', async () => {
    await pool.query(`update hotsite set tipo = 'loja' where id = $1`, [quem.hotId])
    try {
      const id = await novoLote('Escavadeira com preço')
      await pool.query('update lote set compre_ja = 90000000, lance_valor = 1000000 where id = $1', [id])
      await pool.query(
        'update veiculo set valor_mercado = 100000000 where id = (select vei_id from lote where id = $1)',
        [id],
      )
      const lido = await um<{ valor: string; parte: string }>(
        'select valor, parte_do_mercado as parte from busca_lote_fonte where lote_id = $1',
        [id],
      )
      expect([Number(lido.valor), Number(lido.parte)]).toEqual([90_000_000, 900])
      await pool.query(`update lote set situacao = 'CADASTRADO' where id = $1`, [id])
    } finally {
      await pool.query(`update hotsite set tipo = 'leilao' where id = $1`, [quem.hotId])
    }
  })
})

describe('a change reaches the search', () => {
  test('at once in the process that says so', async () => {
    const busca = await processo()
    const id = await novoLote('Carreta frigorífica')
    await busca.refrescar([id])
    expect(await achar(busca, 'carretas frigorificas')).toEqual([id])
    await darLance(id, 77_000_000)
    await busca.refrescar([id])
    expect(await acimaDe(busca, 77_000_000)).toEqual([id])
    expect((await busca.possiveis(quem, PedidoDePossiveis.parse({}))).faixas.valor?.maximo).toBe(77_000_000)
  })

  test('at once, even when another process wrote the projection first', async () => {
    const busca = await processo()
    const id = await novoLote('Carreta basculante')
    await busca.refrescar([id])
    for (let valor = 78_000_000; valor < 78_000_010; valor++) {
      await darLance(id, valor)
      await pool.query('select busca_lote_consumir(500)')
      await busca.refrescar([id])
      expect(await acimaDe(busca, valor)).toEqual([id])
    }
  })

  test('soon in other processes, also without a word of it', async () => {
    const [esta, outra] = await Promise.all([processo(), processo()])
    const dito = await novoLote('Guindaste dito')
    await esta.refrescar([dito])
    await vi.waitFor(async () => expect(await achar(outra, 'guindaste dito')).toEqual([dito]), {
      timeout: 10_000,
    })
    const calado = await novoLote('Guindaste calado')
    await vi.waitFor(async () => expect(await achar(outra, 'guindaste calado')).toEqual([calado]), {
      timeout: 10_000,
    })
    await vi.waitFor(async () => expect(await achar(esta, 'guindaste')).toEqual([dito, calado]), {
      timeout: 10_000,
    })
  })

  test('also from what a lot shows of others, and until it is gone', async () => {
    const busca = await processo()
    const id = await novoLote('Empilhadeira')
    await busca.refrescar([id])
    await pool.query(`update patio set cidade = 'Contagem' where id = $1`, [patId])
    await pool.query(
      `update veiculo set modelo = 'Strada' where id = (select vei_id from lote where id = $1)`,
      [id],
    )
    await vi.waitFor(async () => expect(await achar(busca, 'empilhadeira strada contagem')).toEqual([id]), {
      timeout: 10_000,
    })
    await pool.query('delete from lote where id = $1', [id])
    await vi.waitFor(async () => expect(await achar(busca, 'empilhadeira')).toEqual([]), { timeout: 10_000 })
  })

  test('a row whose transaction began first and ended last is not missed', async () => {
    const busca = await processo()
    const [lento, rapido] = [await novoLote('Trator lento'), await novoLote('Trator rápido')]
    const conexao = await pool.connect()
    try {
      await conexao.query('begin')
      await conexao.query('select busca_lote_refrescar(array[$1::int])', [lento])
      await pool.query('select busca_lote_refrescar(array[$1::int])', [rapido])
      await pool.query('notify busca_lote')
      await vi.waitFor(async () => expect(await achar(busca, 'trator rapido')).toEqual([rapido]), {
        timeout: 10_000,
      })
      await conexao.query('commit')
    } finally {
      conexao.release()
    }
    await vi.waitFor(async () => expect(await achar(busca, 'trator lento')).toEqual([lento]), {
      timeout: 10_000,
    })
  })

  test('many changes of one lot at once end in its newest value', async () => {
    const busca = await processo()
    const id = await novoLote('Retroescavadeira')
    await Promise.all(
      Array.from({ length: 40 }, async (_, i) => {
        await pool.query(
          'update lote set lance_valor = greatest(coalesce(lance_valor, 0), $2), lance_quantidade = lance_quantidade + 1 where id = $1',
          [id, 80_000_000 + i],
        )
        await busca.refrescar([id])
      }),
    )
    await vi.waitFor(async () => expect(await acimaDe(busca, 80_000_039)).toEqual([id]), { timeout: 10_000 })
  })
})

test('a restored backup, whose transaction ids are from elsewhere, does not keep followers busy', async () => {
  const id = await novoLote('Colheitadeira')
  await pool.query('select busca_lote_refrescar(array[$1::int])', [id])
  await pool.query(`update busca_lote set tx = '999999999999'::xid8 where lote_id = $1`, [id])
  await processo()
  await vi.waitFor(async () => {
    const { n } = await um<{ n: number }>(
      'select count(*)::int as n from busca_lote where tx > pg_current_xact_id()',
    )
    expect(n).toBe(0)
  })
})

test.each([
  ['Automático', 'AUTOMATICO'],
  ['automatico sequencial', 'AUTOMATICO'],
  ['AUTOMATIZADO', 'AUTOMATIZADO'],
  ['mecânico', 'MANUAL'],
  ['CVT', 'CVT'],
  ['outro', null],
])(
  'gearbox, share of the market and the plate’s end, from what the vehicle says: %s',
  async (cambio, lido) => {
    const busca = await processo(false)
    const id = await novoLote('Sedã de frota')
    await pool.query(
      `update veiculo set cambio = $2, placa = 'ABC1D27', monta = 'MEDIA', valor_mercado = 3000000
     where id = (select vei_id from lote where id = $1)`,
      [id, cambio],
    )
    await busca.refrescar([id])
    const linha = await um(
      'select cambio, monta, final_placa, parte_do_mercado from busca_lote where lote_id = $1',
      [id],
    )
    expect(linha).toMatchObject({ cambio: lido, monta: 'MEDIA', final_placa: '7' })
    expect(Number((linha as { parte_do_mercado: unknown }).parte_do_mercado)).toBe(333)
  },
)

describe('what stays hidden', () => {
  test('drafts, unpublished auctions and other hotsites', async () => {
    const busca = await processo()
    const id = await novoLote('Lancha oculta')
    await pool.query(`update lote set situacao = 'CADASTRADO' where id = $1`, [id])
    await busca.refrescar([id])
    expect(await achar(busca, 'lancha')).toEqual([])
    const dentro = { ...quem, visao: 'interna' as const }
    const pedido = PedidoDeBusca.parse({ requisicoesBusca: [{ tipo: 'geral', valor: 'lancha' }] })
    expect((await busca.buscar(dentro, pedido)).ids).toEqual([id])
    expect((await busca.buscar({ ...dentro, hotId: quem.hotId + 1 }, pedido)).ids).toEqual([])
    await pool.query(`update lote set situacao = 'LIBERADO_LEILAO' where id = $1`, [id])
    await pool.query(`update leilao set situacao = 'EM_LOTEAMENTO' where id = $1`, [leiId])
    await vi.waitFor(async () => expect(await achar(busca, 'fiat')).toEqual([]), { timeout: 10_000 })
    await pool.query(`update leilao set situacao = 'PRONTO' where id = $1`, [leiId])
    await vi.waitFor(async () => expect(await achar(busca, 'lancha')).toEqual([id]), { timeout: 10_000 })
  })

  test('the secret reserve is in no column', async () => {
    const { rows } = await pool.query<{ nome: string }>(
      `select column_name as nome from information_schema.columns where table_name in ('busca_lote', 'busca_lote_fonte')`,
    )
    expect(rows.length).toBeGreaterThan(40)
    // The plate's last digit is public, nothing more of it.
    expect(
      rows.filter(
        (r) => r.nome !== 'final_placa' && /comitente_|teto|placa|chassi|renavam|cli_/.test(r.nome),
      ),
    ).toEqual([])
  })
})

describe('without the index', () => {
  test('PostgreSQL answers the same, lists by uid included', async () => {
    const [com, sem] = await Promise.all([processo(true), processo(false)])
    const id = await novoLote('Jet ski', 'Yamaha', 'VX')
    await com.refrescar([id])
    const { vei_uid } = await um<{ vei_uid: string }>('select vei_uid from busca_lote where lote_id = $1', [
      id,
    ])
    const pedido = PedidoDeBusca.parse({
      requisicoesBusca: [{ tipo: 'lista', campo: 'veiUid', valores: [vei_uid.toUpperCase()] }],
    })
    expect(await sem.buscar(quem, pedido)).toEqual({ ids: [id], total: 1 })
    expect(await com.buscar(quem, pedido)).toEqual({ ids: [id], total: 1 })
    expect(await com.possiveis(quem, pedido)).toEqual(await sem.possiveis(quem, pedido))
  })

  test('a worker that dies is replaced, and no search fails', async () => {
    const eventos: string[] = []
    const contar = (_dados: unknown, texto?: string) => void eventos.push(texto ?? '')
    const busca = iniciarBusca({ pool, url: banco.url, log: { info: contar, warn: contar, error: contar } })
    buscas.push(busca)
    await busca.aguardarIndice()
    const id = await novoLote('Balsa')
    await busca.refrescar([id])
    // its connection is taken away: the thread cannot follow any more and ends
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'martelo-busca' and datname = current_database()`,
    )
    for (let i = 0; i < 40; i++) {
      expect(await achar(busca, 'balsa')).toEqual([id])
      await new Promise((ok) => setTimeout(ok, 10))
    }
    await vi.waitFor(() => expect(eventos.filter((e) => e === 'the search index is ready')).toHaveLength(2), {
      timeout: 20_000,
    })
    expect(eventos).toContain('the search worker ended and will be started again')
    expect(await achar(busca, 'balsa')).toEqual([id])
  })

  test('a source that fails keeps the engine unavailable, not waiting', async () => {
    const motor = new MotorIndice(
      new URL('./fonte-pg.ts', import.meta.url),
      { url: 'postgres://127.0.0.1:1/nada' },
      log,
    )
    const consulta = {
      visao: 'publica',
      condicoes: [],
      ordem: [{ campo: 'dataFim', desc: false }],
      de: 0,
      tamanho: 1,
    } as const
    await expect(motor.buscar(1, consulta)).rejects.toThrow('the index is loading')
    await motor.aplicar([])
    await motor.fechar()
  })
})
