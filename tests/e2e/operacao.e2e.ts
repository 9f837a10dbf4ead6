// The operator's page on a telephone: what is wide scrolls in itself, the page never does, and axe finds nothing.
import { expect, test } from '@playwright/test'
import { comSessao, pessoa, PESSOAS, semBarreiras, url } from './apoio.ts'

/** What no quiet house has: bids that wait, and copies of the database. The rest of the answer is the server's own. */
const APERTO = {
  filas: [1, 2].map((n) => ({
    lelUid: `lote-${String(n)}`,
    numero: `${String(n)}00-A`,
    nome: 'Caminhão Mercedes-Benz Atego 2430 6x2 com carroceria frigorífica',
    leilao: 'Leilão de veículos recuperados de financiamento, segunda parte',
    n: 1234 * n,
  })),
  replicas: { frescas: 1, todas: 2, atrasoMs: 3456 },
}

for (const celular of [true, false]) {
  test(`the operator sees auctions, waiting lots and copies (${celular ? 'telephone' : 'desk'})`, async ({
    browser,
  }) => {
    const visitante = await pessoa(browser)
    await visitante.goto(url('leilao'))
    const page = await pessoa(browser, { celular })
    await comSessao(page, 'leilao', PESSOAS.adm)
    await page.route('**/v1/manutencao/operacao', async (rota) => {
      // Only the browser takes *.localhost to this machine by itself.
      const { host, pathname } = new URL(rota.request().url())
      const resposta = await rota.fetch({
        url: `http://127.0.0.1:${String(process.env.MARTELO_E2E_PORT)}${pathname}`,
        headers: { ...rota.request().headers(), host },
      })
      await rota.fulfill({ response: resposta, json: { ...((await resposta.json()) as object), ...APERTO } })
    })
    await page.goto(url('leilao', '/admin/operacao-ao-vivo'))
    await expect(page.getByRole('heading', { name: 'Lances na fila, por lote' })).toBeVisible()
    await expect(page.getByRole('cell', { name: '2.468' })).toHaveCount(1)
    await expect(page.getByText('1 de 2 em dia')).toBeVisible()
    const leiloes = page.getByRole('region', { name: 'Leilões deste site' })
    await expect(leiloes.getByRole('columnheader', { name: 'Resposta (p99)' })).toHaveCount(1)
    await expect(page.getByText('Vivo').first()).toBeAttached()
    const sobra = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(sobra).toBeLessThanOrEqual(0)
    await semBarreiras(page, 'operação ao vivo')
    // It asks every few seconds: a call that is on its way when the test ends would fail the run.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().close()
  })
}
