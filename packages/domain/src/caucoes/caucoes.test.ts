import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Ator, estadosAlcancaveis } from '../comum/transicoes.ts'
import { destinoDaCaucao, type FatosDoDestino } from './destino-da-caucao.ts'
import { type Retencao, retencao, type SomasDaCaucao } from './retencao.ts'
import * as states from './states.ts'
import { caucaoPedida, regraPorExtenso, erroDaRegra } from './valor-da-caucao.ts'

const R = 100
const ORDINARIO: states.ContextoDeCaucao = {
  aindaServe: true,
  leilaoEncerrado: true,
  compromissos: 0,
  temCompraAPagar: false,
  houveDesistencia: false,
  aplicacaoDesfeita: false,
}

describe('states', () => {
  it('reaches every state, and each event of a state leads one way', () => {
    expect(estadosAlcancaveis(states.TRANSICOES_DE_CAUCAO, 'AGUARDANDO_PAGAMENTO')).toEqual(
      new Set(states.SITUACOES_DE_CAUCAO),
    )
    const chaves = states.TRANSICOES_DE_CAUCAO.map((t) => `${t.de} ${t.evento}`)
    expect(new Set(chaves).size).toBe(chaves.length)
  })

  test.each<[states.SituacaoDeCaucao, states.EventoDeCaucao, Ator, Partial<states.ContextoDeCaucao>, string]>(
    [
      ['AGUARDANDO_PAGAMENTO', 'confirmar', 'sistema', {}, 'PAGA'],
      [
        'AGUARDANDO_PAGAMENTO',
        'confirmar',
        'sistema',
        { aindaServe: false },
        'Esta caução já não é necessária.',
      ],
      ['AGUARDANDO_PAGAMENTO', 'confirmar', 'ADM', {}, 'Você não tem permissão para esta ação.'],
      ['AGUARDANDO_PAGAMENTO', 'cancelar', 'Cliente', {}, 'CANCELADA'],
      ['CANCELADA', 'confirmar', 'sistema', {}, 'PAGA'],
      ['PAGA', 'cancelar', 'Cliente', {}, 'A situação atual não permite esta ação.'],
      ['EM_CONFERENCIA', 'aceitar', 'Acerto', {}, 'Informe o motivo.'],
      ['EM_CONFERENCIA', 'aceitar', 'Acerto', { motivo: 'Comprovante visto' }, 'PAGA'],
      ['EM_CONFERENCIA', 'aceitar', 'SAC', { motivo: 'x' }, 'Você não tem permissão para esta ação.'],
      ['PAGA', 'liberar', 'sistema', { leilaoEncerrado: false }, 'O leilão ainda não terminou.'],
      [
        'PAGA',
        'devolver',
        'Financeiro',
        { motivo: 'Pediu', compromissos: 1 },
        'O cliente está ganhando um lote ou tem uma compra em aberto neste leilão.',
      ],
      ['PAGA', 'devolver', 'Financeiro', { motivo: 'Pediu', leilaoEncerrado: false }, 'DEVOLVENDO'],
      [
        'PAGA',
        'reter',
        'ADM',
        { motivo: 'x' },
        'Só se retém a caução de quem desistiu de uma compra deste leilão.',
      ],
      [
        'PAGA',
        'reter',
        'Financeiro',
        { motivo: 'x', houveDesistencia: true },
        'Você não tem permissão para esta ação.',
      ],
      ['PAGA', 'reter', 'GerenteAcerto', { motivo: 'Não pagou', houveDesistencia: true }, 'RETIDA'],
      ['PAGA', 'aplicar', 'sistema', {}, 'O cliente não tem compra a pagar neste leilão.'],
      ['PAGA', 'aplicar', 'sistema', { temCompraAPagar: true }, 'APLICADA'],
      ['APLICADA', 'devolver', 'ADM', { motivo: 'x' }, 'A compra em que a caução foi usada continua de pé.'],
      ['APLICADA', 'devolver', 'ADM', { motivo: 'x', aplicacaoDesfeita: true }, 'DEVOLVENDO'],
      ['DEVOLVENDO', 'recusarDevolucao', 'sistema', { motivo: 'Conta encerrada' }, 'DEVOLUCAO_RECUSADA'],
      ['DEVOLUCAO_RECUSADA', 'registrarDevolucao', 'Financeiro', { motivo: 'TED 123' }, 'DEVOLVIDA'],
      ['DEVOLVIDA', 'devolver', 'ADM', { motivo: 'x' }, 'A situação atual não permite esta ação.'],
    ],
  )('%s, %s by %s %j: %s', (de, evento, ator, mudanca, esperado) => {
    const r = states.podeTransitarCaucao({ de, evento, atores: [ator] }, { ...ORDINARIO, ...mudanca })
    expect(r.pode ? r.para : r.motivo).toBe(esperado)
  })

  test.each([
    [0, 0, 'confirmarDevolucao'],
    [5, 0, 'confirmarSobraAplicada'],
    [0, 5, 'confirmarSobraRetida'],
  ] as const)('a refund after %i applied and %i retained ends by %s', (aplicado, retido, fim) => {
    const c = { situacao: 'DEVOLVENDO', recebido: 20, devolver: 10, aplicado, retido } as const
    expect(states.fimDaDevolucao(c, 10)).toBe(fim)
    expect(states.fimDaDevolucao(c, 9)).toBeNull()
  })

  test.each([
    ['PAGA', 20, 'confirmarDevolucao'],
    ['PAGA', 19, null],
    ['APLICADA', 20, 'confirmarDevolucao'],
    ['RETIDA', 5, null],
    ['DEVOLUCAO_RECUSADA', 10, 'confirmarDevolucao'],
  ] as const)('the bank sends back by itself: %s, %i of 20 gone, ends by %s', (situacao, total, fim) => {
    const c = { situacao, recebido: 20, devolver: 10, aplicado: 0, retido: 0 }
    expect(states.fimDaDevolucao(c, total)).toBe(fim)
  })
})

describe('how much', () => {
  test.each<[string, number | null, number | null, number | null, number | null, number | null]>([
    ['a fixed sum', 5_000 * R, null, null, 5_000 * R, null],
    ['a fixed sum ignores a limit', 5_000 * R, null, 90_000 * R, 5_000 * R, null],
    ['a tenth', null, 10, 50_000 * R, 5_000 * R, 50_000 * R],
    ['rounded up', null, 3.33, 1_001, 34, 1_021],
    ['the least sum pays for more', 5_000 * R, 10, 20_000 * R, 5_000 * R, 50_000 * R],
    ['above the least sum', 5_000 * R, 10, 80_000 * R, 8_000 * R, 80_000 * R],
    ['everything', null, 100, 7_00, 7_00, 7_00],
  ])('%s', (_, valor, porcentagem, limite, esperado, liberado) => {
    expect(caucaoPedida({ valor, porcentagem }, limite)).toEqual({
      ok: true,
      valor: esperado,
      limite: liberado,
    })
  })

  test.each([
    [{ valor: null, porcentagem: null }, 100, /ainda não foi definido/],
    [{ valor: null, porcentagem: 10 }, null, /até quanto/],
    [{ valor: null, porcentagem: 10 }, 0, /até quanto/],
    [{ valor: null, porcentagem: 10 }, 0.5, /até quanto/],
    [{ valor: null, porcentagem: 10 }, 100_000_000_000, /pode ser de até/],
  ])('%j with %s is refused', (regra, limite, mensagem) => {
    const r = caucaoPedida(regra, limite)
    expect(r.ok ? '' : r.mensagem).toMatch(mensagem)
  })

  it('never pays for less than was asked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999_999 }),
        fc.integer({ min: 50, max: 10_000 }),
        fc.option(fc.integer({ min: 1, max: 10_000_000 })),
        (limite, centesimos, minimo) => {
          const r = caucaoPedida({ valor: minimo, porcentagem: centesimos / 100 }, limite)
          if (!r.ok) throw new Error(r.mensagem)
          expect(r.limite).toBeGreaterThanOrEqual(limite)
          expect(r.valor).toBeGreaterThanOrEqual((limite * centesimos) / 10_000)
          expect(r.valor).toBeGreaterThanOrEqual(minimo ?? 0)
        },
      ),
    )
  })

  test.each([
    [{ valor: 5_000 * R, porcentagem: null }, 'R$ 5.000,00 por participante'],
    [{ valor: null, porcentagem: 7.5 }, '7,5% do limite de compra escolhido'],
    [{ valor: 1_000 * R, porcentagem: 10 }, '10% do limite de compra escolhido, no mínimo R$ 1.000,00'],
    [{ valor: null, porcentagem: null }, 'Valor a definir'],
  ])('%j in words', (regra, texto) => {
    expect(regraPorExtenso(regra).replaceAll('\u00a0', ' ')).toBe(texto)
  })
})

describe('what a retention keeps', () => {
  const PAGA = { situacao: 'PAGA', valorRecebido: 500_000, valorDevolvido: 0, valorAplicado: 0 } as const
  const APLICADA = {
    situacao: 'APLICADA',
    valorRecebido: 500_000,
    valorDevolvido: 100_000,
    valorAplicado: 400_000,
  } as const
  test.each<[string, SomasDaCaucao, number | undefined, Retencao]>([
    ['all of it', PAGA, undefined, { valorRetido: 500_000, valorAplicado: 0, devolver: null }],
    [
      'a part, the rest goes back',
      PAGA,
      200_000,
      { valorRetido: 200_000, valorAplicado: 0, devolver: 300_000 },
    ],
    [
      'a part of what is left after some went back',
      { ...PAGA, valorDevolvido: 100_000 },
      300_000,
      { valorRetido: 300_000, valorAplicado: 0, devolver: 200_000 },
    ],
    ['what paid a purchase', APLICADA, undefined, { valorRetido: 400_000, valorAplicado: 0, devolver: null }],
    [
      'a part of what paid a purchase',
      APLICADA,
      150_000,
      { valorRetido: 150_000, valorAplicado: 250_000, devolver: null },
    ],
  ])('%s', (_, c, valor, r) => expect(retencao(c, valor)).toEqual(r))

  test.each([-1, 500_001])('never %i of what is there', (valor) =>
    expect(() => retencao(PAGA, valor)).toThrow(RangeError),
  )
})

describe('what becomes of it', () => {
  const venda = (
    situacao: FatosDoDestino['vendas'][number]['situacao'],
    restante = 0,
    pixEmAberto = false,
    id = 1,
  ) => ({
    id,
    situacao,
    restante,
    pixEmAberto,
  })
  const NADA: FatosDoDestino = { leilaoEncerrado: true, lotesEmAberto: 0, vendas: [] }
  test.each<[string, Partial<FatosDoDestino>, string]>([
    ['the auction runs', { leilaoEncerrado: false }, 'esperar'],
    ['won nothing', {}, 'devolver'],
    ['leads a lot that is not settled', { lotesEmAberto: 1 }, 'esperar'],
    ['a conditional sale', { vendas: [venda('Condicional')] }, 'esperar'],
    ['proofs being validated', { vendas: [venda('Aguardando Validação')] }, 'esperar'],
    ['paid', { vendas: [venda('Fechada')] }, 'devolver'],
    ['cancelled by the house', { vendas: [venda('Cancelada', 900)] }, 'devolver'],
    ['gave up', { vendas: [venda('Cliente Desistiu', 900)] }, 'decidir'],
    [
      'gave one up, owes another',
      { vendas: [venda('Cliente Desistiu'), venda('Aguardando Pagamento', 5)] },
      'decidir',
    ],
    ['owes', { vendas: [venda('Aguardando Pagamento', 900)] }, 'aplicar'],
    ['owes, and pays this minute', { vendas: [venda('Aguardando Pagamento', 900, true)] }, 'esperar'],
    ['nothing left to pay, not closed yet', { vendas: [venda('Aguardando Pagamento', 0)] }, 'esperar'],
  ])('%s', (_, mudanca, esperado) => {
    expect(destinoDaCaucao(500, { ...NADA, ...mudanca }).tipo).toBe(esperado)
  })

  test.each([
    ['less than is owed', 500, [900], [[1, 500]], 0],
    ['more than is owed', 500, [300], [[1, 300]], 200],
    [
      'two sales',
      500,
      [300, 900],
      [
        [1, 300],
        [2, 200],
      ],
      0,
    ],
    ['the first takes it all', 300, [300, 900], [[1, 300]], 0],
  ])('applied: %s', (_, valor, restantes, partes, sobra) => {
    const vendas = restantes.map((r, i) => venda('Aguardando Pagamento', r, false, i + 1))
    expect(destinoDaCaucao(valor, { ...NADA, vendas: vendas.toReversed() })).toEqual({
      tipo: 'aplicar',
      partes: partes.map(([vndId, v]) => ({ vndId, valor: v })),
      sobra,
    })
  })
})

test.each([
  ['asked, with a size', true, 1000, null, null],
  ['asked, with a share', true, null, 10, null],
  ['asked, of no size', true, null, null, 'caucaoValor'],
  ['not asked, of no size', false, null, null, null],
  ['a size that no one is asked for', false, 1000, null, 'tipoHabilitacao'],
  ['a share that no one is asked for', false, null, 10, 'tipoHabilitacao'],
])('%s', (_, exige, valor, porcentagem, campo) => {
  expect(erroDaRegra(exige, { valor, porcentagem })?.campo ?? null).toBe(campo)
})
