// Properties of the judge under random runs of bids, ceilings and clocks. A run that fails prints its seed.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { VALOR_MAXIMO } from '../comum/dinheiro.ts'
import { ESCADA_PADRAO } from '../lotes/incrementos.ts'
import { canonico } from './canonico.ts'
import {
  aplicar,
  type EstadoLote,
  type EventoLance,
  ehRegistro,
  mesmoParticipante,
} from './estado-do-lote.ts'
import { compreJa, doLeiloeiro, loteDeExemplo, manual, proposta, teto } from './exemplos.ts'
import { type Julgamento, julgarEmLote, julgarLance } from './julgar-lance.ts'
import type { PedidoLance } from './pedido.ts'
import { incrementoSobre, proximosValores, valorAceito } from './valor-aceito.ts'

const nome = fc.constantFrom('A', 'B', 'C', 'D')
// Few distinct values, so that ties and near ties are frequent; some are not on the increment's grid.
const valor = fc.oneof(
  fc.integer({ min: 8, max: 40 }).map((n) => n * 100_00),
  fc.integer({ min: 16, max: 80 }).map((n) => n * 50_00),
  fc.integer({ min: 0, max: 5_000_00 }),
)
const pedido: fc.Arbitrary<PedidoLance> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(nome, valor).map(([n, v]) => manual(n, v)) },
  { weight: 5, arbitrary: fc.tuple(nome, valor).map(([n, v]) => teto(n, v)) },
  { weight: 1, arbitrary: nome.map((n) => teto(n, null)) },
  { weight: 2, arbitrary: fc.tuple(nome, valor).map(([n, v]) => doLeiloeiro(n, v)) },
  { weight: 1, arbitrary: fc.tuple(nome, valor).map(([n, v]) => proposta(n, v)) },
  {
    weight: 1,
    arbitrary: fc.tuple(nome, valor).map(([n, v]) => manual(n, v, { confirmarValorAlto: false })),
  },
)
const pedidos = fc.array(pedido, { maxLength: 40 })
const inicial = fc
  .boolean()
  .map((comEscada) =>
    loteDeExemplo(
      { situacao: 'AO_VIVO', situacaoLeilao: 'AO_VIVO', dataFim: 10_000 },
      { encerraPorTempo: false, escada: comEscada ? ESCADA_PADRAO : null },
    ),
  )

type Passo = { antes: EstadoLote; pedido: PedidoLance; julgamento: Julgamento }

/** Plays the requests one second apart and keeps every step. */
function jogar(lote: EstadoLote, lista: readonly PedidoLance[]): { passos: Passo[]; eventos: EventoLance[] } {
  const passos: Passo[] = []
  let antes = lote
  lista.forEach((cada, i) => {
    const julgamento = julgarLance(antes, cada, i * 1000)
    passos.push({ antes, pedido: cada, julgamento })
    antes = julgamento.lote
  })
  return { passos, eventos: passos.flatMap((p) => [...p.julgamento.eventos]) }
}

function verificar(propriedade: (lote: EstadoLote, lista: PedidoLance[]) => void): void {
  fc.assert(fc.property(inicial, pedidos, propriedade), { numRuns: 1000 })
}

describe('the judge', () => {
  test('the price never falls, and each bid is above the one before', () => {
    verificar((lote, lista) => {
      let ultimo = 0
      for (const evento of jogar(lote, lista).eventos) {
        if (evento.evento !== 'lance') continue
        expect(evento.valor).toBeGreaterThan(ultimo)
        ultimo = evento.valor
      }
    })
  })

  test('what a person bid was accepted by the value shown to him', () => {
    verificar((lote, lista) => {
      for (const { antes, pedido: cada, julgamento } of jogar(lote, lista).passos) {
        if (julgamento.tipo !== 'aceito' || cada.valor === null) continue
        if (cada.tipo !== 'Manual' && cada.tipo !== 'Leiloeiro') continue
        expect(cada.valor).toBeGreaterThanOrEqual(valorAceito(antes))
        const proprio = julgamento.eventos.find((e) => e.evento === 'lance' && e.motivo === 'pedido')
        expect(proprio).toMatchObject({ valor: cada.valor, tipo: cada.tipo, chave: cada.chave })
      }
    })
  })

  test('an automatic bid never passes its ceiling, and steps less than an increment only at its end', () => {
    verificar((lote, lista) => {
      const tetos = new Map<string, number>()
      let preco: number | null = null
      for (const evento of jogar(lote, lista).eventos) {
        if (!ehRegistro(evento)) continue
        if (evento.evento === 'teto') tetos.set(evento.quem.apelido, evento.valor ?? 0)
        if (evento.evento !== 'lance') continue
        if (evento.tipo === 'Automático') {
          const limite = tetos.get(evento.quem.apelido) ?? 0
          expect(evento.valor).toBeLessThanOrEqual(limite)
          const passo = preco === null ? lote.regras.minimo : preco + incrementoSobre(lote.regras, preco)
          if (evento.valor < passo) expect(evento.valor).toBe(limite)
        }
        preco = evento.valor
      }
    })
  })

  // An independent account: who committed how much, and when. It knows nothing of prices or increments.
  test('the highest commitment wins, and of equal ones the earlier', () => {
    verificar((lote, lista) => {
      const compromissos = new Map<string, { valor: number; ordem: number }>()
      jogar(lote, lista).passos.forEach(({ antes, pedido: cada, julgamento }, ordem) => {
        const chave = `${cada.quem.tipo} ${cada.quem.apelido}`
        const anterior = compromissos.get(chave)
        if (julgamento.tipo === 'aceito' && cada.tipo === 'Configuração Automática') {
          const lidera = mesmoParticipante(antes.lider, cada.quem)
          const minimo = lidera ? (antes.valor ?? 0) : 0
          const novo = Math.max(cada.valor ?? 0, minimo)
          // Raising is a new commitment for the part above; lowering keeps the place of what is left.
          const mantem = anterior !== undefined && novo <= anterior.valor
          compromissos.set(chave, { valor: novo, ordem: mantem ? anterior.ordem : ordem })
        } else if (julgamento.tipo === 'aceito' && (cada.tipo === 'Manual' || cada.tipo === 'Leiloeiro')) {
          compromissos.set(chave, { valor: cada.valor, ordem })
        }
        const [melhor] = [...compromissos].toSorted(([, a], [, b]) => b.valor - a.valor || a.ordem - b.ordem)
        const lider = julgamento.lote.lider
        expect(lider && `${lider.tipo} ${lider.apelido}`).toBe(melhor?.[0] ?? null)
      })
    })
  })

  test('no client outbids himself: the leader’s own request never moves the price', () => {
    verificar((lote, lista) => {
      for (const { antes, pedido: cada, julgamento } of jogar(lote, lista).passos) {
        if (!mesmoParticipante(antes.lider, cada.quem)) continue
        expect(julgamento.lote.valor).toBe(antes.valor)
      }
    })
  })

  test('two bids of one person in a row happen only where a rival’s commitment pushed his ceiling', () => {
    verificar((lote, lista) => {
      const lances = jogar(lote, lista).eventos.filter((e) => e.evento === 'lance')
      lances.forEach((lance, i) => {
        const antes = lances[i - 1]
        if (!antes || !mesmoParticipante(antes.quem, lance.quem)) return
        expect(['automatico-empata', 'automatico-esgota']).toContain(lance.motivo)
      })
    })
  })

  test('rows are numbered 1, 2, 3 … without gaps, refusals or not', () => {
    verificar((lote, lista) => {
      const numeros = jogar(lote, lista)
        .eventos.filter(ehRegistro)
        .map((e) => e.seq)
      expect(numeros).toEqual(numeros.map((_, i) => i + 1))
    })
  })

  test('at rest the only live ceiling is the leader’s, above the price', () => {
    verificar((lote, lista) => {
      for (const { julgamento } of jogar(lote, lista).passos) {
        const { teto: vivo, lider, valor: preco } = julgamento.lote
        if (vivo === null) continue
        expect(mesmoParticipante(vivo.quem, lider)).toBe(true)
        expect(vivo.valor).toBeGreaterThan(preco ?? 0)
      }
    })
  })

  test('replaying the events gives the same state, also from text', () => {
    verificar((lote, lista) => {
      const { passos, eventos } = jogar(lote, lista)
      const guardados: EventoLance[] = JSON.parse(JSON.stringify(eventos))
      expect(guardados.reduce(aplicar, lote)).toEqual(passos.at(-1)?.julgamento.lote ?? lote)
    })
  })

  test('a batch is the same as one after the other', () => {
    verificar((lote, lista) => {
      const juntos = julgarEmLote(lote, lista, 5_000)
      let atual = lote
      const separados = lista.map((cada) => {
        const julgamento = julgarLance(atual, cada, 5_000)
        atual = julgamento.lote
        return julgamento
      })
      expect(juntos).toEqual({ julgamentos: separados, lote: atual })
    })
  })

  test('only a tie refuses with events, and then the earlier ceiling is at its end', () => {
    verificar((lote, lista) => {
      for (const { antes, julgamento } of jogar(lote, lista).passos) {
        if (julgamento.tipo !== 'recusado') continue
        const empate = julgamento.recusa.codigo === 'empate-com-automatico'
        expect(julgamento.eventos.some((e) => e.evento === 'lance')).toBe(empate)
        if (empate) expect(julgamento.lote.valor).toBe(antes.teto?.valor)
        else expect(julgamento.lote).toBe(antes)
      }
    })
  })

  test('the end of a lot never moves backwards and no input breaks the judge', () => {
    const qualquer = fc.tuple(nome, fc.oneof(fc.double(), fc.integer(), fc.constant(VALOR_MAXIMO)))
    fc.assert(
      fc.property(inicial, fc.array(qualquer, { maxLength: 20 }), (lote, lista) => {
        let atual = lote
        for (const [quem, v] of lista)
          for (const cada of [manual(quem, v), teto(quem, v), proposta(quem, v), compreJa(quem, v)]) {
            const depois = julgarLance(atual, cada, 0).lote
            expect(depois.dataFim).toBeGreaterThanOrEqual(atual.dataFim ?? 0)
            expect(depois.valor ?? 0).toBeLessThanOrEqual(VALOR_MAXIMO)
            atual = depois
          }
      }),
    )
  })
})

describe('what is sealed stays sealed', () => {
  // A ceiling with a value that nothing else has: it must not occur in what others see until it is bid.
  const segredo = 77_777_77
  // What the server makes frames, cards and answers of: it selects no ceiling (publicador/estado-publico.sql.ts).
  test('price, leader, bids and refusals give away nothing of an unspent ceiling', () => {
    fc.assert(
      fc.property(inicial, pedidos, fc.nat(40), (lote, lista, onde) => {
        const comSegredo = lista.toSpliced(onde, 0, teto('S', segredo))
        for (const { julgamento } of jogar(lote, comSegredo).passos) {
          const contados = julgamento.eventos.filter((e) => e.evento !== 'teto' && e.evento !== 'proposta')
          const visto = JSON.stringify([contados, { ...julgamento.lote, teto: null }])
          expect(visto).not.toContain(String(segredo))
          if (julgamento.tipo === 'recusado') {
            expect(JSON.stringify(julgamento.recusa)).not.toContain(String(segredo))
          }
        }
      }),
    )
  })
})

describe('quick buttons', () => {
  test('each is accepted, the first is the least', () => {
    fc.assert(
      fc.property(inicial, pedidos, (lote, lista) => {
        const atual = julgarEmLote(lote, lista, 0).lote
        const valores = proximosValores(atual, 4)
        expect(valores[0]).toBe(valorAceito(atual))
        for (const v of valores) {
          const { tipo } = julgarLance({ ...atual, teto: null }, manual('Z', v), 0)
          expect(tipo).toBe('aceito')
        }
      }),
    )
  })

  test('with a ladder they cross its bands', () => {
    const lote = loteDeExemplo({ valor: 4_900_00, seq: 1 }, { escada: ESCADA_PADRAO })
    expect(proximosValores(lote, 4)).toEqual([5_000_00, 5_200_00, 5_400_00, 5_600_00])
  })

  test('none beyond the limit', () => {
    expect(proximosValores(loteDeExemplo({ valor: VALOR_MAXIMO - 150_00 }), 4)).toEqual([
      VALOR_MAXIMO - 50_00,
    ])
  })
})

describe('canonical text of a row', () => {
  const rows = jogar(loteDeExemplo({}, { compreJa: 9_000_00 }), [
    teto('A', 2_000_00),
    manual('B', 1_100_00),
    compreJa('C', 9_000_00),
  ]).eventos.filter(ehRegistro)

  test('is fixed: a change here breaks every chain ever written', () => {
    expect(rows.map(canonico)).toEqual([
      '{"lelUid":"lote-1","seq":1,"instante":0,"tipo":"Configuração Automática","valor":200000,"quem":{"tipo":"cliente","uid":"cli-A","usuUid":null,"emDefesa":null},"motivo":"teto-novo","chave":"chave-A-200000","reservaAte":null}',
      '{"lelUid":"lote-1","seq":2,"instante":0,"tipo":"Automático","valor":100000,"quem":{"tipo":"cliente","uid":"cli-A","usuUid":null,"emDefesa":null},"motivo":"automatico-assume","chave":null,"reservaAte":null}',
      '{"lelUid":"lote-1","seq":3,"instante":1000,"tipo":"Manual","valor":110000,"quem":{"tipo":"cliente","uid":"cli-B","usuUid":null,"emDefesa":null},"motivo":"pedido","chave":"chave-B-110000","reservaAte":null}',
      '{"lelUid":"lote-1","seq":4,"instante":1000,"tipo":"Automático","valor":120000,"quem":{"tipo":"cliente","uid":"cli-A","usuUid":null,"emDefesa":null},"motivo":"automatico-cobre","chave":null,"reservaAte":null}',
      '{"lelUid":"lote-1","seq":5,"instante":2000,"tipo":"Configuração Automática","valor":null,"quem":{"tipo":"cliente","uid":"cli-A","usuUid":null,"emDefesa":null},"motivo":"teto-cancelado-por-compra","chave":null,"reservaAte":null}',
      '{"lelUid":"lote-1","seq":6,"instante":2000,"tipo":"Compre Já","valor":900000,"quem":{"tipo":"cliente","uid":"cli-C","usuUid":null,"emDefesa":null},"motivo":"pedido","chave":"chave-C-900000","reservaAte":1802000}',
    ])
  })

  test('does not depend on the order of fields or on a nickname', () => {
    for (const lance of rows) {
      const virado = Object.fromEntries(Object.entries(lance).reverse())
      expect(canonico({ ...lance, ...virado })).toBe(canonico(lance))
      expect(canonico({ ...lance, quem: { ...lance.quem, apelido: 'outro' } })).toBe(canonico(lance))
    }
  })

  test('a nickname’s row names who typed it', () => {
    const lote = loteDeExemplo({ situacao: 'AO_VIVO' })
    const [lance] = julgarLance(lote, doLeiloeiro('placa 7', 1_000_00), 0).eventos.filter(ehRegistro)
    expect(lance && canonico(lance)).toContain(
      '"quem":{"tipo":"apelido","uid":"ape-placa 7","usuUid":"usu-leiloeiro","emDefesa":false}',
    )
  })
})
