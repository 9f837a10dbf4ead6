import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { montarCalendario } from '../calendario/dias-uteis.ts'
import { SITUACOES_DE_LOTE } from '../lotes/situacoes.ts'
import { podeTransitar, TRANSICOES_DO_LOTE } from '../lotes/states.ts'
import {
  desfazerChamada,
  impedimentoDoDia,
  type LoteNaSala,
  type PassoDoRobo,
  proximoPassoDoRobo,
  type Sala,
} from './regras.ts'
import { compensarQueda, type LoteComFim, pausar, reiniciar, retomar, TEMPOS_PADRAO } from './relogio.ts'
import { type FatosDoResultado, resultadoDoLote, resultadoPorTempo } from './resultado.ts'
import { TECLAS, teclaDoPainel } from './teclas-do-leiloeiro.ts'

const base: FatosDoResultado = {
  lance: 500,
  valorComitente: 500,
  condicional: false,
  liderApelido: false,
  emDefesa: false,
  validacaoDivergente: false,
}

describe('the result by the reserve', () => {
  test.each<[string, Partial<FatosDoResultado>, string, string]>([
    ['no bid', { lance: null }, 'NAO_ARREMATADO', 'NAO_ARREMATADO'],
    ['no bid, conditional', { lance: null, condicional: true }, 'NAO_ARREMATADO', 'NAO_ARREMATADO'],
    ['at the reserve', {}, 'AG_PAGAMENTO', 'AG_PAGAMENTO'],
    ['over it', { lance: 501 }, 'AG_PAGAMENTO', 'AG_PAGAMENTO'],
    ['no reserve', { lance: 1, valorComitente: 0 }, 'AG_PAGAMENTO', 'AG_PAGAMENTO'],
    ['under it', { lance: 499 }, 'CONDICIONAL', 'CONDICIONAL'],
    ['conditional', { condicional: true }, 'CONDICIONAL', 'CONDICIONAL'],
    ['validation diverges', { validacaoDivergente: true }, 'CONDICIONAL', 'CONDICIONAL'],
    ['a nickname', { liderApelido: true }, 'AG_CLIENTE', 'CONDICIONAL'],
    ['a nickname under the reserve', { liderApelido: true, lance: 1 }, 'AG_CLIENTE', 'CONDICIONAL'],
    ['defence of the reserve', { liderApelido: true, emDefesa: true, lance: 499 }, 'RECOMPRA', 'CONDICIONAL'],
  ])('%s', (_, mudanca, naSala, porTempo) => {
    const fatos = { ...base, ...mudanca }
    expect(resultadoDoLote(fatos).para).toBe(naSala)
    expect(resultadoPorTempo(fatos).para).toBe(porTempo)
  })

  const fatos = fc.record({
    lance: fc.option(fc.integer({ min: 1, max: 10 })),
    valorComitente: fc.integer({ min: 0, max: 10 }),
    condicional: fc.boolean(),
    liderApelido: fc.boolean(),
    emDefesa: fc.boolean(),
    validacaoDivergente: fc.boolean(),
  })

  test('the lot’s machine allows exactly what was chosen, to whom it says', () => {
    fc.assert(
      fc.property(fatos, (f) => {
        const { evento, para, precisaDoLeiloeiro } = resultadoDoLote(f)
        const de = f.lance === null ? 'AO_VIVO' : 'DOULHE_DUAS'
        const livre = { ...f, inibirVenda: false }
        expect(podeTransitar(de, evento, ['Leiloeiro'], livre)).toEqual({ pode: true, para })
        expect(podeTransitar(de, evento, ['sistema'], livre).pode).toBe(!precisaDoLeiloeiro)
        const tempo = resultadoPorTempo(f)
        const relogio = { ...livre, agora: 9, dataFim: 9, encerraPorTempo: true }
        expect(podeTransitar('LIBERADO_LEILAO', tempo.evento, ['sistema'], relogio)).toEqual({
          pode: true,
          para: tempo.para,
        })
      }),
    )
  })

  test('a lot whose top bid is a nickname is never sold by itself', () => {
    fc.assert(
      fc.property(fatos, (f) => {
        if (f.lance === null || !f.liderApelido) return
        expect([resultadoDoLote(f).para, resultadoPorTempo(f).para]).not.toContain('AG_PAGAMENTO')
      }),
    )
  })
})

const lote: LoteNaSala = {
  ...base,
  lelUid: 'l1',
  situacao: 'AO_VIVO',
  finalizacaoManual: false,
  dataFim: 10_000,
  chamadaEm: null,
}
const sala: Sala = {
  situacaoLeilao: 'AO_VIVO',
  modo: 'ROBO',
  pausada: false,
  atual: lote,
  proximo: { lelUid: 'l2', situacao: 'PLACAR' },
  ultimoFim: null,
  intervaloEntreLotesSegundos: 5,
}
const dizer = (passo: PassoDoRobo): string => {
  switch (passo.tipo) {
    case 'esperar':
      return `esperar ${passo.ate ?? ''}`.trim()
    case 'lote':
      return `${passo.lelUid} ${passo.evento}`
    default:
      return passo.tipo
  }
}

describe('the robot', () => {
  const uma = { situacao: 'DOULHE_UMA', chamadaEm: 20_000 } as const
  const duas = { situacao: 'DOULHE_DUAS', chamadaEm: 20_000 } as const
  const liberado = { lelUid: 'l2', situacao: 'LIBERADO_LEILAO' } as const
  const semAtual = { atual: null } as const

  test.each<[string, Partial<Sala>, Partial<LoteNaSala>, number, string]>([
    ['waits for the clock', {}, {}, 9_999, 'esperar 10000'],
    ['first call', {}, {}, 10_000, 'l1 douLheUma'],
    ['no bid: no call', {}, { lance: null }, 10_000, 'l1 encerrarSemLance'],
    ['no clock', {}, { dataFim: null }, 10_000, 'esperar'],
    ['waits between the calls', {}, uma, 22_999, 'esperar 23000'],
    ['second call', {}, uma, 23_000, 'l1 douLheDuas'],
    ['waits for the hammer', {}, duas, 22_999, 'esperar 23000'],
    ['sold', {}, duas, 23_000, 'l1 vender'],
    ['conditional', {}, { ...duas, lance: 1 }, 23_000, 'l1 baterCondicional'],
    ['a nickname waits for the person', {}, { ...duas, liderApelido: true }, 23_000, 'aguardar-leiloeiro'],
    ['a call without its instant', {}, { situacao: 'DOULHE_UMA' }, 99_999, 'esperar'],
    ['the auctioneer’s lot', {}, { finalizacaoManual: true }, 99_999, 'esperar'],
    ['mixed: calls', { modo: 'MISTO' }, uma, 23_000, 'l1 douLheDuas'],
    ['mixed: no hammer', { modo: 'MISTO' }, duas, 23_000, 'esperar'],
    ['mixed: no hammer without a bid either', { modo: 'MISTO' }, { lance: null }, 10_000, 'esperar'],
    [
      'mixed: says that a person must be found',
      { modo: 'MISTO' },
      { ...duas, liderApelido: true },
      23_000,
      'aguardar-leiloeiro',
    ],
    ['by the auctioneer: nothing', { modo: 'LEILOEIRO' }, {}, 99_999, 'esperar'],
    ['paused', { pausada: true }, {}, 99_999, 'esperar'],
    ['the auction does not run', { situacaoLeilao: 'PRONTO' }, {}, 99_999, 'esperar'],
    ['fills the board while a lot is cried', { proximo: liberado }, {}, 0, 'l2 chamar'],
    ['by the auctioneer: does not fill it', { proximo: liberado, modo: 'LEILOEIRO' }, {}, 0, 'esperar'],
    ['opens the first lot at once', semAtual, {}, 0, 'l2 abrirPregao'],
    ['keeps the interval', { ...semAtual, ultimoFim: 1_000 }, {}, 5_999, 'esperar 6000'],
    ['opens the next', { ...semAtual, ultimoFim: 1_000 }, {}, 6_000, 'l2 abrirPregao'],
    ['mixed: opens the next', { ...semAtual, modo: 'MISTO' }, {}, 6_000, 'l2 abrirPregao'],
    ['by the auctioneer: opens nothing', { ...semAtual, modo: 'LEILOEIRO' }, {}, 6_000, 'esperar'],
    ['ends the auction', { ...semAtual, proximo: null }, {}, 0, 'encerrar-leilao'],
    ['mixed: the person ends it', { ...semAtual, proximo: null, modo: 'MISTO' }, {}, 0, 'esperar'],
  ])('%s', (_, mudanca, doLote, agora, esperado) => {
    const atual = mudanca.atual === null ? null : { ...lote, ...doLote }
    expect(dizer(proximoPassoDoRobo({ ...sala, ...mudanca, atual }, agora))).toBe(esperado)
  })

  test('whatever the room, it only proposes what the machine lets the robot do, and never waits for the past', () => {
    const arbitrario = fc.record({
      situacao: fc.constantFrom('AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS'),
      lance: fc.option(fc.integer({ min: 1, max: 1_000 })),
      dataFim: fc.option(fc.integer({ min: 0, max: 30_000 })),
      chamadaEm: fc.option(fc.integer({ min: 0, max: 30_000 })),
      liderApelido: fc.boolean(),
      condicional: fc.boolean(),
    })
    fc.assert(
      fc.property(arbitrario, fc.integer({ min: 0, max: 60_000 }), (mudanca, agora) => {
        const { chamadaEm, ...resto } = mudanca
        const atual: LoteNaSala = { ...lote, ...resto, chamadaEm }
        // A call is only ever made with a bid.
        if (atual.situacao !== 'AO_VIVO' && atual.lance === null) return
        const passo = proximoPassoDoRobo({ ...sala, atual }, agora)
        if (passo.tipo === 'esperar' && passo.ate !== null) expect(passo.ate).toBeGreaterThan(agora)
        if (passo.tipo !== 'lote') return
        const fatos = { ...atual, chamadaEm: chamadaEm ?? 0, agora, inibirVenda: false }
        expect(podeTransitar(atual.situacao, passo.evento, ['sistema'], fatos).pode).toBe(true)
      }),
    )
  })
})

describe('calls are undone one by one', () => {
  test('the second, then the first; nothing else', () => {
    expect(desfazerChamada({ situacao: 'DOULHE_DUAS', dataFim: 7 }, 30, 1_000)).toEqual({
      para: 'DOULHE_UMA',
      relogio: { dataFim: 7, chamadaEm: 1_000 },
    })
    expect(desfazerChamada({ situacao: 'DOULHE_UMA', dataFim: 7 }, 30, 1_000)).toEqual({
      para: 'AO_VIVO',
      relogio: { dataFim: 31_000, chamadaEm: null },
    })
    for (const situacao of SITUACOES_DE_LOTE) {
      const desfeita = desfazerChamada({ situacao, dataFim: null }, null, 0)
      const linha = TRANSICOES_DO_LOTE.find((t) => t.de === situacao && t.evento === 'desfazerChamada')
      expect([situacao, desfeita?.para]).toEqual([situacao, linha?.para])
    }
  })
})

describe('clocks', () => {
  test('restart', () => {
    expect(reiniciar(TEMPOS_PADRAO.cronometroSegundos, 1_000)).toEqual({ dataFim: 31_000, chamadaEm: null })
    expect(reiniciar(null, 1_000)).toEqual({ dataFim: null, chamadaEm: null })
  })

  test('nothing passes during a pause', () => {
    const instante = fc.option(fc.integer({ min: 0, max: 100_000 }))
    fc.assert(
      fc.property(instante, instante, fc.nat(50_000), fc.nat(50_000), (dataFim, chamadaEm, em, duracao) => {
        const antes = pausar({ dataFim, chamadaEm }, em)
        const depois = pausar(retomar(antes, em + duracao), em + duracao)
        expect(depois).toEqual(antes)
      }),
    )
  })

  test('a clock that had run out has nothing left', () => {
    expect(pausar({ dataFim: 500, chamadaEm: null }, 900)).toEqual({ restanteMs: 0, desdeChamadaMs: null })
  })
})

describe('outage: no bids from 100 s to 130 s', () => {
  const [inicio, fim] = [100_000, 130_000]
  const um = (mudanca: Partial<LoteComFim>): LoteComFim => ({
    lelUid: 'l1',
    recebeLances: true,
    dataInicio: 0,
    dataFim: 110_000,
    ...mudanca,
  })
  test.each<[string, Partial<LoteComFim>, number | null]>([
    ['it would have ended meanwhile', {}, 200_000],
    ['it was running, with its end far away', { dataFim: 500_000 }, 590_000],
    ['it was to end at the very beginning', { dataFim: 100_000 }, null],
    ['its end had come before', { dataFim: 99_999 }, null],
    ['no clock', { dataFim: null }, null],
    ['takes no bids', { recebeLances: false }, null],
    ['it opened meanwhile', { dataInicio: 120_000, dataFim: 140_000 }, 210_000],
    ['it opens later', { dataInicio: 130_000, dataFim: 140_000 }, null],
    ['its beginning is unknown', { dataInicio: null }, 200_000],
  ])('%s', (_, mudanca, para) => {
    const antes = um(mudanca)
    const esperado = para === null ? [] : [{ lelUid: 'l1', de: antes.dataFim, para }]
    expect(compensarQueda([antes], inicio, fim)).toEqual(esperado)
  })

  test('five seconds are tolerated, a millisecond more is not', () => {
    expect(compensarQueda([um({})], inicio, inicio + 5_000)).toEqual([])
    expect(compensarQueda([um({})], inicio, inicio + 5_001)).toHaveLength(1)
  })

  test('on return every compensated lot has at least a minute, and what it had', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 300_000 }),
        fc.integer({ min: 5_001, max: 600_000 }),
        (dataFim, duracao) => {
          const [depois] = compensarQueda([um({ dataFim })], inicio, inicio + duracao)
          if (depois === undefined) {
            expect(dataFim).toBeLessThanOrEqual(inicio)
            return
          }
          expect(depois.para - (inicio + duracao)).toBe(dataFim - inicio + 60_000)
        },
      ),
    )
  })
})

describe('the day of the cry', () => {
  const civil = montarCalendario(
    'civil',
    [
      { dia: '2026-11-20', nome: 'Consciência Negra', ambito: 'nacional' },
      { dia: '2026-01-25', nome: 'Aniversário de São Paulo', ambito: 'municipal', ibge: '3550308' },
    ],
    { local: { uf: 'SP', ibge: '3550308' } },
  )
  const em = (texto: string) => Date.parse(`${texto}-03:00`)
  test.each([
    ['2026-11-19T19:00:00', false],
    ['2026-11-20T10:00:00', true],
    ['2026-11-22T10:00:00', true],
    ['2026-11-21T22:00:00', false], // Saturday evening, already Sunday in UTC
    ['2026-11-22T23:00:00', true],
  ])('%s is closed: %s', (quando, fechado) => {
    expect(impedimentoDoDia(em(quando), civil) !== null).toBe(fechado)
  })
})

describe('keyboard', () => {
  test('each key once, and each event one of the machine', () => {
    expect(new Set(TECLAS.map((t) => t.tecla.toLowerCase())).size).toBe(TECLAS.length)
    const eventos = new Set<string>(TRANSICOES_DO_LOTE.map((t) => t.evento))
    for (const { faz } of TECLAS) if ('evento' in faz) expect(eventos.has(faz.evento)).toBe(true)
  })

  test.each([
    ['T', 'Renovar o tempo', false],
    ['t', 'Renovar o tempo', false],
    ['.', 'Vendido', true],
    ['F6', 'Ir para o lote', false],
    ['ArrowRight', 'Próximo lote', false],
  ])('%s: %s', (tecla, descricao, confirma) => {
    expect(teclaDoPainel(tecla)).toMatchObject({ descricao, confirma })
  })

  test('other keys do nothing', () => {
    expect(teclaDoPainel('q')).toBeNull()
  })
})
