import { expect, test } from 'vitest'
import type { Ator } from '../comum/transicoes.ts'
import { respostasPossiveis } from './respostas-possiveis.ts'
import type { RespostaDoComitente, SituacaoDeCondicional } from './states.ts'

const TODAS: RespostaDoComitente[] = ['Liberada', 'Recusada', 'Novo valor']

test.each<[SituacaoDeCondicional | null, Ator, RespostaDoComitente[]]>([
  [null, 'Comitente', TODAS],
  [null, 'ADM', ['Liberada', 'Recusada']],
  [null, 'Leilão', []],
  ['AGUARDANDO_COMITENTE', 'Comitente', TODAS],
  ['AGUARDANDO_COMITENTE', 'ADM', ['Liberada', 'Recusada']],
  ['REPLICA_DO_CLIENTE', 'Comitente', TODAS],
  ['REPLICA_DO_CLIENTE', 'ADM', ['Liberada', 'Recusada']],
  // A higher value is being asked: he may come back to the bid, and has nothing to refuse.
  ['AGUARDANDO_CLIENTE', 'Comitente', ['Liberada']],
  ['LIBERADA', 'Comitente', []],
  ['NEGADA', 'ADM', []],
])('%s, %s may say %j', (de, ator, esperado) => {
  expect(respostasPossiveis(de, [ator])).toEqual(esperado)
})
