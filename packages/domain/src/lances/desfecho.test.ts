import { describe, expect, it } from 'vitest'
import { palavras } from '../hotsites/palavras.ts'
import { desfechoDoMartelo, type FatosDoDesfecho } from './desfecho.ts'

const p = palavras('leilao')
const ler = (f: FatosDoDesfecho) => {
  const d = desfechoDoMartelo(f, p)
  return d && { ...d, titulo: d.titulo.replaceAll('\u00a0', ' '), texto: d.texto.replaceAll('\u00a0', ' ') }
}

describe('what the hammer meant to its reader', () => {
  it.each([
    ['open', 'LIBERADO_LEILAO'],
    ['on the block', 'AO_VIVO'],
    ['on the board', 'PLACAR'],
    ['in repasse', 'REPASSE'],
    ['reserved at the buy-now price', 'BUY_NOW'],
  ] as const)('says nothing while the lot is %s', (_, situacao) => {
    expect(ler({ situacao, valor: 100_00, meu: { estado: 'ganhando', meuLance: 100_00 } })).toBeNull()
  })

  it('tells the winner the value and what comes now', () => {
    const d = ler({
      situacao: 'AG_PAGAMENTO',
      valor: 9_000_00,
      meu: { estado: 'vencedor', meuLance: 9_000_00 },
    })
    expect(d).toMatchObject({ tom: 'sucesso', titulo: 'É seu por R$ 9.000,00!', adiante: 'compras' })
    expect(d?.texto).toContain('pague dentro do prazo')
  })

  it('tells the winner of a conditional what was agreed on, not what he had bid', () => {
    const meu = { estado: 'vencedor', meuLance: 9_000_00, acordado: 9_700_00 } as const
    expect(ler({ situacao: 'AG_PAGAMENTO', valor: 9_000_00, meu })?.titulo).toBe('É seu por R$ 9.700,00!')
  })

  it('tells the loser by how much, and leads to similar lots', () => {
    const d = ler({ situacao: 'PAGO', valor: 9_000_00, meu: { estado: 'finalizado', meuLance: 8_400_00 } })
    expect(d).toMatchObject({ titulo: 'Vendido por R$ 9.000,00', adiante: 'semelhantes' })
    expect(d?.texto).toBe('R$ 600,00 acima do seu lance de R$ 8.400,00.')
  })

  it('tells the top bidder of a conditional that the answer is to come', () => {
    const d = ler({
      situacao: 'CONDICIONAL',
      valor: 5_000_00,
      meu: { estado: 'condicional', meuLance: 5_000_00 },
    })
    expect(d).toMatchObject({ tom: 'info', adiante: 'acordo' })
    expect(d?.texto).toBe(
      'O maior lance foi o seu, de R$ 5.000,00. A venda depende do acordo com quem vende; avisamos cada resposta.',
    )
  })

  it('tells a visitor the result without the state of the payment', () => {
    expect(ler({ situacao: 'AG_PAGAMENTO', valor: 9_000_00, meu: null })).toMatchObject({
      titulo: 'Vendido por R$ 9.000,00',
      adiante: null,
    })
    expect(ler({ situacao: 'NAO_ARREMATADO', valor: null, meu: null })?.titulo).toBe('Não foi vendido')
  })

  it('agrees with the gender of a shop’s words', () => {
    const loja = desfechoDoMartelo(
      { situacao: 'PAGO', valor: 9_000_00, meu: { estado: 'finalizado', meuLance: 8_000_00 } },
      palavras('loja'),
    )
    expect(loja?.texto).toContain('acima da sua oferta de')
  })
})
