import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { instanteEmBrasilia } from '../calendario/tempo-brasilia.ts'
import { estadosAlcancaveis } from '../comum/transicoes.ts'
import { SITUACOES_DE_DOCUMENTACAO, SITUACOES_DE_RETIRADA } from '../entregas/states.ts'
import { SITUACOES_DE_PAGAMENTO } from '../pagamentos/states.ts'
import { TIPOS_DE_PAGAMENTO } from '../pagamentos/tipos-de-pagamento.ts'
import { ACOES_DE_ESPERA, linhaDoTempo, type VendaNoTempo } from './linha-do-tempo.ts'
import { orientarItem, orientarVenda, TEXTOS_DE_ORIENTACAO, type ItemParaOrientar } from './orientacoes.ts'
import type { PagamentoParaSomar } from './somas.ts'
import * as states from './states.ts'

describe('states', () => {
  const contexto = {
    quitada: true,
    temPagamentoAprovado: false,
    algoEntregue: false,
    cartaoPreso: false,
    assinatura: 'Ana',
    motivo: 'Erro',
  }

  it('reaches every state, each event of a state leads one way, and a cancelled sale stays so', () => {
    expect(estadosAlcancaveis(states.TRANSICOES_DE_VENDA, 'Condicional')).toEqual(
      new Set(states.SITUACOES_DE_VENDA),
    )
    const chaves = states.TRANSICOES_DE_VENDA.map((t) => `${t.de} ${t.evento}`)
    expect(new Set(chaves).size).toBe(chaves.length)
    expect(states.TRANSICOES_DE_VENDA.filter((t) => t.de === 'Cancelada')).toEqual([])
  })

  it('cancels every state but Fechada, and only with a reason', () => {
    const cancelaveis = states.TRANSICOES_DE_VENDA.filter((t) => t.evento === 'cancelar')
    expect(cancelaveis.map((t) => t.de)).toEqual(
      states.SITUACOES_DE_VENDA.filter((s) => s !== 'Fechada' && s !== 'Cancelada'),
    )
    expect(cancelaveis.every((t) => t.guardas.includes('temMotivo'))).toBe(true)
  })

  test.each([
    ['Aguardando Validação', 'fechar', 'Acerto', {}, 'Fechada'],
    ['Aguardando Pagamento', 'fechar', 'sistema', {}, 'Fechada'],
    ['Aguardando Validação', 'fechar', 'SAC', {}, 'Você não tem permissão para esta ação.'],
    [
      'Aguardando Validação',
      'fechar',
      'Acerto',
      { quitada: false },
      'A compra só pode ser fechada com o pagamento integral aprovado.',
    ],
    ['Aguardando Validação', 'fechar', 'Acerto', { assinatura: ' ' }, 'O fechamento precisa de assinatura.'],
    ['Condicional', 'fechar', 'Acerto', {}, 'A situação atual não permite esta ação.'],
    ['Condicional', 'liberarCondicional', 'Comitente', {}, 'Aguardando Pagamento'],
    ['Condicional', 'recusarCondicional', 'sistema', {}, 'Cancelada'],
    ['Fechada', 'reabrir', 'GerenteAcerto', { algoEntregue: true }, 'Um item desta compra já foi entregue.'],
    ['Fechada', 'reabrir', 'GerenteAcerto', {}, 'Aguardando Validação'],
    ['Aguardando Pagamento', 'desistir', 'SAC', { motivo: '' }, 'Informe o motivo.'],
    ['Aguardando Pagamento', 'desistir', 'SAC', {}, 'Cliente Desistiu'],
    [
      'Aguardando Pagamento',
      'voltarCondicional',
      'ADM',
      { temPagamentoAprovado: true },
      'Esta compra já tem pagamento aprovado.',
    ],
    ['Cliente Desistiu', 'reverterDesistencia', 'GerenteSAC', {}, 'Aguardando Pagamento'],
  ] as const)('%s, %s by %s %j: %s', (de, evento, ator, mudanca, esperado) => {
    const r = states.podeTransitarVenda({ de, evento, atores: [ator] }, { ...contexto, ...mudanca })
    expect(r.pode ? r.para : r.motivo).toBe(esperado)
  })

  const valores = { valorTotalVenda: 1000, valorRecibo: 0, valorDesconto: 100 }
  const p = (
    valor: number,
    situacao: PagamentoParaSomar['situacao'],
    tipo: PagamentoParaSomar['tipo'] = 'DEPOSITO',
  ) => ({ valor, situacao, tipo })
  test.each([
    ['Aguardando Pagamento', [], 'Aguardando Pagamento', null, false],
    ['Aguardando Pagamento', [p(900, 'aguardandoEnvio')], 'Aguardando Pagamento', null, false],
    ['Aguardando Pagamento', [p(400, 'aguardandoValidacao')], 'Aguardando Pagamento', null, false],
    [
      'Aguardando Pagamento',
      [p(900, 'aguardandoValidacao')],
      'Aguardando Validação',
      'comprovantesEnviados',
      false,
    ],
    [
      'Aguardando Pagamento',
      [p(400, 'aprovado'), p(500, 'aguardandoValidacao')],
      'Aguardando Validação',
      'comprovantesEnviados',
      false,
    ],
    ['Aguardando Pagamento', [p(900, 'aprovado')], 'Aguardando Validação', 'comprovantesEnviados', true],
    [
      'Aguardando Pagamento',
      // A second code lies open: who has paid is not held up by it.
      [p(900, 'aprovado'), p(900, 'aguardandoEnvio')],
      'Aguardando Validação',
      'comprovantesEnviados',
      true,
    ],
    ['Aguardando Pagamento', [p(900, 'aprovado', 'BOLETO_INTERNO')], 'Aguardando Pagamento', null, false],
    ['Aguardando Validação', [p(900, 'divergente')], 'Aguardando Pagamento', 'pagamentoReaberto', false],
    ['Aguardando Validação', [], 'Aguardando Pagamento', 'pagamentoReaberto', false],
    ['Aguardando Validação', [p(900, 'aprovado')], 'Aguardando Validação', null, true],
    ['Condicional', [p(900, 'aprovado')], 'Condicional', null, false],
    ['Cancelada', [p(900, 'aprovado')], 'Cancelada', null, false],
    ['Fechada', [p(900, 'divergente')], 'Fechada', null, true],
  ] as const)('%s with %j becomes %s', (atual, pagamentos, situacao, evento, quitada) => {
    expect(states.situacaoPelosPagamentos(atual, valores, pagamentos)).toEqual({ situacao, evento, quitada })
  })

  it('only makes moves that the table has, and comes to rest after one', () => {
    const pagamento = fc.record({
      tipo: fc.constantFrom(...TIPOS_DE_PAGAMENTO),
      situacao: fc.constantFrom(...SITUACOES_DE_PAGAMENTO),
      valor: fc.integer({ min: 0, max: 900 }),
    })
    const situacoes = fc.constantFrom(...states.SITUACOES_DE_VENDA)
    fc.assert(
      fc.property(situacoes, fc.array(pagamento, { maxLength: 4 }), (de, pagamentos) => {
        const r = states.situacaoPelosPagamentos(de, valores, pagamentos)
        if (r.evento) {
          const pedido = { de, evento: r.evento, atores: ['sistema'] as const }
          expect(states.podeTransitarVenda(pedido, contexto)).toEqual({ pode: true, para: r.situacao })
        } else expect(r.situacao).toBe(de)
        expect(states.situacaoPelosPagamentos(r.situacao, valores, pagamentos).evento).toBe(null)
      }),
    )
  })
})

const ITEM: ItemParaOrientar = {
  retirada: 'aguardando_pagamento',
  documentacao: 'aguardando_retirada',
  temDocumentos: true,
  patio: 'Goiânia',
  dataFimEstadia: '2026-11-28',
  agendadoPara: null,
  metodoEnvio: null,
  prazoDocumento: 30,
}
const VENDA: VendaNoTempo = {
  situacao: 'Aguardando Pagamento',
  forma: 'transferencia',
  somas: { restante: 5_250_000, aprovado: 0, divergente: 0, aguardandoValidacao: 0 },
  dataPagamento: '2026-11-21',
  motivoDivergencia: null,
  motivoCancelada: null,
  anulada: false,
  condicional: null,
  itens: [ITEM],
  metodoDeEntregaDefinido: true,
}
const QUITADA = { restante: 0, aprovado: 5_250_000, divergente: 0, aguardandoValidacao: 0 }
const fechada = (...itens: Partial<ItemParaOrientar>[]): VendaNoTempo => ({
  ...VENDA,
  situacao: 'Fechada',
  somas: QUITADA,
  itens: itens.map((i) => ({ ...ITEM, ...i })),
})
const AGENDADO = {
  retirada: 'aguardando_retirada',
  agendadoPara: instanteEmBrasilia('2026-11-24', '08:30'),
} as const
const CONDICIONAL = { prazo: '2026-11-25', novoValor: null, negada: false }

// What each kind of purchase says, and what its timeline shows: first letters of feito, atual, pendente, problema (X).
const CASOS: [string, VendaNoTempo, string, string, string][] = [
  [
    'to pay',
    VENDA,
    'Pague R$ 52.500,00 até 21/11/2026, de uma conta em seu nome (mesmo CPF/CNPJ da compra). O Pix é confirmado sozinho; de uma transferência, envie o comprovante.',
    'FAPPP',
    'pagar',
  ],
  [
    'to pay by boleto',
    { ...VENDA, forma: 'boleto' },
    'Pague o boleto de R$ 52.500,00 até 21/11/2026. A confirmação leva até 2 dias úteis; não é preciso enviar comprovante.',
    'FAPPP',
    'pagar',
  ],
  [
    'half paid',
    { ...VENDA, somas: { ...QUITADA, restante: 100, aprovado: 5 } },
    'A compra só é liberada com o pagamento integral. Faltam R$ 1,00.',
    'FAPPP',
    'pagar',
  ],
  [
    'half sent',
    { ...VENDA, somas: { ...QUITADA, aprovado: 0, restante: 100, aguardandoValidacao: 5 } },
    'A compra só é liberada com o pagamento integral. Faltam R$ 1,00.',
    'FAPPP',
    'pagar',
  ],
  [
    'divergent',
    { ...VENDA, somas: { ...VENDA.somas, divergente: 5 }, motivoDivergencia: 'valor menor.' },
    'Encontramos divergências no pagamento: valor menor. Corrija e pague ou envie novamente.',
    'FXPPP',
    'corrigirComprovante',
  ],
  [
    'divergent, no reason',
    { ...VENDA, forma: 'boleto', somas: { ...VENDA.somas, divergente: 5 } },
    'O valor pago é diferente do boleto: consulte a nossa equipe. Fale com a nossa equipe.',
    'FXPPP',
    'corrigirComprovante',
  ],
  [
    'sent',
    {
      ...VENDA,
      situacao: 'Aguardando Validação',
      somas: { ...QUITADA, aprovado: 0, aguardandoValidacao: 9 },
    },
    'Recebemos seus comprovantes. Aguarde a validação, em até 1 dia útil.',
    'FFAPP',
    'aguardarValidacao',
  ],
  [
    'approved, not closed',
    { ...VENDA, situacao: 'Aguardando Validação', somas: QUITADA },
    'Pagamento confirmado. Obrigado!',
    'FFAPP',
    'aguardarValidacao',
  ],
  [
    'closed',
    fechada({ retirada: 'aguardando_agendamento' }),
    'Agende a retirada no pátio Goiânia. A estadia é gratuita até 28/11/2026.',
    'FFFAP',
    'agendarRetirada',
  ],
  [
    'closed, in no yard of the house',
    fechada({ retirada: 'aguardando_agendamento', patio: null }),
    'Combine a retirada com a nossa equipe. A estadia é gratuita até 28/11/2026.',
    'FFFAP',
    'agendarRetirada',
  ],
  [
    'booked',
    fechada(AGENDADO),
    'Retirada agendada para 24/11/2026 às 08:30, pátio Goiânia. Leve documento com foto; terceiros precisam da autorização.',
    'FFFAP',
    'verAgendamento',
  ],
  [
    'booked, no delivery chosen',
    { ...fechada(AGENDADO), metodoDeEntregaDefinido: false },
    'Retirada agendada para 24/11/2026 às 08:30, pátio Goiânia. Leve documento com foto; terceiros precisam da autorização.',
    'FFFAP',
    'escolherEntrega',
  ],
  [
    'cancelled booking',
    fechada({ retirada: 'agendamento_cancelado' }),
    'O agendamento foi cancelado. Escolha outra data.',
    'FFFAP',
    'reagendarRetirada',
  ],
  [
    'missed',
    fechada({ retirada: 'nao_compareceu' }),
    'Você não compareceu. Agende novamente; poderá haver diária.',
    'FFFXP',
    'reagendarRetirada',
  ],
  [
    'one collected, one not',
    fechada({ retirada: 'entregue' }, AGENDADO),
    'Retirada agendada para 24/11/2026 às 08:30, pátio Goiânia. Leve documento com foto; terceiros precisam da autorização.',
    'FFFAP',
    'verAgendamento',
  ],
  [
    'collected',
    fechada({ retirada: 'entregue', metodoEnvio: 'Sedex', documentacao: 'em_analise' }),
    'Itens retirados. Os documentos serão enviados em até 30 dias úteis (Sedex).',
    'FFFFA',
    'acompanharDocumentos',
  ],
  [
    'all done',
    fechada({ retirada: 'entregue', documentacao: 'entregue' }),
    'Compra concluída. Bom proveito!',
    'FFFFF',
    'nenhuma',
  ],
  [
    'equipment collected',
    fechada({ retirada: 'entregue', temDocumentos: false }),
    'Compra concluída. Bom proveito!',
    'FFFFF',
    'nenhuma',
  ],
  [
    'conditional',
    { ...VENDA, situacao: 'Condicional', condicional: CONDICIONAL },
    'Depende de quem vende, que responde até 25/11/2026. Você será avisado; até lá, a oferta não pode ser retirada.',
    'APPPP',
    'aguardarComitente',
  ],
  [
    'new value',
    { ...VENDA, situacao: 'Condicional', condicional: { ...CONDICIONAL, novoValor: 6_000_000 } },
    'Quem vende aceita R$ 60.000,00. Responda até 25/11/2026.',
    'APPPP',
    'responderNovoValor',
  ],
  [
    'denied',
    { ...VENDA, situacao: 'Cancelada', condicional: { ...CONDICIONAL, negada: true } },
    'Quem vende não aceitou a oferta. Nada é devido.',
    'XPPPP',
    'nenhuma',
  ],
  [
    'cancelled',
    { ...VENDA, situacao: 'Cancelada', motivoCancelada: 'Ordem judicial.' },
    'Esta compra foi cancelada: Ordem judicial. Nada é devido.',
    'FXPPP',
    'nenhuma',
  ],
  [
    'annulled',
    { ...VENDA, situacao: 'Cancelada', anulada: true, motivoCancelada: 'Decisão judicial 12: vício.' },
    'A arrematação foi ANULADA: Decisão judicial 12: vício. Nada é devido, e o que você pagou volta para você.',
    'FXPPP',
    'nenhuma',
  ],
  [
    'given up',
    { ...VENDA, situacao: 'Cliente Desistiu', motivoCancelada: 'Prazo vencido' },
    'A compra foi encerrada por desistência: Prazo vencido.',
    'FXPPP',
    'nenhuma',
  ],
  [
    'closed, one booked, one not',
    fechada(AGENDADO, { retirada: 'aguardando_agendamento' }),
    'Agende a retirada no pátio Goiânia. A estadia é gratuita até 28/11/2026.',
    'FFFAP',
    'agendarRetirada',
  ],
  ['closed, items not loaded', fechada(), 'Pagamento confirmado. Obrigado!', 'FFFAP', 'nenhuma'],
]

describe('orientações e linha do tempo', () => {
  const LETRA = { feito: 'F', atual: 'A', pendente: 'P', problema: 'X' }
  test.each(CASOS)('%s', (_, venda, texto, passos, acao) => {
    expect(orientarVenda(venda).texto).toBe(texto)
    const linha = linhaDoTempo(venda)
    expect(linha.passos.map((p) => LETRA[p.estado]).join('')).toBe(passos)
    expect(linha.proximaAcao).toBe(acao)
    expect(linha.concluida).toBe(passos === 'FFFFF')
  })

  it('has a line for every stage of an item, without gaps', () => {
    for (const retirada of SITUACOES_DE_RETIRADA) {
      for (const documentacao of SITUACOES_DE_DOCUMENTACAO) {
        expect(orientarItem({ ...ITEM, retirada, documentacao, dataFimEstadia: null }).texto).not.toMatch(
          /[{}]|undefined|null/,
        )
      }
    }
  })

  it('uses every text that is written', () => {
    const vendas = CASOS.flatMap(([, v]) => [v, { ...v, forma: 'boleto' as const }])
    const usadas = vendas.flatMap((v) => [orientarVenda(v), ...v.itens.map((i) => orientarItem(i, v.forma))])
    expect(new Set(usadas.map((o) => o.chave))).toEqual(new Set(Object.keys(TEXTOS_DE_ORIENTACAO)))
  })

  it('is at exactly one step, unless all are done', () => {
    for (const [, venda] of CASOS) {
      const linha = linhaDoTempo(venda)
      const abertos = linha.passos.filter((p) => p.estado === 'atual' || p.estado === 'problema')
      expect(abertos).toHaveLength(linha.concluida ? 0 : 1)
      if (linha.concluida) expect(ACOES_DE_ESPERA.has(linha.proximaAcao)).toBe(true)
    }
  })
})
