// What the log names exists and stays, though no foreign key is paid per row (migrations 0080 and 0160).
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../../tests/pg/cenario.ts'
import { MotorDeLances } from './motor.ts'

let c: Cenario
beforeAll(async () => {
  c = await criarCenario()
})
afterAll(() => c.fechar())
const cliente = (i: number) => c.clientes[i] as ClienteDoCenario

describe('the log', () => {
  const linha = (mudar: Partial<Record<'lelId' | 'cliId' | 'hotId', number>>, seq = 1) => {
    const { cliId, hotId } = cliente(0)
    const x = { lelId: c.lotes[1]?.id ?? 0, cliId, hotId, ...mudar }
    return c.banco.poolSistema.query(
      `insert into lance (lel_id, seq, hot_id, cli_id, tipo, situacao, valor, data, hash)
       values ($1, $2, $3, $4, 'Manual', 'superado', 100, now(), decode(repeat('ab', 32), 'hex'))`,
      [x.lelId, seq, x.hotId, x.cliId],
    )
  }
  test.each([
    ['an unknown lot', { lelId: 999_999 }],
    ['an unknown client', { cliId: 999_999 }],
    ['another hotsite', { hotId: 999_999 }],
  ])('takes no row that names %s', async (_, mudar) => {
    await expect(linha(mudar)).rejects.toMatchObject({ code: '23503' })
  })

  test('keeps whom and what it names: neither client nor lot can be deleted, not even in a race', async () => {
    const lote = await c.novoLote()
    const [cli, outro] = [await c.novoCliente(), await c.novoCliente()]
    await linha({ lelId: lote.id, cliId: cli.cliId })
    const apagar = (tabela: string, id: number) =>
      c.banco.poolSistema.query(`delete from ${tabela} where id = $1`, [id])
    await expect(apagar('cliente', cli.cliId)).rejects.toMatchObject({ code: '23503' })
    await expect(apagar('lote', lote.id)).rejects.toMatchObject({ code: '23503' })
    const vazio = await c.novoLote()
    const db = await c.banco.poolSistema.connect()
    await db.query('begin')
    await db.query(
      `insert into lance (lel_id, seq, hot_id, cli_id, tipo, situacao, valor, data, hash)
       values ($1, 1, $2, $3, 'Manual', 'superado', 100, now(), decode(repeat('ab', 32), 'hex'))`,
      [vazio.id, outro.hotId, outro.cliId],
    )
    const apagando = apagar('cliente', outro.cliId)
    const recusado = expect(apagando).rejects.toMatchObject({ code: '23503' })
    await new Promise((r) => setTimeout(r, 50))
    await db.query('commit')
    db.release()
    await recusado
  })

  // On the engine's connections no trigger looks: its statement does.
  test('takes no row of the engine that names a client who is gone meanwhile', async () => {
    const motor = new MotorDeLances({ banco: c.banco, log: c.servicos.log }, () => undefined)
    const lote = await c.novoLote()
    const [fica, vai] = [await c.novoCliente(), await c.novoCliente()]
    const lance = ({ hotId, usuId, cliId }: ClienteDoCenario, valor: number) =>
      motor.pedir({
        tipo: 'Manual',
        lelUid: lote.uid,
        hotId,
        usuId,
        cliId,
        valor,
        ip: null,
        chave: randomUUID(),
        confirmarValorAlto: true,
      })
    await lance(fica, 1_000_00)
    // Remembered, and named by nothing: he was refused.
    expect(await lance(vai, 900_00)).toMatchObject({ tipo: 'recusado' })
    await c.banco.poolSistema.query('delete from habilitacao where cli_id = $1', [vai.cliId])
    await c.banco.poolSistema.query('delete from cliente where id = $1', [vai.cliId])
    await expect(lance(vai, 1_100_00)).rejects.toThrow(/facts/)
    const { rows } = await c.banco.poolSistema.query('select cli_id from lance where lel_id = $1', [lote.id])
    expect(rows).toEqual([{ cli_id: fica.cliId }])
    await motor.parar()
  })
})
