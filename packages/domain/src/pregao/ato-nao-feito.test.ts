import { expect, test } from 'vitest'
import { atoNaoFeito } from './ato-nao-feito.ts'

const visto = { situacao: 'DOULHE_DUAS', valor: 1_000_00 }
test.each([
  ['a bid came in', { situacao: 'AO_VIVO', valor: 1_200_00 }, /entrou um lance de R\$\s1\.200,00\.$/],
  ['the bid was taken back', { situacao: 'AO_VIVO', valor: null }, /o lance foi desfeito\.$/],
  ['another person was quicker', { situacao: 'VENDIDO', valor: 1_000_00 }, /já está em “.+”\.$/],
  ['nothing that he would see', visto, /Aperte de novo\.$/],
])('%s', (_, agora, frase) => {
  expect(atoNaoFeito('Bater martelo', visto, agora, 'leilao')).toMatch(frase)
  expect(atoNaoFeito('Bater martelo', visto, agora, 'leilao')).toMatch(/^“Bater martelo” não foi feito: /)
})
