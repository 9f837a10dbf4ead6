// Texts and regulations as records: what an auction takes, what is shown, and what a bidder agreed to.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentoEmPdf } from '@martelo/contracts/impressos/documento-em-pdf.contract.ts'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { bytesDaChamada, chamarComo, type PartesDeTeste } from '../../../../../tests/pg/executar-chamada.ts'
import { pdfDaChamada } from '../../../../../tests/pg/pdf-da-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({
    clientes: 0,
    lotes: 1,
    leilao: { situacao: 'CRIADO', tipoHabilitacao: 'AUTOMATICA' },
  })
})
afterAll(() => c.fechar())

const chamar = (quem: Pessoa | null, chave: string, partes?: PartesDeTeste, hotsite = c.hotsite) =>
  chamarComo(c, quem, chave, partes, hotsite)
const novo = async (base: string, body: object, quem = c.equipe, hotsite = c.hotsite) =>
  (await chamar(quem, `POST /v1/leiloes/${base}`, { body }, hotsite)).valor as unknown as {
    uid: string
    versao: number
  }
const ler = async () => (await chamar(c.equipe, 'GET /v1/leiloes/:id', { params: { id: c.leilao.id } })).valor
const salvar = async (mudar: object) => {
  const a = await ler()
  return chamar(c.equipe, 'PUT /v1/leiloes/:id', {
    params: { id: c.leilao.id },
    body: { ...a, ...mudar },
  })
}
const publico = async () =>
  (await chamar(null, 'GET /v1/leiloes/publico/:leiUid', { params: { leiUid: c.leilao.uid } })).valor
const estou = async (quem: Pessoa) =>
  (await chamar(quem, 'GET /v1/cliente/estou-habilitado', { query: { leiUid: c.leilao.uid } })).valor
const pedir = (quem: Pessoa, regulamentoLido?: string) =>
  chamar(quem, 'POST /v1/leilao/:leiUid/habilitar', {
    params: { leiUid: c.leilao.uid },
    body: { aceitoRegulamento: true, regulamentoLido },
  })
const semPedido = async () => {
  const cli = await c.novoCliente()
  await c.banco.sistema.deleteFrom('habilitacao').where('cliId', '=', cli.cliId).execute()
  return cli
}
const situacao = (s: string) =>
  c.banco.sistema.updateTable('leilao').set({ situacao: s }).where('id', '=', c.leilao.id).execute()

test('a regulation counts its versions; an auction keeps the one that it took, unless it is still put together', async () => {
  const reg = await novo('regulamentos', { nome: 'Geral', texto: 'Primeiras palavras.' })
  expect((await salvar({ regulamentoUid: reg.uid, regulamento: 'não vale' })).erro).toBeNull()
  expect(await ler()).toMatchObject({
    regulamento: 'Primeiras palavras.',
    regulamentoUid: reg.uid,
    regulamentoNumero: 1,
  })
  const mudar = async (texto: string) => {
    const { valor } = await chamar(c.equipe, 'GET /v1/leiloes/regulamentos/:uid', {
      params: { uid: reg.uid },
    })
    return novo('regulamentos', { uid: reg.uid, versao: valor.versao, texto })
  }
  await mudar('Segundas palavras.')
  expect(await publico()).toMatchObject({ regulamento: 'Primeiras palavras.', regulamentoNumero: 1 })
  // Saving something else takes no new version by the way.
  expect((await salvar({ descricao: 'Outra' })).erro).toBeNull()
  expect(await ler()).toMatchObject({ regulamentoNumero: 1 })
  expect((await salvar({ regulamentoNumero: 2 })).erro).toBeNull()
  expect(await publico()).toMatchObject({ regulamento: 'Segundas palavras.', regulamentoUid: reg.uid })
  await situacao('EM_LOTEAMENTO')
  await mudar('Terceiras palavras.')
  expect(await ler()).toMatchObject({ regulamento: 'Terceiras palavras.', regulamentoNumero: 3 })
  await situacao('CRIADO')
  expect((await salvar({ regulamentoNumero: 9 })).erro).toMatchObject({
    statusCode: 422,
    campos: { regulamentoNumero: expect.any(String) },
  })
  const versoes = await chamar(c.equipe, 'GET /v1/leiloes/regulamentos/:uid/versoes', {
    params: { uid: reg.uid },
  })
  expect(versoes.valor).toMatchObject([
    { numero: 3, leiloes: 1, aceites: 0 },
    { numero: 2, texto: 'Segundas palavras.' },
    { numero: 1, leiloes: 0, criadaPor: c.equipe.nome },
  ])
  const apagar = { params: { uid: reg.uid } }
  expect((await chamar(c.equipe, 'DELETE /v1/leiloes/regulamentos/:uid', apagar)).erro.error).toBe('EM_USO')
  const deFora: Pessoa = { ...c.forasteiro, papeis: ['ADM'] }
  const chave = 'GET /v1/leiloes/regulamentos/:uid/versoes'
  expect((await chamar(deFora, chave, apagar, c.outroHotsite)).erro.statusCode).toBe(404)
  expect((await chamar({ ...c.equipe, papeis: ['Pátio'] }, chave, apagar)).erro.statusCode).toBe(403)
})

test('what a bidder agreed to stays as it was when the auction takes other words', async () => {
  const cli = await semPedido()
  const antes = await estou(cli)
  expect(antes).toMatchObject({ regulamentoNome: 'Geral, versão 3', aceito: null })
  const lido = antes['regulamentoLido'] as unknown as string
  expect((await salvar({ regulamentoNumero: 2 })).erro).toBeNull()
  expect((await pedir(cli, lido)).erro).toMatchObject({ statusCode: 409, error: 'REGULAMENTO_MUDOU' })
  expect((await pedir(cli, (await estou(cli))['regulamentoLido'] as unknown as string)).erro).toBeNull()
  expect((await estou(cli))['aceito']).toMatchObject({ nome: 'Geral, versão 2', atual: true })

  expect((await salvar({ regulamentoUid: null, regulamento: 'Só deste leilão.' })).erro).toBeNull()
  const depois = await estou(cli)
  expect(depois).toMatchObject({ regulamento: 'Só deste leilão.', regulamentoNome: null })
  expect(depois['aceito']).toMatchObject({ nome: 'Geral, versão 2', atual: false })
  const outro = await semPedido()
  expect((await pedir(outro)).erro).toBeNull()
  expect((await estou(outro))['aceito']).toMatchObject({ nome: 'Texto do próprio leilão', atual: true })

  const lista = await chamar(c.equipe, 'GET /v1/leilao/habilitacoes', { query: { leiUid: c.leilao.uid } })
  const linha = (p: { cliUid: string }) => [...lista.valor].find((l) => String(l['cliUid']) === p.cliUid)
  expect(linha(cli)).toMatchObject({ aceito: 'Geral, versão 2', aceitoOutro: true })
  expect(linha(outro)).toMatchObject({ aceito: 'Texto do próprio leilão', aceitoOutro: false })

  const papel = { params: { tipo: 'regulamentoAceito', chave: String(depois['aceito']?.['habilitacaoUid']) } }
  for (const quem of [cli, c.equipe]) {
    const { texto } = await pdfDaChamada(c.ctx(quem), documentoEmPdf, papel)
    expect(texto).toContain('Segundas palavras.')
    expect(texto).not.toContain('Só deste leilão.')
  }
  for (const ctx of [c.ctx(null), c.ctx(outro), c.ctx({ ...c.equipe, papeis: ['Pátio'] })])
    expect(await bytesDaChamada(ctx, documentoEmPdf, papel)).toBe(404)
  const deFora = c.ctx({ ...c.forasteiro, papeis: ['ADM'] }, c.outroHotsite)
  expect(await bytesDaChamada(deFora, documentoEmPdf, papel)).toBe(404)
})

test('who is enabled already keeps what he agrees to now; he reads it again from his own list', async () => {
  const cli = await semPedido()
  expect((await salvar({ regulamento: 'Texto da semana.' })).erro).toBeNull()
  const lido = async () => String((await estou(cli))['regulamentoLido'])
  const primeiro = await lido()
  expect((await pedir(cli, primeiro)).valor).toMatchObject({ habilitado: true, aceito: { atual: true } })
  expect((await salvar({ regulamento: 'Texto de hoje.' })).erro).toBeNull()
  // The same press again is no new agreement, and words that are no longer there cannot be agreed to.
  expect((await pedir(cli, primeiro)).valor).toMatchObject({ habilitado: true, aceito: { atual: false } })
  expect((await pedir(cli, 'outro')).erro).toMatchObject({ statusCode: 409, error: 'REGULAMENTO_MUDOU' })
  expect((await pedir(cli, await lido())).valor).toMatchObject({ habilitado: true, aceito: { atual: true } })

  const chave = 'GET /v1/cliente/habilitacoes'
  const [minha] = [...(await chamar(cli, chave)).valor]
  expect(minha).toMatchObject({
    leiUid: c.leilao.uid,
    situacao: 'APROVADA',
    aceito: 'Texto do próprio leilão',
    aceitoOutro: false,
  })
  const papel = { params: { tipo: 'regulamentoAceito', chave: String(minha?.['uid']) } }
  expect((await pdfDaChamada(c.ctx(cli), documentoEmPdf, papel)).texto).toContain('Texto de hoje.')
  const atos = await chamar(c.equipe, 'GET /v1/retaguarda/historico/:entidade/:uid', {
    params: { entidade: 'habilitacao', uid: String(minha?.['uid']) },
  })
  expect([...atos.valor].map((a) => a['acao'])).toEqual(['aceitarDeNovo', 'pedir'])
  expect([...(await chamar(await semPedido(), chave)).valor]).toEqual([])
  expect((await chamar({ ...c.equipe, papeis: ['Pátio'] }, chave)).erro.statusCode).toBe(403)
  expect((await chamar(null, chave)).erro.statusCode).toBe(401)
})

test('a kind and texts of the house: on the page, in the list and in the notice; an own text takes the place of its kind', async () => {
  const tipo = await novo('tipos', { nome: 'Frotas' })
  await novo('textos', {
    nome: 'Retirada geral',
    tipo: 'RETIRADA',
    titulo: 'Como retirar',
    texto: 'Em cinco dias úteis.',
    daCasa: true,
  })
  const meu = await novo('textos', {
    nome: 'Pagamento à vista',
    tipo: 'PAGAMENTO',
    titulo: 'Como pagar',
    texto: 'À vista.',
    daCasa: false,
  })
  expect((await salvar({ tipoUid: tipo.uid, textoUid: meu.uid })).erro).toBeNull()
  expect(await publico()).toMatchObject({
    tipo: 'Frotas',
    textos: [
      { titulo: 'Como pagar', proprio: true },
      { titulo: 'Como retirar', proprio: false },
    ],
  })
  const a = await ler()
  expect(a).toMatchObject({ letId: expect.any(Number), texId: expect.any(Number), lrlId: expect.any(Number) })
  const lista = await chamar(null, 'GET /v1/leiloes/lista-site', {})
  const doSite = JSON.stringify(lista.valor)
  expect(doSite).toContain(`"texId":${String(a['texId'])}`)
  const edital = { params: { tipo: 'edital', chave: c.leilao.uid } }
  const { texto } = await pdfDaChamada(c.ctx(null), documentoEmPdf, edital)
  for (const t of ['Frotas', 'Como pagar', 'Em cinco dias úteis.']) expect(texto).toContain(t)

  const daqui = await novo('textos', {
    nome: 'Retirada deste',
    tipo: 'RETIRADA',
    titulo: 'Retirada no pátio 2',
    texto: 'Só lá.',
    daCasa: false,
  })
  expect((await salvar({ textoUid: daqui.uid })).erro).toBeNull()
  expect((await publico())['textos']).toMatchObject([{ titulo: 'Retirada no pátio 2' }])

  const adm: Pessoa = { ...c.forasteiro, papeis: ['ADM'] }
  const deFora = await novo('regulamentos', { nome: 'De fora', texto: 'x' }, adm, c.outroHotsite)
  expect((await salvar({ regulamentoUid: deFora.uid })).erro).toMatchObject({
    statusCode: 422,
    error: 'REFERENCIA',
    campos: { regulamentoUid: expect.any(String) },
  })
})
