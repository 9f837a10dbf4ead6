// A deposit from the client's side: the rules, how much, the code, the bank, the confirmation that comes by itself; and the
// house that sends it back with a reason, seen by the client without loading anything again.
import { expect, type Page, test } from '@playwright/test'
import { entrar, pessoa, PESSOAS, recargasDe, semBarreiras, url } from './apoio.ts'
import { gerarPix, pagarNoBanco } from './historia/depois.ts'
import { pelaApi } from './telas/pela-api.ts'

/** One auction of the demonstration that no other story bids in asks a tenth of the limit for a while. */
async function pedirCaucao(casa: Page): Promise<{ id: number; uid: string }> {
  const todos = await pelaApi<{ id: number; uid: string; situacao: string }[]>(casa, 'GET', '/v1/leiloes/qb')
  const escolhido = todos.find((l) => l.situacao === 'CRIADO') ?? todos.find((l) => l.situacao === 'PRONTO')
  if (escolhido === undefined) throw new Error('no auction of the demonstration takes bids later')
  await editarLeilao(casa, escolhido.id, { tipoHabilitacao: 'CAUCAO', caucaoPorcentagem: 10 })
  return escolhido
}

async function editarLeilao(casa: Page, id: number, mudar: object): Promise<void> {
  const lido = await pelaApi(casa, 'GET', `/v1/leiloes/${id}`)
  await pelaApi(casa, 'PUT', `/v1/leiloes/${id}`, { ...lido, ...mudar })
}

test('a deposit is chosen, paid, confirmed, and comes back', async ({ browser }) => {
  const casa = await pessoa(browser)
  await entrar(casa, 'leilao', PESSOAS.adm)
  const { id, uid } = await pedirCaucao(casa)

  const cliente = await pessoa(browser, { celular: true })
  await entrar(cliente, 'leilao', PESSOAS.cliente)
  await cliente.goto(url('leilao', `/cliente/caucoes/${uid}`))
  // The first step for a client who never asked to take part in this auction.
  const aceite = cliente.getByRole('checkbox', { name: /^Li e aceito/ })
  const limite = cliente.getByLabel('Limite de compra')
  await expect(aceite.or(limite)).toBeVisible()
  if (await aceite.isVisible()) {
    await aceite.check()
    await cliente.getByRole('button', { name: 'Continuar para a caução' }).click()
  }
  await limite.fill('50.000,00')
  await expect(cliente.getByText('Caução de R$ 5.000,00 para comprar até R$ 50.000,00.')).toBeVisible()
  await expect(cliente.getByText('Pagamento seguro')).toBeVisible()
  await semBarreiras(cliente, 'choosing a deposit')
  await gerarPix(cliente)
  await expect(cliente.getByText('Pagamento seguro')).toBeVisible()
  await semBarreiras(cliente, 'paying a deposit')
  await pagarNoBanco(cliente, /valor e pagador certos/)
  await expect(cliente.getByRole('heading', { name: 'Caução paga' })).toBeVisible({ timeout: 20_000 })
  await expect(cliente.getByText(/está aprovada/)).toBeVisible({ timeout: 20_000 })

  await cliente.getByRole('main').getByRole('link', { name: 'Minhas cauções' }).click()
  const minha = cliente.getByRole('article', { name: /^Caução de / })
  await expect(minha.getByText('Paga', { exact: true })).toBeVisible()
  await casa.goto(url('leilao', '/admin/caucoes'))
  await casa
    .getByRole('button', { name: /a caução de/ })
    .first()
    .click()
  const gaveta = casa.getByRole('dialog')
  await gaveta.getByRole('button', { name: 'Devolver' }).click()
  await gaveta.getByLabel('Motivo').fill('Cliente pediu antes do leilão')
  await semBarreiras(casa, 'deciding on a deposit')
  await gaveta.getByRole('button', { name: 'Devolver' }).last().click()
  await expect(minha.getByText('Devolvida', { exact: true })).toBeVisible({ timeout: 20_000 })
  expect(recargasDe(cliente)).toEqual([])
  await editarLeilao(casa, id, { tipoHabilitacao: null, caucaoPorcentagem: null })
})
