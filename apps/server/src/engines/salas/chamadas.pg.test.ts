import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
} from '../../../../../tests/pg/cenario.ts'
import '../../modules/lances/dar-lance.handler.ts'
import { criarChamador } from './chamadas.ts'
import type { Conexao } from './conexao.ts'

let c: Cenario
beforeAll(async () => {
  c = await criarCenario({ clientes: 1, lotes: 1 })
  await c.banco.relogio.medir()
})
afterAll(() => c.fechar())

test.each([
  ['ahead', 120_000, 60_000, true],
  ['behind', -120_000, -60_000, false],
])(
  'a session ends by the database’s clock, not by that of a machine %s of it',
  async (_, erro, resta, vale) => {
    const quem = c.clientes[0] as ClienteDoCenario
    const real = Date.now()
    const errado = vi.spyOn(Date, 'now').mockImplementation(() => real + erro)
    const ditos: { d?: object; erro?: { statusCode: number } }[] = []
    const conexao = {
      hotsite: c.hotsite,
      sessao: { ...quem, nome: 'C', papeis: ['Clientes'], familia: randomUUID(), fim: real + resta },
      ip: '127.0.0.1',
      enviar: (texto: string) => ditos.push(JSON.parse(texto)),
    } as unknown as Conexao
    try {
      await criarChamador(
        c.servicos,
        conexao,
      )({
        n: 1,
        c: 'POST /v1/leilao/lotes/:lelUid/lances',
        p: { lelUid: (c.lotes[0] as LoteDoCenario).uid },
        b: { valor: 100_000, chaveDoPedido: randomUUID(), confirmarValorAlto: true },
      })
    } finally {
      errado.mockRestore()
    }
    expect(ditos).toHaveLength(1)
    if (vale) expect(ditos[0]?.erro).toBeUndefined()
    else expect(ditos[0]?.erro?.statusCode).toBe(401)
  },
)
