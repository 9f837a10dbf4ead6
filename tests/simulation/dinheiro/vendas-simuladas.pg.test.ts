// The money of many sales with everything that goes wrong: each ends in a state that is defined, no money is lost,
// and the ledger is even. 50 in each run, 2,000 in the night. What was broken by hand afterwards is found.
import { TIPOS_DE_PAGAMENTO } from '@martelo/domain/pagamentos/tipos-de-pagamento.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { carregarModulos } from '../../../apps/server/src/processes/carregar-modulos.ts'
import { conferirRazao } from '../../../apps/server/src/modules/razao/conferir-razao.ts'
import { NOITE, vezes } from '../../noite.ts'
import { type Cenario, criarCenario } from '../../pg/cenario.ts'
import { NOMES_DOS_ATOS } from './atos-das-vendas.ts'
import type { Simulada } from './mundo-das-vendas.ts'
import { simularVendas } from './simular-vendas.ts'

const VENDAS = vezes(50, 2000)
const SEMENTE = process.env['MARTELO_SEMENTE'] ?? 'dinheiro-1'
// Two thousand sales take their time, and a busy machine more of it.
const TEMPO_MS = VENDAS * 5000

let c: Cenario
let r: Simulada
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 0, lotes: 0 })
  r = await simularVendas(c, SEMENTE, VENDAS)
  // For docs/figures/vendas-simuladas.md.
  if (NOITE)
    console.log(
      JSON.stringify({ semente: SEMENTE, vendas: VENDAS, feitos: r.feitos, recusados: r.recusados }),
    )
}, TEMPO_MS)
afterAll(async () => {
  await c.fechar()
})

const um = async <T>(pergunta: ReturnType<typeof sql<T>>): Promise<T[]> =>
  (await pergunta.execute(c.banco.sistema)).rows
const diferencas = async () => (await conferirRazao(c.banco, c.hotsite.id)).diferencas

test('every act was played, and nothing failed that no contract lists', () => {
  expect(r.erros).toEqual([])
  expect(r.vendas).toHaveLength(VENDAS)
  const nunca = NOMES_DOS_ATOS.filter((n) => (r.feitos[n] ?? 0) === 0)
  // A short run may draw an act only where there is nothing for it.
  expect(nunca.length).toBeLessThanOrEqual(NOITE ? 0 : 3)
})

test('every kind of payment was made, and money was approved, refused and sent back', async () => {
  const tipos = await um(sql<{ tipo: string; aprovados: number }>`
    select tipo, count(*) filter (where situacao = 'aprovado')::int as aprovados from pagamento where hot_id = ${c.hotsite.id} group by 1`)
  expect(TIPOS_DE_PAGAMENTO.filter((t) => !tipos.some((x) => x.tipo === t))).toEqual([])
  const comAprovado = tipos.filter((t) => t.aprovados > 0).length
  expect(comAprovado).toBeGreaterThanOrEqual(NOITE ? TIPOS_DE_PAGAMENTO.length : 5)
  const [n] = await um(sql<{ divergentes: number; devolucoes: number; fechadas: number }>`
    select (select count(*)::int from pagamento where hot_id = ${c.hotsite.id} and situacao = 'divergente') as divergentes,
      (select count(*)::int from devolucao where hot_id = ${c.hotsite.id}) as devolucoes,
      (select count(*)::int from venda where hot_id = ${c.hotsite.id} and situacao = 'Fechada') as fechadas`)
  for (const quantos of Object.values(n ?? {})) expect(quantos).toBeGreaterThan(0)
})

test(
  'the ledger is even: its sum is zero, each sale’s account says what the sale says',
  async () => {
    const prova = await conferirRazao(c.banco, c.hotsite.id)
    expect(prova).toMatchObject({ soma: 0, vendas: VENDAS, diferencas: [] })
  },
  TEMPO_MS,
)

test('every Pix is a payment, on its way back, or gone back: none is twice, none nowhere', async () => {
  const linhas = await um(sql<{ endToEndId: string; valor: number; pago: number; volta: number }>`
    select x.end_to_end_id, x.valor,
      coalesce((select sum(g.valor) from pagamento g where g.end_to_end_id = x.end_to_end_id and g.ativo and g.situacao = 'aprovado'), 0)::bigint as pago,
      coalesce((select sum(d.valor) from devolucao d where d.end_to_end_id = x.end_to_end_id and d.situacao <> 'dispensada' and d.origem <> 'excedente'), 0)::bigint as volta
    from pix_recebido x where x.hot_id = ${c.hotsite.id}`)
  expect(linhas).toHaveLength(r.pix.length)
  const valor = new Map(r.pix.map((p) => [p.endToEndId, p.valor]))
  for (const l of linhas) {
    expect(l.valor).toBe(valor.get(l.endToEndId))
    expect(l.pago + l.volta, `${l.endToEndId} of ${l.valor}`).toBeLessThanOrEqual(l.valor)
  }
})

test('a closed sale is paid, and only a closed one has its lots paid', async () => {
  const erradas = await um(sql<{ id: number }>`
    select v.id from venda v where v.hot_id = ${c.hotsite.id} and v.situacao = 'Fechada' and exists (
      select from razao_partida p join razao_lancamento a on a.id = p.lan_id where a.vnd_id = v.id and p.conta = 'clientes'
      having coalesce(sum(p.valor), 0) > 0)`)
  expect(erradas).toEqual([])
})

describe('what is broken by hand is found, and mended is even again', () => {
  /** A row that is changed behind the product's back, and the statement that undoes it. */
  const FALHAS = [
    [
      'an approved payment that lost a centavo',
      'pagamento',
      'valor',
      'valor - 1',
      `situacao = 'aprovado' and ativo and valor > 1 and tipo <> 'BOLETO_INTERNO'`,
    ],
    [
      'an approved payment that counts no more',
      'pagamento',
      'ativo',
      'false',
      `situacao = 'aprovado' and ativo and tipo <> 'BOLETO_INTERNO'`,
    ],
    [
      'a dearer hammer value',
      'venda_item',
      'valor',
      'valor + 100',
      `ativo and vnd_id in (select id from venda where situacao = 'Fechada')`,
    ],
    ['a discount that no one gave', 'venda', 'valor_desconto', 'valor_desconto + 1', `situacao = 'Fechada'`],
    [
      'a sale that is cancelled without its entries',
      'venda',
      'situacao',
      `'Cancelada'`,
      `situacao = 'Fechada'`,
    ],
    ['a refund that grew', 'devolucao', 'valor', 'valor + 1', `situacao = 'a_devolver'`],
    ['a Pix of which a centavo is missing', 'pix_recebido', 'valor', 'valor - 1', 'valor > 1'],
    [
      'an extra item that is dearer',
      'venda_item_extra',
      'valor',
      'valor + 1',
      `ativo and vnd_id in (select id from venda where situacao in ('Aguardando Pagamento', 'Fechada'))`,
    ],
  ] as const
  test.each(FALHAS)(
    '%s',
    async (_, tabela, coluna, novo, onde) => {
      const chave = tabela === 'pix_recebido' ? 'end_to_end_id' : 'id'
      const [linha] = await um(sql<{ chave: string; antes: string }>`
      select ${sql.ref(chave)}::text as chave, ${sql.ref(coluna)}::text as antes from ${sql.table(tabela)}
      where hot_id = ${c.hotsite.id} and ${sql.raw(onde)} order by 1 limit 1`)
      if (linha === undefined) throw new Error(`the simulation made no row for it in ${tabela}`)
      const por = (valor: ReturnType<typeof sql>) =>
        sql`update ${sql.table(tabela)} set ${sql.ref(coluna)} = ${valor} where ${sql.ref(chave)}::text = ${linha.chave}`.execute(
          c.banco.sistema,
        )
      await por(sql.raw(novo))
      expect(await diferencas()).not.toEqual([])
      const [tipo] = await um(sql<{ tipo: string }>`
      select format_type(a.atttypid, null) as tipo from pg_attribute a where a.attrelid = ${tabela}::regclass and a.attname = ${coluna}`)
      await por(sql`${linha.antes}::${sql.raw(tipo?.tipo ?? 'text')}`)
      expect(await diferencas()).toEqual([])
    },
    TEMPO_MS,
  )

  test('an entry with one side only is refused by the database itself', async () => {
    await expect(
      sql`insert into razao_partida (hot_id, lan_id, conta, valor) select hot_id, id, 'caixa', 1 from razao_lancamento limit 1`.execute(
        c.banco.sistema,
      ),
    ).rejects.toThrow()
  })
})
