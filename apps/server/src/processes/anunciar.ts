// The words that the program prints at its start: addresses and, in the demonstration, the logins.
import type { Processo } from './inicio.ts'

const LOGINS = [
  ['Administration', 'adm@martelo.demo'],
  ['Auctions', 'leilao@martelo.demo'],
  ['Auctioneer', 'leiloeiro@martelo.demo'],
  ['Consignor', 'comitente@martelo.demo'],
  ['Customer service', 'sac@martelo.demo'],
  ['Settlement', 'acerto@martelo.demo'],
  ['Yard', 'patio@martelo.demo'],
  ['Clients', 'cliente@martelo.demo, cliente2@martelo.demo, cliente3@martelo.demo'],
] as const

export function anunciar({ porta, servicos }: Processo): void {
  if (porta === 0) return
  const { demo, dominio } = servicos.config
  if (!demo) return console.log(`\nMartelo is ready on port ${porta}.\n`)
  const em = (sub: string): string => `http://${sub}${dominio}:${porta}`
  console.log(
    [
      '',
      'Martelo is ready.',
      '',
      `  Auction house    ${em('leilao.')}`,
      `  Shop             ${em('loja.')}`,
      `  Automatic bids   ${em('auto.')}`,
      `  All three        ${em('')}`,
      `  API reference    ${em('leilao.')}/docs`,
      `  Mail and SMS     ${em('leilao.')}/simuladores/caixa-postal`,
      '',
      'Logins of the demonstration, on each brand (password: martelo)',
      ...LOGINS.map(([quem, login]) => `  ${quem.padEnd(16)} ${login}`),
      '',
      'The house signs in at /login-sistema, clients at /login.',
      '',
    ].join('\n'),
  )
}
