// What a person of the house, or of a consignor, wants to be told: found from the person's menu, kept, and there again.
import { expect, test } from '@playwright/test'
import { comSessao, entrar, pessoa, PESSOAS, semBarreiras, url } from './apoio.ts'

test('one of the house’s people asks for a letter, and finds it asked for', async ({ browser }) => {
  const sac = await pessoa(browser)
  await entrar(sac, 'leilao', PESSOAS.sac)
  await sac.getByRole('button', { name: 'Minha conta' }).click()
  await sac.getByRole('menuitem', { name: 'Meus avisos' }).click()
  await expect(sac.getByRole('heading', { level: 1, name: 'Meus avisos' })).toBeVisible()
  const carta = sac.getByRole('checkbox', { name: 'Problema relatado: E-mail' })
  await expect(carta).not.toBeChecked()
  await carta.press('Space')
  await expect(sac.getByText('Salvo com sucesso').first()).toBeVisible()
  await semBarreiras(sac, 'own notices of staff')
  await sac.goto(url('leilao', '/admin'))
  await sac.goto(url('leilao', '/admin/meus-avisos'))
  await expect(carta).toBeChecked()
})

test('a consignor has the same page in his area', async ({ browser }) => {
  const comitente = await pessoa(browser, { celular: true })
  await comSessao(comitente, 'leilao', PESSOAS.comitente)
  await comitente.goto(url('leilao', '/comitente/avisos'))
  await expect(comitente.getByRole('checkbox', { name: 'Pergunta sobre um lote: E-mail' })).toBeChecked()
  await expect(comitente.getByRole('checkbox', { name: 'Prestação de contas paga: E-mail' })).toBeDisabled()
})

test('on a phone the first actions of a record are in sight, the others behind Mais', async ({ browser }) => {
  const casa = await pessoa(browser, { celular: true })
  await comSessao(casa, 'leilao', PESSOAS.adm)
  const leiloes = await casa.evaluate(async () => (await fetch('/v1/leiloes/qb?porPagina=50')).json())
  const { id } = (leiloes as { id: number; situacao: string }[]).find((l) => l.situacao === 'AO_VIVO') ?? {
    id: 0,
  }
  await casa.goto(url('leilao', `/admin/leilao/${id}`))
  await expect(casa.getByRole('link', { name: 'Acompanhar' })).toBeInViewport()
  await expect(casa.getByRole('link', { name: 'Conduzir' })).toBeInViewport()
  await expect(casa.getByRole('button', { name: 'Papéis' })).toBeHidden()
  await casa.getByRole('button', { name: 'Mais', exact: true }).click()
  await casa.getByRole('button', { name: 'Papéis' }).click()
  await expect(casa.getByRole('menuitem', { name: 'Vídeos dos lotes' })).toBeVisible()
})
