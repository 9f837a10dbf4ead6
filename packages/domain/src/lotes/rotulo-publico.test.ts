import { expect, it } from 'vitest'
import { rotuloPublico, SITUACOES_DE_LOTE } from './situacoes.ts'

it.each(['AG_PAGAMENTO', 'BOLETO', 'PARCIAL_CARTAO', 'PAGO_CARTAO', 'PAGO'])(
  'says to the public that a lot in %s is sold',
  (s) => {
    expect(rotuloPublico(s, 'leilao')).toBe('Vendido')
    expect(rotuloPublico(s, 'loja')).toBe('Vendido')
  },
)

it('tells the public nothing of boletos, cards or the scoreboard', () => {
  const ditos = SITUACOES_DE_LOTE.flatMap((s) => [rotuloPublico(s, 'leilao'), rotuloPublico(s, 'loja')])
  for (const dito of ditos) expect(dito).not.toMatch(/pagamento|boleto|cartão|placar|desistiu/i)
})
