import { describe, expect, test } from 'vitest'
import { resultadoPrevisto } from './resultado-previsto.ts'
import {
  aplicarNaSala,
  arrumar,
  faltaLote,
  juntarLancesDaSala,
  pedeRetrato,
  recadoDoQuadro,
  type RetratoDaSala,
  trocarRetrato,
} from './sala.ts'

const lote = (lelUid: string, situacao: string, posicao: number, mais: object = {}) => ({
  estado: { lelUid, situacao, versao: 1, valor: null, dataFim: null },
  posicao,
  ...mais,
})
const retrato = (lotes: unknown[], atual: string | null = null) =>
  ({
    lotes,
    leilao: { modalidade: 'SIMULTANEO' },
    sala: { loteAtualUid: atual },
    lances: { lelUid: 'a', lances: [{ seq: 1, valor: 100 }] },
  }) as unknown as RetratoDaSala
const lance = (seq: number) =>
  ({ seq, valor: seq * 100 }) as unknown as RetratoDaSala['lances']['lances'][number]

describe('frames', () => {
  test('the higher version of a lot counts; bids come once, newest first', () => {
    const r = retrato([lote('a', 'AO_VIVO', 1), lote('b', 'LIBERADO_LEILAO', 2)], 'a')
    const quadro = {
      lelUid: 'a',
      lances: [lance(3), lance(2)],
      estado: { lelUid: 'a', situacao: 'AO_VIVO', versao: 5, valor: 300 },
    }
    const depois = aplicarNaSala(aplicarNaSala(r, 'lance-aceito', quadro), 'lance-aceito', quadro)
    expect(depois.lances.lances.map((l) => l.seq)).toEqual([3, 2, 1])
    expect(depois.lotes[0]?.estado.valor).toBe(300)
    const velho = { estado: { lelUid: 'a', situacao: 'AO_VIVO', versao: 4, valor: 1 } }
    expect(aplicarNaSala(depois, 'lote-atualizado', velho).lotes[0]?.estado.valor).toBe(300)
  })

  test('the block follows the lots', () => {
    const r = retrato([lote('a', 'AO_VIVO', 1), lote('b', 'PLACAR', 2)], 'a')
    const fim = { estado: { lelUid: 'a', situacao: 'AG_PAGAMENTO', versao: 2 } }
    const vendido = aplicarNaSala(r, 'lote-transitou', fim)
    expect(vendido.sala.loteAtualUid).toBeNull()
    const abre = { estado: { lelUid: 'b', situacao: 'AO_VIVO', versao: 2 } }
    expect(aplicarNaSala(vendido, 'lote-transitou', abre).sala.loteAtualUid).toBe('b')
  })

  test.each([
    ['a court’s lot ends without a bid', { para: 'NAO_ARREMATADO' }, { rotulo: '1ª praça' }, true],
    ['and comes back in its second round', { de: 'NAO_ARREMATADO' }, { rotulo: '2ª praça' }, true],
    ['another lot ends without a bid', { para: 'NAO_ARREMATADO' }, undefined, false],
    ['a court’s lot is called', { para: 'DOULHE_UMA' }, { rotulo: '1ª praça' }, false],
  ])('the snapshot again: %s', (_, dados, praca, pede) => {
    const r = retrato([lote('a', 'LIBERADO_LEILAO', 1)])
    expect(pedeRetrato(r, r, { ...dados, lelUid: 'a', estado: { lelUid: 'a', praca } })).toBe(pede)
  })

  test('a restricted part is renewed only for who has one', () => {
    const r = retrato([lote('a', 'AO_VIVO', 1)], 'a')
    const quadro = {
      restrito: { lanceAtualLeiloeiro: true },
      estado: { lelUid: 'a', situacao: 'AO_VIVO', versao: 9 },
    }
    expect(aplicarNaSala(r, 'lance-aceito', quadro).lotes[0]?.restrito).toBeUndefined()
  })

  test('an event of a newer program changes what it says of a lot, and nothing else', () => {
    const r = retrato([lote('a', 'AO_VIVO', 1)], 'a')
    expect(aplicarNaSala(r, 'lote-girou', { graus: 90 })).toBe(r)
    const estado = { lelUid: 'a', situacao: 'AO_VIVO', versao: 2, valor: 500, dataFim: null, brilho: 7 }
    const depois = aplicarNaSala(r, 'lote-girou', { graus: 90, estado })
    expect(depois.lotes.map((l) => l.estado.valor)).toEqual([500])
    expect(depois.lances.lances.map((l) => l.seq)).toEqual([1])
  })
  test('a lot that is not here asks for the state', () => {
    expect(faltaLote(retrato([lote('a', 'AO_VIVO', 1)]), { lelUid: 'z' })).toBe(true)
    expect(faltaLote(retrato([lote('a', 'AO_VIVO', 1)]), { sala: {} })).toBe(false)
  })
})

test('lots by what they are: board first, repasse last, results newest first', () => {
  const r = retrato([
    lote('r', 'REPASSE', 1),
    lote('a', 'LIBERADO_LEILAO', 2),
    lote('p', 'PLACAR', 3),
    lote('x', 'PAGO', 4),
    lote('y', 'NAO_ARREMATADO', 5),
    lote('z', 'PENDENTE', 6),
  ])
  const uids = (ls: readonly { estado: { lelUid: string } }[]) => ls.map((l) => l.estado.lelUid).join('')
  const a = arrumar(r)
  expect([uids(a.aVir), uids(a.resultados), uids(a.pendentes), a.atual, a.placar?.estado.lelUid]).toEqual([
    'par',
    'yx',
    'z',
    null,
    'p',
  ])
})

test('a frame that names a bid twice shows it once', () => {
  const r = retrato([lote('a', 'AO_VIVO', 1)], 'a')
  const estado = { lelUid: 'a', situacao: 'AO_VIVO', versao: 2, valor: 300 }
  const quadro = { lelUid: 'a', estado, lances: [lance(3), lance(2), lance(3)] }
  const depois = aplicarNaSala(r, 'lance-aceito', quadro)
  expect(depois.lances.lances.map((l) => l.seq)).toEqual([3, 2, 1])
})

describe('a picture that was loaded while frames came', () => {
  const em = (versao: number, ...lotes: unknown[]) => ({ ...retrato(lotes, 'a'), versao })
  const quadro = (versao: number, seq: number) => ({
    lelUid: 'a',
    lances: [lance(seq)],
    estado: { lelUid: 'a', situacao: 'AO_VIVO', versao, valor: seq * 100 },
  })
  test('takes nothing back that the frames said', () => {
    const naTela = {
      ...aplicarNaSala(em(10, lote('a', 'AO_VIVO', 1)), 'lance-aceito', quadro(5, 2)),
      versao: 11,
    }
    const trocado = trocarRetrato(naTela, em(10, lote('a', 'AO_VIVO', 1), lote('b', 'PLACAR', 2)))
    expect(trocado.lotes.map((l) => l.estado.valor)).toEqual([200, null])
    expect(trocado.lances.lances.map((l) => l.seq)).toEqual([2, 1])
  })
  test('is the new one when it is newer, whatever the other said', () => {
    const novo = em(12, lote('b', 'AO_VIVO', 1))
    expect(trocarRetrato(em(11, lote('a', 'AO_VIVO', 1)), novo)).toBe(novo)
    expect(trocarRetrato(null, novo)).toBe(novo)
  })
  test('frames that are given again do not bring an older lot back to the block', () => {
    const depois = em(20, lote('a', 'AG_PAGAMENTO', 1), lote('b', 'AO_VIVO', 2))
    const vendido = { estado: { lelUid: 'a', situacao: 'AG_PAGAMENTO', versao: 9 } }
    const r = aplicarNaSala(aplicarNaSala(depois, 'lote-transitou', vendido), 'lance-aceito', quadro(8, 2))
    expect(r.sala.loteAtualUid).toBeNull()
  })
})

test('a long history keeps the newest', () => {
  const muitos = Array.from({ length: 80 }, (_, i) => lance(i + 1))
  const juntos = juntarLancesDaSala(muitos, [lance(81)])
  expect([juntos.length, juntos[0]?.seq]).toEqual([60, 81])
})

test.each([
  ['below the reserve', { valor: 400 }, {}, 'CONDICIONAL'],
  ['at the reserve', { valor: 500 }, {}, 'AG_PAGAMENTO'],
  ['at the reserve of a conditional sale', { valor: 500 }, { vendaCondicional: true }, 'CONDICIONAL'],
  ['a nickname', { valor: 500 }, { restrito: { lanceAtualLeiloeiro: true } }, 'AG_CLIENTE'],
  ['no bid', { valor: null }, {}, 'NAO_ARREMATADO'],
  ['no one who may see the reserve', { valor: 500 }, { reservado: undefined }, null],
])('what the hammer would give: %s', (_, estado, mais, esperado) => {
  const reservado = {
    valorComitente: 500,
    liderEmDefesa: false,
    liderDivergente: false,
  }
  const l = {
    estado,
    reservado,
    vendaCondicional: false,
    ...mais,
  } as unknown as RetratoDaSala['lotes'][number]
  expect(resultadoPrevisto(l)).toBe(esperado)
})

test('a result that was taken back is said to all, other transitions are not', () => {
  const dados = { lelUid: 'l1', evento: 'desfazerMartelo', estado: { numero: '012', nome: 'Uno' } }
  expect(recadoDoQuadro('lote-transitou', dados)).toBe(
    'O resultado de 012 · Uno foi desfeito. Os lances continuam valendo.',
  )
  expect(recadoDoQuadro('lote-transitou', { ...dados, evento: 'vender' })).toBeNull()
  expect(recadoDoQuadro('interrupcao-compensada', { mensagem: 'Tempo devolvido' })).toBe('Tempo devolvido')
})
