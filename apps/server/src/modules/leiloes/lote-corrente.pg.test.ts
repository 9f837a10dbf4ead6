import { leiloesListaSite } from '@martelo/contracts/leiloes/leiloes-lista-site.contract.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { listarDoSite } from './lista-site.sql.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lotes: 5, clientes: 1 })
})
afterAll(() => c.fechar())

async function mandar(sql: string): Promise<void> {
  const cliente = new pg.Client({ connectionString: c.url })
  await cliente.connect()
  try {
    await cliente.query(sql)
  } finally {
    await cliente.end()
  }
}

test('the lot on the block is among the few that an auction shows, and first of them', async () => {
  const corrente = c.lotes[4]
  await mandar(`update leilao set situacao = 'AO_VIVO' where id = ${c.leilao.id};
    update lote set destaque = true where lei_id = ${c.leilao.id} and id <> ${corrente?.id};
    update lote set situacao = 'DOULHE_UMA' where id = ${corrente?.id}`)
  const ctx = c.ctx(null)
  const { linhas } = await ctx.ler((tx) =>
    listarDoSite(tx, c.hotsite, { quadro: 'ao-vivo', limite: 5, destaques: 3 }, ctx.agora),
  )
  expect(linhas[0]?.loteAoVivoMap).toEqual({ [c.leilao.uid]: corrente?.uid })
  expect(linhas[0]?.lotesDestaque).toHaveLength(3)
  expect(linhas[0]?.lotesDestaque[0]?.uid).toBe(corrente?.uid)
  const pedido = await executarChamada(ctx, leiloesListaSite, { query: { quadro: 'ao-vivo' } })
  expect(pedido.erro).toBeNull()
})
