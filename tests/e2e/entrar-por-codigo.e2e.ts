// A client who has forgotten his password enters on his phone with a code that he asks for himself.
import { expect, test } from '@playwright/test'
import { codigoDe, pessoa, semBarreiras, url } from './apoio.ts'

test('a code asked for at the sign-in lets its client in, and another one has to be waited for', async ({
  browser,
}) => {
  test.slow()
  const email = 'taina.camargo.leilao@exemplo.com.br'
  const page = await pessoa(browser, { celular: true })
  await page.goto(url('leilao', '/login?redirect=%2Fcliente'))
  await page.getByRole('button', { name: 'Entrar com um código' }).click()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await semBarreiras(page, 'a code instead of the password')
  await page.getByRole('button', { name: 'Enviar o código' }).click()
  await expect(page.getByRole('button', { name: /^Enviar outro código em \d+/ })).toBeDisabled()
  await semBarreiras(page, 'the code that was asked for')
  if (process.env.MARTELO_E2E_FOTOS)
    await page.screenshot({ path: `${process.env.MARTELO_E2E_FOTOS}/codigo.png`, fullPage: true })
  const codigo = await codigoDe(page, 'leilao', email)
  await page.getByRole('textbox', { name: 'Código' }).fill(codigo)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(url('leilao', '/cliente'))
  await page.context().close()
})
