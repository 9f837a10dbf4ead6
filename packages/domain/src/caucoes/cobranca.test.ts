import { describe, expect, test } from 'vitest'
import { cobrancaAberta, cobrancaPedida } from './cobranca.ts'
import { SITUACOES_DE_CAUCAO, type SituacaoDeCaucao } from './states.ts'

const AGORA = 1_000_000
/** At most one of these per client and auction, by an index. */
const VIVAS: readonly SituacaoDeCaucao[] = ['AGUARDANDO_PAGAMENTO', 'EM_CONFERENCIA', 'PAGA']
const atual = { situacao: 'AGUARDANDO_PAGAMENTO', valor: 100, limite: null, expiraEm: AGORA + 1 } as const

describe('asking to pay', () => {
  test.each([
    ['nothing there yet', null, { valor: 100, limite: null }, 'outra'],
    ['the same', atual, { valor: 100, limite: null }, 'a-mesma'],
    [
      'the same, and the bank not asked yet',
      { ...atual, expiraEm: null },
      { valor: 100, limite: null },
      'a-mesma',
    ],
    ['the same, its code ended', { ...atual, expiraEm: AGORA }, { valor: 100, limite: null }, 'outra'],
    ['another sum', atual, { valor: 101, limite: null }, 'outra'],
    ['another limit for the same sum', { ...atual, limite: 5 }, { valor: 100, limite: 6 }, 'outra'],
    ['paid', { ...atual, situacao: 'PAGA' }, { valor: 900, limite: 5 }, 'nenhuma'],
    [
      'paid by no one knows whom',
      { ...atual, situacao: 'EM_CONFERENCIA' },
      { valor: 100, limite: null },
      'nenhuma',
    ],
    ['given back', { ...atual, situacao: 'DEVOLVIDA' }, { valor: 100, limite: null }, 'outra'],
    ['put aside', { ...atual, situacao: 'CANCELADA' }, { valor: 100, limite: null }, 'outra'],
  ] as const)('%s', (_, ja, pedida, certo) => {
    expect(cobrancaPedida(ja, pedida, AGORA)).toBe(certo)
  })

  test('a living one that is not to be paid is there already; no other is', () => {
    for (const situacao of SITUACOES_DE_CAUCAO) {
      const viva = VIVAS.includes(situacao)
      const aPagar = cobrancaAberta({ situacao, expiraEm: null }, AGORA)
      expect(cobrancaPedida({ ...atual, situacao }, { valor: 7, limite: null }, AGORA) === 'nenhuma').toBe(
        viva && !aPagar,
      )
    }
  })
})
