/** What the house computes from the largest bid is larger than a field takes; the replies hold it all the same. */
import { randomUUID } from 'node:crypto'
import { VALOR_MAXIMO } from '@martelo/contracts/core/fields.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { chamarComo } from '../../../../../tests/pg/executar-chamada.ts'

let c: Cenario

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 2 })
})
afterAll(() => c.fechar())

test('a bid of the largest amount leaves the room, the bids of the client and the follow-up readable', async () => {
  const cliente = c.clientes[0] as ClienteDoCenario
  for (const lote of c.lotes) {
    const { erro } = await chamarComo(c, cliente, 'POST /v1/leilao/lotes/:lelUid/lances', {
      params: { lelUid: lote.uid },
      body: { valor: VALOR_MAXIMO, chaveDoPedido: randomUUID(), confirmarValorAlto: true },
    })
    expect(erro).toBeNull()
  }
  const sala = await chamarComo(c, cliente, 'GET /v1/leilao/:leiUid/sala', {
    params: { leiUid: c.leilao.uid },
  })
  expect(sala.erro).toBeNull()
  const meus = await chamarComo(c, cliente, 'GET /v1/cliente/meus-lances')
  expect(meus.erro).toBeNull()
  expect(Number(meus.valor[0]?.proximo)).toBeGreaterThan(VALOR_MAXIMO)
  const limites = await chamarComo(c, cliente, 'GET /v1/cliente/limites')
  expect(limites.erro).toBeNull()
  const casa = await chamarComo(c, c.equipe, 'GET /v1/leiloes/backoffice-acompanhar-leilao/:id', {
    params: { id: c.leilao.uid },
  })
  expect(casa.erro).toBeNull()
})
