import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { conferirRegistros } from './conferir-registros.ts'
import { ehRegistro, type LanceRegistrado } from './estado-do-lote.ts'
import { compreJa, doLeiloeiro, loteDeExemplo, manual, proposta, teto } from './exemplos.ts'
import { julgarLance } from './julgar-lance.ts'
import type { PedidoLance } from './pedido.ts'

const inicial = loteDeExemplo({ situacao: 'AO_VIVO' }, { encerraPorTempo: false })

function gravar(
  pedidos: readonly PedidoLance[],
  de = inicial,
): { log: LanceRegistrado[]; lote: typeof inicial } {
  let lote = de
  const log = pedidos.flatMap((pedido, i) => {
    const julgamento = julgarLance(lote, pedido, i * 1000)
    lote = julgamento.lote
    return julgamento.eventos.filter(ehRegistro)
  })
  return { log, lote }
}

const nome = fc.constantFrom('A', 'B', 'C')
const valor = fc.integer({ min: 18, max: 60 }).map((n) => n * 50_00)
const pedido = fc.oneof(
  fc.tuple(nome, valor).map(([n, v]) => manual(n, v)),
  fc.tuple(nome, valor).map(([n, v]) => teto(n, v)),
  fc.tuple(nome, valor).map(([n, v]) => doLeiloeiro(n, v)),
  nome.map((n) => teto(n, null)),
)
const historia = fc.array(pedido, { minLength: 5, maxLength: 30 })

// Each row is a request or its consequence; these are all the kinds of groups.
const completa = [
  manual('A', 1_000_00),
  teto('B', 3_000_00),
  manual('C', 1_500_00),
  teto('C', 2_000_00),
  teto('B', 4_000_00),
  manual('C', 4_000_00), // a tie: refused, with a row
  teto('A', 9_000_00),
  doLeiloeiro('placa 7', 9_500_00),
]

describe('a log that the judge wrote', () => {
  test('agrees, with price and leader', () => {
    const { log, lote } = gravar(completa)
    expect(conferirRegistros(inicial, log)).toMatchObject({
      confere: true,
      lote: { valor: lote.valor, lider: lote.lider, seq: lote.seq },
    })
  })

  test('agrees, whatever happened', () => {
    fc.assert(
      fc.property(historia, (pedidos) => {
        const { log, lote } = gravar(pedidos)
        const conferencia = conferirRegistros(inicial, log)
        expect(conferencia.confere).toBe(true)
        if (!conferencia.confere) return
        const { valor: preco, lider, teto: vivo, seq } = conferencia.lote
        expect({ preco, lider, vivo, seq }).toEqual({
          preco: lote.valor,
          lider: lote.lider,
          vivo: lote.teto,
          seq: lote.seq,
        })
      }),
      { numRuns: 500 },
    )
  })

  test('agrees after text and back, with proposals and a buy-now', () => {
    const aberto = loteDeExemplo({}, { compreJa: 9_000_00 })
    const { log } = gravar([teto('A', 2_000_00), proposta('B', 500_00), compreJa('C', 9_000_00)], aberto)
    const lido: LanceRegistrado[] = JSON.parse(JSON.stringify(log))
    expect(conferirRegistros(aberto, lido)).toMatchObject({ confere: true, lote: { situacao: 'BUY_NOW' } })
  })

  test('an empty log agrees', () => {
    expect(conferirRegistros(inicial, [])).toEqual({ confere: true, lote: inicial })
  })
})

describe('a log that was tampered with', () => {
  const { log } = gravar(completa)
  const trocar = (seq: number, mudanca: object): LanceRegistrado[] =>
    log.map((linha) => (linha.seq === seq ? { ...linha, ...mudanca } : linha))

  const intruso = { quem: { tipo: 'cliente', cliUid: 'cli-intruso', apelido: 'intruso' } }

  // Who asked, and a ceiling that was never tried, are proven by the chain of hashes, not by judging again.
  test.each([
    ['a value', { valor: 1_234_56 }, log],
    ['a number', { seq: 99 }, log],
    ['who bid, in an automatic bid', intruso, log.filter((linha) => linha.tipo === 'Automático')],
  ])('%s is found in every row', (_, mudanca, linhas) => {
    for (const { seq } of linhas) {
      expect([seq, conferirRegistros(inicial, trocar(seq, mudanca)).confere]).toEqual([seq, false])
    }
  })

  test('a row left out is found', () => {
    for (const { seq } of log.slice(0, -1)) {
      const conferencia = conferirRegistros(
        inicial,
        log.filter((linha) => linha.seq !== seq),
      )
      expect([seq, conferencia.confere]).toEqual([seq, false])
    }
  })

  test('it tells what stands there and what should', () => {
    const conferencia = conferirRegistros(inicial, trocar(5, { valor: 1_650_00 }))
    expect(conferencia).toMatchObject({
      confere: false,
      discordancia: {
        seq: 5,
        gravado: expect.stringContaining('"valor":165000'),
        esperado: expect.stringContaining('"valor":160000'),
      },
    })
  })

  test('an end that was cut off inside a group is found', () => {
    const cortado = log.slice(0, 2)
    expect(conferirRegistros(inicial, cortado)).toMatchObject({
      confere: false,
      discordancia: { seq: 3, gravado: null },
    })
  })
})

test('the rules in force at each row decide', () => {
  const antes = gravar([manual('A', 1_000_00), manual('B', 1_100_00)])
  const dobrado = { ...inicial.regras, incremento: 200_00 }
  const depois = julgarLance({ ...antes.lote, regras: dobrado }, teto('C', 5_000_00), 9_000)
  const log = [...antes.log, ...depois.eventos.filter(ehRegistro)]
  expect(conferirRegistros(inicial, log).confere).toBe(false)
  const regrasEm = (seq: number) => (seq <= 2 ? inicial.regras : dobrado)
  expect(conferirRegistros(inicial, log, { regrasEm }).confere).toBe(true)
})

test('a repasse begins a new dispute on the same log', () => {
  const antes = gravar([teto('A', 3_000_00), manual('B', 2_000_00)])
  const livre = { ...antes.lote, valor: null, lider: null, teto: null }
  const depois = gravar([manual('C', 1_000_00)], livre)
  const log = [...antes.log, ...depois.log]
  expect(conferirRegistros(inicial, log).confere).toBe(false)
  expect(conferirRegistros(inicial, log, { reinicios: new Set([antes.lote.seq + 1]) }).confere).toBe(true)
})
