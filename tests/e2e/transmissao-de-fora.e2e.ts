// An auction with a broadcast of another host: nothing is asked of that host before the click, the player stays while the room
// lives, and the house's own follow-up shows it, too. The host is answered by a page of this test.
import { type BrowserContext, expect, test } from '@playwright/test'
import { comSessao, pessoa, PESSOAS, semBarreiras, url } from './apoio.ts'
import { pelaApi } from './telas/pela-api.ts'

// On this brand no story cries the lots of the live auction.
const MARCA = 'auto'
const VIDEO = 'https://www.youtube.com/watch?v=abcdefghijk'

async function comoOProvedor(contexto: BrowserContext): Promise<string[]> {
  const pedidos: string[] = []
  await contexto.route(/youtube|vimeo/, (rota) => {
    pedidos.push(rota.request().url())
    return rota.fulfill({ contentType: 'text/html', body: '<!doctype html><title>v</title><p>imagem</p>' })
  })
  return pedidos
}

test('the broadcast of another host plays in the room after a click', async ({ browser }) => {
  const casa = await pessoa(browser)
  await comSessao(casa, MARCA, PESSOAS.adm)
  const todos = await pelaApi<{ id: number; uid: string; situacao: string }[]>(casa, 'GET', '/v1/leiloes/qb')
  const vivo = todos.find((l) => l.situacao === 'AO_VIVO')
  if (vivo === undefined) throw new Error('no auction of the demonstration is live')
  const mudar = async (transmissaoUrl: string | null): Promise<void> => {
    const lido = await pelaApi(casa, 'GET', `/v1/leiloes/${vivo.id}`)
    await pelaApi(casa, 'PUT', `/v1/leiloes/${vivo.id}`, { ...lido, transmissaoUrl })
  }
  await mudar(VIDEO)
  try {
    const visitante = await pessoa(browser, { celular: true })
    const pedidos = await comoOProvedor(visitante.context())
    await visitante.goto(url(MARCA, `/agenda/${vivo.uid}`))
    await expect(visitante.getByRole('button', { name: 'Assistir à transmissão' })).toBeVisible()
    await visitante
      .getByRole('link', { name: /^Entrar n/ })
      .first()
      .click()
    const assistir = visitante.getByRole('button', { name: 'Assistir à transmissão' })
    await expect(assistir).toBeVisible()
    await semBarreiras(visitante, 'the room before the broadcast')
    expect(pedidos).toEqual([])
    await assistir.click()
    const quadro = visitante.frameLocator('iframe[title^="Transmissão de"]')
    await expect(quadro.getByText('imagem')).toBeVisible()
    expect(pedidos[0]).toContain('https://www.youtube-nocookie.com/embed/abcdefghijk')
    await expect(visitante.getByText('valem o preço e o relógio desta página')).toBeVisible()
    await visitante.reload()
    await expect(quadro.getByText('imagem')).toBeVisible()
    await visitante.getByRole('button', { name: 'Fechar a transmissão' }).click()
    await expect(assistir).toBeVisible()

    const pedidosDaCasa = await comoOProvedor(casa.context())
    await casa.goto(url(MARCA, `/admin/backoffice-acompanhar-leilao/${vivo.uid}`))
    await casa.getByRole('button', { name: 'Assistir à transmissão' }).click()
    await expect(casa.frameLocator('iframe[title^="Transmissão de"]').getByText('imagem')).toBeVisible()
    expect(pedidosDaCasa).not.toEqual([])
  } finally {
    await mudar(null)
  }
})
