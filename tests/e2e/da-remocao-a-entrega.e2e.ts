// A vehicle from the request of its removal to the person who takes it home: the office asks, the carrier answers by his
// link, the driver works on a phone with the network cut, the yard parks it and hands it over with a signature.
import { expect, type Page, test } from '@playwright/test'
import { entrar, PESSOAS, peloMenu, pessoa, semBarreiras, url } from './apoio.ts'

async function pelaApi<T>(page: Page, caminho: string): Promise<T> {
  return page.evaluate(async (c) => (await fetch(c)).json() as Promise<T>, caminho)
}

async function enderecoPara(casa: Page, quem: 'transportadora' | 'motorista'): Promise<string> {
  await casa.getByRole('button', { name: `Endereço d${quem === 'motorista' ? 'o' : 'a'} ${quem}` }).click()
  const codigo = casa.locator('code', { hasText: '/remocao/' })
  await expect(codigo).toBeVisible()
  return new URL(await codigo.innerText()).pathname
}

test('asked for, carried without network, parked and handed over', async ({ browser }) => {
  const casa = await pessoa(browser)
  await entrar(casa, 'leilao', PESSOAS.remocao)
  await peloMenu(casa, 'Veículos e pátio', 'Remoções')
  const todos = await pelaApi<{ uid: string; nome: string; placa: string; patio: string | null }[]>(
    casa,
    '/v1/veiculos/qb/remocoes?semRemocao=sim&porPagina=100',
  )
  const veiculo = todos.find((v) => v.patio === null && v.placa)
  if (veiculo === undefined) throw new Error('every vehicle of the demonstration stands in a yard')

  await casa.getByRole('button', { name: 'Pedir remoção' }).click()
  const pedido = casa.getByRole('dialog', { name: 'Pedir remoção' })
  await pedido.getByRole('textbox', { name: 'Veículo' }).fill(veiculo.placa)
  await casa.getByRole('option').first().click()
  await pedido.getByRole('textbox', { name: 'Onde está' }).click()
  await casa.getByRole('option', { name: /Oficina Horizonte/ }).click()
  await pedido.getByRole('textbox', { name: 'Levar para' }).click()
  await casa.getByRole('option', { name: /Pátio Guarulhos/ }).click()
  await semBarreiras(casa, 'pedir remoção')
  await pedido.getByRole('button', { name: 'Pedir', exact: true }).click()
  await expect(casa.getByText('Solicitada', { exact: true }).first()).toBeVisible()
  const remocao = new URL(casa.url()).pathname

  await casa.getByRole('button', { name: 'Autorizar' }).click()
  const autorizacao = casa.getByRole('dialog', { name: 'Autorizar a remoção' })
  await autorizacao.getByRole('radio', { name: 'Guinchos Bandeirante' }).check()
  await autorizacao.getByRole('button', { name: 'Autorizar' }).click()
  await expect(casa.getByText('Autorizada', { exact: true }).first()).toBeVisible()
  await casa.getByRole('tab', { name: 'Endereços' }).click()
  const daTransportadora = await enderecoPara(casa, 'transportadora')
  await semBarreiras(casa, 'endereços da remoção')

  const transportadora = await pessoa(browser, { celular: true })
  await transportadora.goto(url('leilao', daTransportadora))
  await transportadora.getByLabel('Dia da coleta').fill('2030-01-15')
  await transportadora
    .getByLabel('Motorista', { exact: false })
    .first()
    .selectOption({ label: 'Beto Estrada' })
  await semBarreiras(transportadora, 'resposta da transportadora')
  await transportadora.getByRole('button', { name: 'Aceitar e agendar' }).click()
  await expect(transportadora.getByText('Agendada', { exact: true }).first()).toBeVisible()

  await casa.reload()
  const doMotorista = await enderecoPara(casa, 'motorista')
  const motorista = await pessoa(browser, { celular: true })
  await motorista.goto(url('leilao', doMotorista))
  await expect(motorista.getByRole('button', { name: 'Cheguei ao local' })).toBeVisible()
  await semBarreiras(motorista, 'viagem do motorista')
  await motorista.context().setOffline(true)
  await motorista.getByRole('button', { name: 'Cheguei ao local' }).click()
  await motorista.getByRole('button', { name: 'Veículo carregado' }).click()
  await expect(motorista.getByText('2 passos guardados')).toBeVisible()
  await motorista.context().setOffline(false)
  await expect(motorista.getByText('passos guardados')).toBeHidden({ timeout: 30_000 })
  await motorista.getByRole('button', { name: 'Entreguei no pátio' }).click()
  await expect(motorista.getByText('Finalizada', { exact: true })).toBeVisible()

  await casa.goto(url('leilao', `${remocao}?aba=passos`))
  await expect(casa.getByText('Entregue no pátio')).toBeVisible()

  const patio = await pessoa(browser, { celular: true })
  await entrar(patio, 'leilao', PESSOAS.patio)
  await patio.goto(url('leilao', '/admin/patio-hoje'))
  await expect(patio.getByRole('heading', { name: 'Hoje no pátio' })).toBeVisible()
  await semBarreiras(patio, 'hoje no pátio')
  const [estadia] = await pelaApi<{ uid: string; codigoChave: string }[]>(
    patio,
    `/v1/estadias/qb?veiculo=${veiculo.uid}&situacao=EM_PATIO`,
  )
  if (estadia === undefined) throw new Error('the removal did not enter the yard')
  await patio.getByLabel('Código da chave ou da autorização').fill(estadia.codigoChave)
  await patio.getByRole('button', { name: 'Abrir', exact: true }).click()
  await expect(patio).toHaveURL(new RegExp(`/admin/estadia/${estadia.uid}`))
  await patio.getByRole('textbox', { name: 'Vaga' }).click()
  await patio.getByRole('option').first().click()
  await patio.getByRole('button', { name: 'Mudar', exact: true }).click()
  await expect(patio.getByText('Lugar mudado')).toBeVisible()
  await semBarreiras(patio, 'estadia')

  await patio.getByRole('button', { name: 'Devolver' }).click()
  const saida = patio.getByRole('dialog', { name: /^Devolver/ })
  await saida.getByRole('textbox', { name: 'Por quê' }).click()
  await patio.getByRole('option', { name: 'Ordem judicial' }).click()
  await saida.getByLabel('Nome de quem leva').fill('Ana Lima')
  await saida.getByLabel('Número').fill('529.982.247-25')
  const campo = await saida.getByRole('img', { name: /^Assinatura/ }).boundingBox()
  if (campo === null) throw new Error('there is no place to sign')
  await patio.mouse.move(campo.x + 20, campo.y + 20)
  await patio.mouse.down()
  await patio.mouse.move(campo.x + 120, campo.y + 60, { steps: 5 })
  await patio.mouse.up()
  await saida.getByRole('button', { name: 'Confirmar a devolução' }).click()
  await expect(patio.getByText('Finalizada', { exact: true }).first()).toBeVisible()
  await expect(patio.getByRole('img', { name: 'Assinatura de Ana Lima' })).toBeVisible()
})
