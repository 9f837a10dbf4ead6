import { expect, test } from 'vitest'
import { estadosAlcancaveis } from '../comum/transicoes.ts'
import {
  ESPERA_DA_SOLICITACAO_MS,
  movimentosDoComitente,
  OPCOES_PADRAO,
  podeTransitarSolicitacao,
  SITUACOES_DE_SOLICITACAO,
  situacoesDoAto,
  TRANSICOES_DE_SOLICITACAO,
} from './solicitacoes.ts'

test('reaches every state, and each event of a state leads one way', () => {
  expect(estadosAlcancaveis(TRANSICOES_DE_SOLICITACAO, 'enviando')).toEqual(new Set(SITUACOES_DE_SOLICITACAO))
  const chaves = TRANSICOES_DE_SOLICITACAO.map((t) => `${t.de} ${t.evento}`)
  expect(new Set(chaves).size).toBe(chaves.length)
})

test.each([
  ['erro', 'reenviar', 'Comitente', 0, 'enviando'],
  ['enviando', 'reenviar', 'Comitente', 0, 'A solicitação ainda está sendo enviada.'],
  ['enviando', 'reenviar', 'Comitente', ESPERA_DA_SOLICITACAO_MS, 'enviando'],
  ['sucesso', 'reenviar', 'ADM', ESPERA_DA_SOLICITACAO_MS, 'A situação atual não permite esta ação.'],
  ['enviando', 'concluir', 'Comitente', 0, 'Você não tem permissão para esta ação.'],
  ['enviando', 'falhar', 'sistema', 0, 'erro'],
] as const)('%s %s by %s after %i ms', (de, evento, ator, depois, esperado) => {
  const r = podeTransitarSolicitacao({ de, evento, atores: [ator] }, { agora: depois, enviadaEm: 0 })
  expect(r.pode ? r.para : r.motivo).toBe(esperado)
})

test.each([
  ['LIBERADO_LEILAO', ['retirar']],
  ['REPASSE', ['retirar']],
  ['CONDICIONAL', ['mandarRepasse']],
  ['NAO_ARREMATADO', ['mandarRepasse']],
  ['AG_PAGAMENTO', []],
  ['PAGO', []],
] as const)('a consignor may move a lot in %s by %j', (situacao, esperado) => {
  expect(movimentosDoComitente(situacao)).toEqual(esperado)
})

test.each([
  ['LIBERADO_LEILAO', 'ADM', ['retirar']],
  // Its consignor's consent is his own.
  ['CONDICIONAL', 'ADM', []],
  ['NAO_ARREMATADO', 'ADM', []],
] as const)('in %s, %s may by %j', (situacao, ator, esperado) => {
  expect(movimentosDoComitente(situacao, [ator])).toEqual(esperado)
})

test.each([
  ['Recusada', 'CONDICIONAL', true],
  ['Novo valor', 'AO_VIVO', true],
  ['Liberada', 'AG_PAGAMENTO', false],
  ['Liberada', 'CONDICIONAL_NEGADA', false],
  ['retirar', 'LIBERADO_LEILAO', true],
  ['retirar', 'PAGO', false],
  ['mandarRepasse', 'NAO_ARREMATADO', true],
  ['mandarRepasse', 'REPASSE', false],
] as const)('%s of a lot in %s is still possible: %s', (acao, situacao, esperado) => {
  expect(situacoesDoAto(acao).includes(situacao)).toBe(esperado)
})

test('chat and conditional lots are followed at first, broadcast and live are not', () => {
  expect(OPCOES_PADRAO).toEqual({ transmissao: false, aoVivo: false, chat: true, lotesCondicionais: true })
})
