import { expect, test } from 'vitest'
import { estadosAlcancaveis } from '../comum/transicoes.ts'
import * as d from './documentos-do-leilao.ts'

test('reaches every state, and each event of a state leads one way', () => {
  expect(estadosAlcancaveis(d.TRANSICOES_DE_DOCUMENTO_DO_LEILAO, 'AGUARDANDO')).toEqual(
    new Set(d.SITUACOES_DE_DOCUMENTO_DO_LEILAO),
  )
  const chaves = d.TRANSICOES_DE_DOCUMENTO_DO_LEILAO.map((t) => `${t.de} ${t.evento}`)
  expect(new Set(chaves).size).toBe(chaves.length)
})

test.each([
  ['AGUARDANDO', 'receber', 'Acerto', '', 'RECEBIDO'],
  ['AGUARDANDO', 'dispensar', 'Leilão', '', 'Informe o motivo.'],
  ['AGUARDANDO', 'dispensar', 'Acerto', 'x', 'Você não tem permissão para esta ação.'],
  ['AGUARDANDO', 'conferir', 'ADM', '', 'A situação atual não permite esta ação.'],
  ['RECEBIDO', 'conferir', 'Acerto', '', 'CONFERIDO'],
  ['RECEBIDO', 'devolver', 'Acerto', 'Sem assinatura', 'AGUARDANDO'],
  ['CONFERIDO', 'devolver', 'Acerto', 'x', 'Você não tem permissão para esta ação.'],
  ['DISPENSADO', 'exigir', 'ADM', '', 'AGUARDANDO'],
] as const)('%s %s by %s because "%s"', (de, evento, ator, motivo, esperado) => {
  const r = d.podeTransitarDocumentoDoLeilao({ de, evento, atores: [ator] }, { motivo })
  expect(r.pode ? r.para : r.motivo).toBe(esperado)
})
