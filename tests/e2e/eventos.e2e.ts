// An event from its invitation to the door: the house invites, the guest answers by his mail, and a phone at the door lets
// him in, with and without network; what came of it is read in the report and on the board.
import { expect, type Page, test } from '@playwright/test'
import { comSessao, pessoa, PESSOAS, semBarreiras, url } from './apoio.ts'
import { pelaApi } from './telas/pela-api.ts'

const EVENTO = 'Noite dos lojistas'

async function novoEvento(casa: Page): Promise<string> {
  const agora = Date.now()
  const { uid } = await pelaApi<{ uid: string }>(casa, 'POST', '/v1/eventos', {
    nome: EVENTO,
    local: 'Pátio de Guarulhos',
    inicioAt: new Date(agora + 3_600_000).toISOString(),
    fimAt: new Date(agora + 7_200_000).toISOString(),
    acompanhantesMaximo: 2,
    noSite: false,
    ativo: true,
    mensagem: 'Haverá café.',
  })
  return uid
}

/** The invitation's address, from the letter that a job writes. */
async function conviteDe(page: Page, para: string): Promise<string> {
  let texto = ''
  await expect(async () => {
    await page.goto(url('loja', '/simuladores/caixa-postal'))
    texto = await page.locator('article', { hasText: para }).first().innerText({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  const caminho = /\/convite\/[0-9A-Z]{10}/.exec(texto)?.[0]
  if (caminho === undefined) throw new Error(`no invitation for ${para}`)
  return caminho
}

/** The device's camera looks at this picture; the browser of the tests reads no codes by itself, as an iPhone's does not. */
async function verNaCamera(page: Page, figura: string): Promise<void> {
  await page.evaluate((endereco) => {
    navigator.mediaDevices.getUserMedia = async () => {
      const qr = new Image()
      qr.src = endereco
      await qr.decode()
      const tela = document.createElement('canvas')
      tela.width = 640
      tela.height = 480
      const quadro = tela.getContext('2d')
      setInterval(() => quadro?.drawImage(qr, 160, 80), 100)
      return tela.captureStream(10)
    }
  }, figura)
}

test('a guest is invited, answers, and is let in at the door', async ({ browser }) => {
  test.slow()
  const casa = await pessoa(browser)
  await comSessao(casa, 'loja', PESSOAS.adm)
  const uid = await novoEvento(casa)
  await casa.goto(url('loja', `/eventos/convidados?evento=${uid}`))
  await casa.getByRole('button', { name: 'Planilha' }).click()
  const escolher = casa.waitForEvent('filechooser')
  await casa.getByRole('button', { name: 'Escolher a planilha' }).click()
  await (await escolher).setFiles({
    name: 'convidados.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'nome;e-mail;empresa\nRita Campos;rita.campos@exemplo.com.br;Campos Veículos\nSem Nada;;\n',
    ),
  })
  await casa.getByRole('button', { name: 'Incluir 2 convidados' }).click()
  await expect(casa.getByText('Rita Campos')).toBeVisible()
  await casa.getByRole('button', { name: 'Enviar convites' }).click()
  await expect(casa.getByText('Convites enviados: 1').first()).toBeVisible()
  await semBarreiras(casa, 'guests of an event')
  // Without an address he is invited by hand.
  await casa.getByRole('button', { name: 'Convite de Sem Nada' }).click()
  await expect(casa.getByText('Responda e veja o seu QR de entrada')).toBeVisible()
  await semBarreiras(casa, 'an invitation by hand')
  await casa.getByRole('button', { name: 'Copiar convite' }).click()
  await casa.getByRole('button', { name: 'Fechar' }).click()

  const rita = await pessoa(browser, { celular: true })
  const convite = await conviteDe(rita, 'rita.campos@exemplo.com.br')
  await rita.goto(url('loja', convite))
  await expect(rita.getByRole('heading', { name: EVENTO })).toBeVisible()
  await rita.getByLabel('Acompanhantes').fill('1')
  await rita.getByRole('button', { name: 'Vou participar' }).click()
  await expect(rita.getByText('Você respondeu que vem, com 1 acompanhante.')).toBeVisible()
  await semBarreiras(rita, 'an invitation')

  const porta = await pessoa(browser, { celular: true })
  await comSessao(porta, 'loja', PESSOAS.sac)
  await porta.goto(url('loja', `/eventos/entrada?evento=${uid}`))
  await expect(porta.getByText('0 pessoas dentro · 2 convidados')).toBeVisible()
  await verNaCamera(porta, `/v1/convites/${convite.slice(-10)}/qr.png`)
  await porta.getByRole('button', { name: 'Ler com a câmera' }).click()
  await expect(porta.getByLabel('Pessoas que entram')).toHaveValue('2')
  await porta.getByLabel('Código do convite').fill(convite.slice(-10).toLowerCase())
  await porta.getByRole('button', { name: 'Abrir', exact: true }).click()
  await expect(porta.getByLabel('Pessoas que entram')).toHaveValue('2')
  await semBarreiras(porta, 'the door of an event')
  await porta.getByRole('button', { name: 'Confirmar a entrada' }).click()
  await expect(porta.getByText('Rita Campos entrou.')).toBeVisible()
  await expect(porta.getByText('2 pessoas dentro')).toBeVisible()
  // A tap on the wrong name is taken back.
  await porta.getByRole('button', { name: 'Desfazer a entrada' }).click()
  await porta.getByRole('button', { name: 'Sim, desfazer' }).click()
  await expect(porta.getByText('0 pessoas dentro')).toBeVisible()
  await porta.getByRole('button', { name: 'Confirmar a entrada' }).click()
  await expect(porta.getByText('2 pessoas dentro')).toBeVisible()
  await expect(porta.getByText('Esta página está no aparelho')).toBeVisible({ timeout: 30_000 })

  // The telephone was put away and the page is opened anew, with no line at all.
  await porta.context().setOffline(true)
  await porta.reload()
  await expect(porta.getByText('2 pessoas dentro · 2 convidados')).toBeVisible()
  await porta.getByLabel('Ou procure pelo nome').fill('sem na')
  await porta.getByRole('button', { name: 'Sem Nada' }).click()
  await porta.getByRole('button', { name: 'Confirmar a entrada' }).click()
  await expect(porta.getByText('1 a enviar')).toBeVisible()
  const aviso = porta.getByText('Entrada de Sem Nada guardada neste aparelho. Segue quando a rede voltar.')
  await expect(aviso).toBeVisible()
  await expect(porta.getByText('Sem rede: as entradas ficam')).toBeHidden()
  // Opened again, the guest is in by this phone: no alarm.
  await porta.getByLabel('Ou procure pelo nome').fill('sem na')
  await porta.getByRole('button', { name: 'Sem Nada' }).click()
  await expect(porta.getByText('Já entrou por este aparelho às')).toBeVisible()
  await porta.context().setOffline(false)
  await expect(porta.getByText('1 a enviar')).toBeHidden({ timeout: 60_000 })
  await expect(porta.getByText('Já entrou por este aparelho às')).toBeVisible()

  // It moves: who was invited is told when the record is saved.
  await casa.goto(url('loja', `/admin/eventos?registro=${uid}`))
  await casa.getByLabel('Local').fill('Pátio de Osasco')
  await casa.getByRole('button', { name: 'Salvar' }).click()
  await casa.getByRole('button', { name: 'Avisar 2 convidados' }).last().click()
  await expect(casa.getByText('1 convidado sem e-mail')).toBeVisible()
  await casa.goto(url('loja', '/eventos/relatorio'))
  const linha = casa.getByRole('row', { name: new RegExp(EVENTO) })
  await expect(linha).toContainText('3')
  await semBarreiras(casa, 'report of events')
})
