// A consignor's auction day on his phone: what waits for him, his answers and their requests, what he moves himself, results,
// boletos and payouts.
import { expect, test } from '@playwright/test'
import { comSessao, entrar, pessoa, PESSOAS, semBarreiras, url } from './apoio.ts'

// Chat and conditional lots are followed at first; broadcast and live are not.
const ACOMPANHADO = [
  ['Transmissão', false],
  ['Ao vivo', false],
  ['Conversa', true],
  ['Lotes condicionais', true],
] as const

test('a consignor answers several lots at once, sends again what was not taken, and reads his boletos and payouts', async ({
  browser,
}) => {
  const page = await pessoa(browser, { celular: true })
  // A network that keeps no socket open: the page shows the lots as they were when it read them.
  await page.routeWebSocket(/./, (ws) => ws.close())
  await entrar(page, 'auto', PESSOAS.comitente)
  await expect(page.getByRole('heading', { level: 1, name: 'Minha página' })).toBeVisible()
  const espera = page.getByRole('region', { name: 'Espera por você' })
  await semBarreiras(page, 'portal do comitente')
  await espera
    .getByRole('link', { name: /^Responder/ })
    .first()
    .click()
  const opcoes = page.getByRole('group', { name: 'Acompanhar' })
  for (const [nome, ligada] of ACOMPANHADO)
    await expect(opcoes.getByRole('checkbox', { name: nome })).toBeChecked({ checked: ligada })
  await page.getByRole('checkbox', { name: 'Marcar todos' }).check()
  await page.getByRole('button', { name: 'Liberar 2 lotes' }).click()

  // Meanwhile the house refuses one of the two bids in his name.
  const casa = await pessoa(browser)
  await comSessao(casa, 'auto', PESSOAS.adm)
  const leiUid = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await casa.goto(url('auto', `/admin/backoffice-acompanhar-leilao/${leiUid}`))
  await casa.getByRole('tab', { name: /^Condicionais/ }).click()
  const fila = casa.getByRole('row', { name: /Honda XRE 300/ })
  await fila.getByRole('button', { name: 'Recusar' }).click()
  await casa.getByRole('dialog').getByRole('button', { name: 'Recusar o lance' }).click()
  await expect(casa.getByText('Resposta registrada')).toBeVisible()

  await page.getByRole('dialog').getByRole('button', { name: 'Liberar', exact: true }).click()
  await expect(page.getByText('1 resposta enviada')).toBeVisible()
  const solicitacoes = page.getByRole('region', { name: 'Solicitações' })
  await expect(solicitacoes).toContainText('Não aceita')
  await page.reload()
  await expect(solicitacoes).toContainText('Este lote não está em condicional.')
  await semBarreiras(page, 'solicitações do comitente')

  await fila.getByRole('button', { name: 'Reabrir' }).click()
  await casa.getByRole('dialog').getByLabel('Motivo').fill('O comitente quer vender')
  await casa.getByRole('dialog').getByRole('button', { name: 'Reabrir' }).click()
  await expect(casa.getByText('Condicional reaberta')).toBeVisible()
  await solicitacoes.getByRole('button', { name: /^Enviar de novo: Liberar/ }).click()
  await expect(solicitacoes).toContainText('2 tentativas')
  await expect(solicitacoes.getByText('Não aceita')).toHaveCount(0)
  await expect(page.getByRole('row', { name: /Honda XRE 300/ })).toContainText('Aguardando pagamento')

  // His own acts: a lot without a buyer is offered again, then taken off with a reason.
  const semVenda = page.getByRole('row', { name: /Jeep Renegade/ })
  await semVenda.getByRole('button', { name: /^Mandar para repasse/ }).click()
  const pergunta = page.getByRole('dialog')
  await pergunta.getByRole('button', { name: 'Mandar para repasse' }).click()
  await expect(semVenda).toContainText('Repasse')
  await semVenda.getByRole('button', { name: /^Retirar do leilão/ }).click()
  await pergunta.getByRole('button', { name: 'Retirar do leilão' }).click()
  await expect(pergunta.getByText('Escreva o motivo')).toBeVisible()
  await pergunta.getByLabel('Motivo').fill('O banco vai leiloar em outra praça')
  await pergunta.getByRole('button', { name: 'Retirar do leilão' }).click()
  await expect(semVenda).toContainText('Retirado')

  // What was released has no boleto yet; the auction before has one.
  await page.getByRole('link', { name: 'Boletos' }).click()
  await expect(page.getByText('Nenhum boleto foi emitido para os seus lotes.')).toBeVisible()
  await page.getByRole('link', { name: 'Meus leilões' }).first().click()
  await page
    .getByRole('article')
    .filter({ hasText: 'Leilão de seguradoras -' })
    .getByRole('link', { name: /^Boletos/ })
    .click()
  const boleto = page.getByRole('row', { name: /Renault Sandero/ })
  // The whole row stands in the window: amounts and states are not off to the side.
  await expect(boleto.getByText('Registrado')).toBeInViewport({ ratio: 1 })

  const menu = page.getByRole('navigation', { name: 'Comitente' })
  await menu.getByRole('link', { name: 'Meus lotes e resultados' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Meus lotes e resultados' })).toBeVisible()
  await expect(page.getByText('Líquido').first()).toBeVisible()
  await expect(page.getByText('Despesas').first()).toBeVisible()
  const lotes = page.getByRole('table', { name: 'Lotes' })
  await page.getByLabel('Leilões de').fill('2001-01-01')
  await expect(page).toHaveURL(/de=2001-01-01/)
  await expect(lotes).toBeVisible()
  await page.getByLabel('até', { exact: true }).fill('2001-01-02')
  await expect(page.getByText('Nenhum lote encontrado')).toBeVisible()

  await menu.getByRole('link', { name: 'Prestações de contas' }).click()
  const paga = page.getByRole('article').filter({ hasText: /Transferência de .*: paga/ })
  await expect(paga).toContainText('Líquido')
  await paga.getByRole('link', { name: /^Ver o documento/ }).click()
  await expect(page.getByText('Guincho até o pátio')).toBeVisible()
})

test('a consignor follows one of his goods on his phone', async ({ browser }) => {
  const page = await pessoa(browser, { celular: true })
  await entrar(page, 'auto', PESSOAS.comitente)
  await page.getByRole('navigation', { name: 'Comitente' }).getByRole('link', { name: 'Estoque' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Estoque' })).toBeVisible()
  await page.locator('a[href*="/comitente/bens/"]').first().click()
  await expect(page).toHaveURL(/\/comitente\/bens\//)
  for (const nome of ['Fotos', 'Remoção', 'Laudos de vistoria', 'Leilão, venda e prestação', 'Arquivos'])
    await expect(page.getByRole('heading', { level: 2, name: nome, exact: true })).toBeVisible()
  await expect(page.getByText('Carregando')).toHaveCount(0)
  await semBarreiras(page, 'bem do comitente')
  const largura = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(largura).toBeLessThanOrEqual(await page.evaluate(() => window.innerWidth))
})
