import { describe, expect, test } from 'vitest'
import { doLeiloeiro, jogar, loteDeExemplo, manual, R, teto } from './exemplos.ts'
import type { PedidoLance } from './pedido.ts'

describe('ceilings: every case (minimum 1000, increment 100)', () => {
  const casos: [string, PedidoLance[], string[], lider: string, valor: number, tetoVivo: number | null][] = [
    [
      'the first ceiling of an empty lot bids the minimum at once',
      [teto('A', 2000 * R)],
      ['vencendo | A C 2000 | A A 1000'],
      'A',
      1000,
      2000,
    ],
    [
      'a first ceiling of exactly the minimum is spent at once',
      [teto('A', 1000 * R)],
      ['vencendo | A C 1000 | A A 1000'],
      'A',
      1000,
      null,
    ],
    [
      'a ceiling over a manual bid bids one increment',
      [manual('A', 1000 * R), teto('B', 5000 * R)],
      ['vencendo | A M 1000', 'vencendo | B C 5000 | B A 1100'],
      'B',
      1100,
      5000,
    ],
    [
      'manual below the ceiling: recorded, and answered with one increment',
      [teto('A', 2000 * R), manual('B', 1100 * R)],
      ['vencendo | A C 2000 | A A 1000', 'superado | B M 1100 | A A 1200'],
      'A',
      1200,
      2000,
    ],
    [
      'manual just below the ceiling: the answer is the ceiling, a smaller step',
      [teto('A', 2000 * R), manual('B', 1950 * R)],
      ['vencendo | A C 2000 | A A 1000', 'superado | B M 1950 | A A 2000'],
      'A',
      2000,
      null,
    ],
    [
      'manual equal to the ceiling: the earlier commitment keeps it, the bid is refused',
      [teto('A', 2000 * R), manual('B', 2000 * R)],
      ['vencendo | A C 2000 | A A 1000', 'empate-com-automatico | A A 2000'],
      'A',
      2000,
      null,
    ],
    [
      'manual above the ceiling: the ceiling is bid up first, a small step over it is allowed',
      [teto('A', 2000 * R), manual('B', 2050 * R)],
      ['vencendo | A C 2000 | A A 1000', 'vencendo | A A 2000 | B M 2050'],
      'B',
      2050,
      null,
    ],
    [
      'manual above a ceiling whose end is no legal step: the ceiling is not recorded',
      [teto('A', 1050 * R), manual('B', 1100 * R)],
      ['vencendo | A C 1050 | A A 1000', 'vencendo | B M 1100'],
      'B',
      1100,
      null,
    ],
    [
      'manual above a ceiling that is already spent',
      [teto('A', 1000 * R), manual('B', 1100 * R)],
      ['vencendo | A C 1000 | A A 1000', 'vencendo | B M 1100'],
      'B',
      1100,
      null,
    ],
    [
      'a lower ceiling: bid to its end, and answered',
      [teto('A', 2000 * R), teto('B', 1500 * R)],
      ['vencendo | A C 2000 | A A 1000', 'superado | B C 1500 | B A 1500 | A A 1600'],
      'A',
      1600,
      2000,
    ],
    [
      'a ceiling just below: the answer stops at the leader’s ceiling',
      [teto('A', 2000 * R), teto('B', 1950 * R)],
      ['vencendo | A C 2000 | A A 1000', 'superado | B C 1950 | B A 1950 | A A 2000'],
      'A',
      2000,
      null,
    ],
    [
      'an equal ceiling: the earlier keeps it, at that value',
      [teto('A', 2000 * R), teto('B', 2000 * R)],
      ['vencendo | A C 2000 | A A 1000', 'superado | B C 2000 | A A 2000'],
      'A',
      2000,
      null,
    ],
    [
      'a higher ceiling: the loser is bid to its end, the winner pays one increment more',
      [teto('A', 2000 * R), teto('B', 5000 * R)],
      ['vencendo | A C 2000 | A A 1000', 'vencendo | B C 5000 | A A 2000 | B A 2100'],
      'B',
      2100,
      5000,
    ],
    [
      'a ceiling just above: the winner pays its own ceiling, less than an increment more',
      [teto('A', 2000 * R), teto('B', 2030 * R)],
      ['vencendo | A C 2000 | A A 1000', 'vencendo | B C 2030 | A A 2000 | B A 2030'],
      'B',
      2030,
      null,
    ],
    [
      'a higher ceiling over one whose end is no legal step',
      [teto('A', 1050 * R), teto('B', 5000 * R)],
      ['vencendo | A C 1050 | A A 1000', 'vencendo | B C 5000 | B A 1150'],
      'B',
      1150,
      5000,
    ],
    [
      'raising one’s own ceiling while winning changes no price, and holds against the next',
      [teto('A', 2000 * R), teto('A', 3000 * R), teto('B', 2500 * R)],
      ['vencendo | A C 2000 | A A 1000', 'vencendo | A C 3000', 'superado | B C 2500 | B A 2500 | A A 2600'],
      'A',
      2600,
      3000,
    ],
    [
      'lowering it: only the part that is not bid',
      [
        teto('A', 2000 * R),
        manual('B', 1500 * R),
        teto('A', 1500 * R),
        teto('A', 1700 * R),
        manual('B', 1700 * R),
      ],
      [
        'vencendo | A C 2000 | A A 1000',
        'superado | B M 1500 | A A 1600',
        'valor-abaixo',
        'vencendo | A C 1700',
        'empate-com-automatico | A A 1700',
      ],
      'A',
      1700,
      null,
    ],
    [
      'lowering it to the present bid leaves nothing',
      [teto('A', 2000 * R), teto('A', 1000 * R), manual('B', 1100 * R)],
      ['vencendo | A C 2000 | A A 1000', 'vencendo | A C 1000', 'vencendo | B M 1100'],
      'B',
      1100,
      null,
    ],
    [
      'cancelling it: the bid stands, nothing defends it; a second time there is nothing to cancel',
      [teto('A', 2000 * R), teto('A', null), teto('A', null), manual('B', 1100 * R)],
      ['vencendo | A C 2000 | A A 1000', 'vencendo | A C -', 'sem-automatico', 'vencendo | B M 1100'],
      'B',
      1100,
      null,
    ],
    [
      'the same ceiling again',
      [teto('A', 2000 * R), teto('A', 2000 * R)],
      ['vencendo | A C 2000 | A A 1000', 'ja-esta-vencendo'],
      'A',
      1000,
      2000,
    ],
    [
      'a ceiling to defend one’s own manual bid',
      [manual('A', 1000 * R), teto('A', 1050 * R), teto('A', 2000 * R), manual('B', 1100 * R)],
      ['vencendo | A M 1000', 'valor-abaixo', 'vencendo | A C 2000', 'superado | B M 1100 | A A 1200'],
      'A',
      1200,
      2000,
    ],
    [
      'no one outbids himself, with a ceiling or without',
      [teto('A', 2000 * R), manual('A', 1500 * R), manual('B', 2100 * R), manual('B', 2200 * R)],
      [
        'vencendo | A C 2000 | A A 1000',
        'ja-esta-vencendo',
        'vencendo | A A 2000 | B M 2100',
        'ja-esta-vencendo',
      ],
      'B',
      2100,
      null,
    ],
    [
      'who lost may not cancel what is gone',
      [teto('A', 2000 * R), teto('B', 5000 * R), teto('A', null)],
      ['vencendo | A C 2000 | A A 1000', 'vencendo | B C 5000 | A A 2000 | B A 2100', 'sem-automatico'],
      'B',
      2100,
      5000,
    ],
  ]
  test.each(casos)('%s', (_, pedidos, linhas, lider, valor, vivo) => {
    const jogado = jogar(loteDeExemplo(), pedidos)
    expect(jogado.linhas).toEqual(linhas)
    expect(jogado.lote.lider?.apelido).toBe(lider)
    expect(jogado.lote.valor).toBe(valor * R)
    expect(jogado.lote.teto?.valor ?? null).toBe(vivo === null ? null : vivo * R)
  })

  test('the auctioneer’s nickname meets ceilings like a client', () => {
    const aoVivo = loteDeExemplo(
      { situacao: 'AO_VIVO', situacaoLeilao: 'AO_VIVO' },
      { encerraPorTempo: false },
    )
    expect(
      jogar(aoVivo, [
        teto('A', 2000 * R),
        doLeiloeiro('placa 7', 1100 * R),
        doLeiloeiro('placa 7', 2000 * R),
        doLeiloeiro('placa 7', 2100 * R),
        doLeiloeiro('placa 7', 2200 * R),
        doLeiloeiro('placa 9', 2200 * R),
      ]).linhas,
    ).toEqual([
      'vencendo | A C 2000 | A A 1000',
      'superado | placa 7 L 1100 | A A 1200',
      'empate-com-automatico | A A 2000',
      'vencendo | placa 7 L 2100',
      'ja-esta-vencendo',
      'vencendo | placa 9 L 2200',
    ])
  })

  test('with a ladder the increment is that of the value bid over', () => {
    const escada = [
      { ate: 1999 * R, incremento: 100 * R },
      { ate: null, incremento: 500 * R },
    ]
    const jogado = jogar(loteDeExemplo({}, { escada }), [
      teto('A', 9000 * R),
      manual('B', 1900 * R),
      manual('B', 2100 * R),
      manual('B', 2500 * R),
    ])
    expect(jogado.linhas).toEqual([
      'vencendo | A C 9000 | A A 1000',
      'superado | B M 1900 | A A 2000',
      'valor-abaixo',
      'superado | B M 2500 | A A 3000',
    ])
  })
})
