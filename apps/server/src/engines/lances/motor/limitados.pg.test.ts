// Bidders with limits who meet on one lot: each is judged by what he himself has committed elsewhere, and the lot, which
// is locked meanwhile, is asked about all of them in one query.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
} from '../../../../../../tests/pg/cenario.ts'
import { decidirTravado } from './decidir-travado.ts'
import { MotorDeLances } from './motor.ts'
import type { PedidoDeCliente, RespostaDoMotor } from './pedidos.ts'

let c: Cenario
let m: MotorDeLances
beforeAll(async () => {
  c = await criarCenario({ clientes: 8, lotes: 0, hotsite: { lanceAutomatico: true } })
  m = new MotorDeLances(c.servicos, () => undefined, { porSegundo: null })
})
afterAll(async () => {
  await m.parar()
  await c.fechar()
})

const quem = (i: number): ClienteDoCenario => c.clientes[i] as ClienteDoCenario
const limitar = (i: number, valor: number) =>
  c.banco.sistema
    .updateTable('habilitacao')
    .set({ limiteDeCompra: valor })
    .where('cliId', '=', quem(i).cliId)
    .execute()
const lance = (
  i: number,
  lote: LoteDoCenario,
  valor: number,
  tipo: PedidoDeCliente['tipo'] = 'Manual',
): PedidoDeCliente => ({
  tipo,
  lelUid: lote.uid,
  hotId: quem(i).hotId,
  usuId: quem(i).usuId,
  cliId: quem(i).cliId,
  ip: '127.0.0.1',
  chave: randomUUID(),
  confirmarValorAlto: true,
  valor,
})
const codigo = (r: RespostaDoMotor | undefined) =>
  r?.tipo === 'recusado' ? r.recusa.codigo : r?.tipo === 'aceito' ? r.situacao : r?.codigo

/** One group under the lot's lock; answers the decisions and how many statements it took. */
async function decidir(lote: LoteDoCenario, pedidos: readonly PedidoDeCliente[]) {
  const db = await c.banco.poolSistema.connect()
  let comandos = 0
  const contado = new Proxy(db, {
    get(alvo, nome) {
      if (nome !== 'query') return Reflect.get(alvo, nome) as unknown
      return (...a: unknown[]) => {
        comandos += 1
        return Reflect.apply(alvo.query as never, alvo, a) as unknown
      }
    },
  })
  try {
    await db.query('begin')
    const r = await decidirTravado(contado, lote.uid, pedidos, m.relogio)
    await db.query('commit')
    return { codigos: pedidos.map((p) => codigo(r?.decisoes.get(p))), comandos }
  } finally {
    db.release()
  }
}

test('several limited bidders in one group: each by his own limit and his own commitments', async () => {
  const [um, dois, tres] = [await c.novoLote(), await c.novoLote(), await c.novoLote()]
  // 0: nothing elsewhere. 1: leads elsewhere. 2: a ceiling elsewhere, higher than his bid. 3: was outbid elsewhere.
  // 4: no limit at all. 5: a limit below everything.
  await Promise.all([0, 1, 2, 3].map((i) => limitar(i, 3_000_00)))
  await limitar(5, 500_00)
  await m.pedir(lance(1, um, 2_000_00))
  await m.pedir(lance(3, dois, 1_000_00))
  await m.pedir(lance(2, dois, 2_900_00, 'Configuração Automática'))
  const pedidos = [
    lance(5, tres, 1_000_00),
    lance(1, tres, 1_000_00),
    lance(1, tres, 1_100_00),
    lance(2, tres, 1_200_00),
    lance(0, tres, 1_200_00),
    lance(4, tres, 1_300_00),
    lance(3, tres, 3_000_00),
    lance(0, tres, 3_100_00),
  ]
  const { codigos } = await decidir(tres, pedidos)
  expect(codigos).toEqual([
    'limite-de-compra-excedido',
    'vencendo',
    'limite-de-compra-excedido',
    'limite-de-compra-excedido',
    'vencendo',
    'vencendo',
    'vencendo',
    'limite-de-compra-excedido',
  ])
})

test('a group of eight takes as many statements as a group of one', async () => {
  for (let i = 0; i < 8; i++) await limitar(i, 900_000_00)
  const [um, dois] = [await c.novoLote(), await c.novoLote()]
  const sozinho = await decidir(um, [lance(0, um, 1_000_00)])
  const juntos = await decidir(
    dois,
    Array.from({ length: 8 }, (_, i) => lance(i, dois, 1_000_00 + i * 100_00)),
  )
  expect(sozinho.codigos).toEqual(['vencendo'])
  expect(new Set(juntos.codigos)).toEqual(new Set(['vencendo']))
  expect(juntos.comandos).toBe(sozinho.comandos)
})
