import { expect, test } from 'vitest'
import { jaRespondida, type RespostaEmVigor } from './ja-respondida.ts'

const LIBERADA: RespostaEmVigor = {
  situacao: 'LIBERADA',
  resposta: 'Liberada',
  lance: 1000,
  novoValor: null,
  replica: null,
}
const PEDIDA: RespostaEmVigor = {
  ...LIBERADA,
  situacao: 'AGUARDANDO_CLIENTE',
  resposta: 'Novo valor',
  novoValor: 1500,
}
const dita = (resposta: 'Liberada' | 'Recusada' | 'Novo valor', sobre: number | null, valor?: number) => ({
  resposta,
  sobre,
  valor: valor ?? null,
})

test.each([
  ['the same release', LIBERADA, dita('Liberada', 1000), true],
  ['of another bid', LIBERADA, dita('Liberada', 999), false],
  ['of no bid', LIBERADA, dita('Liberada', null), false],
  ['a refusal after a release', LIBERADA, dita('Recusada', 1000), false],
  ['the accepted reply', { ...LIBERADA, replica: 1200, novoValor: 1500 }, dita('Liberada', 1200), true],
  ['the same new value', PEDIDA, dita('Novo valor', 1000, 1500), true],
  ['another new value', PEDIDA, dita('Novo valor', 1000, 1600), false],
  [
    'a new value that the client refused',
    { ...PEDIDA, situacao: 'NEGADA' },
    dita('Novo valor', 1000, 1500),
    false,
  ],
  [
    'the same refusal',
    { ...LIBERADA, situacao: 'NEGADA', resposta: 'Recusada' },
    dita('Recusada', 1000),
    true,
  ],
  [
    'nothing said yet',
    { ...LIBERADA, situacao: 'AGUARDANDO_COMITENTE', resposta: null },
    dita('Liberada', 1000),
    false,
  ],
] as const)('%s', (_, lote, d, repetida) => expect(jaRespondida(lote, d)).toBe(repetida))
