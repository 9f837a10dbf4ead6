// The report of an inspection as page and PDF: staff read it whole; with the code alone plate and chassis are masked and
// only what the type shows to buyers stands there; a code of another house, or of what is not done, opens nothing.
import { randomUUID } from 'node:crypto'
import { documentoEmPdf } from '@martelo/contracts/impressos/documento-em-pdf.contract.ts'
import { lerDocumento } from '@martelo/contracts/impressos/ler-documento.contract.ts'
import { pedirVistoria } from '@martelo/contracts/vistorias/pedir-vistoria.contract.ts'
import { concluirVistoria } from '@martelo/contracts/vistorias/concluir-vistoria.contract.ts'
import { salvarTipoDeVistoria } from '@martelo/contracts/vistorias/salvar-tipo-de-vistoria.contract.ts'
import { fotoDoLaudo } from '@martelo/contracts/vistorias/foto-do-laudo.contract.ts'
import { sincronizarVistoria } from '@martelo/contracts/vistorias/sincronizar-vistoria.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { bytesDaChamada, executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { itemDeVistoria } from '../../../../../tests/pg/item-de-vistoria.ts'
import { pdfDaChamada } from '../../../../../tests/pg/pdf-da-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
let uid: string
let chave: string
const TIPO = 'laudoVistoria'
const [PLACA, CHASSI] = ['QWE4R56', '9BWZZZ377VT004251']
const adm = (): Pessoa => ({ ...c.equipe, papeis: ['ADM'] })
const chamar = <C extends { readonly key: string }>(contrato: C, partes: object = {}) =>
  executarChamada(c.ctx(adm()), contrato, partes)

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lotes: 1 })
  const v = await sql<{ uid: string }>`
    update veiculo set placa = ${PLACA}, placa_chave = ${PLACA}, chassi = ${CHASSI}
    where id = (select vei_id from lote where hot_id = ${c.hotsite.id} limit 1) returning uid`.execute(
    c.banco.sistema,
  )
  const tipo = await chamar(salvarTipoDeVistoria, {
    body: {
      nome: 'Do laudo',
      disponivelParaTipos: ['LEVE'],
      mostrarAoComprador: true,
      ativo: true,
      podeEditar: true,
      categorias: [
        {
          id: 'geral',
          nome: 'Geral',
          tipoImagem: 'CARRO',
          ordem: 1,
          itens: [
            itemDeVistoria('km', 'Quilometragem', 'numero', { publico: true }),
            itemDeVistoria('dono', 'Anotação interna', 'texto'),
            itemDeVistoria('mapa', 'Mapa de danos', 'marcacao', { publico: true }),
          ],
        },
      ],
    },
  })
  const pedida = await chamar(pedirVistoria, {
    body: {
      veiUid: v.rows[0]?.uid ?? '',
      tipoUid: tipo.valor.uid,
      saidaPatio: false,
      chaveDoPedido: randomUUID(),
    },
  })
  uid = pedida.valor.uid
  const { rows } = await sql<{ hash: string }>`select hash from vistoria where uid = ${uid}`.execute(
    c.banco.sistema,
  )
  chave = rows[0]?.hash ?? ''
})
afterAll(() => c.fechar())

async function fazer(): Promise<void> {
  const aparelho = randomUUID()
  const agora = new Date().toISOString()
  const resposta = (id: string, n: number, valores: string[], marcacoes: object[] = []) => ({
    item: id,
    n,
    valores,
    marcacoes,
    observacao: '',
    aparelhoEm: agora,
  })
  await chamar(sincronizarVistoria, {
    params: { uid },
    body: {
      aparelho,
      aparelhoNome: 'Telefone',
      agora,
      respostas: [
        resposta('km', 1, ['98123']),
        resposta('dono', 2, ['Cheiro de queimado no painel']),
        resposta('mapa', 3, [], [{ x: 300, y: 400, dano: 'AMASSADO', gravidade: 3, nota: 'porta' }]),
      ],
    },
  })
  const r = await chamar(concluirVistoria, {
    params: { uid },
    body: { aparelho, agora, fim: agora, fotos: [] },
  })
  expect(r.erro).toBeNull()
}
const pagina = async (quem: Pessoa | null) =>
  executarChamada(c.ctx(quem), lerDocumento, { params: { tipo: TIPO, chave } })
const pdf = (quem: Pessoa | null) =>
  pdfDaChamada(c.ctx(quem), documentoEmPdf, { params: { tipo: TIPO, chave } })

test('what is not done has no report', async () => {
  expect((await pagina(null)).status).toBe(404)
  expect(await bytesDaChamada(c.ctx(null), documentoEmPdf, { params: { tipo: TIPO, chave } })).toBe(404)
})

test('staff read it whole, page and PDF', async () => {
  await fazer()
  const r = await pagina(adm())
  const texto = JSON.stringify(r.valor)
  for (const t of ['98123', 'Cheiro de queimado', CHASSI, 'Mapa de danos', 'Amassado'])
    expect(texto).toContain(t)
  const impresso = (await pdf(adm())).texto.replaceAll('\u00a0', ' ')
  for (const t of ['Laudo de vistoria', '98123', 'Cheiro de queimado', CHASSI]) expect(impresso).toContain(t)
})

test('with the code alone plate and chassis are masked, and what is not for buyers is left out', async () => {
  const r = await pagina(null)
  expect(r.status).toBe(200)
  const impresso = (await pdf(null)).texto.replaceAll('\u00a0', ' ')
  for (const texto of [JSON.stringify(r.valor), impresso]) {
    expect(texto).toContain('98123')
    expect(texto).toContain('parcialmente ocultos')
    for (const t of [CHASSI, PLACA, 'QWE-4R56', 'Cheiro de queimado']) expect(texto).not.toContain(t)
  }
})

test('a client is no staff, and another house has no such report', async () => {
  const cliente = c.clientes[0]
  if (cliente !== undefined) expect(JSON.stringify((await pagina(cliente)).valor)).not.toContain(CHASSI)
  const deFora = await executarChamada(c.ctx(null, c.outroHotsite), lerDocumento, {
    params: { tipo: TIPO, chave },
  })
  expect(deFora.status).toBe(404)
})

test('with the code a picture of what is for buyers is shown, another one only to staff, none in another house', async () => {
  const bytes = Buffer.from('ffd8ffe0fotografia', 'latin1')
  await c.servicos.arquivos.privado.gravar('laudo/foto.jpg', bytes, 'image/jpeg')
  const guardar = async (pasta: string) => {
    const { rows } = await sql<{ uid: string }>`
      insert into anexo (hot_id, entidade, entidade_uid, tipo, pasta, ordem, nome, tipo_arquivo, tamanho, sha256, arquivo,
        chave_do_pedido, enviado_por)
      values (${c.hotsite.id}, 'vistoria', ${uid}, 'foto', ${pasta}, 1, 'foto.jpg', 'image/jpeg', ${bytes.length},
        ${'a'.repeat(64)}, 'laudo/foto.jpg', ${randomUUID()}, 'Equipe') returning uid`.execute(
      c.banco.sistema,
    )
    return rows[0]?.uid ?? ''
  }
  const [publica, interna] = [await guardar('km'), await guardar('dono')]
  const abrir = (foto: string, quem: Pessoa | null, casa = c.hotsite) =>
    bytesDaChamada(c.ctx(quem, casa), fotoDoLaudo, { params: { hash: chave, uid: foto } })
  expect(await abrir(publica, null)).toEqual(bytes)
  expect(await abrir(interna, null)).toBe(404)
  expect(await abrir(interna, adm())).toEqual(bytes)
  expect(await abrir(publica, null, c.outroHotsite)).toBe(404)
})
