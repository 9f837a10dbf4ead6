import { expect, test } from 'vitest'
import { desenhar } from '../bancada-da-vitrine.fixture.tsx'
import { EmailDaCasa } from './email-da-casa.tsx'

test('an address may break before its @ alone, and stays whole to be copied', async () => {
  const html = await desenhar(<EmailDaCasa email="contato@leilao.exemplo.com.br" />, {})
  expect(html.replaceAll('<!-- -->', '')).toContain('<span>contato<wbr/>@leilao.exemplo.com.br</span>')
})
