// The papers of a vehicle that was collected: the buyer wants them by Sedex after all and proves the difference, the house
// approves, the Despachante labels, posts and gives the files, and the buyer follows the parcel to the receipt that proves its arrival.
import { expect, test } from '@playwright/test'
import { comSessao, pessoa, PESSOAS, semBarreiras, url } from './apoio.ts'
import { enviarArquivoDePng, PDF_DE_UMA_PAGINA } from './historia/arquivos.ts'
import { pelaApi } from './telas/pela-api.ts'

const CODIGO = 'OX123456785BR'
interface Compra {
  readonly id: number
  readonly itens: readonly {
    readonly nome: string
    readonly informacoesDocumentacao: { readonly situacao: string }
  }[]
}

test('from Retirada to Sedex with its difference proven, posted with a code, labelled, tracked and received', async ({
  browser,
}) => {
  test.slow()
  const eu = await pessoa(browser, { celular: true })
  await comSessao(eu, 'leilao', 'cliente2@martelo.demo')
  await eu.goto(url('leilao', '/cliente/compras'))
  const compras = await pelaApi<Compra[]>(eu, 'GET', '/v1/leilao/vendas/buscar-venda/minhas-vendas')
  const compra = compras.find((c) => c.itens[0]?.informacoesDocumentacao.situacao === 'em_analise')
  if (compra === undefined) throw new Error('no papers of this buyer are with the house')
  const bem = compra.itens[0]?.nome ?? ''
  await eu.goto(url('leilao', `/cliente/compras/${compra.id}`))
  await eu.getByRole('button', { name: 'Mudar a entrega' }).click()
  await eu.getByLabel(/^Sedex/).check()
  await eu.getByRole('button', { name: /confirmar a entrega/i }).click()
  await expect(eu.getByText(/Troca para Sedex: pague R\$/)).toBeVisible()
  await enviarArquivoDePng(eu.getByLabel('Arquivo do comprovante'))
  await expect(eu.getByText(/Recebemos o comprovante de R\$/)).toBeVisible({ timeout: 30_000 })

  const acerto = await pessoa(browser)
  await comSessao(acerto, 'leilao', PESSOAS.acerto)
  await acerto.goto(url('leilao', `/admin/compras/${compra.id}`))
  await acerto.getByRole('tab', { name: /^Itens/ }).click()
  await acerto.getByRole('button', { name: 'Aprovar a troca' }).click()
  await expect(acerto.getByText('Troca aprovada')).toBeVisible()

  const adm = await pessoa(browser)
  await comSessao(adm, 'leilao', PESSOAS.adm)
  await adm.goto(url('leilao', '/admin/documentacao'))
  const menu = adm.getByRole('navigation', { name: 'Módulos' })
  await expect(menu.getByRole('link', { name: 'Documentação' })).toBeVisible()
  const linha = adm.getByRole('row').filter({ hasText: bem })
  await expect(linha).toContainText(/dias? út/)
  await expect(linha).toContainText('Sedex')
  await semBarreiras(adm, 'documentação')
  const acoes = adm.getByRole('region', { name: 'Ações com os marcados' })
  const marcar = async () => {
    // What was done last has let the rows go.
    await expect(acoes).toBeHidden()
    await linha.getByRole('checkbox').check()
  }
  await marcar()
  await acoes.getByRole('button', { name: 'Encaminhar ao despachante' }).click()
  await expect(linha).toContainText('Com o despachante', { timeout: 30_000 })

  await marcar()
  const etiqueta = adm.context().waitForEvent('page')
  await acoes.getByRole('button', { name: 'Etiquetas' }).click()
  const papel = await etiqueta
  await expect(papel.getByText('Destinatário')).toBeVisible({ timeout: 30_000 })
  await expect(papel.getByText('CEP').first()).toBeVisible()
  await papel.close()

  await marcar()
  await acoes.getByRole('button', { name: 'Arquivos' }).click()
  const arquivos = adm.getByRole('dialog')
  await arquivos.locator('input[type=file]').first().setInputFiles({
    name: 'crlv.pdf',
    mimeType: 'application/pdf',
    buffer: PDF_DE_UMA_PAGINA,
  })
  await expect(arquivos.getByText('crlv.pdf').first()).toBeVisible({ timeout: 30_000 })
  await arquivos.getByRole('button', { name: 'Fechar' }).first().click()
  await expect(arquivos).toBeHidden()

  await marcar()
  await acoes.getByRole('button', { name: 'Postar' }).click()
  const janela = adm.getByRole('dialog')
  await janela.getByRole('button', { name: 'Registrar o envio' }).click()
  await expect(janela.getByText(/código de envio/i).first()).toBeVisible()
  await janela.getByRole('textbox').first().fill(CODIGO)
  await janela.getByRole('button', { name: 'Registrar o envio' }).click()
  await expect(janela).toBeHidden()
  await expect(linha).toBeHidden({ timeout: 30_000 })

  // His page moves by itself.
  await expect(eu.getByRole('link', { name: 'Acompanhar nos Correios' })).toHaveAttribute(
    'href',
    new RegExp(CODIGO),
    { timeout: 60_000 },
  )
  await expect(eu.getByRole('link', { name: 'CRLV-e' })).toBeVisible()
  await semBarreiras(eu, 'compra com documentos enviados')
  // The post brings its receipt: it proves the delivery once the house has looked at it.
  await adm.goto(url('leilao', `/admin/compras/${compra.id}`))
  await adm.getByRole('tab', { name: /^Itens/ }).click()
  await enviarArquivoDePng(adm.getByLabel('Arquivo do comprovante'))
  await adm.getByRole('button', { name: 'Aceitar' }).click({ timeout: 30_000 })
  await expect(adm.getByText('Comprovante aceito')).toBeVisible()
  await adm.getByRole('button', { name: /\.png/ }).last().click()
  await expect(adm.getByRole('dialog').getByRole('img', { name: /Comprovante/ })).toBeVisible()
  await semBarreiras(adm, 'comprovante aberto')
  await expect(eu.getByRole('heading', { name: 'Compra concluída' })).toBeVisible({ timeout: 60_000 })
})
