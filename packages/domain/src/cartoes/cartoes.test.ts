import { describe, expect, test } from 'vitest'
import { PARCELAMENTO_PADRAO } from '../pagamentos/parcelas-do-cartao.ts'
import { conferirAutorizacao, conferirCaptura, motivoDaRecusa } from './conferir-cartao.ts'
import { impedimentoDoPedido } from './pedidos-ao-adquirente.ts'
import { escolherParcelas, linhasOferecidas, REGRA_PADRAO } from './regra-do-cartao.ts'
import {
  eventosAte,
  podeTransitarCartao,
  SITUACOES_DE_CARTAO,
  SITUACOES_NO_ADQUIRENTE,
  TRANSICOES_DE_CARTAO,
} from './states.ts'

describe('states', () => {
  test('each is reached, and each move is the system’s alone', () => {
    const alcancadas = new Set(['aguardando', ...TRANSICOES_DE_CARTAO.map((t) => t.para)])
    expect([...SITUACOES_DE_CARTAO].filter((s) => !alcancadas.has(s))).toEqual([])
    for (const t of TRANSICOES_DE_CARTAO)
      expect(podeTransitarCartao({ de: t.de, evento: t.evento, atores: ['ADM'] }).pode).toBe(false)
  })

  test.each([
    ['aguardando', 'CRIADA', []],
    ['aguardando', 'AUTENTICANDO', ['autenticar']],
    ['autenticando', 'AUTORIZADA', ['autorizar']],
    ['aguardando', 'CAPTURADA', ['capturar']],
    ['autorizada', 'AUTENTICANDO', []],
    ['capturada', 'AUTORIZADA', []],
    ['capturada', 'CAPTURADA', []],
    ['autorizada', 'LIQUIDADA', ['capturar', 'liquidar']],
    ['aguardando', 'CONTESTADA', ['capturar', 'contestar']],
    ['capturada', 'CONTESTADA', ['contestar']],
    ['liquidada', 'CONTESTADA', ['contestar']],
    ['contestada', 'CAPTURADA', ['ganharContestacao']],
    ['contestada', 'LIQUIDADA', ['ganharContestacao', 'liquidar']],
    ['contestada', 'PERDIDA', ['perderContestacao']],
    ['capturada', 'PERDIDA', ['contestar', 'perderContestacao']],
    ['autorizada', 'ESTORNADA', ['capturar', 'estornar']],
    ['liquidada', 'ESTORNADA', ['estornar']],
    ['cancelada', 'AUTORIZADA', ['autorizar']],
    ['recusada', 'AUTORIZADA', []],
    ['estornada', 'CAPTURADA', []],
    ['perdida', 'CONTESTADA', []],
  ] as const)('%s, told %s: %j', (de, dito, eventos) => {
    expect(eventosAte(de, dito)).toEqual(eventos)
  })

  test('told the same again there is nothing to do, from wherever it came', () => {
    for (const de of SITUACOES_DE_CARTAO)
      for (const dito of SITUACOES_NO_ADQUIRENTE) {
        let atual: (typeof SITUACOES_DE_CARTAO)[number] = de
        for (const evento of eventosAte(de, dito)) {
          const r = podeTransitarCartao({ de: atual, evento, atores: ['sistema'] })
          expect(r.pode, `${de} ${dito} ${evento}`).toBe(true)
          if (r.pode) atual = r.para
        }
        expect(eventosAte(atual, dito), `${de} told ${dito} twice`).toEqual([])
      }
  })
})

describe('instalments', () => {
  test('the house’s interest costs the buyer nothing', () => {
    const r = { ...REGRA_PADRAO, jurosPor: 'casa' as const, maximoDeParcelas: 6 }
    const linhas = linhasOferecidas(PARCELAMENTO_PADRAO, r)
    expect(linhas).toHaveLength(6)
    const seis = escolherParcelas(1_000_00, 6, linhas, r)
    expect(seis).toMatchObject({ ok: true, opcao: { total: 1_000_00, parcela: 166_66, primeira: 166_70 } })
  })

  test('the buyer’s interest is the table’s', () => {
    const linhas = linhasOferecidas(PARCELAMENTO_PADRAO, REGRA_PADRAO)
    const seis = escolherParcelas(1_000_00, 6, linhas, REGRA_PADRAO)
    expect(seis).toMatchObject({ ok: true, opcao: { jurosAoMes: 1.99, parcela: 178_47, total: 1_070_82 } })
  })

  test.each([
    [{ ativo: false }, 1_000_00, 1, 'Este site não recebe cartão pela internet.'],
    [{}, 5_00, 1, 'O valor é menor que o mínimo para o cartão.'],
    [{}, 80_00, 3, 'Este valor não pode ser pago em 3 parcelas.'],
    [{ maximoDeParcelas: 4 }, 9_000_00, 6, 'Este valor não pode ser pago em 6 parcelas.'],
  ])('refused: %j of %i in %i', (mudar, valor, parcelas, motivo) => {
    const r = { ...REGRA_PADRAO, ...mudar }
    const linhas = linhasOferecidas(PARCELAMENTO_PADRAO, r)
    expect(escolherParcelas(valor, parcelas, linhas, r)).toEqual({ ok: false, motivo })
  })
})

describe('money', () => {
  const aberta = { aberta: true, situacao: 'Aguardando Pagamento', falta: 1_000, substituido: false }
  test.each([
    [aberta, null],
    [{ ...aberta, falta: 999 }, 'A compra já foi paga por outra forma.'],
    [{ ...aberta, substituido: true }, 'Outra forma de pagamento foi escolhida.'],
    [{ ...aberta, aberta: false, situacao: 'Fechada' }, 'A compra já estava paga.'],
    [{ ...aberta, aberta: false, situacao: 'Cancelada' }, 'A compra está como Cancelada.'],
  ])('authorised: %j', (v, motivo) => {
    expect(conferirAutorizacao(1_000, v)).toEqual(
      motivo === null ? { aceita: true } : { aceita: false, motivo },
    )
  })

  test('captured money counts while a centavo is missing', () => {
    expect(conferirCaptura({ ...aberta, falta: 1 })).toEqual({ conta: true })
    expect(conferirCaptura({ ...aberta, falta: 0 })).toMatchObject({ conta: false })
    expect(conferirCaptura({ ...aberta, aberta: false, situacao: 'Cliente Desistiu' })).toMatchObject({
      conta: false,
    })
  })

  test('an unknown reason still says what to do', () => {
    expect(motivoDaRecusa('SALDO')).toContain('limite')
    expect(motivoDaRecusa('X9')).toContain('outro cartão')
    expect(motivoDaRecusa(null)).toBe(motivoDaRecusa('X9'))
  })
})

describe('what the house asks of the acquirer', () => {
  test.each([
    ['captura', 'autorizada', null, 'Acerto', null, null],
    ['captura', 'capturada', null, 'Acerto', null, 'estado'],
    ['cancelamento', 'autorizada', null, 'Acerto', null, 'motivo'],
    ['cancelamento', 'autorizada', null, 'Acerto', 'desistiu', null],
    ['cancelamento', 'capturada', null, 'ADM', 'desistiu', 'estado'],
    ['estorno', 'capturada', null, 'Acerto', 'desistiu', 'ator'],
    ['estorno', 'liquidada', null, 'Financeiro', 'desistiu', null],
    ['estorno', 'capturada', 'estorno', 'Financeiro', 'desistiu', 'espera'],
    ['estorno', 'contestada', null, 'Financeiro', 'desistiu', 'estado'],
    ['devolucao', 'capturada', null, 'Acerto', null, null],
    ['devolucao', 'estornada', null, 'Acerto', null, 'estado'],
  ] as const)('%s of %s (%s asked) by %s: %s → %s', (pedido, situacao, pedida, quem, motivo, causa) => {
    const r = impedimentoDoPedido(pedido, { situacao, pedido: pedida }, [quem], motivo)
    expect(r?.causa ?? null).toBe(causa)
  })
})
