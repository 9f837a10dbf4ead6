import { CARTEIRA } from '@martelo/contracts/contas/carteira.cadastro.ts'
import { CONTA_BANCARIA } from '@martelo/contracts/contas/conta-bancaria.cadastro.ts'
import { UNIDADE_NEGOCIO } from '@martelo/contracts/contas/unidade-negocio.cadastro.ts'
import { chaveDe } from '@martelo/contracts/core/cadastro/declarar-cadastro.ts'
import { editarHotsite } from '@martelo/contracts/hotsites/editar-hotsite.contract.ts'
import { EdicaoDoHotsite } from '@martelo/contracts/hotsites/hotsite-admin.schemas.ts'
import { lerHotsite } from '@martelo/contracts/hotsites/ler-hotsite.contract.ts'
import { verificacaoDoSite } from '@martelo/contracts/hotsites/verificacao-do-site.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { chamarComo, executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import '../comitentes/comitente.cadastro.handler.ts'
import '../hotsites/editar-hotsite.handler.ts'
import '../hotsites/ler-hotsite.handler.ts'
import '../hotsites/verificacao-do-site.handler.ts'
import '../veiculos/veiculo-registro.handler.ts'
import './carteira.cadastro.handler.ts'
import './conta-bancaria.cadastro.handler.ts'
import './unidade-negocio.cadastro.handler.ts'

let c: Cenario
beforeAll(async () => {
  c = await criarCenario({ clientes: 1, lotes: 1 })
})
afterAll(() => c.fechar())

/** The public answer is cached for a moment. */
const LOGO = { timeout: 10_000 }
const CONTA = {
  nome: 'Itaú · vendas',
  bancoCodigo: '341',
  agencia: '0910',
  conta: '27180',
  contaDigito: '2',
  titular: 'Casa Ltda.',
  cpf: '11.222.333/0001-81',
  pixChave: 'PIX@casa.com.br',
}
const salvar = (body: object, quem = c.equipe) =>
  chamarComo(c, quem, chaveDe(CONTA_BANCARIA, 'salvar'), { body }, c.hotsite)
const nova = async (mudar: object): Promise<{ uid: string; id: number; versao: number }> => {
  const { valor, erro } = await salvar({ ...CONTA, ...mudar })
  expect(erro).toBeNull()
  return (await ler(String(valor.uid))) as never
}
const ler = async (uid: string) =>
  (await chamarComo(c, c.equipe, chaveDe(CONTA_BANCARIA, 'ler'), { params: { uid } }, c.hotsite)).valor
const campos = async (body: object) => Object.keys((await salvar(body)).erro?.campos ?? {})
const oficiais = async () =>
  (await executarChamada(c.ctx(null), verificacaoDoSite)).valor.contas.map((x) => x.conta)

test('the specification’s paths answer, with its names', async () => {
  const unidade = await chamarComo(
    c,
    c.equipe,
    chaveDe(UNIDADE_NEGOCIO, 'salvar'),
    { body: { nome: 'Judiciais', estado: 'SP', prioridade: 2 } },
    c.hotsite,
  )
  const carteira = await chamarComo(
    c,
    c.equipe,
    chaveDe(CARTEIRA, 'salvar'),
    { body: { nome: 'Retomados' } },
    c.hotsite,
  )
  expect([unidade.erro, carteira.erro]).toEqual([null, null])
  const { uid } = await nova({ unnUid: unidade.valor.uid, carUid: carteira.valor.uid })
  expect(await ler(uid)).toMatchObject({
    bcoId: 341,
    banco: 'Itaú Unibanco',
    comId: null,
    carId: expect.any(Number) as number,
    unnId: expect.any(Number) as number,
    cpf: '11222333000181',
    pixChave: 'pix@casa.com.br',
    tipoRecebimento: 'DEPOSITO',
    permiteBoleto: false,
    recebeLote: true,
    recebeReembolso: false,
  })
  const ver = (chave: string) => chamarComo(c, c.equipe, chave, {}, c.hotsite)
  expect((await ver('GET /v1/veiculos/unidades-negocio')).valor).toMatchObject([
    { nome: 'Judiciais', ativo: true, prioridade: 2, estado: 'SP', contas: 1 },
  ])
  expect((await ver('GET /v1/carteira')).valor).toMatchObject([{ nome: 'Retomados', contas: 1 }])
  await expect.poll(oficiais, LOGO).toEqual(['27180-2'])
})

test('the same number twice is refused at its field until the first one is out of use', async () => {
  const primeira = await nova({ conta: '30001' })
  expect((await salvar({ ...CONTA, conta: '30001' })).erro).toMatchObject({
    error: 'REPETIDO',
    campos: { conta: expect.any(String) as string },
  })
  await nova({ conta: '30001', comUid: (await comitente()).uid })
  expect((await salvar({ uid: primeira.uid, versao: primeira.versao, ativo: false })).erro).toBeNull()
  await nova({ conta: '30001' })
})

test('what is wrong stands at its field', async () => {
  expect(await campos({ ...CONTA, conta: '27180-2' })).toEqual(['conta'])
  expect(await campos({ ...CONTA, conta: '30002', pixChave: 'não é chave' })).toEqual(['pixChave'])
  expect(await campos({ ...CONTA, conta: '30002', tipoRecebimento: 'BOLETO' })).toEqual(['tipoRecebimento'])
  expect(await campos({ ...CONTA, conta: '30002', bancoCodigo: '999' })).toEqual(['banco'])
})

test('one default per owner: the last one that was made so', async () => {
  const uma = await nova({ conta: '30010', padrao: true })
  const outra = await nova({ conta: '30011', padrao: true })
  const deles = await nova({ conta: '30012', padrao: true, comUid: (await comitente()).uid })
  expect(await Promise.all([uma, outra, deles].map(async (x) => (await ler(x.uid)).padrao))).toEqual([
    false,
    true,
    true,
  ])
})

test('an account that sales name keeps its number and its owner; its use may change', async () => {
  const conta = await nova({ conta: '30020' })
  const { leiId } = await c.banco.sistema
    .selectFrom('leilao')
    .select('id as leiId')
    .where('hotId', '=', c.hotsite.id)
    .executeTakeFirstOrThrow()
  const cliente = await c.banco.sistema
    .selectFrom('cliente')
    .select('id')
    .where('hotId', '=', c.hotsite.id)
    .executeTakeFirstOrThrow()
  await c.banco.sistema
    .insertInto('venda')
    .values({
      hotId: c.hotsite.id,
      leiId,
      cliId: cliente.id,
      situacao: 'Aguardando Pagamento',
      dataPagamento: '2030-01-02',
      contaId: conta.id,
    })
    .execute()
  const mudar = (m: object) => salvar({ uid: conta.uid, versao: conta.versao, ...m })
  expect(Object.keys((await mudar({ conta: '30021' })).erro?.campos ?? {})).toEqual(['conta'])
  expect(Object.keys((await mudar({ comUid: (await comitente()).uid })).erro?.campos ?? {})).toEqual([
    'comUid',
  ])
  expect((await mudar({ recebeLote: false, nome: 'Itaú · antiga' })).erro).toBeNull()
})

test('the site’s settings take accounts of the house that can do it, and hold them', async () => {
  const boletos = await nova({ conta: '30030' })
  await c.banco.sistema
    .insertInto('convenioBoleto')
    .values({ hotId: c.hotsite.id, conId: boletos.id, carteira: '109' })
    .execute()
  expect(await ler(boletos.uid)).toMatchObject({ permiteBoleto: true, carteira: '109', cnabLayout: '400' })
  const deles = await nova({ conta: '30031', comUid: (await comitente()).uid })
  const lido = (await executarChamada(c.ctx(c.equipe), lerHotsite, { params: { id: c.hotsite.id } })).valor
  const nomes = Object.keys(EdicaoDoHotsite.shape)
  const corpo = Object.fromEntries(Object.entries(lido).filter(([k]) => nomes.includes(k)))
  const site = (m: object, versao = lido.versao) =>
    executarChamada(c.ctx(c.equipe), editarHotsite, {
      params: { id: c.hotsite.id },
      body: { ...corpo, slogan: 'Leilões', ...m, versao },
    })
  for (const id of [deles.id, 2_000_000_000])
    expect(Object.keys((await site({ bcoIdBoleto: id, bcoIdDeposito: id })).erro?.campos ?? {})).toEqual([
      'bcoIdBoleto',
      'bcoIdDeposito',
    ])
  const salvo = await site({ bcoIdBoleto: boletos.id, bcoIdDeposito: boletos.id })
  expect(salvo.erro).toBeNull()
  expect(salvo.valor).toMatchObject({ bcoIdBoleto: boletos.id, bcoIdDeposito: boletos.id })
  expect(await campos({ uid: boletos.uid, versao: boletos.versao, ativo: false })).toEqual(['ativo'])
})

async function comitente(): Promise<{ uid: string }> {
  return c.banco.sistema
    .selectFrom('comitente')
    .select('uid')
    .where('id', '=', c.comId)
    .executeTakeFirstOrThrow()
}
