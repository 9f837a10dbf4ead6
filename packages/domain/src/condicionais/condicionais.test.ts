import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { montarCalendario } from '../calendario/dias-uteis.ts'
import { feriadosDoAno } from '../calendario/feriados.ts'
import { formatarDataHora, instanteEmBrasilia } from '../calendario/tempo-brasilia.ts'
import { TRANSICOES_DO_LOTE } from '../lotes/states.ts'
import { ATORES, estadosAlcancaveis } from '../comum/transicoes.ts'
import { prazoDaResposta, prazoDoCliente, quemNegou, ultimoDiaDoPrazo } from './acordo.ts'
import * as states from './states.ts'

const AGORA = instanteEmBrasilia('2026-11-19', '22:30')
const CONTEXTO: states.ContextoDeCondicional = {
  agora: AGORA,
  prazo: AGORA + 1000,
  lance: 5_000_000,
  novoValor: null,
  comitenteDoLote: true,
  clienteVencedor: true,
}
const VENCIDO = { prazo: AGORA }
const NOVO = { novoValor: 6_000_000 }
/** "Conditional-sale answer mapping" (specification): the lot's state after the answer. */
const LOTE_PELA_RESPOSTA: Record<states.RespostaDoComitente, string> = {
  Liberada: 'AG_PAGAMENTO',
  Recusada: 'CONDICIONAL_NEGADA',
  'Novo valor': 'CONDICIONAL',
}
/** The lot's state at each stage; one with the mapping above. */
const LOTE_PELA_CONDICIONAL: Record<states.SituacaoDeCondicional, string> = {
  AGUARDANDO_COMITENTE: 'CONDICIONAL',
  AGUARDANDO_CLIENTE: 'CONDICIONAL',
  REPLICA_DO_CLIENTE: 'CONDICIONAL',
  LIBERADA: 'AG_PAGAMENTO',
  NEGADA: 'CONDICIONAL_NEGADA',
}

const BLOQUEADO =
  'O comprador está bloqueado pela casa, que decide como este lote segue. Você pode recusar o lance.'

describe('states', () => {
  it('reaches every state, and each event of a state leads one way', () => {
    const inicio = 'AGUARDANDO_COMITENTE'
    expect(estadosAlcancaveis(states.TRANSICOES_DE_CONDICIONAL, inicio)).toEqual(
      new Set(states.SITUACOES_DE_CONDICIONAL),
    )
    const chaves = states.TRANSICOES_DE_CONDICIONAL.map((t) => `${t.de} ${t.evento}`)
    expect(new Set(chaves).size).toBe(chaves.length)
  })

  it('never takes back a freed sale, and ends every open stage by its deadline', () => {
    const saem = (de: string) => states.TRANSICOES_DE_CONDICIONAL.filter((t) => t.de === de)
    expect(saem('LIBERADA')).toEqual([])
    for (const s of ['AGUARDANDO_COMITENTE', 'AGUARDANDO_CLIENTE', 'REPLICA_DO_CLIENTE'] as const) {
      const r = states.podeTransitarCondicional(
        { de: s, evento: 'expirar', atores: ['sistema'] },
        { ...CONTEXTO, ...VENCIDO },
      )
      expect(r).toEqual({ pode: true, para: 'NEGADA' })
    }
  })

  test.each([
    ['AGUARDANDO_COMITENTE', 'liberar', 'Comitente', {}, 'LIBERADA'],
    [
      'AGUARDANDO_COMITENTE',
      'liberar',
      'Comitente',
      { comitenteDoLote: false },
      'Este lote é de outro comitente.',
    ],
    ['AGUARDANDO_COMITENTE', 'liberar', 'Leiloeiro', {}, 'Você não tem permissão para esta ação.'],
    ['AGUARDANDO_COMITENTE', 'liberar', 'Comitente', VENCIDO, 'O prazo para responder terminou.'],
    ['AGUARDANDO_COMITENTE', 'recusar', 'ADM', {}, 'NEGADA'],
    ['AGUARDANDO_COMITENTE', 'recusar', 'Comitente', { compradorImpedido: true }, 'NEGADA'],
    ['AGUARDANDO_COMITENTE', 'liberar', 'Comitente', { compradorImpedido: true }, BLOQUEADO],
    [
      'AGUARDANDO_COMITENTE',
      'novoValor',
      'Comitente',
      { compradorImpedido: true, valor: 5_000_001 },
      BLOQUEADO,
    ],
    ['REPLICA_DO_CLIENTE', 'aceitarReplica', 'ADM', { ...NOVO, compradorImpedido: true }, BLOQUEADO],
    ['AGUARDANDO_COMITENTE', 'novoValor', 'Comitente', { valor: 5_000_001 }, 'AGUARDANDO_CLIENTE'],
    [
      'AGUARDANDO_COMITENTE',
      'novoValor',
      'Comitente',
      { valor: 5_000_000 },
      'O novo valor deve ser maior que o lance de R$ 50.000,00.',
    ],
    [
      'AGUARDANDO_COMITENTE',
      'novoValor',
      'Comitente',
      { valor: 5_000_000.5 },
      'O novo valor deve ser maior que o lance de R$ 50.000,00.',
    ],
    [
      'AGUARDANDO_COMITENTE',
      'novoValor',
      'Comitente',
      {},
      'O novo valor deve ser maior que o lance de R$ 50.000,00.',
    ],
    ['AGUARDANDO_COMITENTE', 'clienteAceita', 'Cliente', {}, 'A situação atual não permite esta ação.'],
    ['AGUARDANDO_COMITENTE', 'expirar', 'sistema', {}, 'O prazo para responder ainda não terminou.'],
    ['AGUARDANDO_CLIENTE', 'clienteAceita', 'Cliente', NOVO, 'LIBERADA'],
    [
      'AGUARDANDO_CLIENTE',
      'clienteAceita',
      'Cliente',
      { ...NOVO, clienteVencedor: false },
      'Só o autor do lance vencedor pode responder.',
    ],
    ['AGUARDANDO_CLIENTE', 'clienteAceita', 'Comitente', NOVO, 'Você não tem permissão para esta ação.'],
    ['AGUARDANDO_CLIENTE', 'clienteRecusa', 'Cliente', NOVO, 'NEGADA'],
    ['AGUARDANDO_CLIENTE', 'clienteReplica', 'Cliente', { ...NOVO, valor: 5_500_000 }, 'REPLICA_DO_CLIENTE'],
    [
      'AGUARDANDO_CLIENTE',
      'clienteReplica',
      'Cliente',
      { ...NOVO, valor: 6_000_000 },
      'A contraproposta deve ser maior que o seu lance de R$ 50.000,00 e menor que R$ 60.000,00.',
    ],
    [
      'AGUARDANDO_CLIENTE',
      'clienteReplica',
      'Cliente',
      { ...NOVO, valor: 5_000_000 },
      'A contraproposta deve ser maior que o seu lance de R$ 50.000,00 e menor que R$ 60.000,00.',
    ],
    ['AGUARDANDO_CLIENTE', 'liberar', 'Comitente', NOVO, 'LIBERADA'],
    ['REPLICA_DO_CLIENTE', 'aceitarReplica', 'Comitente', NOVO, 'LIBERADA'],
    ['REPLICA_DO_CLIENTE', 'clienteAceita', 'Cliente', NOVO, 'A situação atual não permite esta ação.'],
    ['NEGADA', 'reabrir', 'GerenteSAC', { motivo: 'Erro de digitação' }, 'AGUARDANDO_COMITENTE'],
    ['NEGADA', 'reabrir', 'GerenteSAC', {}, 'Informe o motivo.'],
    ['NEGADA', 'reabrir', 'Comitente', { motivo: 'x' }, 'Você não tem permissão para esta ação.'],
  ] as const)('%s, %s by %s %j: %s', (de, evento, ator, mudanca, esperado) => {
    const r = states.podeTransitarCondicional({ de, evento, atores: [ator] }, { ...CONTEXTO, ...mudanca })
    expect(r.pode ? r.para : r.motivo).toBe(esperado)
  })

  test.each(states.RESPOSTAS_DO_COMITENTE)(
    'the answer %s gives the lot the state that the specification maps',
    (resposta) => {
      const pedido = {
        de: 'AGUARDANDO_COMITENTE',
        evento: states.EVENTO_DA_RESPOSTA[resposta],
        atores: ['Comitente'],
      } as const
      const r = states.podeTransitarCondicional(pedido, { ...CONTEXTO, valor: 6_000_000 })
      expect(r.pode && LOTE_PELA_CONDICIONAL[r.para]).toBe(LOTE_PELA_RESPOSTA[resposta])
    },
  )

  it('moves the lot only along rows that the lot has', () => {
    for (const t of states.TRANSICOES_DE_CONDICIONAL) {
      const evento = states.EVENTO_DO_LOTE[t.evento]
      if (evento === null) continue
      const [de, para] = [LOTE_PELA_CONDICIONAL[t.de], LOTE_PELA_CONDICIONAL[t.para]]
      expect(TRANSICOES_DO_LOTE.filter((l) => l.de === de && l.evento === evento).map((l) => l.para)).toEqual(
        [para],
      )
    }
  })

  it('frees for the bid, or for an agreed value that is above it', () => {
    const valor = fc.option(fc.integer({ min: 1, max: 10_000_000 }), { nil: undefined })
    const eventos = states.TRANSICOES_DE_CONDICIONAL.map((t) => t.evento)
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...eventos), valor), { maxLength: 12 }), (passos) => {
        let situacao: states.SituacaoDeCondicional = 'AGUARDANDO_COMITENTE'
        let novoValor: number | null = null
        let replica: number | null = null
        for (const [evento, v] of passos) {
          const contexto = {
            ...CONTEXTO,
            novoValor,
            valor: v,
            motivo: 'x',
            ...(evento === 'expirar' ? VENCIDO : {}),
          }
          const r = states.podeTransitarCondicional({ de: situacao, evento, atores: ATORES }, contexto)
          if (!r.pode) continue
          if (evento === 'novoValor') novoValor = v ?? null
          if (evento === 'clienteReplica') replica = v ?? null
          situacao = r.para
          if (situacao === 'LIBERADA') {
            expect(['liberar', 'clienteAceita', 'aceitarReplica']).toContain(evento)
            if (evento === 'clienteAceita') expect(novoValor).toBeGreaterThan(CONTEXTO.lance)
            if (evento === 'aceitarReplica') expect(replica).toBeGreaterThan(CONTEXTO.lance)
          }
          expect(quemNegou(evento) !== null).toBe(situacao === 'NEGADA')
        }
      }),
    )
  })
})

describe('prazos', () => {
  const civil = montarCalendario('civil', [...feriadosDoAno(2026), ...feriadosDoAno(2027)])
  test.each([
    ['2026-11-19', '22:30', '26/11/2026 00:00', '2026-11-25', '2026-11-23'],
    ['2026-11-20', '10:00', '26/11/2026 00:00', '2026-11-25', '2026-11-23'],
    ['2026-11-23', '00:00', '27/11/2026 00:00', '2026-11-26', '2026-11-24'],
    ['2026-12-30', '10:00', '06/01/2027 00:00', '2027-01-05', '2026-12-31'],
  ])('hammered %s %s: consignor until %s', (dia, hora, prazo, ultimo, doCliente) => {
    const desde = instanteEmBrasilia(dia, hora)
    expect(formatarDataHora(prazoDaResposta(desde, civil))).toBe(prazo)
    expect(ultimoDiaDoPrazo(prazoDaResposta(desde, civil))).toBe(ultimo)
    expect(ultimoDiaDoPrazo(prazoDoCliente(desde, civil))).toBe(doCliente)
  })
})
