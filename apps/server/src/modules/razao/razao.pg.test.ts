// The ledger on a real database: what is written, what is refused, what the proof finds, and a house that is older than it.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { bater, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { transitarLote } from '../../engines/lances/port.ts'
import { assentarVenda, emNomeDoSistema, type QuemMexe, travarVenda } from '../vendas/door.ts'
import { inserirPagamento, mudarPagamento } from '../pagamentos/door.ts'
import { abrirRazao } from './abrir-razao.job.ts'
import { conferirRazaoDasCasas } from './conferir-razao.job.ts'
import { conferirRazao } from './conferir-razao.ts'
import { lancar, lancarVenda } from './door.ts'

let c: Cenario
let m: QuemMexe

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 2, lotes: 0 })
  const sistema = await emNomeDoSistema(c.servicos, c.hotsite.id, 'teste')
  if (sistema === null) throw new Error('the scenario has no hotsite')
  m = sistema
})
afterAll(async () => {
  await c.fechar()
})

const hotId = () => c.hotsite.id
const comprador = () => c.clientes[0] as ClienteDoCenario

async function venda(valor = 10_000_00): Promise<number> {
  const id = await venderLote(c, await bater(c, comprador(), valor))
  if (id === null) throw new Error('no sale')
  return id
}

/** A line taken by hand, as the screens write it. */
const pagar = (vndId: number, valor: number, tipo = 'DINHEIRO') =>
  c.banco.doHotsite(hotId(), async (tx) => {
    await travarVenda(tx, hotId(), vndId)
    const { id } = await inserirPagamento(tx, { hotId: hotId(), vndId, tipo, valor, situacao: 'aprovado' })
    await assentarVenda(m, tx, vndId, 'Teste')
    return id
  })
const estornar = (vndId: number, pagId: number) =>
  c.banco.doHotsite(hotId(), async (tx) => {
    await travarVenda(tx, hotId(), vndId)
    await mudarPagamento(tx, hotId(), pagId, { situacao: 'divergente', motivo: 'estorno' })
    await assentarVenda(m, tx, vndId, null)
  })

async function saldos(vndId: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ conta: string; saldo: number }>`
    select p.conta, sum(p.valor)::bigint as saldo from razao_lancamento a join razao_partida p on p.lan_id = a.id
    where a.vnd_id = ${vndId} group by 1 having sum(p.valor) <> 0`.execute(c.banco.sistema)
  return Object.fromEntries(rows.map((r) => [r.conta, r.saldo]))
}
const entradas = async (vndId: number): Promise<number> =>
  (
    await sql<{ n: number }>`select count(*)::int as n from razao_lancamento where vnd_id = ${vndId}`.execute(
      c.banco.sistema,
    )
  ).rows[0]?.n ?? 0
const diferencas = async () => (await conferirRazao(c.banco, hotId())).diferencas

describe('what is written', () => {
  test('a sale, its payment, its undoing: each once, and the books agree', async () => {
    const id = await venda()
    const devido = (await saldos(id)).clientes ?? 0
    expect(devido).toBeGreaterThan(10_000_00)
    expect((await saldos(id)).comitentes).toBe(-10_000_00)
    const pagId = await pagar(id, devido)
    expect((await saldos(id)).clientes).toBeUndefined()
    expect((await saldos(id)).caixa).toBe(devido)
    const antes = await entradas(id)
    await c.banco.doHotsite(hotId(), (tx) => lancarVenda(tx, hotId(), id))
    expect(await entradas(id)).toBe(antes)
    await estornar(id, pagId)
    expect((await saldos(id)).clientes).toBe(devido)
    expect((await saldos(id)).caixa).toBeUndefined()
    expect(await diferencas()).toEqual([])
  })

  test('a centavo too much is owed back to the buyer, not lost', async () => {
    const id = await venda()
    const devido = (await saldos(id)).clientes ?? 0
    await pagar(id, devido + 1)
    expect(await saldos(id)).toMatchObject({ caixa: devido + 1, devolucoes: -1 })
    expect((await saldos(id)).clientes).toBeUndefined()
    expect(await diferencas()).toEqual([])
  })

  test('a lot that leaves its sale is owed no more', async () => {
    const id = await venda()
    const { rows } = await sql<{ lelId: number }>`select lel_id from venda_item where vnd_id = ${id}`.execute(
      c.banco.sistema,
    )
    await c.banco.doHotsite(hotId(), (tx) =>
      transitarLote(tx, m, {
        lelId: rows[0]?.lelId ?? 0,
        evento: 'desistir',
        quem: ['Acerto'],
        motivo: 'teste',
        fatos: { desistenciaPedida: true },
      }),
    )
    expect(await saldos(id)).toEqual({})
    expect(await diferencas()).toEqual([])
  })

  test('two writers of one object at once write it once', async () => {
    const objeto = { tipo: 'teste', chave: 'dois' }
    await Promise.all(
      Array.from({ length: 4 }, () =>
        c.banco.doHotsite(hotId(), (tx) =>
          lancar(tx, hotId(), { objeto, movimentos: [{ fato: 'tarifaDaAdquirente', valor: 7 }] }),
        ),
      ),
    )
    const { rows } = await sql<{
      versao: number
    }>`select versao from razao_lancamento where objeto = 'dois'`.execute(c.banco.sistema)
    expect(rows).toEqual([{ versao: 1 }])
  })

  test('what the transaction takes back leaves no entry', async () => {
    const id = await venda()
    const antes = await entradas(id)
    await expect(
      c.banco.doHotsite(hotId(), async (tx) => {
        await inserirPagamento(tx, {
          hotId: hotId(),
          vndId: id,
          tipo: 'CHEQUE',
          valor: 5_00,
          situacao: 'aprovado',
        })
        await lancarVenda(tx, hotId(), id)
        throw new Error('the process dies')
      }),
    ).rejects.toThrow('the process dies')
    expect(await entradas(id)).toBe(antes)
  })
})

describe('what is refused', () => {
  const escrever = (linhas: readonly (readonly [string, number])[], objeto: string) =>
    c.banco.doHotsite(hotId(), async (tx) => {
      const { rows } = await sql<{ id: number }>`
        insert into razao_lancamento (hot_id, fato, objeto_tipo, objeto, versao) values (${hotId()}, 'pagamento', 'teste', ${objeto}, 1) returning id`.execute(
        tx,
      )
      for (const [conta, valor] of linhas)
        await sql`insert into razao_partida (hot_id, lan_id, conta, valor) values (${hotId()}, ${rows[0]?.id}, ${conta}, ${valor})`.execute(
          tx,
        )
    })

  test('an entry that does not balance, one without lines, one version twice', async () => {
    await expect(
      escrever(
        [
          ['caixa', 10],
          ['clientes', -9],
        ],
        'a',
      ),
    ).rejects.toThrow('does not balance')
    await expect(escrever([], 'b')).rejects.toThrow('does not balance')
    await escrever(
      [
        ['caixa', 10],
        ['clientes', -10],
      ],
      'c',
    )
    await expect(
      escrever(
        [
          ['caixa', 10],
          ['clientes', -10],
        ],
        'c',
      ),
    ).rejects.toThrow('duplicate key')
  })

  test('changing and removing what is written', async () => {
    await expect(sql`update razao_partida set valor = valor + 1`.execute(c.banco.sistema)).rejects.toThrow(
      'append-only',
    )
    await expect(sql`delete from razao_lancamento`.execute(c.banco.sistema)).rejects.toThrow('append-only')
  })
})

describe('the proof', () => {
  test.each<[string, (id: number, pagId: number) => Promise<unknown>, string]>([
    [
      'a payment changed past the door',
      (_, p) => sql`update pagamento set valor = valor - 1 where id = ${p}`.execute(c.banco.sistema),
      'restante',
    ],
    [
      'a discount changed past the door',
      (id) => sql`update venda set valor_desconto = 3 where id = ${id}`.execute(c.banco.sistema),
      'restante',
    ],
    [
      'a refund removed',
      (id) => sql`update devolucao set situacao = 'dispensada' where vnd_id = ${id}`.execute(c.banco.sistema),
      'restante',
    ],
    [
      'an entry too much',
      (id) =>
        c.banco.doHotsite(hotId(), async (tx) => {
          const v = await travarVenda(tx, hotId(), id)
          await lancar(tx, hotId(), {
            objeto: { tipo: 'venda', chave: v?.venda.uid ?? '' },
            vndId: id,
            movimentos: [],
          })
        }),
      'restante',
    ],
  ])('finds %s, and nothing once it is mended', async (_nome, estragar, tipo) => {
    const id = await venda()
    const pagId = await pagar(id, ((await saldos(id)).clientes ?? 0) + 100)
    expect((await diferencas()).filter((d) => d.vndId === id)).toEqual([])
    await estragar(id, pagId)
    expect((await diferencas()).filter((d) => d.vndId === id).map((d) => d.tipo)).toContain(tipo)
    await c.banco.doHotsite(hotId(), (tx) => lancarVenda(tx, hotId(), id))
    expect((await diferencas()).filter((d) => d.vndId === id)).toEqual([])
  })

  test('a difference is an alarm: kept and mailed', async () => {
    await abrirRazao(c.servicos)
    const id = await venda()
    await sql`update venda set valor_desconto = 7 where id = ${id}`.execute(c.banco.sistema)
    expect(await conferirRazaoDasCasas(c.servicos)).toBe(1)
    const { rows } = await sql<{ n: number }>`
      select jsonb_array_length(diferencas) as n from razao_conferencia where hot_id = ${hotId()} order by id desc limit 1`.execute(
      c.banco.sistema,
    )
    expect(rows[0]?.n).toBeGreaterThan(0)
    await c.banco.doHotsite(hotId(), (tx) => lancarVenda(tx, hotId(), id))
    expect(await conferirRazaoDasCasas(c.servicos)).toBe(0)
  })
})

test('a house that is older than the ledger gets its opening entries, once', async () => {
  const id = await venda()
  await pagar(id, 100_00)
  // What the house was before: the same rows, and no entry.
  await sql`alter table razao_partida disable trigger user; alter table razao_lancamento disable trigger user;
    delete from razao_partida; delete from razao_lancamento; delete from razao_abertura;
    alter table razao_partida enable trigger user; alter table razao_lancamento enable trigger user`.execute(
    c.banco.sistema,
  )
  expect((await diferencas()).length).toBeGreaterThan(0)
  expect(await abrirRazao(c.servicos)).toBeGreaterThan(0)
  expect(await diferencas()).toEqual([])
  expect(await abrirRazao(c.servicos)).toBe(0)
  const { rows } = await sql<{ abertura: boolean }>`select distinct abertura from razao_lancamento`.execute(
    c.banco.sistema,
  )
  expect(rows).toEqual([{ abertura: true }])
})
