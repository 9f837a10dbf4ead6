import { describe, expect, test } from 'vitest'
import { palavras } from '../hotsites/palavras.ts'
import { type FatosDaNegociacao, type LanceDoFio, negociacao, type PropostaDoFio } from './negociacao.ts'

const P = palavras('leilao')
const AGORA = 1_000_000
const NADA: FatosDaNegociacao = {
  agora: AGORA,
  situacaoLote: 'AO_VIVO',
  estado: 'nao-esta-participando',
  lances: [],
  teto: null,
  propostas: [],
  acordo: null,
}
const lance = (em: number, valor: number, mais: Partial<LanceDoFio> = {}): LanceDoFio => ({
  tipo: 'Manual',
  situacao: 'superado',
  motivo: 'pedido',
  por: null,
  valor,
  em,
  ...mais,
})
const proposta = (em: number, mais: Partial<PropostaDoFio> = {}): PropostaDoFio => ({
  uid: `p${em}`,
  valor: 100,
  situacao: 'ENVIADA',
  contraproposta: null,
  motivo: null,
  por: null,
  respondidaEm: null,
  desistidaEm: null,
  em,
  ...mais,
})
const contra = (em: number) =>
  proposta(em, { situacao: 'CONTRAPROPOSTA', contraproposta: 150, respondidaEm: em + 1, motivo: 'Revisado' })
const acordo = (mais: Partial<NonNullable<FatosDaNegociacao['acordo']>> = {}) => ({
  situacao: 'AGUARDANDO_COMITENTE' as const,
  desde: 5,
  prazo: AGORA + 1,
  lance: 100,
  novoValor: null,
  prorrogacoes: 0,
  passos: [],
  ...mais,
})
const pede = acordo({ situacao: 'AGUARDANDO_CLIENTE', novoValor: 130 })

test.each([
  ['taken back', proposta(1, { situacao: 'CANCELADA', desistidaEm: 4 }), 'Proposta retirada'],
  ['refused', proposta(1, { situacao: 'RECUSADA' }), 'Proposta recusada'],
  ['never answered', proposta(1, { situacao: 'EXPIRADA' }), 'Proposta encerrada'],
  ['its counter-offer declined', { ...contra(1), situacao: 'CANCELADA' as const }, 'Contraproposta recusada'],
])('a proposal that ended says how, and that another may come: %s', (_, p, titulo) => {
  const n = negociacao({ ...NADA, situacaoLote: 'LIBERADO_LEILAO', propostas: [p] }, P)
  expect(n).toMatchObject({ titulo, texto: 'Nada é devido. Você pode fazer outra proposta.', atos: [] })
  expect(negociacao({ ...NADA, propostas: [p] }, P).texto).toBe('Nada é devido.')
})

describe('where it stands, and what he may do', () => {
  test.each<[string, Partial<FatosDaNegociacao>, string, string[], boolean]>([
    ['nothing was said', {}, 'nenhuma', [], false],
    ['he leads', { estado: 'ganhando', lances: [lance(1, 100)] }, 'ganhando', [], false],
    ['he leads by a ceiling', { estado: 'ganhando', teto: 500 }, 'ganhando', ['cancelar-automatico'], false],
    ['he was outbid', { estado: 'superado', lances: [lance(1, 100)] }, 'superado', [], false],
    ['a proposal waits', { propostas: [proposta(1)] }, 'espera-a-casa', ['retirar-proposta'], false],
    [
      'the house counters',
      { propostas: [contra(1)] },
      'espera-voce',
      ['aceitar-contraproposta', 'propor-outro-valor', 'recusar-contraproposta'],
      false,
    ],
    [
      'he answered a counter-offer with another value',
      { propostas: [contra(1), proposta(3)] },
      'espera-a-casa',
      ['aceitar-contraproposta', 'recusar-contraproposta', 'retirar-proposta'],
      false,
    ],
    [
      'the lot was closed under the counter-offer',
      { situacaoLote: 'NAO_ARREMATADO', propostas: [contra(1)] },
      'encerrada',
      [],
      false,
    ],
    [
      'a proposal was refused',
      { propostas: [proposta(1, { situacao: 'RECUSADA' })] },
      'encerrada',
      [],
      false,
    ],
    [
      'conditional: the consignor has the word',
      { situacaoLote: 'CONDICIONAL', estado: 'condicional', acordo: acordo() },
      'espera-quem-vende',
      [],
      true,
    ],
    [
      'conditional: he has the word',
      { situacaoLote: 'CONDICIONAL', estado: 'condicional', acordo: pede },
      'espera-voce',
      ['aceitar-novo-valor', 'contrapropor', 'recusar-novo-valor'],
      true,
    ],
    [
      'conditional: too late',
      { situacaoLote: 'CONDICIONAL', estado: 'condicional', acordo: { ...pede, prazo: AGORA } },
      'espera-voce',
      [],
      true,
    ],
    [
      'conditional: one centavo leaves no room for a counter-offer',
      { situacaoLote: 'CONDICIONAL', estado: 'condicional', acordo: { ...pede, novoValor: 101 } },
      'espera-voce',
      ['aceitar-novo-valor', 'recusar-novo-valor'],
      true,
    ],
    [
      'conditional: kept beyond its deadline, he may leave',
      { situacaoLote: 'CONDICIONAL', estado: 'condicional', acordo: acordo({ prorrogacoes: 1 }) },
      'espera-quem-vende',
      ['retirar-lance'],
      true,
    ],
    [
      'conditional: freed',
      { situacaoLote: 'AG_PAGAMENTO', estado: 'vencedor', acordo: acordo({ situacao: 'LIBERADA' }) },
      'comprado',
      [],
      false,
    ],
    [
      'conditional: denied',
      {
        situacaoLote: 'CONDICIONAL_NEGADA',
        estado: 'condicional-negada',
        acordo: acordo({ situacao: 'NEGADA' }),
      },
      'sem-acordo',
      [],
      false,
    ],
    [
      'bought at once',
      { situacaoLote: 'BUY_NOW', estado: 'vencedor', lances: [lance(1, 900, { tipo: 'Compre Já' })] },
      'comprado',
      [],
      false,
    ],
    [
      'lost',
      { situacaoLote: 'AG_PAGAMENTO', estado: 'finalizado', lances: [lance(1, 100)] },
      'encerrada',
      [],
      false,
    ],
  ])('%s', (_, fatos, situacao, atos, comPrazo) => {
    const n = negociacao({ ...NADA, ...fatos }, P)
    expect(n.situacao).toBe(situacao)
    expect(n.atos.map((a) => a.ato)).toEqual(atos)
    expect(n.ate !== null).toBe(comPrazo)
    expect(n.titulo).not.toBe('')
  })
})

test('an act carries the value that is shown with it', () => {
  expect(negociacao({ ...NADA, propostas: [contra(1)] }, P).atos[0]).toEqual({
    ato: 'aceitar-contraproposta',
    uid: 'p1',
    valor: 150,
  })
  const c = { ...NADA, situacaoLote: 'CONDICIONAL', estado: 'condicional', acordo: pede } as const
  expect(negociacao(c, P).atos[0]).toEqual({ ato: 'aceitar-novo-valor', uid: null, valor: 130 })
})

test('the thread is in the order of time, and both sides speak in it', () => {
  const n = negociacao(
    {
      ...NADA,
      situacaoLote: 'AG_PAGAMENTO',
      estado: 'vencedor',
      lances: [
        lance(2, 300, { tipo: 'Configuração Automática', motivo: 'teto-novo' }),
        lance(3, 100, { tipo: 'Automático', motivo: 'automatico-assume' }),
        lance(4, 110, { tipo: 'Automático', motivo: 'automatico-cobre' }),
      ],
      propostas: [{ ...contra(0), situacao: 'CANCELADA' }],
      acordo: acordo({
        situacao: 'LIBERADA',
        lance: 110,
        passos: [
          { evento: 'novoValor', valor: 130, em: 6 },
          { evento: 'clienteReplica', valor: 120, em: 7 },
          { evento: 'liberarCondicional', valor: null, em: 8 },
          { evento: 'fotografado', valor: null, em: 9 },
        ],
      }),
    },
    P,
  )
  expect(n.falas.map((x) => [x.quem, x.texto, x.valor, x.detalhe])).toEqual([
    ['voce', 'Proposta', 100, null],
    ['casa', 'Contraproposta', 150, 'Revisado'],
    ['voce', 'Contraproposta recusada', null, null],
    ['voce', 'Automático até', 300, null],
    ['voce', 'Lance automático', 110, '2 lances seguidos'],
    ['casa', 'Em condicional: depende do comitente', 110, null],
    ['vendedor', 'Pede novo valor', 130, null],
    ['voce', 'Contraproposta', 120, null],
    ['vendedor', 'Venda liberada', null, null],
  ])
})

test('taking a counter-offer is said once, though it is logged as a proposal of that value', () => {
  const aceita = { ...contra(1), situacao: 'ACEITA' as const, respondidaEm: 9 }
  const doAceite = proposta(8, { valor: 150, situacao: 'ACEITA', respondidaEm: 9, motivo: 'Revisado' })
  const n = negociacao({ ...NADA, estado: 'vencedor', propostas: [aceita, doAceite] }, P)
  expect(n.falas.map((x) => [x.quem, x.texto, x.valor])).toEqual([
    ['voce', 'Proposta', 100],
    ['casa', 'Contraproposta', 150],
    ['voce', 'Contraproposta aceita', null],
  ])
  // One that the house itself accepted is his own word.
  const dele = negociacao({ ...NADA, propostas: [proposta(8, { valor: 150, situacao: 'ACEITA' })] }, P)
  expect(dele.falas.map((x) => x.texto)).toEqual(['Proposta', 'Proposta aceita'])
})

test('a shop says no word of auction', () => {
  const loja = palavras('loja')
  const textos = (f: Partial<FatosDaNegociacao>) => {
    const n = negociacao({ ...NADA, ...f }, loja)
    return [n.titulo, n.texto, ...n.falas.map((x) => x.texto)].join(' ')
  }
  for (const f of [
    { estado: 'ganhando', lances: [lance(1, 100)] },
    { estado: 'superado', lances: [lance(1, 100, { tipo: 'Automático' })] },
    { situacaoLote: 'CONDICIONAL', estado: 'condicional', acordo: pede },
    { situacaoLote: 'CONDICIONAL', estado: 'condicional', acordo: acordo() },
  ] as Partial<FatosDaNegociacao>[])
    expect(textos(f)).not.toMatch(/lance|leil|comitente|arremat/i)
})
