import { describe, expect, test } from 'vitest'
import { ATORES, estadosAlcancaveis } from '../comum/transicoes.ts'
import { rotuloDoLeilao, SITUACOES_DE_LEILAO, SITUACOES_LEILAO, type SituacaoLeilao } from './situacoes.ts'
import {
  type EventoLeilao,
  type FatosLeilao,
  GUARDAS_DO_LEILAO,
  podeTransitar,
  SITUACOES_INICIAIS_DO_LEILAO,
  TRANSICOES_DO_LEILAO,
} from './states.ts'

describe('the machine as a graph', () => {
  test('one row for each state and event, and every state is reached', () => {
    const chaves = TRANSICOES_DO_LEILAO.map((t) => `${t.de} ${t.evento}`)
    expect(new Set(chaves).size).toBe(chaves.length)
    for (const inicial of SITUACOES_INICIAIS_DO_LEILAO) {
      expect(estadosAlcancaveis(TRANSICOES_DO_LEILAO, inicial)).toEqual(new Set(SITUACOES_DE_LEILAO))
    }
  })

  test('exactly the final states have no way out, and every other can be cancelled', () => {
    for (const situacao of SITUACOES_DE_LEILAO) {
      const saidas = TRANSICOES_DO_LEILAO.filter((t) => t.de === situacao)
      expect([situacao, saidas.length === 0]).toEqual([situacao, SITUACOES_LEILAO[situacao].final])
      expect(saidas.length === 0 || saidas.some((t) => t.evento === 'cancelar')).toBe(true)
    }
  })
})

describe('guards', () => {
  test('each refuses an empty set of facts, and each is used', () => {
    const usadas = new Set<string>(TRANSICOES_DO_LEILAO.flatMap((t) => t.guardas))
    for (const [nome, guarda] of Object.entries(GUARDAS_DO_LEILAO)) {
      expect([nome, guarda({}), usadas.has(nome)]).toEqual([nome, expect.stringMatching(/\.$/), true])
    }
  })

  const liberado = { situacao: 'LIBERADO_LEILAO', posicao: 1 } as const
  const pronto: FatosLeilao = {
    lotesSemAvaliacao: [],
    lotes: [liberado, { situacao: 'LIBERADO_LEILAO', posicao: 2 }, { situacao: 'RETIRADO', posicao: 2 }],
    leiloeiroConfirmado: true,
    comTransmissao: true,
    temCanal: true,
  }
  const hora: FatosLeilao = {
    agora: 100,
    data: 100,
    impedimentoDoDia: null,
    autorizacaoDoDia: null,
    leiloeiroPresente: true,
    segundaPracaPendente: false,
  }
  const domingo = 'Leilões não podem ser realizados aos domingos.'

  const aPublicar = {
    lotes: [liberado],
    lotesSemAvaliacao: [],
    temEdital: true,
    temRegulamento: true,
    agora: 1,
    data: 2,
  }
  test.each<[SituacaoLeilao, EventoLeilao, FatosLeilao, string]>([
    ['EM_LOTEAMENTO', 'publicar', aPublicar, 'CRIADO'],
    ['EM_LOTEAMENTO', 'publicar', { ...aPublicar, agora: 31 * 60_000 - 1, data: 60_000 }, 'CRIADO'],
    ['EM_LOTEAMENTO', 'publicar', { ...aPublicar, lotes: [] }, 'Libere pelo menos um lote.'],
    [
      'EM_LOTEAMENTO',
      'publicar',
      { ...aPublicar, lotesSemAvaliacao: ['01', '03'] },
      'Avalie os lotes 01, 03 na aba Judicial.',
    ],
    ['CRIADO', 'aprontar', { ...pronto, lotesSemAvaliacao: ['02'] }, 'Avalie o lote 02 na aba Judicial.'],
    ['EM_LOTEAMENTO', 'publicar', { ...aPublicar, temEdital: false }, 'Anexe o edital.'],
    [
      'EM_LOTEAMENTO',
      'publicar',
      { ...aPublicar, agora: 31 * 60_000, data: 60_000 },
      'O início já passou: mude a data do leilão antes de publicar.',
    ],
    [
      'EM_LOTEAMENTO',
      'publicar',
      { lotes: [], lotesSemAvaliacao: [], agora: 0, data: 1 },
      'Libere pelo menos um lote. Anexe o edital. Informe o regulamento.',
    ],
    ['CRIADO', 'reabrirLoteamento', { temLance: false }, 'EM_LOTEAMENTO'],
    ['CRIADO', 'reabrirLoteamento', { temLance: true }, 'O leilão já tem lance.'],
    ['CRIADO', 'reabrirLoteamento', { temLance: true, porAdm: true }, 'EM_LOTEAMENTO'],
    ['CRIADO', 'aprontar', pronto, 'PRONTO'],
    ['CRIADO', 'aprontar', { ...pronto, comTransmissao: false, temCanal: false }, 'PRONTO'],
    ['CRIADO', 'aprontar', { ...pronto, temCanal: false }, 'Falta o canal de transmissão.'],
    [
      'CRIADO',
      'aprontar',
      { ...pronto, lotes: [liberado, liberado] },
      'Há lotes sem posição ou com posição repetida.',
    ],
    [
      'CRIADO',
      'aprontar',
      { ...pronto, lotes: [{ ...liberado, posicao: null }] },
      'Há lotes sem posição ou com posição repetida.',
    ],
    [
      'CRIADO',
      'aprontar',
      { ...pronto, lotes: [liberado, { situacao: 'PENDENTE', posicao: 5 }] },
      'Há lotes cadastrados ou pendentes a resolver.',
    ],
    ['PRONTO', 'reverter', { agora: 99, data: 100 }, 'CRIADO'],
    ['PRONTO', 'reverter', hora, 'O horário do leilão já chegou.'],
    ['PRONTO', 'iniciar', hora, 'AO_VIVO'],
    ['PRONTO', 'iniciar', { ...hora, agora: 99 }, 'O horário do leilão ainda não chegou.'],
    ['PRONTO', 'iniciar', { ...hora, leiloeiroPresente: false }, 'O leiloeiro não está na sala.'],
    ['PRONTO', 'iniciar', { ...hora, impedimentoDoDia: domingo }, domingo],
    ['PRONTO', 'iniciar', { ...hora, impedimentoDoDia: domingo, autorizacaoDoDia: ' ' }, domingo],
    [
      'PRONTO',
      'iniciar',
      { ...hora, impedimentoDoDia: domingo, autorizacaoDoDia: 'alvará 12/2026' },
      'AO_VIVO',
    ],
    ['AO_VIVO', 'suspender', { motivo: '' }, 'Informe o motivo.'],
    ['AO_VIVO', 'encerrar', { lotes: [liberado], segundaPracaPendente: false }, 'Há lotes em aberto.'],
    [
      'AO_VIVO',
      'encerrar',
      { lotes: [{ situacao: 'CONDICIONAL', posicao: 1 }], segundaPracaPendente: false },
      'EXECUTADO',
    ],
    [
      'AO_VIVO',
      'encerrar',
      { lotes: [{ situacao: 'NAO_ARREMATADO', posicao: 1 }], segundaPracaPendente: true },
      'Há lotes que aguardam a 2ª praça.',
    ],
    ['EXECUTADO', 'cancelar', { motivo: 'x' }, 'A situação atual não permite esta ação.'],
  ])('%s, %s with %j → %s', (de, evento, fatos, esperado) => {
    const resposta = podeTransitar(de, evento, ATORES, fatos)
    expect(resposta.pode ? resposta.para : resposta.motivo).toBe(esperado)
  })
})

test('labels', () => {
  expect(SITUACOES_DE_LEILAO.map(rotuloDoLeilao)).toEqual([
    'Em loteamento',
    'Em breve',
    'Aberto para lances',
    'Ao vivo',
    'Encerrado',
    'Cancelado',
  ])
  expect(rotuloDoLeilao('constructor')).toBe('Não informado')
})
