// A house says when it closes, closes, and opens again: what its visitors see on an open page and on a new one, while its staff
// works on. In a house of its own: other stories run beside this one.
import { expect, type Page, test } from '@playwright/test'
import { comSessao, PESSOAS, peloMenu, pessoa, semBarreiras, url } from './apoio.ts'
import { pelaApi } from './telas/pela-api.ts'

const NOVA = {
  nome: 'Leilões do Intervalo',
  tipo: 'leilao',
  dominio: null,
  copiarDe: null,
  corPrimaria: '#1d4ed8',
  corSecundaria: '#0f172a',
  administrador: 'Íris Prado',
  publicar: true,
}

/** As the field of the browser writes it, in Brasília. */
const noRelogio = (instante: number): string => new Date(instante - 3 * 3_600_000).toISOString().slice(0, 16)

async function anunciar(adm: Page, fecha: string): Promise<void> {
  await adm.getByLabel('Fecha em').fill(fecha)
  await adm.getByLabel('O que os visitantes leem').fill('Troca de servidor')
  await adm.getByRole('button', { name: 'Anunciar' }).click()
  await expect(adm.getByRole('button', { name: 'Anunciar' })).toBeHidden()
}

async function encerrar(adm: Page, botao: string, oque: string): Promise<void> {
  await adm.getByRole('button', { name: botao }).click({ timeout: 15_000 })
  await expect(adm.getByRole('dialog').getByText(oque)).toBeVisible()
  await adm.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await expect(adm.getByRole('button', { name: 'Anunciar' })).toBeVisible()
}

test('a house closes at its time, tells the visitors of an open page, keeps its staff, and opens again', async ({
  browser,
}) => {
  const adm = await pessoa(browser)
  await comSessao(adm, 'leilao', PESSOAS.adm)
  const subdominio = `intervalo-${Date.now().toString(36)}`
  const { id } = await pelaApi<{ id: number }>(adm, 'POST', '/v1/hotsite/admin', {
    ...NOVA,
    subdominio,
    email: `iris@${subdominio}.exemplo.com.br`,
  })
  const casa = await pelaApi<{ endereco: string }>(adm, 'POST', `/v1/hotsite/admin/${String(id)}/entrar`, {})
  await adm.goto(casa.endereco)
  await adm.getByRole('main').getByRole('button', { name: 'Entrar' }).click()
  await expect(adm).toHaveURL(/\/admin(?!-auth)/)
  await peloMenu(adm, 'Configurações', 'Manutenção da plataforma')
  await expect(adm.getByRole('checkbox', { name: 'Em todas as casas da plataforma' })).toHaveCount(0)
  await anunciar(adm, noRelogio(Date.now() + 86_400_000))

  const inicio = url('leilao', '/').replace('leilao', subdominio)
  const visita = await pessoa(browser)
  const linha = visita.waitForEvent('websocket')
  await visita.goto(inicio)
  await linha
  await expect(visita.getByText(/Manutenção em 2\d horas: Troca de servidor/)).toBeVisible()
  await semBarreiras(visita, 'announced maintenance')
  await encerrar(adm, 'Cancelar', 'o site não fecha')

  await anunciar(adm, noRelogio(Date.now()))
  await expect(visita.getByRole('alert').getByText(/fechado para visitantes. Troca de servidor/)).toBeVisible(
    {
      timeout: 10_000,
    },
  )
  const outra = await pessoa(browser)
  expect((await outra.goto(inicio))?.status()).toBe(503)
  await expect(outra.getByText('Troca de servidor')).toBeVisible()
  expect((await adm.reload())?.status()).toBe(200)
  await expect(adm.getByRole('button', { name: 'Reabrir o site' })).toBeVisible({ timeout: 15_000 })

  await encerrar(adm, 'Reabrir o site', 'Os visitantes voltam a entrar')
  expect((await outra.goto(inicio))?.status()).toBe(200)
  await visita.goto(inicio)
  await expect(visita.getByText('fechado para visitantes')).toHaveCount(0)
})
