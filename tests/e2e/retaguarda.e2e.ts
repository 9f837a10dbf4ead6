// The back-office's frame: what waits leads to where it is worked, it throws no one out, and two people who edit one
// record keep both edits.
import { expect, type Page, test } from '@playwright/test'
import { comSessao, entrar, pessoa, PESSOAS, semBarreiras, url } from './apoio.ts'

const salvar = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click()

test('two edits of one vehicle: different fields both stay, the same field is asked', async ({ browser }) => {
  const um = await pessoa(browser)
  await comSessao(um, 'loja', PESSOAS.adm)
  await um.goto(url('loja', '/admin/veiculos?porPagina=20'))
  await um.locator('tbody tr[data-linha] a').first().click()
  await expect(um.getByLabel('Câmbio')).toBeVisible()
  const outro = await pessoa(browser)
  await comSessao(outro, 'loja', PESSOAS.leilao)
  await outro.goto(um.url())
  await expect(outro.getByLabel('Câmbio')).toBeVisible()

  await um.getByLabel('Câmbio').fill('Manual revisado')
  await salvar(um)
  await expect(um.getByText('Salvo com sucesso')).toBeVisible()
  await outro.getByLabel(/^Descrição/).fill('Revisado pela oficina.')
  await salvar(outro)
  await expect(outro.getByText('As duas mudanças ficaram.')).toBeVisible()
  await outro.reload()
  await expect(outro.getByLabel('Câmbio')).toHaveValue('Manual revisado')
  await expect(outro.getByLabel(/^Descrição/)).toHaveValue('Revisado pela oficina.')

  // Both write the same field: the later is told who changed it from what to what, and chooses.
  await um.reload()
  await um.getByLabel('Câmbio').fill('Automático')
  await salvar(um)
  await expect(um.getByText('Salvo com sucesso')).toBeVisible()
  await outro.getByLabel('Câmbio').fill('Semiautomático')
  await salvar(outro)
  const pergunta = outro.getByRole('alert').filter({ hasText: 'alterou este registro' })
  await expect(pergunta).toContainText('mudou de Manual revisado para Automático')
  await semBarreiras(outro, 'a conflict of fields')
  await outro.getByRole('radio', { name: /^De .*Automático/ }).check()
  await outro.getByRole('button', { name: 'Salvar com estas escolhas' }).click()
  await expect(pergunta).toHaveCount(0)
  await expect(outro.getByLabel('Câmbio')).toHaveValue('Automático')
  await um.context().close()
  await outro.context().close()
})

test('the home says what waits; an unknown address and a closed door stay inside the frame', async ({
  browser,
}) => {
  const adm = await pessoa(browser)
  await entrar(adm, 'leilao', PESSOAS.adm)
  await expect(adm.getByRole('heading', { name: 'Hoje' })).toBeVisible()
  const espera = adm.getByRole('region', { name: 'Espera por você' })
  await espera.getByRole('link').first().click()
  await expect(adm).not.toHaveURL(/\/admin$/)

  const menu = adm.getByRole('navigation', { name: 'Módulos' })
  await menu.getByRole('button', { name: 'Configurações' }).click()
  await expect(menu.getByRole('link', { name: 'Usuários' })).toBeVisible()
  await menu.getByRole('button', { name: 'Financeiro' }).click()
  await expect(menu.getByRole('link', { name: 'Usuários' })).toHaveCount(0)

  const resposta = await adm.goto(url('leilao', '/admin/nao-ha-nada-aqui'))
  expect(resposta?.status()).toBe(404)
  await expect(adm.getByRole('heading', { name: 'Não há nada neste endereço' })).toBeVisible()
  await expect(menu).toBeVisible()
  await adm.context().close()

  const acerto = await pessoa(browser)
  await comSessao(acerto, 'leilao', PESSOAS.acerto)
  await acerto.goto(url('leilao', '/admin/usuarios'))
  await expect(acerto.getByText('Sem permissão')).toBeVisible()
  await expect(acerto.getByRole('navigation', { name: 'Módulos' })).toBeVisible()
  await acerto.context().close()
})

test('a long list scrolls as a whole: the rows in sight are drawn, the keyboard reaches the last', async ({
  browser,
}) => {
  const casa = await pessoa(browser)
  await comSessao(casa, 'auto', PESSOAS.adm)
  // As an import would fill it: more rows than two fetches bring.
  await casa.evaluate(async () => {
    const um = (i: number) =>
      fetch('/v1/leiloes/local-realizacao-leiloes', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          nome: `Salão ${String(i).padStart(4, '0')}`,
          endereco: 'Rua A, 1',
          cidade: 'Campinas',
          uf: 'SP',
        }),
      })
    for (let i = 0; i < 420; i += 12) await Promise.all(Array.from({ length: 12 }, (_, n) => um(i + n)))
  })
  await casa.goto(url('auto', '/admin/locais-realizacao'))
  await casa.getByRole('button', { name: 'Colunas e densidade' }).click()
  await casa.getByRole('switch', { name: 'Rolar sem páginas' }).click({ force: true })
  await casa.keyboard.press('Escape')
  const linhas = casa.locator('tbody tr[data-index]')
  await expect(linhas.first()).toBeVisible()
  const ultima = Number(await casa.getByRole('table').getAttribute('aria-rowcount')) - 2
  expect(ultima).toBeGreaterThan(400)
  expect(await linhas.count()).toBeLessThan(100)
  await linhas.first().focus()
  await casa.keyboard.press('End')
  await expect(casa.locator(`tr[data-linha="${ultima}"]`)).toBeFocused()
  await expect(casa.getByRole('link', { name: /^Salão 0\d+/ }).last()).toBeInViewport()
  expect(await linhas.count()).toBeLessThan(100)
  await casa.keyboard.press('ArrowUp')
  await expect(casa.locator(`tr[data-linha="${ultima - 1}"]`)).toBeFocused()
  await semBarreiras(casa, 'a list in one scroll')
  await casa.keyboard.press('Home')
  await expect(casa.locator('tr[data-linha="0"]')).toBeFocused()
  await casa.context().close()
})
