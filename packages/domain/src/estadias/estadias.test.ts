import { describe, expect, test } from 'vitest'
import { estadosAlcancaveis } from '../comum/transicoes.ts'
import { lerCodigo, novoCodigoDeChave, FORMATO_DO_CODIGO } from './chave-da-estadia.ts'
import { contasDaEstadia, type QuemPagaDiaria, tabelaVigente } from './contas-da-estadia.ts'
import { erroDaPlanta, novoSetor } from './planta-do-patio.ts'
import {
  desenhoDaAssinatura,
  erroDaDevolucao,
  erroDeQuemLeva,
  FORMATO_DA_ASSINATURA,
} from './saida-da-estadia.ts'
import { podeTransitarServico, SITUACOES_DE_SERVICO, TRANSICOES_DE_SERVICO } from './servicos-da-estadia.ts'
import {
  type ContextoDeEstadia,
  podeTransitarEstadia,
  SITUACOES_DE_ESTADIA,
  TRANSICOES_DE_ESTADIA,
} from './states.ts'

describe('states of a stay', () => {
  test('each is reached, each that is not final can be left', () => {
    expect([...estadosAlcancaveis(TRANSICOES_DE_ESTADIA, 'AGUARDANDO_ENTRADA')].sort()).toEqual(
      [...SITUACOES_DE_ESTADIA].sort(),
    )
    const finais = SITUACOES_DE_ESTADIA.filter((s) => !TRANSICOES_DE_ESTADIA.some((t) => t.de === s))
    expect(finais).toEqual(['FINALIZADA', 'CANCELADA'])
  })
  test.each<[string, Parameters<typeof podeTransitarEstadia>[0], ContextoDeEstadia, string | null]>([
    ['a yard takes it in', { de: 'AGUARDANDO_ENTRADA', evento: 'entrar', atores: ['Pátio'] }, {}, null],
    [
      'a client does not',
      { de: 'AGUARDANDO_ENTRADA', evento: 'entrar', atores: ['Cliente'] },
      {},
      'permissão',
    ],
    [
      'no exit that was not released',
      { de: 'EM_PATIO', evento: 'entregar', atores: ['Pátio'] },
      {},
      'situação',
    ],
    [
      'fees are open',
      { de: 'AGUARDANDO_SAIDA', evento: 'entregar', atores: ['Pátio'] },
      { erroDaSaida: null, dividaDoComprador: 1 },
      'diárias',
    ],
    [
      'a missing fact closes',
      { de: 'AGUARDANDO_SAIDA', evento: 'entregar', atores: ['Pátio'] },
      { erroDaSaida: null },
      'diárias',
    ],
    [
      'complete',
      { de: 'AGUARDANDO_SAIDA', evento: 'entregar', atores: ['sistema'] },
      { erroDaSaida: null, dividaDoComprador: 0 },
      null,
    ],
    [
      'sold goods are not returned',
      { de: 'EM_PATIO', evento: 'devolver', atores: ['ADM'] },
      { erroDaSaida: null, vendido: true },
      'vendido',
    ],
    [
      'returned to its owner',
      { de: 'EM_PATIO', evento: 'devolver', atores: ['Pátio'] },
      { erroDaSaida: null, vendido: false },
      null,
    ],
    [
      'cancelled needs a reason',
      { de: 'AGUARDANDO_ENTRADA', evento: 'cancelar', atores: ['ADM'] },
      {},
      'motivo',
    ],
  ])('%s', (_nome, pedido, contexto, recusa) => {
    const r = podeTransitarEstadia(pedido, contexto)
    if (recusa === null) expect(r.pode).toBe(true)
    else expect(r.pode ? '' : r.motivo).toContain(recusa)
  })
})

describe('services', () => {
  test('as the specification draws them', () => {
    expect([...estadosAlcancaveis(TRANSICOES_DE_SERVICO, 'SOLICITADO')].sort()).toEqual(
      [...SITUACOES_DE_SERVICO].sort(),
    )
    expect(
      podeTransitarServico({ de: 'SOLICITADO', evento: 'realizar', atores: ['Pátio'] }, {}),
    ).toMatchObject({ pode: true, para: 'REALIZADO' })
    expect(podeTransitarServico({ de: 'SOLICITADO', evento: 'agendar', atores: ['Pátio'] }, {}).pode).toBe(
      false,
    )
    expect(
      podeTransitarServico({ de: 'REALIZADO', evento: 'cancelar', atores: ['ADM'] }, { motivo: 'x' }).pode,
    ).toBe(false)
  })
})

describe('what a stay costs', () => {
  const e = {
    entrada: '2026-11-01',
    saida: '2026-11-30',
    liberadaEm: '2026-11-20',
    dataFimEstadia: '2026-11-25',
  }
  test.each<[QuemPagaDiaria, number, number]>([
    ['comitente', 14, 0],
    ['comprador', 0, 5],
    ['ambos', 14, 5],
    ['ninguem', 0, 0],
  ])('%s pays', (quemPaga, comitente, comprador) => {
    const c = contasDaEstadia({ diaria: 35_00, diasLivresDoComitente: 5, quemPaga }, e, '2026-12-24')
    expect([c.comitente.dias, c.comprador.dias]).toEqual([comitente, comprador])
    expect(c.comitente.valor + c.comprador.valor).toBe((comitente + comprador) * 35_00)
  })
  test('without a table, nothing; unsold, the consignor until today', () => {
    expect(contasDaEstadia(null, e, '2026-12-24').comprador.valor).toBe(0)
    const parado = { entrada: '2026-11-01', saida: null, liberadaEm: null, dataFimEstadia: null }
    const c = contasDaEstadia(
      { diaria: 10_00, diasLivresDoComitente: 30, quemPaga: 'ambos' },
      parado,
      '2026-12-02',
    )
    expect(c).toEqual({ comitente: { dias: 1, valor: 10_00 }, comprador: { dias: 0, valor: 0 } })
  })
  test('the most particular table counts, then the newest that has begun', () => {
    const t = (nome: string, desde: string, patId: number | null, comId: number | null) => ({
      nome,
      desde,
      patId,
      comId,
      diaria: 1,
      diasLivresDoComitente: 0,
      quemPaga: 'ambos' as const,
    })
    const tabelas = [
      t('geral', '2026-01-01', null, null),
      t('do pátio', '2026-01-01', 1, null),
      t('do comitente', '2026-06-01', null, 2),
      t('geral nova', '2026-05-01', null, null),
    ]
    const em = (dia: string, comId: number, patId = 1) => tabelaVigente(tabelas, { patId, comId }, dia)?.nome
    expect(em('2026-07-01', 2)).toBe('do comitente')
    expect(em('2026-05-31', 2)).toBe('do pátio')
    expect(em('2026-07-01', 3, 7)).toBe('geral nova')
    expect(em('2025-07-01', 3)).toBeUndefined()
  })
})

describe('exit', () => {
  test.each<[string, string, string, string | null]>([
    ['Ana', 'CPF', '52998224725', 'sobrenome'],
    ['Ana Lima', 'CPF', '52998224724', 'CPF'],
    ['Ana Lima', 'CPF', '52998224725', null],
    ['Ana Lima', 'RG', '12', 'documento'],
    ['Ana Lima', 'OAB', 'SP 123.456', null],
  ])('%s %s %s', (nome, tipoDoc, doc, erro) => {
    const r = erroDeQuemLeva({ nome, tipoDoc, doc })
    if (erro === null) expect(r).toBeNull()
    else expect(r).toContain(erro)
  })
  test('another reason is explained', () => {
    const d = { nome: 'Ana Lima', tipoDoc: 'RG', doc: '1234', tipoMotivo: 'Outro' }
    expect(erroDaDevolucao({ ...d, motivo: ' ' })).toContain('motivo')
    expect(erroDaDevolucao({ ...d, motivo: 'Perícia' })).toBeNull()
  })
  test('a signature is strokes and nothing else', () => {
    const desenho = desenhoDaAssinatura([
      [
        [1.4, 2],
        [700, -5],
      ],
      [[5, 5]],
    ])
    expect(desenho).toBe('M1 2L600 0')
    expect(desenho).toMatch(FORMATO_DA_ASSINATURA)
    for (const outra of ['M1 2', 'M1 2L3 4"><script>', '']) expect(outra).not.toMatch(FORMATO_DA_ASSINATURA)
  })
})

test('codes of keys', () => {
  expect(novoCodigoDeChave(() => 0.999)).toMatch(FORMATO_DO_CODIGO)
  expect(lerCodigo('https://casa.com.br/admin/estadias?chave=ABC234')).toEqual({
    tipo: 'chave',
    codigo: 'ABC234',
  })
  expect(lerCodigo(' abc234 ')).toEqual({ tipo: 'chave', codigo: 'ABC234' })
  expect(lerCodigo(`https://x/autorizacao/${'a1'.repeat(16)}`)).toEqual({
    tipo: 'papel',
    hash: 'a1'.repeat(16),
  })
  expect(lerCodigo('qualquer coisa')).toBeNull()
})

test('a plan has each code and each cell once', () => {
  const setor = novoSetor({ setor: 'A', linhas: 2, colunas: 3, desdeLinha: 1, desdeColuna: 1 })
  expect(setor.map((v) => v.codigo)).toEqual(['A-01', 'A-02', 'A-03', 'A-04', 'A-05', 'A-06'])
  expect(erroDaPlanta(setor)).toBeNull()
  expect(erroDaPlanta([...setor, { codigo: 'A-01', linha: 9, coluna: 9 }])).toContain('duas vagas')
  expect(erroDaPlanta([...setor, { codigo: 'B', linha: 1, coluna: 1 }])).toContain('em cima')
})
