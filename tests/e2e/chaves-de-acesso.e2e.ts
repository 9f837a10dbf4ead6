// Passkeys with the browser's own virtual device: made in the profile, used at both doors, named, taken away.
import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { entrar, PESSOAS, pessoa, SENHA, semBarreiras, url } from './apoio.ts'

/** A device that always has its owner's finger on it. */
async function comAparelho(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return cdp
}

async function criarChave(page: Page, nome: string): Promise<void> {
  await page.goto(url('auto', '/cliente/meu-perfil?aba=seguranca'))
  await page.getByLabel('Nome da chave nova').fill(nome)
  await page.getByLabel('Confirme com a sua senha').fill(SENHA)
  await page.getByRole('button', { name: 'Criar chave de acesso' }).click()
  await expect(page.getByRole('button', { name: `Retirar ${nome}` })).toBeVisible({ timeout: 20_000 })
}

for (const [quem, porta] of [
  ['cliente', '/login'],
  ['sac', '/login-sistema'],
] as const)
  test(`${quem} makes a passkey, signs in with it, and takes it away`, async ({ browser }) => {
    test.slow()
    const page = await pessoa(browser)
    await comAparelho(page)
    await entrar(page, 'auto', PESSOAS[quem])
    await criarChave(page, `Chave de ${quem}`)
    await semBarreiras(page, 'passkeys in the profile')

    await page.context().clearCookies()
    await page.goto(url('auto', porta))
    await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
    await expect(page).not.toHaveURL(/\/login/, { timeout: 20_000 })

    await page.goto(url('auto', '/cliente/meu-perfil?aba=seguranca'))
    await page.getByRole('button', { name: `Mudar o nome de Chave de ${quem}` }).click()
    await page.getByLabel('Nome da chave', { exact: true }).fill('Chave nova')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await page.getByRole('button', { name: 'Retirar Chave nova' }).click()
    await expect(page.getByText('Chave retirada')).toBeVisible()

    await page.context().clearCookies()
    await page.goto(url('auto', porta))
    await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
    await expect(page.getByText('Esta chave não entra neste site. Entre com a senha.')).toBeVisible({
      timeout: 20_000,
    })
  })
