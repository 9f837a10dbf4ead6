import { describe, expect, test } from 'vitest'
import { SITUACOES_DE_LOTE } from '../lotes/situacoes.ts'
import { DO_MARTELO, TRANSICOES_DO_LOTE } from '../lotes/states.ts'
import { ACAO_DA_TECLA, ACOES_DA_SALA, acaoExiste, eventoDaAcao, MARTELOS } from './acoes-da-sala.ts'
import type { FatosDoResultado } from './resultado.ts'
import { TECLAS } from './teclas-do-leiloeiro.ts'

const base: FatosDoResultado = {
  lance: 500,
  valorComitente: 500,
  condicional: false,
  liderApelido: false,
  emDefesa: false,
  validacaoDivergente: false,
}

test('every act is a row of the lot’s machine that the auctioneer may use (repasse of an unsold lot is the house’s)', () => {
  const casos: FatosDoResultado[] = [base, { ...base, lance: null }, { ...base, lance: 1 }]
  for (const acao of ACOES_DA_SALA)
    for (const situacao of SITUACOES_DE_LOTE)
      for (const fatos of casos) {
        const evento = eventoDaAcao(acao, situacao, fatos)
        if (evento === null) continue
        // A call is only ever made with a bid.
        if (situacao === 'DOULHE_DUAS' && fatos.lance === null) continue
        if (situacao !== 'AO_VIVO') expect(acaoExiste(acao, situacao, fatos.lance)).toBe(true)
        const linha = TRANSICOES_DO_LOTE.find((t) => t.de === situacao && t.evento === evento)
        expect([acao, situacao, linha?.quem.some((q) => q === 'Leiloeiro' || q === 'Leilão')]).toEqual([
          acao,
          situacao,
          true,
        ])
      }
})

test.each([
  ['douLheUma', 500, true],
  ['douLheUma', null, false],
  ['bater', 500, false],
  ['bater', null, true],
  ['semLance', 500, false],
  ['repasse', null, true],
  ['pular', 500, true],
  ['renovarTempo', null, true],
] as const)('on the block, %s with the bid %s: %s', (acao, lance, existe) => {
  expect(acaoExiste(acao, 'AO_VIVO', lance)).toBe(existe)
})

describe('the result is chosen by the facts', () => {
  test.each([
    ['bater', 'DOULHE_DUAS', {}, 'vender'],
    ['bater', 'DOULHE_DUAS', { lance: 499 }, 'baterCondicional'],
    ['bater', 'DOULHE_DUAS', { liderApelido: true }, 'venderApelido'],
    ['bater', 'DOULHE_DUAS', { liderApelido: true, emDefesa: true }, 'recomprar'],
    ['bater', 'AO_VIVO', { lance: null }, 'encerrarSemLance'],
    ['bater', 'AO_VIVO', {}, null],
    ['bater', 'PLACAR', {}, null],
    ['homologar', 'PENDENTE', {}, 'homologarVenda'],
    ['homologar', 'PENDENTE', { lance: 499 }, 'homologarCondicional'],
    ['homologar', 'PENDENTE', { condicional: true }, 'homologarCondicional'],
    ['homologar', 'PENDENTE', { lance: null }, 'encerrarSemLance'],
    ['abrir', 'PLACAR', {}, 'abrirPregao'],
    ['abrir', 'PENDENTE', {}, 'retomar'],
    ['abrir', 'REPASSE', {}, 'reabrirPregao'],
    ['abrir', 'AO_VIVO', {}, null],
    ['renovarTempo', 'AO_VIVO', {}, null],
    ['desfazer', 'DOULHE_UMA', {}, 'desfazerChamada'],
    ['desfazer', 'AG_PAGAMENTO', {}, 'desfazerMartelo'],
    ['desfazer', 'NAO_ARREMATADO', { lance: null }, 'desfazerMartelo'],
    ['desfazer', 'PAGO', {}, null],
    ['desfazer', 'AO_VIVO', {}, null],
  ] as const)('%s in %s %j: %s', (acao, situacao, mudanca, esperado) => {
    expect(eventoDaAcao(acao, situacao, { ...base, ...mudanca })).toBe(esperado)
  })
})

test('each key that is an event of the machine is an act of the room', () => {
  for (const { faz } of TECLAS) if ('evento' in faz) expect(ACAO_DA_TECLA[faz.evento]).toBeDefined()
})

test('every result of a hammer can be undone, and leaves no other state', () => {
  const dados = TRANSICOES_DO_LOTE.filter((t) => MARTELOS.includes(t.evento) && t.quem.includes('Leiloeiro'))
  expect(new Set(dados.map((t) => t.para))).toEqual(new Set(DO_MARTELO))
  for (const situacao of DO_MARTELO) expect(eventoDaAcao('desfazer', situacao, base)).toBe('desfazerMartelo')
})
