import { expect, it, test } from 'vitest'
import { estadosAlcancaveis } from '../comum/transicoes.ts'
import * as states from './states.ts'

it('reaches every state of an access, and each event of a state leads one way', () => {
  expect(estadosAlcancaveis(states.TRANSICOES_DA_LIBERACAO, 'aguardando')).toEqual(
    new Set(states.SITUACOES_DA_LIBERACAO),
  )
  const chaves = states.TRANSICOES_DA_LIBERACAO.map((t) => `${t.de} ${t.evento}`)
  expect(new Set(chaves).size).toBe(chaves.length)
})

const NAO_AGORA = 'A situação atual não permite esta ação.'
const NAO_ELE = 'Você não tem permissão para esta ação.'
test.each([
  ['aguardando', 'consentir', 'Cliente', 'consentida'],
  ['aguardando', 'consentir', 'Liberação Acesso', NAO_ELE],
  ['aguardando', 'recusar', 'Cliente', 'recusada'],
  ['aguardando', 'encerrar', 'Liberação Acesso', 'encerrada'],
  ['aguardando', 'encerrar', 'Cliente', NAO_ELE],
  ['consentida', 'encerrar', 'Cliente', 'encerrada'],
  ['consentida', 'encerrar', 'Liberação Acesso', 'encerrada'],
  ['consentida', 'encerrar', 'sistema', 'encerrada'],
  ['aguardando', 'encerrar', 'sistema', 'encerrada'],
  ['aguardando', 'consentir', 'sistema', NAO_ELE],
  ['consentida', 'recusar', 'Cliente', NAO_AGORA],
  ['recusada', 'encerrar', 'Liberação Acesso', NAO_AGORA],
  ['recusada', 'consentir', 'Cliente', NAO_AGORA],
  ['encerrada', 'encerrar', 'Liberação Acesso', NAO_AGORA],
  ['encerrada', 'consentir', 'Cliente', NAO_AGORA],
] as const)('%s, %s by %s: %s', (de, evento, ator, esperado) => {
  const r = states.podeTransitarLiberacao({ de, evento, atores: [ator] })
  expect(r.pode ? r.para : r.motivo).toBe(esperado)
})
