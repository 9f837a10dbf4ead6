import { describe, expect, test } from 'vitest'
import {
  devolucoesDaAnulacao,
  entrouDinheiro,
  errosDaAnulacao,
  type FatosDaAnulacao,
  impedimentoDaAnulacao,
  type PedidoDeAnulacao,
  podeTransitarAnulacao,
} from './anulacao.ts'

test.each<[string, Partial<PedidoDeAnulacao>, string[]]>([
  ['a court with its number', { fundamento: 'JUIZO', ato: '0001234-55.2026.8.26.0100' }, []],
  ['a court without it', { fundamento: 'JUIZO' }, ['ato']],
  ['a court with blanks', { fundamento: 'JUIZO', ato: '  ' }, ['ato']],
  ['the consignor needs none', {}, []],
  ['a reason that says nothing', { motivo: 'Erro' }, ['motivo']],
])('asked for: %s', (_, mudar, campos) => {
  const p = { fundamento: 'COMITENTE', ato: null, motivo: 'O bem era de terceiro', ...mudar } as const
  expect(Object.keys(errosDaAnulacao(p))).toEqual(campos)
})

test.each<[string, Partial<FatosDaAnulacao>, RegExp | null]>([
  ['paid and closed', {}, null],
  ['waits for payment', { venda: 'Aguardando Pagamento' }, null],
  ['waits for validation', { venda: 'Aguardando Validação' }, null],
  ['conditional: it is not sold yet', { venda: 'Condicional' }, /já não está vendido/],
  ['cancelled', { venda: 'Cancelada' }, /já não está vendido/],
  ['given up', { venda: 'Cliente Desistiu' }, /já não está vendido/],
  ['taken from the sale', { naVenda: false }, /já não está vendido/],
  ['of a set', { membro: true }, /lote principal/],
  ['delivered', { entregue: true }, /voltar ao pátio/],
  ['accounted for', { naPrestacao: '3/2026' }, /prestação de contas 3\/2026/],
])('annulled: %s', (_, mudar, motivo) => {
  const f = {
    venda: 'Fechada',
    naVenda: true,
    entregue: false,
    naPrestacao: null,
    membro: false,
    ...mudar,
  } as const
  const r = impedimentoDaAnulacao(f)
  if (motivo === null) expect(r).toBeNull()
  else expect(r).toMatch(motivo)
})

describe('two persons', () => {
  const pedir = (evento: 'confirmar' | 'recusar' | 'retirar', ator: string, mudar: object = {}) =>
    podeTransitarAnulacao(
      { de: 'PEDIDA', evento, atores: [ator as 'ADM'] },
      { mesmaPessoa: false, impedimento: null, motivo: null, ...mudar },
    )
  test.each<[string, ReturnType<typeof pedir>, string]>([
    ['another one confirms', pedir('confirmar', 'GerenteAcerto'), 'CONFIRMADA'],
    ['not who asked', pedir('confirmar', 'ADM', { mesmaPessoa: true }), 'guarda'],
    ['not who may not', pedir('confirmar', 'Acerto'), 'ator'],
    ['not what cannot be', pedir('confirmar', 'ADM', { impedimento: 'O bem já foi entregue' }), 'guarda'],
    ['another one refuses and says why', pedir('recusar', 'ADM', { motivo: 'Sem decisão' }), 'RECUSADA'],
    ['not without a word', pedir('recusar', 'ADM'), 'guarda'],
    ['who asked takes it back', pedir('retirar', 'Acerto', { mesmaPessoa: true }), 'RETIRADA'],
    ['no one else does', pedir('retirar', 'ADM'), 'guarda'],
  ])('%s', (_, r, esperado) => expect(r.pode ? r.para : r.causa).toBe(esperado))
  test('once decided it stays', () => {
    const r = podeTransitarAnulacao(
      { de: 'CONFIRMADA', evento: 'recusar', atores: ['ADM'] },
      { mesmaPessoa: false, impedimento: null, motivo: 'Tarde demais' },
    )
    expect(r).toMatchObject({ pode: false, causa: 'estado' })
  })
})

describe('the money', () => {
  test('a promise and a difference brought none', () => {
    const tipos = [
      'DINHEIRO',
      'CHEQUE',
      'DEPOSITO',
      'BOLETO',
      'CARTAO_DE_CREDITO',
      'A_RECEBER',
      'DIFERENCA_XLS',
      'BOLETO_INTERNO',
    ] as const
    expect(tipos.filter(entrouDinheiro)).toEqual(tipos.slice(0, 5))
  })
  const pago = (id: number, valor: number) => ({ id, valor, endToEndId: null })
  const ida = (pagId: number | null, valor: number, situacao = 'a_devolver') => ({ pagId, valor, situacao })
  test.each([
    ['nothing was paid', [], [], []],
    ['each payment as it came', [pago(1, 700), pago(2, 300)], [], [700, 300]],
    ['less what is promised of it', [pago(1, 700)], [ida(1, 200)], [500]],
    ['less what is gone', [pago(1, 700)], [ida(1, 700, 'devolvida')], []],
    ['what was let go is due again', [pago(1, 700)], [ida(1, 200, 'dispensada')], [700]],
    ['a refund without a payment counts', [pago(1, 700), pago(2, 300)], [ida(null, 800)], [200]],
  ])('%s', (_, aprovados, devolucoes, esperado) => {
    expect(devolucoesDaAnulacao(aprovados, devolucoes).map((d) => d.devolver)).toEqual(esperado)
  })
})
