import { expect, test } from 'vitest'
import { desenhar } from '../bancada-da-vitrine.fixture.tsx'
import { FaixaDoLeiloeiro } from './faixa-do-leiloeiro.tsx'

const leiloeiros = [{ nome: 'Marina Quintela', registro: 'JUCEMG nº 987' }]

test('a site of one auctioneer says above everything whose it is', async () => {
  const html = await desenhar(<FaixaDoLeiloeiro />, { marca: { deUmLeiloeiro: true }, leiloeiros })
  expect(html).toContain('Site oficial de <b>Marina Quintela</b>, leiloeiro oficial, JUCEMG nº 987')
})

test('a house of several says it in its footer alone', async () => {
  expect(await desenhar(<FaixaDoLeiloeiro />, { leiloeiros })).not.toContain('Marina')
  expect(await desenhar(<FaixaDoLeiloeiro />, { marca: { deUmLeiloeiro: true } })).not.toContain('aside')
})
