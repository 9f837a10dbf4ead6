import { describe, expect, test } from 'vitest'
import { ATORES, estadosAlcancaveis } from '../comum/transicoes.ts'
import { type Fatos, GUARDAS } from './guardas.ts'
import proposta from './lote-situacao.json' with { type: 'json' }
import {
  abertoNaLista,
  ehSituacaoLote,
  emChamada,
  emPregao,
  rotuloDaSituacao,
  SITUACAO_INICIAL,
  SITUACOES,
  SITUACOES_DE_LOTE,
  type SituacaoLote,
  siglaDaSituacao,
} from './situacoes.ts'
import { recebeLances } from './recebe-lances.ts'
import { type EventoLote, podeTransitar, TRANSICOES_DO_LOTE, TRANSICOES_PROPOSTAS } from './states.ts'

// The table names people by what they are at that moment; the product knows actors.
const ATOR_DA_PROPOSTA: Readonly<Record<string, string>> = {
  robô: 'sistema',
  'Cliente habilitado': 'Cliente',
  'Cliente vencedor': 'Cliente',
  'Comitente (seu)': 'Comitente',
}
const atores = (quem: string): string[] =>
  quem
    .replace(/ \(CNAB\/API\)/, '')
    .split('/')
    .map((nome) => ATOR_DA_PROPOSTA[nome] ?? nome)

describe('the rows are those of lote-situacao.json', () => {
  test('98 rows: from, to, event, who, in order', () => {
    expect(proposta.transicoes).toHaveLength(98)
    expect(TRANSICOES_PROPOSTAS.map(({ de, para, evento, quem }) => ({ de, para, evento, quem }))).toEqual(
      proposta.transicoes.map(({ de, para, evento, quem }) => ({ de, para, evento, quem: atores(quem) })),
    )
  })

  test('the states, their labels and flags', () => {
    expect(Object.keys(proposta.situacoes).sort()).toEqual([...SITUACOES_DE_LOTE].sort())
    for (const [situacao, dados] of Object.entries(proposta.situacoes)) {
      if (!ehSituacaoLote(situacao)) throw new Error(`unknown state ${situacao}`)
      expect(SITUACOES[situacao]).toMatchObject({
        rotulo: { leilao: dados.rotuloLeilao, loja: dados.rotuloLoja },
        aberto: dados.aberto,
        final: dados.final,
      })
      expect(recebeLances(situacao)).toBe(dados.recebeLances !== 'nenhum')
      expect(SITUACOES[situacao].recebe.length > 0).toBe(recebeLances(situacao))
      expect(SITUACOES[situacao].recebe.includes('Leiloeiro')).toBe(dados.recebeLances.includes('leiloeiro'))
      expect(SITUACOES[situacao].recebe.includes('Proposta')).toBe(dados.recebeLances.includes('proposta'))
      expect(SITUACOES[situacao].recebe.includes('Compre Já')).toBe(dados.recebeLances.includes('compre já'))
      expect(SITUACOES[situacao].recebe.includes('Configuração Automática')).toBe(
        dados.recebeLances.includes('automático'),
      )
    }
  })

  test('what the added rows are for: accept a proposal, undo a call or a hammer, take a lot off during a call, suspend the auction, end a repasse with bids, free a bidder', () => {
    const acrescidas = TRANSICOES_DO_LOTE.slice(TRANSICOES_PROPOSTAS.length)
    expect(new Set(acrescidas.map((t) => t.evento))).toEqual(
      new Set([
        'anularArrematacao',
        'anularERetirar',
        'abrirSegundaPraca',
        'aceitarParcelamento',
        'aceitarProposta',
        'exercerPreferencia',
        'venderDireto',
        'clienteRetiraLance',
        'desfazerChamada',
        'desfazerMartelo',
        'encerrarPorTempo',
        'encerrarPorTempoCondicional',
        'porEmPendencia',
        'retirar',
        'suspender',
        'suspenderLeilao',
        'venderAoProximo',
      ]),
    )
  })
})

test('a conditional sale ends by its deadline without an answer, and not before', () => {
  const prazo = { prazo: 10 }
  const recusar = (agora: number) =>
    podeTransitar('CONDICIONAL', 'recusarCondicional', ['sistema'], { ...prazo, agora })
  expect(recusar(10)).toEqual({ pode: true, para: 'CONDICIONAL_NEGADA' })
  expect(recusar(9).pode).toBe(false)
})

describe('the machine as a graph', () => {
  test('one row for each state and event', () => {
    const chaves = TRANSICOES_DO_LOTE.map((t) => `${t.de} ${t.evento}`)
    expect(new Set(chaves).size).toBe(chaves.length)
  })

  test('every state but the legacy one is reached from the first', () => {
    const alcancados = estadosAlcancaveis(TRANSICOES_DO_LOTE, SITUACAO_INICIAL)
    expect(SITUACOES_DE_LOTE.filter((s) => !alcancados.has(s))).toEqual(['NEGADA_CONDICIONAL'])
  })

  test('no dead end but final states, and every state can still end', () => {
    for (const situacao of SITUACOES_DE_LOTE) {
      const saidas = TRANSICOES_DO_LOTE.filter((t) => t.de === situacao && t.para !== situacao)
      if (saidas.length === 0) expect([situacao, SITUACOES[situacao].final]).toEqual([situacao, true])
      const fins = [...estadosAlcancaveis(TRANSICOES_DO_LOTE, situacao)].filter((s) => SITUACOES[s].final)
      expect([situacao, fins.length > 0]).toEqual([situacao, true])
    }
  })

  test('a lot never goes back to the auction from a state where it was sold or withdrawn', () => {
    const vendidos: SituacaoLote[] = ['PAGO', 'BOLETO', 'RECOMPRA', 'RETIRADO', 'LOTE_CANCELADO']
    const voltas = TRANSICOES_DO_LOTE.filter((t) => vendidos.includes(t.de) && recebeLances(t.para))
    expect(voltas).toEqual([])
  })

  test('only known actors, and at least one in every row', () => {
    for (const t of TRANSICOES_DO_LOTE) {
      expect(t.quem.length).toBeGreaterThan(0)
      expect(t.quem.filter((ator) => !ATORES.includes(ator))).toEqual([])
    }
  })
})

describe('guards', () => {
  test('each refuses an empty set of facts, with a sentence', () => {
    for (const [nome, guarda] of Object.entries(GUARDAS)) {
      expect([nome, guarda({})]).toEqual([nome, expect.stringMatching(/^[A-ZÁÉÍÓÚÀ].+\.$/)])
    }
  })

  test('each is used by a row', () => {
    const usadas = new Set(TRANSICOES_DO_LOTE.flatMap((t) => t.guardas))
    expect(Object.keys(GUARDAS).filter((nome) => ![...usadas].some((usada) => usada === nome))).toEqual([])
  })

  const pronto: Fatos = {
    fotos: 3,
    exigeFotosAprovadas: true,
    fotosPorAprovar: 0,
    posicoesSemFoto: [],
    minimo: 100,
    incremento: 10,
    situacaoLeilao: 'CRIADO',
    inibirVenda: false,
  }
  const online: Fatos = {
    agora: 1_000,
    dataFim: 1_000,
    encerraPorTempo: true,
    lance: 500,
    valorComitente: 500,
    condicional: false,
    liderApelido: false,
    validacaoDivergente: false,
    inibirVenda: false,
  }
  const compra: Fatos = { habilitado: true, compreJa: 900, lance: 500 }
  const depois = { agora: 10 * 86_400_000 }
  const desfazer: Fatos = {
    motivo: 'engano',
    situacaoLeilao: 'AO_VIVO',
    marteloDePe: true,
    vendaSemPagamento: true,
  }

  test.each<[SituacaoLote, EventoLote, Fatos, string]>([
    ['CADASTRADO', 'liberar', pronto, 'LIBERADO_LEILAO'],
    ['CADASTRADO', 'liberar', { ...pronto, fotos: 0 }, 'O lote precisa de pelo menos uma foto.'],
    [
      'CADASTRADO',
      'liberar',
      { ...pronto, fotosPorAprovar: 1 },
      'As fotos deste veículo ainda não foram aprovadas.',
    ],
    [
      'CADASTRADO',
      'liberar',
      { ...pronto, posicoesSemFoto: ['Frente', 'Painel'] },
      'Faltam fotos do modelo: Frente, Painel.',
    ],
    ['CADASTRADO', 'liberar', { ...pronto, minimo: 0 }, 'Informe o valor mínimo.'],
    [
      'CADASTRADO',
      'liberar',
      { ...pronto, situacaoLeilao: 'EXECUTADO' },
      'O leilão já foi encerrado ou cancelado.',
    ],
    ['CADASTRADO', 'liberar', { ...pronto, inibirVenda: true }, 'A venda deste veículo está inibida.'],
    ['CADASTRADO', 'cancelar', { motivo: '  ' }, 'Informe o motivo.'],
    ['CADASTRADO', 'cancelar', { motivo: 'duplicado' }, 'LOTE_CANCELADO'],
    ['LIBERADO_LEILAO', 'chamar', { situacaoLeilao: 'PRONTO' }, 'O leilão não está ao vivo.'],
    [
      'LIBERADO_LEILAO',
      'chamar',
      { situacaoLeilao: 'AO_VIVO', outroNoPlacar: true },
      'Já há um lote no placar.',
    ],
    ['LIBERADO_LEILAO', 'chamar', { situacaoLeilao: 'AO_VIVO', outroNoPlacar: false }, 'PLACAR'],
    ['LIBERADO_LEILAO', 'despublicar', { lance: 100 }, 'O lote já tem lance.'],
    ['LIBERADO_LEILAO', 'despublicar', { lance: null }, 'CADASTRADO'],
    [
      'PLACAR',
      'abrirPregao',
      { situacaoLeilao: 'AO_VIVO', sequencial: true, outroAoVivo: true },
      'Já há um lote em pregão nesta sala.',
    ],
    ['PLACAR', 'abrirPregao', { situacaoLeilao: 'AO_VIVO', sequencial: false, outroAoVivo: true }, 'AO_VIVO'],
    ['LIBERADO_LEILAO', 'comprarJa', compra, 'BUY_NOW'],
    ['LIBERADO_LEILAO', 'comprarJa', { ...compra, lance: null }, 'BUY_NOW'],
    [
      'LIBERADO_LEILAO',
      'comprarJa',
      { ...compra, lance: 900 },
      'O lance atual já alcançou o preço Compre Já.',
    ],
    ['LIBERADO_LEILAO', 'comprarJa', { ...compra, compreJa: null }, 'O lote não tem preço Compre Já.'],
    ['LIBERADO_LEILAO', 'encerrarPorTempo', online, 'AG_PAGAMENTO'],
    ['LIBERADO_LEILAO', 'encerrarPorTempo', { ...online, agora: 999 }, 'O tempo do lote ainda não terminou.'],
    ['DOULHE_UMA', 'douLheDuas', { agora: 3_999, chamadaEm: 1_000 }, 'Aguarde 3 segundos entre as chamadas.'],
    ['DOULHE_UMA', 'douLheDuas', { agora: 4_000, chamadaEm: 1_000 }, 'DOULHE_DUAS'],
    ['DOULHE_UMA', 'desfazerChamada', { motivo: 'lance na sala' }, 'AO_VIVO'],
    ['DOULHE_DUAS', 'desfazerChamada', { motivo: 'lance na sala' }, 'DOULHE_UMA'],
    ['AG_PAGAMENTO', 'desfazerMartelo', desfazer, 'PENDENTE'],
    ['CONDICIONAL', 'desfazerMartelo', desfazer, 'PENDENTE'],
    ['RECOMPRA', 'desfazerMartelo', desfazer, 'PENDENTE'],
    ['AG_PAGAMENTO', 'desfazerMartelo', { ...desfazer, motivo: ' ' }, 'Informe o motivo.'],
    [
      'AG_PAGAMENTO',
      'desfazerMartelo',
      { ...desfazer, situacaoLeilao: 'EXECUTADO' },
      'O leilão não está ao vivo.',
    ],
    [
      'CONDICIONAL',
      'desfazerMartelo',
      { ...desfazer, marteloDePe: false },
      'O resultado deste lote não é mais o do martelo: já foi respondido ou mudou depois.',
    ],
    [
      'AG_PAGAMENTO',
      'desfazerMartelo',
      { ...desfazer, vendaSemPagamento: false },
      'A compra deste lote já tem pagamento. Cancele o pagamento antes de desfazer o martelo.',
    ],
    ['PAGO', 'desfazerMartelo', desfazer, 'A situação atual não permite esta ação.'],
    [
      'NAO_ARREMATADO',
      'mandarRepasse',
      {
        situacaoLeilao: 'EXECUTADO',
        leilaoEncerradoEm: 5 * 86_400_000,
        repassePermitido: true,
        inibirVenda: false,
        ...depois,
      },
      'REPASSE',
    ],
    ...(['NAO_ARREMATADO', 'CONDICIONAL_NEGADA', 'CONDICIONAL', 'CLIENTE_DESISTIU'] as const).map(
      (de): [SituacaoLote, EventoLote, Fatos, string] => [
        de,
        'mandarRepasse',
        {
          situacaoLeilao: 'AO_VIVO',
          repassePermitido: false,
          comitenteAceitaRepasse: true,
          vendaDesistida: true,
        },
        'Este leilão não permite repasse.',
      ],
    ),
    [
      'NAO_ARREMATADO',
      'mandarRepasse',
      {
        situacaoLeilao: 'EXECUTADO',
        leilaoEncerradoEm: 5 * 86_400_000 - 1,
        repassePermitido: true,
        ...depois,
      },
      'O repasse é possível até 5 dias após o leilão.',
    ],
    ['CONDICIONAL', 'liberarCondicional', { resposta: 'Liberada', inibirVenda: false }, 'AG_PAGAMENTO'],
    [
      'CONDICIONAL',
      'liberarCondicional',
      { resposta: 'Liberada', inibirVenda: true },
      'A venda deste veículo está inibida.',
    ],
    [
      'CONDICIONAL',
      'clienteAceitaNovoValor',
      { novoValor: 5, inibirVenda: true },
      'A venda deste veículo está inibida.',
    ],
    [
      'SUSPENSO',
      'reativar',
      { causaRemovida: true, situacaoLeilao: 'PRONTO', inibirVenda: true },
      'A venda deste veículo está inibida.',
    ],
    ['DOULHE_DUAS', 'suspender', { motivo: 'A seguradora bloqueou a venda' }, 'SUSPENSO'],
    ['CONDICIONAL', 'recusarCondicional', { resposta: 'Recusada' }, 'CONDICIONAL_NEGADA'],
    ['CONDICIONAL', 'recusarCondicional', { agora: 10, prazo: 10 }, 'CONDICIONAL_NEGADA'],
    [
      'CONDICIONAL',
      'recusarCondicional',
      { agora: 9, prazo: 10 },
      'O comitente não recusou e o prazo não venceu.',
    ],
    ['AG_PAGAMENTO', 'confirmarPagamento', { restante: 1 }, 'Ainda há valor a pagar.'],
    ['AG_PAGAMENTO', 'confirmarPagamento', { restante: 0 }, 'PAGO'],
    ['PAGO', 'reabrirPagamento', { motivo: 'x', estornado: true, entregue: true }, 'O bem já foi entregue.'],
    ['AG_CLIENTE', 'confirmarPagamento', { restante: 0 }, 'A situação atual não permite esta ação.'],
  ])('%s, %s with %j → %s', (de, evento, fatos, esperado) => {
    const resposta = podeTransitar(de, evento, ATORES, fatos)
    expect(resposta.pode ? resposta.para : resposta.motivo).toBe(esperado)
  })

  test('not this actor', () => {
    expect(podeTransitar('AO_VIVO', 'douLheUma', ['SAC'], { lance: 1 })).toMatchObject({ causa: 'ator' })
    expect(podeTransitar('AO_VIVO', 'douLheUma', ['sistema'], { lance: 1 })).toEqual({
      pode: true,
      para: 'DOULHE_UMA',
    })
  })

  test('a lot whose time is over has exactly one way out for the robot, whatever the facts', () => {
    const sins = [true, false]
    const fins: EventoLote[] = ['encerrarPorTempo', 'encerrarPorTempoCondicional', 'encerrarSemLance']
    for (const lance of [null, 1, 499, 500, 501])
      for (const condicional of sins)
        for (const liderApelido of sins)
          for (const validacaoDivergente of sins)
            for (const inibirVenda of sins) {
              const fatos = { ...online, lance, condicional, liderApelido, validacaoDivergente, inibirVenda }
              const podem = fins.filter((e) => podeTransitar('LIBERADO_LEILAO', e, ['sistema'], fatos).pode)
              expect([fatos, podem.length]).toEqual([fatos, 1])
              const aberta = !condicional && !liderApelido && !validacaoDivergente && !inibirVenda
              expect(podem[0] === 'encerrarPorTempo').toBe((lance ?? 0) >= 500 && aberta)
            }
  })

  // Back to a sale that was made already, or from one way of paying it to another.
  const DA_MESMA_VENDA: readonly EventoLote[] = [
    'cancelarBoleto',
    'estornarCartao',
    'reabrirPagamento',
    'reverterDesistencia',
    'exercerPreferencia',
  ]
  test('no way into a sale is open to a vehicle whose sale is held back', () => {
    const vendem = TRANSICOES_DO_LOTE.filter(
      (t) => t.para === 'AG_PAGAMENTO' && !DA_MESMA_VENDA.includes(t.evento),
    )
    expect(vendem.length).toBeGreaterThan(10)
    expect(vendem.filter((t) => !t.guardas.includes('vendaLiberada'))).toEqual([])
  })
  test.each<[SituacaoLote, EventoLote, SituacaoLote]>([
    ['DOULHE_DUAS', 'vender', 'AG_PAGAMENTO'],
    ['LIBERADO_LEILAO', 'encerrarPorTempo', 'AG_PAGAMENTO'],
    ['BUY_NOW', 'gerarVenda', 'AG_PAGAMENTO'],
  ])('%s, %s: sold when the sale is free, refused with its reason when not', (de, evento, para) => {
    expect(podeTransitar(de, evento, ATORES, online)).toEqual({ pode: true, para })
    const inibida = podeTransitar(de, evento, ATORES, { ...online, inibirVenda: true })
    expect(inibida.pode).toBe(false)
  })
  test('the hammer on such a lot leaves it to a decision', () => {
    const inibida: Fatos = { ...online, inibirVenda: true }
    expect(podeTransitar('DOULHE_DUAS', 'baterCondicional', ['sistema'], inibida)).toEqual({
      pode: true,
      para: 'CONDICIONAL',
    })
  })
})

describe('labels and lists', () => {
  test.each([
    ['AO_VIVO', 'leilao', 'Ao vivo'],
    ['RETIRADO', 'loja', 'Anúncio removido'],
    ['DOULHE_UMA', 'loja', 'Última chance'],
    ['toString', 'leilao', 'Não informado'],
    ['XYZ', 'loja', 'Não informado'],
  ] as const)('%s on %s: %s', (situacao, tipo, rotulo) => {
    expect(rotuloDaSituacao(situacao, tipo)).toBe(rotulo)
  })

  test('abbreviations of the specification', () => {
    const siglas = Object.fromEntries(SITUACOES_DE_LOTE.map((s) => [s, siglaDaSituacao(s)]))
    expect(siglas).toMatchObject({
      AG_PAGAMENTO: 'AG',
      CLIENTE_DESISTIU: 'CD',
      CONDICIONAL: 'CO',
      CONDICIONAL_NEGADA: 'CN',
      REPASSE: 'RE',
      RETIRADO: 'RT',
      AO_VIVO: 'AV',
      NAO_ARREMATADO: 'NA',
      LIBERADO_LEILAO: 'LL',
    })
    // Only the legacy synonym shares its letters.
    expect(new Set(Object.values(siglas)).size).toBe(SITUACOES_DE_LOTE.length - 1)
    expect(siglaDaSituacao('XYZ')).toBe('--')
  })

  test('open in a list, on the block, in a call', () => {
    expect(SITUACOES_DE_LOTE.filter(abertoNaLista).sort()).toEqual([
      'AO_VIVO',
      'LIBERADO_LEILAO',
      'PENDENTE',
      'REPASSE',
    ])
    expect(SITUACOES_DE_LOTE.filter(emPregao)).toEqual(['AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS'])
    expect(SITUACOES_DE_LOTE.filter((s) => SITUACOES[s].recebe.includes('Leiloeiro'))).toEqual(
      SITUACOES_DE_LOTE.filter(emPregao),
    )
    expect(SITUACOES_DE_LOTE.filter(emChamada)).toEqual(['DOULHE_UMA', 'DOULHE_DUAS'])
  })
})
