// What the lot page shows besides: stamps with links, Detran, invoice, wheels, documents, past prices, and reports.
import { apagarArquivoDoLote } from '@martelo/contracts/lotes/apagar-arquivo-do-lote.contract.ts'
import { chamadasDoCadastro } from '@martelo/contracts/core/cadastro/chamadas-do-cadastro.ts'
import { CARIMBO } from '@martelo/contracts/lotes/carimbo.cadastro.ts'
import { enviarArquivoDoLote } from '@martelo/contracts/lotes/enviar-arquivo-do-lote.contract.ts'
import { imagemDoCarimbo } from '@martelo/contracts/lotes/imagem-do-carimbo.contract.ts'
import { marcarProblemaVisto } from '@martelo/contracts/lotes/marcar-problema-visto.contract.ts'
import { precosDoModelo } from '@martelo/contracts/lotes/precos-do-modelo.contract.ts'
import { precosRealizados } from '@martelo/contracts/lotes/precos-realizados.contract.ts'
import { precosRealizadosDoModelo } from '@martelo/contracts/lotes/precos-realizados-do-modelo.contract.ts'
import { problemasRelatados } from '@martelo/contracts/lotes/problemas-relatados.contract.ts'
import { publicoLote } from '@martelo/contracts/lotes/publico-lote.contract.ts'
import { relatarProblema } from '@martelo/contracts/lotes/relatar-problema.contract.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import './apagar-arquivo-do-lote.handler.ts'
import './carimbo.cadastro.handler.ts'
import './enviar-arquivo-do-lote.handler.ts'
import './imagem-do-carimbo.handler.ts'
import { lerCartoes } from './publico-cartoes.sql.ts'
import './marcar-problema-visto.handler.ts'
import './precos-do-modelo.handler.ts'
import './precos-realizados.handler.ts'
import './precos-realizados-do-modelo.handler.ts'
import './problemas-relatados.handler.ts'
import './publico-lote.handler.ts'
import './relatar-problema.handler.ts'

let c: Cenario
beforeAll(async () => {
  c = await criarCenario({ lotes: 3, hotsite: { emailContato: 'casa@teste.com.br' } })
})
afterAll(() => c.fechar())

const lote = (i = 0) => c.lotes[i] as { id: number; uid: string }
const ver = (i = 0) => executarChamada(c.ctx(null), publicoLote, { params: { id: lote(i).id } })

describe('the record', () => {
  test('wheels have places, the inspector’s words are shown, internal notes are not', async () => {
    await sql`update veiculo set observacoes = 'SEGREDO DA CASA', itens_detalhados =
      '{"abs":"SIM","pneuDianteiroEsquerdo":"TROCA","observacoes":"Banco rasgado","tetoSolar":null}'
      where id = (select vei_id from lote where id = ${lote().id})`.execute(c.banco.sistema)
    const { valor } = await ver()
    expect(valor.veiculo).toMatchObject({
      bloco: 'LEVE',
      observacoes: 'Banco rasgado',
      itens: [{ campo: 'abs', rotulo: 'Freios ABS', resposta: 'Sim' }],
      rodas: [{ eixo: 1, lado: 'esquerdo', condicao: 'TROCA' }],
    })
    expect(JSON.stringify(valor)).not.toContain('SEGREDO')
  })

  test('what the lot itself says of visits and of its papers goes before the yard’s and the vehicle’s words', async () => {
    await sql`update patio set explicacao_visitacao = 'Das 9h às 16h' where hot_id = ${c.hotsite.id}`.execute(
      c.banco.sistema,
    )
    await sql`update veiculo set prazo_documento = 30 where id = (select vei_id from lote where id = ${lote().id})`.execute(
      c.banco.sistema,
    )
    expect((await ver()).valor).toMatchObject({
      localizacao: { explicacaoVisitacao: 'Das 9h às 16h' },
      veiculo: { prazoDocumento: 30 },
    })
    await sql`update lote set descricao_visitacao = 'Só com hora marcada', despachante_prazo_documento = 12 where id = ${lote().id}`.execute(
      c.banco.sistema,
    )
    expect((await ver()).valor).toMatchObject({
      localizacao: { explicacaoVisitacao: 'Só com hora marcada' },
      veiculo: { prazoDocumento: 12 },
    })
  })

  test('Detran’s items, the invoice and a video of a known host', async () => {
    await sql`update lote set situacao_detran = '[{"rotulo":"IPVA","valor":"Quitado"}]', video = 'https://youtu.be/dQw4w9WgXcQ',
      itens_nota_fiscal = '[{"descricao":"Bomba","quantidade":2,"valor":null}]' where id = ${lote().id}`.execute(
      c.banco.sistema,
    )
    const { valor } = await ver()
    expect(valor.situacaoDetran).toEqual([{ rotulo: 'IPVA', valor: 'Quitado' }])
    expect(valor.itensNotaFiscal).toEqual([{ descricao: 'Bomba', quantidade: 2, valor: null }])
    expect(valor.video).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//)
    await sql`update lote set video = 'https://mau.example/x' where id = ${lote().id}`.execute(
      c.banco.sistema,
    )
    expect((await ver()).valor.video).toBeNull()
  })

  test('a document is sent once, seen by all, and taken away', async () => {
    const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const mandar = (bytes: Buffer) =>
      executarChamada(c.ctx(c.equipe), enviarArquivoDoLote, {
        params: { lelUid: lote().uid },
        body: { nome: 'Laudo' },
        arquivos: [{ nome: 'x.png', bytes }],
      })
    await mandar(png)
    expect((await mandar(png)).valor.arquivos).toHaveLength(1)
    expect((await mandar(Buffer.from('não é um documento'))).status).toBe(422)
    const [a] = (await ver()).valor.arquivos
    expect(a).toMatchObject({ nome: 'Laudo' })
    const { uid } = (await mandar(png)).valor.arquivos[0] as { uid: string }
    const fora = c.ctx(c.equipe, c.outroHotsite)
    expect((await executarChamada(fora, apagarArquivoDoLote, { params: { uid } })).status).toBe(404)
    const depois = await executarChamada(c.ctx(c.equipe), apagarArquivoDoLote, { params: { uid } })
    expect(depois.valor.arquivos).toEqual([])
  })
})

describe('stamps', () => {
  const carimbos = chamadasDoCadastro(CARIMBO)
  const salvar = (body: object) => executarChamada(c.ctx(c.equipe), carimbos.salvar, { body })
  test('a stamp has a link and a picture on its lots, and its new name follows to them', async () => {
    await sql`update lote set carimbos = '{Repasse,Solto}' where id = ${lote().id}`.execute(c.banco.sistema)
    const { uid } = (await salvar({ uid: null, nome: 'Repasse', link: '/regulamento', ordem: 1 })).valor
    const bytes = await sharp({ create: { width: 900, height: 300, channels: 4, background: '#f00' } })
      .png()
      .toBuffer()
    const imagem = await executarChamada(c.ctx(c.equipe), imagemDoCarimbo, {
      params: { uid, onde: 'lote' },
      arquivos: [{ nome: 'c.png', bytes }],
    })
    expect((await ver()).valor.carimbosDoLote).toEqual([
      { nome: 'Repasse', urlLote: imagem.valor.url, link: '/regulamento' },
      { nome: 'Solto', urlLote: null, link: null },
    ])
    await salvar({ uid, versao: 1, nome: 'Oportunidade', link: '', ordem: 1 })
    expect((await ver()).valor.carimbos).toEqual(['Oportunidade', 'Solto'])
    const lista = await executarChamada(c.ctx(c.equipe), carimbos.listar)
    expect(lista.valor).toMatchObject([{ nome: 'Oportunidade', lotes: 1, link: null }])
  })
  test('the card tells monta and market value: the house’s own word before the table’s', async () => {
    const noCartao = async () => {
      const [x] = await c.ctx(null).ler((tx) => lerCartoes(tx, c.hotsite, [lote().id]))
      return [x?.monta, x?.mercado]
    }
    const por = (monta: string | null, casa: number | null, fipe: number | null) =>
      sql`update veiculo set monta = ${monta}, valor_mercado = ${casa}, fipe_valor = ${fipe} where id = (select vei_id from lote where id = ${lote().id})`.execute(
        c.banco.sistema,
      )
    await por('MEDIA', null, 4_000_000)
    expect(await noCartao()).toEqual(['Média monta', 4_000_000])
    await por(null, 3_500_000, 4_000_000)
    expect(await noCartao()).toEqual([null, 3_500_000])
    await por(null, null, null)
    expect(await noCartao()).toEqual([null, null])
  })
  test("its picture for the card comes with the lot's card, under its name, and only in its own house", async () => {
    await sql`update lote set carimbos = '{Selo,Palavra}' where id = ${lote().id}`.execute(c.banco.sistema)
    const { uid } = (await salvar({ uid: null, nome: 'Selo', link: null, ordem: 2 })).valor
    await salvar({ uid: null, nome: 'Palavra', link: null, ordem: 3 })
    await sql`insert into carimbo (hot_id, nome, url_card) values (${c.outroHotsite.id}, 'Palavra', '/arquivos/alheio.webp')`.execute(
      c.banco.sistema,
    )
    const imagens = async () =>
      (await c.ctx(null).ler((tx) => lerCartoes(tx, c.hotsite, [lote().id])))[0]?.imagensDosCarimbos
    expect(await imagens()).toEqual({})
    const bytes = await sharp({ create: { width: 300, height: 120, channels: 4, background: '#0a0' } })
      .png()
      .toBuffer()
    const { valor } = await executarChamada(c.ctx(c.equipe), imagemDoCarimbo, {
      params: { uid, onde: 'card' },
      arquivos: [{ nome: 'c.png', bytes }],
    })
    expect(await imagens()).toEqual({ Selo: valor.url })
    expect((await ver()).valor.imagensDosCarimbos).toEqual({ Selo: valor.url })
  })
  test.each([
    [40, 40, 'card', /pelo menos 48 × 24/],
    [90, 90, 'lote', /pelo menos 96 × 40/],
    [0, 0, 'lote', /não é uma imagem/],
  ])('a picture of %i × %i for %s is refused at its field', async (width, height, onde, porque) => {
    const { uid } = (await executarChamada(c.ctx(c.equipe), carimbos.listar)).valor[0] ?? {}
    const bytes =
      width === 0
        ? Buffer.from('nada')
        : await sharp({ create: { width, height, channels: 4, background: '#0a0' } })
            .png()
            .toBuffer()
    const r = await executarChamada(c.ctx(c.equipe), imagemDoCarimbo, {
      params: { uid, onde },
      arquivos: [{ nome: 'c.png', bytes }],
    })
    expect(r.status).toBe(422)
    expect(r.erro?.campos?.imagem).toMatch(porque)
  })
  test.each([
    [{ link: 'javascript:alert(1)' }, 400],
    [{ link: '//mau.example' }, 400],
    [{ nome: 'Oportunidade' }, 409],
    [{ uid: '00000000-0000-4000-8000-000000000000' }, 404],
  ])('refuses %j', async (parte, status) => {
    expect((await salvar({ uid: null, nome: 'Outro', link: null, ordem: 0, ...parte })).status).toBe(status)
  })
})

describe('prices of the same model', () => {
  const precos = (ctx = c.ctx(null)) =>
    executarChamada(ctx, precosDoModelo, { params: { id: lote().id } }).then((r) => r)
  test('only sold lots count, never the lot itself, and the reserve is nowhere', async () => {
    await sql`update lote set situacao = 'PAGO', lance_valor = 2500000, valor_comitente = 98765, encerrado_at = now() - interval '1 day'
      where id = ${lote(1).id}`.execute(c.banco.sistema)
    await sql`update lote set situacao = 'CONDICIONAL', lance_valor = 1000 where id = ${lote(2).id}`.execute(
      c.banco.sistema,
    )
    await sql`update veiculo set fipe_valor = 4000000, fipe_codigo = '001004-9' where id = (select vei_id from lote where id = ${lote().id})`.execute(
      c.banco.sistema,
    )
    const { valor } = await precos()
    expect(valor.vendidos).toMatchObject([{ valor: 25_000_00, anoModelo: 2020 }])
    expect(valor.fipe).toMatchObject({ valor: 40_000_00, codigo: '001004-9' })
    expect(JSON.stringify(valor)).not.toContain('98765')
  })
  test('another hotsite knows nothing of it', async () => {
    expect((await precos(c.ctx(null, c.outroHotsite))).status).toBe(404)
  })
})

describe('realised prices', () => {
  const todos = (ctx = c.ctx(null)) => executarChamada(ctx, precosRealizados, {})
  test('the list and the page of a model count sold lots alone, and never show a reserve', async () => {
    const [m, ...outros] = (await todos()).valor.modelos
    expect(outros).toEqual([])
    expect(m).toMatchObject({ quantidade: 1, mediana: 25_000_00 })
    const [, , marca, modelo] = (m?.url ?? '').split('/') as [string, string, string, string]
    const { valor } = await executarChamada(c.ctx(null), precosRealizadosDoModelo, {
      params: { marca, modelo },
    })
    expect(valor).toMatchObject({ quantidade: 1, menor: 25_000_00, maior: 25_000_00 })
    expect(valor.porMes).toMatchObject([{ quantidade: 1, mediana: 25_000_00 }])
    expect(valor.ultimas).toMatchObject([{ valor: 25_000_00, anoModelo: 2020 }])
    expect(JSON.stringify(valor)).not.toContain('98765')
  })
  test('another hotsite has none, and an unknown model has no page', async () => {
    expect((await todos(c.ctx(null, c.outroHotsite))).valor.modelos).toEqual([])
    const params = { marca: 'fiat', modelo: 'nunca-vendido' }
    expect((await executarChamada(c.ctx(null), precosRealizadosDoModelo, { params })).status).toBe(404)
  })
})

describe('reports', () => {
  const relatar = (body: object, ip = '10.0.0.1') =>
    executarChamada({ ...c.ctx(null), ip }, relatarProblema, { params: { lelUid: lote().uid }, body })
  const lista = async () => (await executarChamada(c.ctx(c.equipe), problemasRelatados, { query: {} })).valor
  test('a report is listed, mailed, and closed; a program is not heard', async () => {
    expect((await relatar({ motivo: 'golpe', texto: 'Vi este carro em outro site' })).status).toBe(200)
    expect((await relatar({ motivo: 'outro', texto: 'compre', site: 'http://spam' })).status).toBe(200)
    const [um, outro] = await lista()
    expect(outro).toBeUndefined()
    expect(um).toMatchObject({ motivo: 'golpe', lote: { uid: lote().uid } })
    const carta = await c.banco.sistema
      .selectFrom('caixaPostal')
      .select(['para', 'texto'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(carta.para).toBe('casa@teste.com.br')
    expect(carta.texto).toContain('Vi este carro')
    const uid = um?.uid ?? ''
    await executarChamada(c.ctx(c.equipe), marcarProblemaVisto, { params: { uid }, body: { visto: true } })
    expect(await lista()).toEqual([])
  })
  test('the fourth in four hours from one address is blocked in the specification’s words', async () => {
    const um = { motivo: 'foto', texto: 'x' }
    for (let i = 0; i < 3; i++) await relatar(um, '10.9.9.9')
    const quarto = await relatar(um, '10.9.9.9')
    expect(quarto.status).toBe(429)
    expect(quarto.erro?.message).toBe('Bloqueado - Aguarde algumas horas para enviar novamente')
  })
  test.each([
    [{ motivo: 'foto', texto: '' }],
    [{ motivo: 'x', texto: 'y' }],
    [{ motivo: 'foto', texto: 'y', email: 'z' }],
  ])('refuses %j', async (body) => expect((await relatar(body, '10.1.1.1')).status).toBe(400))
})
