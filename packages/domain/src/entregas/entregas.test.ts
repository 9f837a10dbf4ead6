import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { montarCalendario } from '../calendario/dias-uteis.ts'
import { feriadosDosAnos } from '../calendario/feriados.ts'
import { instanteEmBrasilia, somarDias } from '../calendario/tempo-brasilia.ts'
import { estadosAlcancaveis } from '../comum/transicoes.ts'
import { type AgendaDoPatio, conferirHorario, horariosDoDia } from './agenda-do-patio.ts'
import { custoDaEstadia, dataFimEstadia } from './estadia-da-compra.ts'
import { FRETE_DAS_CAPITAIS } from './frete-capitais.ts'
import { capitalDoEstado, simularFrete } from './frete.ts'
import {
  conferirValorDaEntrega,
  precoDaEntrega,
  precosVigentes,
  validarEscolhaDeEntrega,
} from './metodos-de-entrega.ts'
import { prazoDaDocumentacao, textoDoPrazo } from './prazo-da-documentacao.ts'
import { errosDoTerceiro } from './retirada-por-terceiros.ts'
import * as states from './states.ts'

const AGORA = instanteEmBrasilia('2026-11-19', '09:10')
const H = 3_600_000

describe('states', () => {
  const semNada = { agora: AGORA, agendado: null, impedimentoDoHorario: null, erroDoTerceiro: null }
  const agendado = (emHoras: number) => ({
    ...semNada,
    agendado: { inicio: AGORA + emHoras * H, fim: AGORA + emHoras * H + H / 2 },
  })

  it('reaches every state, and each event of a state leads one way', () => {
    const inicio = 'aguardando_pagamento'
    expect(estadosAlcancaveis(states.TRANSICOES_DE_RETIRADA, inicio)).toEqual(
      new Set(states.SITUACOES_DE_RETIRADA),
    )
    expect(estadosAlcancaveis(states.TRANSICOES_DE_DOCUMENTACAO, 'aguardando_retirada')).toEqual(
      new Set(states.SITUACOES_DE_DOCUMENTACAO),
    )
    for (const tabela of [states.TRANSICOES_DE_RETIRADA, states.TRANSICOES_DE_DOCUMENTACAO]) {
      const chaves = tabela.map((t) => `${t.de} ${t.evento}`)
      expect(new Set(chaves).size).toBe(chaves.length)
    }
  })

  it('never leaves what is delivered, and delivers only what was booked', () => {
    expect(states.TRANSICOES_DE_RETIRADA.filter((t) => t.de === 'entregue')).toEqual([])
    expect(states.TRANSICOES_DE_RETIRADA.filter((t) => t.para === 'entregue').map((t) => t.de)).toEqual([
      'aguardando_retirada',
    ])
    const documentosFinais = states.SITUACOES_DE_DOCUMENTACAO.filter(states.documentacaoFinal)
    expect(states.TRANSICOES_DE_DOCUMENTACAO.filter((t) => documentosFinais.includes(t.de))).toEqual([])
  })

  test.each([
    ['aguardando_agendamento', 'agendar', 'Cliente', semNada, 'aguardando_retirada'],
    [
      'aguardando_agendamento',
      'agendar',
      'Cliente',
      { ...semNada, impedimentoDoHorario: 'Cheio.' },
      'Cheio.',
    ],
    [
      'aguardando_agendamento',
      'agendar',
      'Cliente',
      { ...semNada, erroDoTerceiro: 'Sem nome.' },
      'Sem nome.',
    ],
    ['aguardando_pagamento', 'agendar', 'Cliente', semNada, 'A situação atual não permite esta ação.'],
    ['aguardando_retirada', 'entregar', 'Cliente', agendado(1), 'Você não tem permissão para esta ação.'],
    ['aguardando_retirada', 'entregar', 'Pátio', agendado(1), 'entregue'],
    ['aguardando_retirada', 'entregar', 'Pátio', agendado(-48), 'entregue'],
    [
      'aguardando_retirada',
      'entregar',
      'Pátio',
      agendado(24),
      'A retirada está agendada para 20/11/2026. Antecipe para hoje quem já está no pátio.',
    ],
    ['aguardando_retirada', 'antecipar', 'Pátio', agendado(24), 'aguardando_retirada'],
    ['aguardando_retirada', 'antecipar', 'Cliente', agendado(24), 'Você não tem permissão para esta ação.'],
    ['aguardando_retirada', 'cancelarAgendamento', 'Cliente', agendado(3), 'agendamento_cancelado'],
    [
      'aguardando_retirada',
      'cancelarAgendamento',
      'Cliente',
      agendado(2),
      'O agendamento só pode ser cancelado com mais de 2 horas de antecedência.',
    ],
    [
      'aguardando_retirada',
      'cancelarAgendamento',
      'Cliente',
      semNada,
      'O agendamento só pode ser cancelado com mais de 2 horas de antecedência.',
    ],
    [
      'aguardando_retirada',
      'registrarAusencia',
      'Pátio',
      agendado(-0.4),
      'O horário agendado ainda não terminou.',
    ],
    ['aguardando_retirada', 'registrarAusencia', 'Pátio', agendado(-0.5), 'nao_compareceu'],
    ['nao_compareceu', 'agendar', 'Cliente', semNada, 'aguardando_retirada'],
    ['agendamento_cancelado', 'liberarAgendamento', 'sistema', semNada, 'aguardando_agendamento'],
    ['aguardando_retirada', 'pagamentoReaberto', 'sistema', agendado(5), 'aguardando_validacao'],
    ['entregue', 'pagamentoReaberto', 'sistema', semNada, 'A situação atual não permite esta ação.'],
  ] as const)('pickup %s, %s by %s', (de, evento, ator, contexto, esperado) => {
    const r = states.podeTransitarRetirada({ de, evento, atores: [ator] }, contexto)
    expect(r.pode ? r.para : r.motivo).toBe(esperado)
  })

  test.each([
    ['com_despachante', 'enviar', { metodoEnvio: 'Sedex', codigoEnvio: 'AA123456785BR' }, 'enviado'],
    [
      'com_despachante',
      'enviar',
      { metodoEnvio: 'Sedex', codigoEnvio: ' ' },
      'Informe o código de envio (rastreamento).',
    ],
    ['com_despachante', 'enviar', { metodoEnvio: 'Retirada', codigoEnvio: null }, 'enviado'],
    [
      'em_analise',
      'enviar',
      { metodoEnvio: 'Sedex', codigoEnvio: 'X' },
      'A situação atual não permite esta ação.',
    ],
    ['enviado', 'confirmarEntrega', { metodoEnvio: 'Sedex', codigoEnvio: 'X' }, 'entregue'],
  ] as const)('documents %s, %s', (de, evento, contexto, esperado) => {
    const r = states.podeTransitarDocumentacao({ de, evento, atores: ['Despachante'] }, contexto)
    expect(r.pode ? r.para : r.motivo).toBe(esperado)
  })

  it('says each state of the documents in a sentence and as a number, and where they wait at the yard', () => {
    expect(states.SITUACOES_DE_DOCUMENTACAO.map(states.passoDaDocumentacao)).toEqual([1, 2, 3, 4, 5, 6])
    const frases = states.SITUACOES_DE_DOCUMENTACAO.map((s) => states.andamentoDaDocumentacao(s, 'Sedex'))
    expect(new Set(frases).size).toBe(frases.length)
    expect(states.andamentoDaDocumentacao('enviado', 'Sedex')).toBe('Os documentos estão a caminho.')
    expect(states.andamentoDaDocumentacao('enviado', 'Retirada')).toMatch(/esperam por você no pátio/)
  })

  it('knows when the buyer has to choose a date', () => {
    expect(states.SITUACOES_DE_RETIRADA.filter(states.esperaAgendamento)).toEqual([
      'aguardando_agendamento',
      'agendamento_cancelado',
      'nao_compareceu',
    ])
  })
})

describe('métodos de entrega', () => {
  const uid = '7d9f0335-8dcc-4054-9bf9-0dbd61d36906'
  test.each([
    [
      { uid, metodo: 'Sedex', valor: 6000 },
      { uid, metodo: 'Sedex', valor: 6000, patUid: null },
    ],
    [
      { uid, metodo: 'Sedex', valor: 6000, patUid: uid },
      { uid, metodo: 'Sedex', valor: 6000, patUid: null },
    ],
    [
      { uid, metodo: 'Retirada', valor: 0, patUid: uid },
      { uid, metodo: 'Retirada', valor: 0, patUid: uid },
    ],
    [{ uid, metodo: 'Retirada', valor: 0 }, { patUid: 'Escolha o pátio da retirada.' }],
    [{ uid, metodo: 'Retirada', valor: 0, patUid: '' }, { patUid: 'Escolha o pátio da retirada.' }],
    [{ uid, metodo: 'Motoboy', valor: 1 }, { metodo: 'Escolha Sedex, Carta Registrada ou Retirada.' }],
    [{ uid, metodo: 'Carta Registrada', valor: '25' }, { valor: 'Informe o valor da entrega.' }],
    [
      {},
      {
        uid: 'Informe o item da compra.',
        metodo: 'Escolha Sedex, Carta Registrada ou Retirada.',
        valor: 'Informe o valor da entrega.',
      },
    ],
  ])('%j', (dados, esperado) => {
    const r = validarEscolhaDeEntrega(dados)
    expect(r.ok ? r.valor : r.erros).toEqual(esperado)
  })

  const precos = [
    { metodo: 'Sedex', valor: 6000, desde: '2026-01-01', oferecido: true },
    { metodo: 'Sedex', valor: 6500, desde: '2026-11-19', oferecido: true },
    { metodo: 'Sedex', valor: 6500, desde: '2026-12-01', oferecido: false },
  ] as const
  test.each([
    ['Sedex', '2026-11-18', 6000],
    ['Sedex', '2026-11-19', 6500],
    ['Sedex', '2025-12-31', null],
    ['Sedex', '2026-12-01', null],
    ['Carta Registrada', '2026-11-19', null],
    ['Retirada', '2026-11-19', 0],
  ] as const)('%s on %s costs %j', (metodo, dia, valor) =>
    expect(precoDaEntrega(metodo, dia, precos)).toBe(valor),
  )

  test('a price of the house replaces the starting one of its method, from its day on', () => {
    const proprios = [{ metodo: 'Sedex', valor: 7000, desde: '2027-01-01', oferecido: true }] as const
    const em = (metodo: 'Sedex' | 'Carta Registrada', dia: string) =>
      precoDaEntrega(metodo, dia, precosVigentes(proprios, dia))
    expect([
      em('Sedex', '2026-12-31'),
      em('Sedex', '2027-01-01'),
      em('Carta Registrada', '2027-01-01'),
    ]).toEqual([6000, 7000, 2500])
  })

  test.each([
    ['Sedex', 6500, null],
    ['Sedex', 1, 'O valor da entrega mudou para R$ 65,00. Confirme a escolha.'],
    ['Retirada', 0, null],
    ['Carta Registrada', 0, 'A entrega por Carta Registrada não está disponível.'],
  ] as const)('%s sent with %i: %s', (metodo, valor, motivo) => {
    expect(conferirValorDaEntrega({ metodo, valor }, '2026-11-19', precos)).toBe(motivo)
  })
})

describe('retirada por terceiros', () => {
  const terceiro = { nome: 'Ana Souza', documento: '111.444.777-35', telefone: '(62) 99999-8888' }
  test.each([
    [terceiro, {}],
    [{ ...terceiro, email: 'ana@x.com' }, {}],
    [{ ...terceiro, email: 'ana' }, { email: 'E-mail inválido. Use o formato nome@exemplo.com.br.' }],
    [{ ...terceiro, nome: 'Ana' }, { nome: 'Informe nome e sobrenome.' }],
    [{ ...terceiro, documento: '123.456.789-09' }, { documento: 'Este é o CPF do próprio comprador.' }],
    [
      { nome: ' ', documento: '', telefone: '' },
      {
        nome: 'Informe o nome de quem vai retirar.',
        documento: 'Informe o CPF.',
        telefone: 'Informe o telefone com DDD.',
      },
    ],
  ])('%j', (dados, erros) => {
    expect(errosDoTerceiro(dados, '12345678909')).toEqual(erros)
  })
})

describe('agenda do pátio', () => {
  const calendario = montarCalendario('operacional', feriadosDosAnos(2026, 2027), {
    recessos: [{ inicio: '2026-12-21', fim: '2027-01-03', motivo: 'Recesso de fim de ano' }],
  })
  const util = [
    { inicio: '08:00', fim: '12:00' },
    { inicio: '13:00', fim: '14:15' },
  ]
  const agenda: AgendaDoPatio = {
    expediente: { 1: util, 2: util, 3: util, 4: util, 5: util, 6: [{ inicio: '08:00', fim: '09:00' }] },
    capacidade: 2,
    calendario,
  }
  const vazia = new Map<number, number>()
  const as = (dia: string, hora: string) => instanteEmBrasilia(dia, hora)

  it('cuts the opening hours into half hours that end before closing', () => {
    const { fechado, horarios } = horariosDoDia('2026-11-23', agenda, vazia, AGORA)
    expect(fechado).toBe(null)
    expect(horarios.map((h) => h.texto)).toEqual([
      '08:00',
      '08:30',
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '11:00',
      '11:30',
      '13:00',
      '13:30',
    ])
    expect(horarios[0]).toEqual({
      inicio: as('2026-11-23', '08:00'),
      fim: as('2026-11-23', '08:30'),
      texto: '08:00',
      livres: 2,
      impedimento: null,
    })
  })

  test.each([
    ['2026-11-18', 'A data já passou.'],
    ['2026-11-20', 'O pátio está fechado: Dia Nacional de Zumbi e da Consciência Negra.'],
    ['2026-11-22', 'O pátio não abre neste dia da semana.'],
    ['2026-12-22', 'O pátio está fechado: Recesso de fim de ano.'],
    ['2027-01-19', 'Agende com até 60 dias de antecedência.'],
    ['2026-11-21', null],
  ])('%s: %s', (dia, motivo) => expect(horariosDoDia(dia, agenda, vazia, AGORA).fechado).toBe(motivo))

  test.each([
    ['2026-11-19', '11:00', 'Agende com pelo menos 2 horas de antecedência.'],
    ['2026-11-19', '11:30', null],
    ['2026-11-19', '12:00', 'O pátio não atende neste horário.'],
    ['2026-11-19', '13:10', 'O pátio não atende neste horário.'],
    ['2026-11-23', '08:00', 'Não há mais vagas neste horário.'],
    ['2026-11-23', '08:30', null],
    ['2026-11-20', '08:30', 'O pátio está fechado: Dia Nacional de Zumbi e da Consciência Negra.'],
  ])('%s %s: %s', (dia, hora, motivo) => {
    const ocupacao = new Map([
      [as('2026-11-23', '08:00'), 2],
      [as('2026-11-23', '08:30'), 1],
    ])
    expect(conferirHorario(as(dia, hora), agenda, ocupacao, AGORA)).toBe(motivo)
  })

  it('offers exactly what the check accepts, until it is full', () => {
    const oferecidos = (ocupacao: ReadonlyMap<number, number>) =>
      Array.from({ length: 17 }, (_, i) => somarDias('2026-11-19', i))
        .flatMap((dia) => horariosDoDia(dia, agenda, ocupacao, AGORA).horarios)
        .filter((h) => h.impedimento === null)
    const todos = oferecidos(vazia)
    expect(todos.length).toBeGreaterThan(100)
    fc.assert(
      fc.property(fc.array(fc.nat(todos.length - 1), { maxLength: 80 }), (pedidos) => {
        const ocupacao = new Map<number, number>()
        for (const i of pedidos) {
          const inicio = todos[i]?.inicio ?? 0
          const livre = oferecidos(ocupacao).some((h) => h.inicio === inicio)
          expect(conferirHorario(inicio, agenda, ocupacao, AGORA) === null).toBe(livre)
          if (livre) ocupacao.set(inicio, (ocupacao.get(inicio) ?? 0) + 1)
        }
        expect(Math.max(0, ...ocupacao.values())).toBeLessThanOrEqual(2)
      }),
      { numRuns: 20 },
    )
  })
})

describe('estadia', () => {
  test.each([
    [null, '2026-11-24', 0],
    [null, '2026-11-25', 1],
    [null, '2026-12-04', 10],
    ['2026-11-26', '2026-12-04', 2],
    ['2026-11-20', '2026-12-04', 0],
  ])('exit %j on %s: %i days', (saida, hoje, dias) => {
    const fim = dataFimEstadia('2026-11-19')
    expect(fim).toBe('2026-11-24')
    expect(custoDaEstadia({ dataFimEstadia: fim, saida, diaria: 3500 }, hoje)).toEqual({
      diasExcedentes: dias,
      valor: dias * 3500,
    })
  })
})

describe('prazo da documentação', () => {
  const civil = montarCalendario('civil', feriadosDosAnos(2026, 2027))
  test.each([
    ['2026-11-19', 2, '2026-11-19', '2026-11-24', 2, 'Faltam 2 dias úteis'],
    ['2026-11-19', 2, '2026-11-23', '2026-11-24', 1, 'Falta 1 dia útil'],
    ['2026-11-19', 2, '2026-11-24', '2026-11-24', 0, 'Vence hoje'],
    ['2026-11-19', 2, '2026-11-30', '2026-11-24', -4, 'Atrasado há 4 dias úteis'],
    ['2026-11-19', 30, '2026-11-19', '2027-01-05', 30, 'Faltam 30 dias úteis'],
  ])('collected %s + %i, seen on %s: until %s', (de, previsao, hoje, ate, prazoAtual, texto) => {
    expect(prazoDaDocumentacao(de, previsao, hoje, civil)).toEqual({ ate, prazoAtual })
    expect(textoDoPrazo(prazoAtual)).toBe(texto)
  })
})

describe('frete', () => {
  test.each([
    ['PA', 'Belém', 'PA', 30_000, 1, false],
    ['GO', 'goiania', 'GO', 20_000, 2, false],
    ['GO', 'Brasília', 'DF', 50_000, 5, false],
    ['GO', 'Boa Vista', 'RR', 300_000, 35, false],
    ['GO', 'Anápolis', 'GO', 20_000, 2, true],
    ['GO', 'Palmas', 'PR', 115_000, 10, true],
    ['PA', 'Belém', 'PB', 165_000, 15, true],
  ] as const)('from %s to %s/%s: %i in %i days', (origem, cidade, uf, valor, prazoDias, pelaCapital) => {
    expect(simularFrete(origem, { cidade, uf })).toMatchObject({ valor, prazoDias, pelaCapital })
  })

  test.each([
    ['MOTO', 25_000],
    ['UTILITARIO', 62_500],
    ['PESADO', null],
  ] as const)('%s costs %j', (tipo, valor) => {
    expect(simularFrete('GO', { cidade: 'Brasília', uf: 'DF' }, tipo)?.valor ?? null).toBe(valor)
  })

  it('has 27 capitals of 27 states', () => {
    expect(new Set(FRETE_DAS_CAPITAIS.map((l) => l.uf)).size).toBe(27)
    for (const origem of ['PA', 'GO'])
      for (const { capital: cidade, uf } of FRETE_DAS_CAPITAIS) {
        const frete = simularFrete(origem, { cidade, uf })
        expect(frete).toMatchObject({ destino: { cidade, uf }, pelaCapital: false })
        expect(Math.min(frete?.valor ?? 0, frete?.prazoDias ?? 0)).toBeGreaterThan(0)
        expect(simularFrete(origem, { cidade, uf }, 'PESADO')).toBe(null)
      }
    expect(capitalDoEstado('XX')).toBe(null)
    expect(capitalDoEstado('sp')?.capital).toBe('São Paulo')
  })
})
