import { describe, expect, it, test } from 'vitest'
import { atoresDosPapeis, estadosAlcancaveis, responderTransicao, type Transicao } from './transicoes.ts'

type Porta = 'aberta' | 'fechada' | 'trancada' | 'emparedada'
type Acao = 'fechar' | 'trancar'
const ROWS: readonly Transicao<Porta, Acao, 'semChave' | 'noite'>[] = [
  { de: 'aberta', para: 'fechada', evento: 'fechar', quem: ['sistema', 'ADM'], guardas: [] },
  { de: 'fechada', para: 'trancada', evento: 'trancar', quem: ['ADM'], guardas: ['semChave', 'noite'] },
]
const GUARDAS = {
  semChave: (c: { chave: boolean; noite: boolean }) => (c.chave ? null : 'Falta a chave.'),
  noite: (c: { chave: boolean; noite: boolean }) => (c.noite ? null : 'Só à noite.'),
}

describe('responderTransicao', () => {
  test.each([
    ['aberta', 'fechar', ['ADM'], { chave: false, noite: false }, { pode: true, para: 'fechada' }],
    ['fechada', 'fechar', ['ADM'], { chave: true, noite: true }, { pode: false, causa: 'estado' }],
    ['aberta', 'fechar', ['SAC'], { chave: true, noite: true }, { pode: false, causa: 'ator' }],
    ['fechada', 'trancar', ['SAC', 'ADM'], { chave: true, noite: true }, { pode: true, para: 'trancada' }],
    [
      'fechada',
      'trancar',
      ['ADM'],
      { chave: false, noite: false },
      { causa: 'guarda', motivo: 'Falta a chave.' },
    ],
    [
      'fechada',
      'trancar',
      ['ADM'],
      { chave: true, noite: false },
      { causa: 'guarda', motivo: 'Só à noite.' },
    ],
    ['fechada', 'trancar', [], { chave: false, noite: false }, { causa: 'ator' }],
  ] as const)('%s, %s by %j', (de, evento, atores, contexto, esperado) => {
    expect(responderTransicao(ROWS, GUARDAS, { de, evento, atores }, contexto)).toMatchObject(esperado)
  })
})

it('walks to what can be reached and nowhere else', () => {
  expect([...estadosAlcancaveis(ROWS, 'aberta')]).toEqual(['aberta', 'fechada', 'trancada'])
  expect([...estadosAlcancaveis(ROWS, 'emparedada')]).toEqual(['emparedada'])
})

test.each([
  [['Clientes Martelo'], ['Cliente']],
  [['CLIENTE', 'Revendedores Clientes'], ['Cliente']],
  [
    ['ADM', 'Pátio'],
    ['ADM', 'Pátio'],
  ],
  [['Externo - Comitente Integração'], ['Externo - Comitente Integração']],
  [['Interno - Desenvolvimento TI'], ['Interno - Desenvolvimento TI']],
  [['sistema', 'adm', 'inventado'], []],
  [['GerenteSAC'], ['GerenteSAC', 'SAC']],
  [['GerenteAcerto'], ['GerenteAcerto', 'Acerto']],
] as const)('the roles %j act as %j', (papeis, atores) => expect(atoresDosPapeis(papeis)).toEqual(atores))
