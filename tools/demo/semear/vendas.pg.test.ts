// The past of a brand as the demonstration loads it: every state is there, dated where it belongs, and what was bid can
// be proven like any other bid.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../tests/pg/cenario.ts'
import { verificarLeilao } from '../../../apps/server/src/modules/lances/verificar-corrente.ts'
import { carregarModulos } from '../../../apps/server/src/processes/carregar-modulos.ts'
import { MARCAS, type MarcaDemo } from '../marcas.ts'
import { fotosSemArquivo } from './fotos.ts'
import { semearIndicacoes } from './indicacoes.ts'
import { semearMarca } from './marca.ts'
import { semearPessoas } from './pessoas.ts'
import { semearAceites, semearTextos } from './textos-e-regulamentos.ts'
import { semearVendas } from './vendas.ts'

const DIA = 86_400_000
const FOTOS_DE_TESTE = fotosSemArquivo()

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 0, lotes: 0 })
  // Its houses give their names to those of the demonstration.
  await sql`update hotsite set subdominio = 'cenario-' || id`.execute(c.banco.sistema)
})
afterAll(() => c.fechar())

/** Loads one brand's past as of `agora`; answers its hotsite. */
async function carregar(m: MarcaDemo, agora: number, subdominio: string): Promise<number> {
  return c.banco.sistema.transaction().execute(async (tx) => {
    const h = await semearMarca(tx, c.servicos, m)
    await sql`update hotsite set subdominio = ${subdominio} where id = ${h.id}`.execute(tx)
    const gente = await semearPessoas(tx, h.id, 'x', m.subdominio)
    await semearVendas(tx, c.servicos, h, gente, FOTOS_DE_TESTE, agora)
    return h.id
  })
}

const contar = async (coluna: string, hotId: number): Promise<Record<string, number>> => {
  const tabela = coluna.split('.')[0] ?? ''
  const r = await sql<{ nome: string; n: number }>`
    select ${sql.ref(coluna)} as nome, count(*)::int as n from ${sql.table(tabela)} where hot_id = ${hotId} group by 1`.execute(
    c.banco.sistema,
  )
  return Object.fromEntries(r.rows.map((l) => [l.nome, l.n]))
}

const marca = (subdominio: string): MarcaDemo => MARCAS.find((m) => m.subdominio === subdominio) as MarcaDemo

describe('what was sold before the start', () => {
  // A Monday at midnight, a Sunday at noon, a Tuesday in the evening, the first working day of a year.
  test.each([
    ['leilao', '2026-07-06T00:10:00-03:00', 'segunda'],
    ['loja', '2026-07-12T12:00:00-03:00', 'domingo'],
    ['leilao', '2026-07-14T22:50:00-03:00', 'terca'],
    ['loja', '2027-01-04T08:00:00-03:00', 'janeiro'],
  ])('%s, started at %s: every state, nothing after the start', async (subdominio, inicio, nome) => {
    const agora = Date.parse(inicio)
    const hotId = await carregar(marca(subdominio), agora, nome)
    expect(await contar('venda.situacao', hotId)).toEqual({
      'Aguardando Pagamento': 3,
      'Aguardando Validação': 1,
      Fechada: 5,
      'Cliente Desistiu': 1,
    })
    expect(await contar('pagamento.situacao', hotId)).toEqual({
      aguardandoEnvio: 1,
      aguardandoValidacao: 1,
      divergente: 1,
      aprovado: 8,
    })
    // The counter's ways stand in the demonstration, with their receipts.
    expect(await contar('pagamento.tipo', hotId)).toMatchObject({
      DINHEIRO: 1,
      CHEQUE: 1,
      CARTAO_DE_CREDITO_MANUAL: 1,
    })
    expect(await contar('agendamento.situacao', hotId)).toEqual({ agendado: 2, realizado: 2 })
    const { rows } = await sql<{ quando: Date }>`
      select quando from auditoria where hot_id = ${hotId} union all select created_at from venda where hot_id = ${hotId}
      union all select data_envio from comprovante where hot_id = ${hotId}
      union all select data from lance where hot_id = ${hotId}`.execute(c.banco.sistema)
    const quando = rows.map((l) => l.quando.getTime() - agora)
    expect(Math.max(...quando)).toBeLessThan(0)
    expect(Math.min(...quando)).toBeGreaterThan(-20 * DIA)
    const livres = await sql<{ inicio: Date }>`
      select inicio from agendamento where hot_id = ${hotId} and situacao = 'agendado'`.execute(
      c.banco.sistema,
    )
    for (const a of livres.rows) expect(a.inicio.getTime()).toBeGreaterThan(agora)
  })

  test('the bids of the past hold before the verifier', async () => {
    const hotId = await carregar(marca('auto'), Date.now(), 'corrente')
    const leiloes = await sql<{ uid: string }>`select uid from leilao where hot_id = ${hotId}`.execute(
      c.banco.sistema,
    )
    expect(leiloes.rows).toHaveLength(3)
    for (const { uid } of leiloes.rows) {
      const v = await verificarLeilao(c.banco.sistema, c.banco.poolSistema, uid)
      expect(v.linhas).toBeGreaterThan(4)
      expect(v.achados).toEqual([])
    }
  })

  test('its released credit has waited its days, and what bidders agreed to is kept', async () => {
    const agora = Date.now()
    const hotId = await carregar(marca('loja'), agora, 'aceites')
    const { rows } = await sql<{ regulamento: string }>`select regulamento from leilao
      where hot_id = ${hotId} and regulamento <> '' limit 1`.execute(c.banco.sistema)
    await c.banco.sistema.transaction().execute(async (tx) => {
      await semearIndicacoes(tx, hotId, agora)
      await semearTextos(tx, { id: hotId, tipo: 'loja' }, rows[0]?.regulamento ?? '')
      await semearAceites(tx, { id: hotId, tipo: 'loja' })
    })
    const creditos = await sql<{ situacao: string; liberaAt: Date }>`
      select situacao, libera_at from credito_de_indicacao where hot_id = ${hotId} order by id`.execute(
      c.banco.sistema,
    )
    expect(creditos.rows.map((x) => x.situacao)).toEqual(['Liberado', 'Em análise'])
    expect(creditos.rows[0]?.liberaAt.getTime()).toBeLessThan(agora)
    const sem = await sql`select from habilitacao where hot_id = ${hotId} and aceito_id is null`.execute(
      c.banco.sistema,
    )
    expect(sem.rows).toHaveLength(0)
  })
})
