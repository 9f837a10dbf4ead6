import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
} from '../../../../../../tests/pg/cenario.ts'
import { motorDeTeste } from '../../../../../../tests/pg/motor-de-teste.ts'
import { verificarLeilao } from '../../../modules/lances/verificar-corrente.ts'
import type { MotorDeLances } from './motor.ts'
import type { PedidoDeCliente, RespostaDoMotor } from './pedidos.ts'

let c: Cenario
const { codigo, lance, lerLote, linhas, motor, mudaram, parar, quem } = motorDeTeste(() => c)

beforeAll(async () => {
  c = await criarCenario({ clientes: 64, hotsite: { lanceAutomatico: true, propostas: true } })
})
afterAll(async () => {
  await parar()
  await c.fechar()
})
const [a, b, d] = [0, 1, 2] as const

describe('one bid', () => {
  test('is decided, recorded and receipted; the next one outbids it', async () => {
    const m = motor()
    const lote = await c.novoLote()
    const r = await m.pedir(lance(quem(a), lote, 1_000_00))
    expect(r).toMatchObject({
      tipo: 'aceito',
      situacao: 'vencendo',
      seq: 1,
      valor: 1_000_00,
      lote: { proximo: 1_100_00 },
    })
    await m.pedir(lance(quem(b), lote, 1_100_00))
    const log = await linhas(lote)
    expect(log.map((l) => [l.seq, l.situacao, l.valor, l.cliId])).toEqual([
      [1, 'superado', 1_000_00, quem(a).cliId],
      [2, 'vencendo', 1_100_00, quem(b).cliId],
    ])
    expect(r.tipo === 'aceito' && r.recibo).toBe(log[0]?.hash.toString('hex'))
    const l = await lerLote(lote)
    expect(l).toMatchObject({
      lanceSeq: 2,
      lanceValor: 1_100_00,
      lanceCliId: quem(b).cliId,
      lanceQuantidade: 2,
      versao: 2,
    })
    expect(l.hashUltimo).toEqual(log[1]?.hash)
    expect(mudaram).toContain(lote.id)
  })

  test.each<[string, number, string]>([
    ['below the minimum', 900_00, 'valor-abaixo'],
    ['of nothing', 0, 'valor-malformado'],
  ])('%s is refused and leaves no row', async (_, valor, esperado) => {
    const m = motor()
    const lote = await c.novoLote()
    expect(codigo(await m.pedir(lance(quem(a), lote, valor)))).toBe(esperado)
    expect(await linhas(lote)).toHaveLength(0)
  })

  test('asks to confirm an unusually high value, and takes the confirmed one', async () => {
    const m = motor()
    const lote = await c.novoLote()
    expect(codigo(await m.pedir(lance(quem(a), lote, 9_000_00, { confirmarValorAlto: false })))).toBe(
      'confirmar-valor-alto',
    )
    expect(codigo(await m.pedir(lance(quem(a), lote, 9_000_00)))).toBe('vencendo')
  })
})

describe('retries', () => {
  test('the same key gets the same answer from any process, and no second bid', async () => {
    const [m1, m2] = [motor(), motor()]
    const lote = await c.novoLote()
    const pedido = lance(quem(a), lote, 1_000_00)
    const [r1, r2] = await Promise.all([m1.pedir(pedido), m1.pedir(pedido)])
    await m1.pedir(lance(quem(b), lote, 1_100_00))
    const [r3, r4] = [await m2.pedir(pedido), await m1.pedir(pedido)]
    expect(r2).toEqual(r1)
    expect(r3).toEqual(r1)
    expect(r4).toEqual(r1)
    const recusado = lance(quem(d), lote, 1_000_00)
    const antes = await m1.pedir(recusado)
    expect(codigo(antes)).toBe('valor-abaixo')
    expect(await m2.pedir(recusado)).toEqual(antes)
    expect(await linhas(lote)).toHaveLength(2)
  })

  test('a retry that races its first attempt on another process is decided once', async () => {
    const [m1, m2] = [motor(), motor()]
    const lote = await c.novoLote()
    await Promise.all([m1.pedir(lance(quem(a), lote, 1_000_00)), m2.pedir(lance(quem(b), lote, 900_00))])
    for (let i = 0; i < 20; i++) {
      const pedido = lance(quem(i % 2 === 0 ? b : a), lote, 1_100_00 + i * 100_00)
      const [x, y] = await Promise.all([m1.pedir(pedido), m2.pedir(pedido)])
      expect(y).toEqual(x)
    }
    expect(await linhas(lote)).toHaveLength(21)
  })
})

describe('many at once', () => {
  const disputar = async (motoresDaVez: readonly MotorDeLances[], lote: LoteDoCenario) => {
    const respostas: RespostaDoMotor[] = []
    await Promise.all(
      c.clientes.map(async (cliente, i) => {
        let conhecido = 900_00
        for (let vez = 0; vez < 8; vez++) {
          const m = motoresDaVez[(i + vez) % motoresDaVez.length] as MotorDeLances
          const teto = (i + vez) % 7 === 0
          const valor = conhecido + 100_00 * (1 + ((i * 7 + vez) % 3)) + (teto ? 1_000_00 : 0)
          const r = await m.pedir(
            lance(cliente, lote, valor, teto ? { tipo: 'Configuração Automática' } : {}),
          )
          respostas.push(r)
          if (r.tipo !== 'nao-decidido') conhecido = r.lote.valor ?? conhecido
        }
      }),
    )
    return respostas
  }

  const conferir = async (lote: LoteDoCenario, respostas: readonly RespostaDoMotor[]) => {
    const log = await linhas(lote)
    const l = await lerLote(lote)
    expect(log.map((x) => x.seq)).toEqual(log.map((_, i) => i + 1))
    expect(l.lanceSeq).toBe(log.length)
    const precos = log.filter((x) => x.tipo === 'Manual' || x.tipo === 'Automático')
    for (let i = 1; i < precos.length; i++)
      expect(precos[i]?.valor).toBeGreaterThan(precos[i - 1]?.valor ?? Number.POSITIVE_INFINITY)
    expect(precos.at(-1)).toMatchObject({ situacao: 'vencendo', valor: l.lanceValor, cliId: l.lanceCliId })
    expect(precos.filter((x) => x.situacao === 'vencendo')).toHaveLength(1)
    expect(l.lanceQuantidade).toBe(precos.length)
    for (let i = 1; i < log.length; i++)
      expect(log[i]?.data.getTime()).toBeGreaterThanOrEqual(log[i - 1]?.data.getTime() ?? 0)
    const recibos = new Set(log.map((x) => x.hash.toString('hex')))
    const aceitos = respostas.filter((r) => r.tipo === 'aceito')
    expect(aceitos.length).toBeGreaterThan(0)
    for (const r of aceitos) expect(recibos.has(r.recibo)).toBe(true)
    expect(respostas.every((r) => r.tipo !== 'nao-decidido')).toBe(true)
    const pedidos = await c.banco.sistema
      .selectFrom('lancePedido')
      .select('aceito')
      .where('lelId', '=', lote.id)
      .execute()
    // A client's accepted request is in the log, each other one beside it.
    expect(log.filter((x) => x.resposta !== null)).toHaveLength(aceitos.length)
    expect(pedidos).toHaveLength(respostas.length - aceitos.length)
    expect(pedidos.some((p) => p.aceito)).toBe(false)
  }

  test('64 clients on one lot: no gap, rising prices, one leader, every answer kept', async () => {
    const lote = await c.novoLote()
    await conferir(lote, await disputar([motor()], lote))
  })

  test('two processes on one lot: the same', async () => {
    const lote = await c.novoLote()
    const [m1, m2] = [motor(), motor()]
    await conferir(lote, await disputar([m1, m2], lote))
    expect(m1.medidas.refeitos + m2.medidas.refeitos).toBeGreaterThan(0)
  })

  test('a rival that writes between two groups on their way undoes both, and no request is lost', async () => {
    const [m1, m2] = [motor(), motor()]
    const lote = await c.novoLote()
    await m1.pedir(lance(quem(a), lote, 1_000_00))
    let valor = 1_000_00
    for (let vez = 0; vez < 6; vez++) {
      const daVez = Array.from({ length: 150 }, (_, i) =>
        (i === 75 ? m2 : m1).pedir(lance(quem(i % 64), lote, valor + (i + 1) * 100_00)),
      )
      const rs = await Promise.all(daVez)
      expect(rs.every((r) => r.tipo !== 'nao-decidido')).toBe(true)
      valor = (await lerLote(lote)).lanceValor ?? 0
    }
    const log = await linhas(lote)
    expect(log.map((x) => x.seq)).toEqual(log.map((_, i) => i + 1))
    expect(m1.medidas.refeitos + m2.medidas.refeitos).toBeGreaterThan(0)
    const v = await verificarLeilao(c.banco.sistema, c.banco.poolSistema, c.leilao.uid)
    expect(v.achados.filter((x) => x.lelUid === lote.uid)).toEqual([])
  })

  test('a locked lot does not delay another lot', async () => {
    const m = motor()
    const [preso, livre] = [await c.novoLote(), await c.novoLote()]
    let soltar: () => void = () => undefined
    const presa = new Promise<void>((ok) => {
      soltar = ok
    })
    let dono: Promise<void> = Promise.resolve()
    await new Promise<void>((trancado) => {
      dono = c.banco.sistema.transaction().execute(async (tx) => {
        await tx.selectFrom('lote').select('id').where('id', '=', preso.id).forUpdate().execute()
        trancado()
        await presa
      })
    })
    let decidido = false
    const noPreso = m.pedir(lance(quem(a), preso, 1_000_00)).finally(() => {
      decidido = true
    })
    // The lock is held until this answer: a motor that waits for it decides the held lot first.
    expect(codigo(await m.pedir(lance(quem(a), livre, 1_000_00)))).toBe('vencendo')
    expect(decidido).toBe(false)
    soltar()
    await dono
    expect(codigo(await noPreso)).toBe('vencendo')
  })
})

describe('who may bid is read fresh', () => {
  const casos: [string, (lote: LoteDoCenario, cli: ClienteDoCenario) => Promise<unknown>, string][] = [
    [
      'blocked client',
      (_, k) =>
        c.banco.sistema
          .updateTable('cliente')
          .set({ situacao: 'Bloqueado' })
          .where('id', '=', k.cliId)
          .execute(),
      'cliente-bloqueado',
    ],
    [
      'switched-off user',
      (_, k) =>
        c.banco.sistema.updateTable('usuario').set({ ativo: false }).where('id', '=', k.usuId).execute(),
      'cliente-bloqueado',
    ],
    [
      'user without the role of a client',
      (_, k) =>
        c.banco.sistema
          .updateTable('usuario')
          .set({ papeis: ['Visitantes'] })
          .where('id', '=', k.usuId)
          .execute(),
      'cliente-bloqueado',
    ],
    [
      'documents no longer approved',
      (_, k) =>
        c.banco.sistema
          .updateTable('cliente')
          .set({ documentoSituacao: 'Divergente' })
          .where('id', '=', k.cliId)
          .execute(),
      'documentos-nao-aprovados',
    ],
    [
      'e-mail not confirmed',
      (_, k) =>
        c.banco.sistema
          .updateTable('cliente')
          .set({ emailConfirmadoAt: null })
          .where('id', '=', k.cliId)
          .execute(),
      'contato-nao-confirmado',
    ],
    [
      'habilitação revoked',
      (_, k) =>
        c.banco.sistema
          .updateTable('habilitacao')
          .set({ situacao: 'REVOGADA' })
          .where('cliId', '=', k.cliId)
          .execute(),
      'sem-habilitacao',
    ],
    [
      'lot now of a group',
      (l) =>
        c.banco.sistema
          .updateTable('lote')
          .set({ gruposCliente: [99] })
          .where('id', '=', l.id)
          .execute(),
      'restrito-a-grupos',
    ],
    [
      'lot now scrap',
      (l) =>
        c.banco.sistema.updateTable('lote').set({ tipoId: c.tipos.sucata }).where('id', '=', l.id).execute(),
      'sucata-exige-credenciado',
    ],
    [
      'increment raised',
      (l) => c.banco.sistema.updateTable('lote').set({ incremento: 500_00 }).where('id', '=', l.id).execute(),
      'valor-abaixo',
    ],
    [
      'lot suspended',
      (l) =>
        c.banco.sistema.updateTable('lote').set({ situacao: 'SUSPENSO' }).where('id', '=', l.id).execute(),
      'lote-nao-aberto',
    ],
    [
      'end has passed',
      (l) =>
        c.banco.sistema
          .updateTable('lote')
          .set({ dataFim: new Date(Date.now() - 1000) })
          .where('id', '=', l.id)
          .execute(),
      'lote-nao-aberto',
    ],
  ]
  test.each(casos)('%s', async (_, mudar, esperado) => {
    const m = motor()
    const [cli, outro] = [await c.novoCliente(), await c.novoCliente()]
    const lote = await c.novoLote()
    expect(codigo(await m.pedir(lance(cli, lote, 1_000_00)))).toBe('vencendo')
    expect(codigo(await m.pedir(lance(outro, lote, 1_100_00)))).toBe('vencendo')
    await mudar(lote, cli)
    expect(codigo(await m.pedir(lance(cli, lote, 1_200_00)))).toBe(esperado)
  })

  test('a lot of another hotsite does not exist', async () => {
    const m = motor()
    const lote = await c.novoLote()
    expect(codigo(await m.pedir(lance(c.forasteiro, lote, 1_000_00)))).toBe('LOTE_INEXISTENTE')
    expect(codigo(await m.pedir(lance(quem(a), { id: 0, uid: randomUUID() }, 1_000_00)))).toBe(
      'LOTE_INEXISTENTE',
    )
    expect(await linhas(lote)).toHaveLength(0)
  })

  test('a buying limit holds over several lots at once', async () => {
    const m = motor()
    const cli = await c.novoCliente()
    await c.banco.sistema
      .updateTable('cliente')
      .set({ limiteDeCompra: 2_500_00 })
      .where('id', '=', cli.cliId)
      .execute()
    const lotes = await Promise.all([c.novoLote(), c.novoLote(), c.novoLote(), c.novoLote()])
    const rs = await Promise.all(lotes.map((l) => m.pedir(lance(cli, l, 1_000_00))))
    expect(rs.map(codigo).sort()).toEqual([
      'limite-de-compra-excedido',
      'limite-de-compra-excedido',
      'vencendo',
      'vencendo',
    ])
  })
})

describe('a limit for one auction', () => {
  test('holds within it, beside the client’s own, and is lifted by the house', async () => {
    const m = motor()
    const cli = await c.novoCliente()
    const limitar = (valor: number | null) =>
      c.banco.sistema
        .updateTable('habilitacao')
        .set({ limiteDeCompra: valor })
        .where('cliId', '=', cli.cliId)
        .where('leiId', '=', c.leilao.id)
        .execute()
    await limitar(1_500_00)
    const [um, dois] = [await c.novoLote(), await c.novoLote()]
    expect(codigo(await m.pedir(lance(cli, um, 1_000_00)))).toBe('vencendo')
    expect(codigo(await m.pedir(lance(cli, dois, 1_000_00)))).toBe('limite-de-compra-excedido')
    await limitar(null)
    expect(codigo(await m.pedir(lance(cli, dois, 1_000_00)))).toBe('vencendo')
  })
})

describe('limits of the engine', () => {
  test('six requests in a second of one person: the sixth waits, and may come again with its key', async () => {
    const m = motor({})
    const lote = await c.novoLote()
    const pedidos = Array.from({ length: 6 }, () => lance(quem(a), lote, 1))
    const rs = await Promise.all(pedidos.map((p) => m.pedir(p)))
    expect(rs.map(codigo).filter((x) => x === 'MUITOS_LANCES')).toHaveLength(1)
    await new Promise((r) => setTimeout(r, 1050))
    expect(codigo(await m.pedir(pedidos[5] as PedidoDeCliente))).toBe('valor-abaixo')
  })

  test('a full queue says so and loses no request', async () => {
    const m = motor()
    const lote = await c.novoLote()
    const rs = await Promise.all(
      Array.from({ length: 5_200 }, (_, i) => m.pedir(lance(quem(i % 64), lote, 1))),
    )
    const ocupados = rs.filter((r) => codigo(r) === 'OCUPADO').length
    expect(ocupados).toBeGreaterThan(0)
    expect(ocupados).toBeLessThan(400)
  })
})
