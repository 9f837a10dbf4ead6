// The words that whoever started the program reads: addresses and, in the demonstration, the logins.
import type { Processo } from './inicio.ts'

export function anunciar({ porta, servicos }: Processo): void {
  if (porta === 0) return
  const { demo, dominio } = servicos.config
  const linhas = demo
    ? [
        'Martelo is ready.',
        '',
        `  Auction house   http://leilao.${dominio}:${porta}`,
        `  Shop            http://loja.${dominio}:${porta}`,
        `  Automatic bids  http://auto.${dominio}:${porta}`,
        `  All three       http://${dominio}:${porta}`,
      ]
    : [`Martelo is ready on port ${porta}.`]
  console.log(`\n${linhas.join('\n')}\n`)
}
