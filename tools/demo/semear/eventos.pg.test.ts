// The demonstration's events: one that is over, with people at the door and bids, and one to come.
import { painelDoEvento } from '@martelo/contracts/eventos/painel-do-evento.contract.ts'
import { relatorioDeEventos } from '@martelo/contracts/eventos/relatorio-de-eventos.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../../apps/server/src/processes/carregar-modulos.ts'
import { semearEventos } from './eventos.ts'

const DIA = 86_400_000
let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 3, lotes: 2 })
})
afterAll(() => c.fechar())

test('report and board have something to show', async () => {
  const hotId = c.hotsite.id
  const banco = c.banco.sistema
  await sql`update usuario set email = 'adm@martelo.demo' where id = ${c.equipe.usuId}`.execute(banco)
  const [cliente] = c.clientes
  const [lote] = c.lotes
  await sql`insert into lance (lel_id, seq, hot_id, cli_id, tipo, situacao, valor, data, hash)
    values (${lote?.id ?? 0}, 1, ${hotId}, ${cliente?.cliId ?? 0}, 'Manual', 'vencendo', 100000, now() - interval '2 days', '\\x00')`.execute(
    banco,
  )
  await sql`update leilao set data = now() - interval '3 days' where id = ${c.leilao.id}`.execute(banco)
  await banco.transaction().execute((tx) => semearEventos(tx, hotId, Date.now()))
  const mkt = c.ctx({ ...c.equipe, papeis: ['MKT'] })
  const { valor } = await executarChamada(mkt, relatorioDeEventos, { query: {} })
  const [vira, foi] = valor
  expect(foi).toMatchObject({ nome: 'Manhã dos lojistas', faltaram: 1, deramLance: 1 })
  expect(foi?.presentes).toBeGreaterThan(3)
  expect(vira).toMatchObject({ nome: 'Visita guiada ao pátio', presentes: 0 })
  expect(Date.parse(vira?.inicioAt ?? '')).toBeGreaterThan(Date.now() + DIA)
  const painel = await executarChamada(mkt, painelDoEvento, { params: { leilaoUid: c.leilao.uid } })
  expect(painel.valor.evento).toMatchObject({ nome: 'Manhã dos lojistas' })
  // Days later the board still shows how it went, up to the last bid.
  expect(painel.valor.minutos.at(-1)).toMatchObject({ lances: 1 })
})
