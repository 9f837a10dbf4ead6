import { randomUUID } from 'node:crypto'
import { agendaDoPatioPorDia } from '@martelo/contracts/entregas/agenda-do-patio-por-dia.contract.ts'
import { registrarChegada } from '@martelo/contracts/entregas/registrar-chegada.contract.ts'
import { anteciparRetirada } from '@martelo/contracts/entregas/antecipar-retirada.contract.ts'
import { agendarRetirada } from '@martelo/contracts/entregas/agendar-retirada.contract.ts'
import { alterarMetodoEntrega } from '@martelo/contracts/entregas/alterar-metodo-entrega.contract.ts'
import { horariosDeRetirada } from '@martelo/contracts/entregas/horarios-de-retirada.contract.ts'
import { moverAgendamento } from '@martelo/contracts/entregas/mover-agendamento.contract.ts'
import { moverDocumentacao } from '@martelo/contracts/entregas/mover-documentacao.contract.ts'
import { passeDaPortaria } from '@martelo/contracts/entregas/passe-da-portaria.contract.ts'
import { salvarMetodoEntrega } from '@martelo/contracts/entregas/salvar-metodo-entrega.contract.ts'
import { autorizacaoDeRetirada } from '@martelo/contracts/impressos/autorizacao-de-retirada.contract.ts'
import { conferirImpresso } from '@martelo/contracts/impressos/conferir-impresso.contract.ts'
import { extratoCompra } from '@martelo/contracts/impressos/extrato-compra.contract.ts'
import { registrarPagamento } from '@martelo/contracts/pagamentos/registrar-pagamento.contract.ts'
import { responderPagamento } from '@martelo/contracts/pagamentos/responder-pagamento.contract.ts'
import { listaSiteDePatios } from '@martelo/contracts/patios/lista-site-de-patios.contract.ts'
import { chamadasDoCadastro } from '@martelo/contracts/core/cadastro/chamadas-do-cadastro.ts'
import { RECESSO } from '@martelo/contracts/patios/recesso.cadastro.ts'
import { provarItem } from '@martelo/contracts/entregas/provar-item.contract.ts'
import { minhaVenda } from '@martelo/contracts/vendas/minha-venda.contract.ts'
import { minhasVendas } from '@martelo/contracts/vendas/minhas-vendas.contract.ts'
import { diaEmBrasilia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada as chamarComo } from '../../../../../tests/pg/executar-chamada.ts'
import { bater, PNG, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
let patUid: string

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 6, lotes: 0 })
  patUid = (await chamarComo(c.ctx(null), listaSiteDePatios)).valor[0]?.uid ?? ''
  await sql`update patio set capacidade = 1, dias_semana = '{0,1,2,3,4,5,6}' where id = ${c.patId}`.execute(
    c.banco.sistema,
  )
})
afterAll(async () => {
  await c.fechar()
})

const recessos = chamadasDoCadastro(RECESSO)
const cliente = (i: number): ClienteDoCenario => c.clientes[i] as ClienteDoCenario
const equipe = () => c.ctx(c.equipe)
/** Cash is approved by another person than the one who took it. */
const acerto = () => c.ctx({ ...c.leiloeiro, papeis: ['Acerto'] })

/** A paid sale of one lot: its sale's id and its item. */
async function pago(i: number) {
  const id = (await venderLote(c, await bater(c, cliente(i), 10_000_00))) ?? 0
  const v = (await chamarComo(c.ctx(cliente(i)), minhaVenda, { params: { id } })).valor
  const { valor } = await chamarComo(equipe(), registrarPagamento, {
    params: { id },
    body: { tipo: 'DINHEIRO', valor: v.somas.restante, chaveDoPedido: randomUUID() },
  })
  const g = valor.pagamentos[0]
  const aprovado = await chamarComo(acerto(), responderPagamento, {
    params: { uid: g?.uid },
    body: { evento: 'aprovar', versao: g?.versao },
  })
  expect(aprovado.status).toBe(200)
  return { id, itemUid: v.itens[0]?.uid ?? '' }
}
const ver = async (i: number, id: number) =>
  (await chamarComo(c.ctx(cliente(i)), minhaVenda, { params: { id } })).valor

/** The first slots that may be booked from tomorrow on. */
async function livres(i: number, itemUid: string): Promise<string[]> {
  const de = somarDias(diaEmBrasilia(Date.now()), 1)
  const r = await chamarComo(c.ctx(cliente(i)), horariosDeRetirada, {
    params: { itemUid },
    query: { de, ate: somarDias(de, 6) },
  })
  return r.valor.dias.flatMap((d) => d.horarios.filter((h) => h.impedimento === null).map((h) => h.inicio))
}
const agendar = (
  i: number,
  itemUid: string,
  inicio: string | undefined,
  terceiro: object | null = null,
  chave = randomUUID(),
) =>
  chamarComo(c.ctx(cliente(i)), agendarRetirada, {
    params: { itemUid },
    body: { inicio, terceiro, chaveDoPedido: chave },
  })

test('who was let care for the purchases books, moves and cancels in the buyer’s name; who may only look does not', async () => {
  const { id, itemUid } = await pago(3)
  const nome = 'Filho do comprador'
  const em = (...escopo: string[]) =>
    c.ctx({ ...cliente(3), por: { usuId: cliente(0).usuId, nome, escopo } } as ClienteDoCenario)
  const [inicio] = await livres(3, itemUid)
  const marcar = (ctx: ReturnType<typeof em>) =>
    chamarComo(ctx, agendarRetirada, {
      params: { itemUid },
      body: { inicio, terceiro: null, chaveDoPedido: randomUUID() },
    })
  expect((await marcar(em('ver', 'lances'))).erro?.error).toBe('EM_NOME_DE_OUTRO')
  expect((await marcar(em('ver', 'compras'))).erro).toBeNull()
  const provado = await chamarComo(em('ver', 'compras'), provarItem, {
    params: { itemUid },
    body: { tipo: 'retirada_por_terceiros', chaveDoPedido: randomUUID() },
    arquivos: [{ nome: 'a.png', bytes: PNG }],
  })
  // Not due for this item: judged by the purchase, not by who asks.
  expect(provado.erro?.error).not.toBe('EM_NOME_DE_OUTRO')
  const a = (await ver(3, id)).itens[0]?.agendamentoRetirada
  const cancelado = await chamarComo(em('ver', 'compras'), moverAgendamento, {
    params: { uid: a?.uid },
    body: { evento: 'cancelarAgendamento', versao: a?.versao },
  })
  expect(cancelado.erro).toBeNull()
  const quem = await sql<{ usuNome: string }>`
    select usu_nome from auditoria where hot_id = ${c.hotsite.id} and usu_nome like ${`%(por ${nome})`} limit 1`.execute(
    c.banco.sistema,
  )
  expect(quem.rows).toHaveLength(1)
})

describe('pickup', () => {
  test('five people for one place: one gets it, the others are told', async () => {
    const compras = []
    for (let i = 0; i < 5; i++) compras.push(await pago(i))
    const inicio = (await livres(0, compras[0]?.itemUid ?? ''))[0]
    const respostas = await Promise.all(compras.map((x, i) => agendar(i, x.itemUid, inicio)))
    expect(respostas.map((r) => r.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
    expect(respostas.find((r) => r.status === 409)?.erro).toMatchObject({
      error: 'HORARIO',
      campos: { inicio: 'Não há mais vagas neste horário.' },
    })
    expect(await livres(5, compras[0]?.itemUid ?? '').catch(() => [])).not.toContain(inicio)
  })

  test('booked, moved, missed or collected; the papers then go their way', async () => {
    const { id, itemUid } = await pago(5)
    const [primeiro, segundo] = await livres(5, itemUid)
    const chave = randomUUID()
    const feito = await agendar(5, itemUid, primeiro, null, chave)
    expect((await agendar(5, itemUid, primeiro, null, chave)).valor).toEqual(feito.valor)
    expect((await agendar(5, itemUid, segundo)).status).toBe(200)
    // The house books for a buyer on the telephone; another house finds nothing.
    const pelaCasa = (ctx: ReturnType<typeof equipe>) =>
      chamarComo(ctx, agendarRetirada, {
        params: { itemUid },
        body: { inicio: segundo, terceiro: null, chaveDoPedido: randomUUID() },
      })
    expect((await pelaCasa(c.ctx(c.equipe, c.outroHotsite))).status).toBe(404)
    expect((await pelaCasa(equipe())).valor).toMatchObject({ reagendada: true })
    const antes = (await ver(5, id)).itens[0]
    expect(antes).toMatchObject({
      retirada: { situacao: 'aguardando_retirada' },
      agendamentoRetirada: { dataHorario: segundo },
    })
    const mover = async (evento: string, entreguePara: string | null, ctx = equipe()) =>
      chamarComo(ctx, moverAgendamento, {
        params: { uid: antes?.agendamentoRetirada?.uid },
        body: {
          evento,
          entreguePara,
          versao: (await ver(5, id)).itens[0]?.agendamentoRetirada?.versao,
        },
      })
    expect((await mover('entregar', 'Cliente 6', c.ctx(cliente(5)))).status).toBe(409)
    expect((await mover('entregar', 'Cliente 6', c.ctx(cliente(0)))).status).toBe(404)
    expect((await mover('registrarAusencia', null)).erro?.message).toBe(
      'O horário agendado ainda não terminou.',
    )
    const chegar = (ctx: ReturnType<typeof equipe>) =>
      chamarComo(ctx, registrarChegada, { params: { uid: antes?.agendamentoRetirada?.uid } })
    expect((await chegar(c.ctx(cliente(5)))).status).toBe(403)
    expect((await chegar(c.ctx(c.equipe, c.outroHotsite))).status).toBe(404)
    await antesDoDia(5, id, mover, chegar)
    const [chegada, deNovo] = [await chegar(equipe()), await chegar(equipe())]
    expect(chegada.status).toBe(200)
    expect(deNovo.valor).toEqual(chegada.valor)
    const hash = antes?.agendamentoRetirada?.hashQrcode
    const noPortao = (await chamarComo(c.ctx(null), conferirImpresso, { params: { hash } })).valor
    expect(noPortao.retirada?.chegada).toEqual({ em: chegada.valor.chegadaAt, por: expect.any(String) })
    expect((await mover('entregar', null)).erro?.campos).toEqual({ entreguePara: 'Informe quem retirou.' })
    expect((await mover('entregar', 'Cliente 6')).valor).toMatchObject({ retirada: 'entregue' })
    const depois = (await ver(5, id)).itens[0]
    expect(depois).toMatchObject({
      retirada: { entreguePara: 'Cliente 6' },
      informacoesDocumentacao: { situacao: 'em_analise' },
      situacaoEstadia: 'FINALIZADA',
    })
    await enviarPapeis(5, id)
  })

  /** Booked for a later day: the yard moves it to today, and the buyer's paper stays the one that he holds. */
  async function antesDoDia(
    i: number,
    id: number,
    mover: (evento: string, entreguePara: string | null) => Promise<{ erro: { message: unknown } | null }>,
    chegar: (ctx: ReturnType<typeof equipe>) => Promise<{ erro: { message: unknown } | null }>,
  ) {
    const papel = (await ver(i, id)).itens[0]?.agendamentoRetirada
    expect((await mover('entregar', 'Cliente 6')).erro?.message).toMatch(/^A retirada está agendada para/)
    expect((await chegar(equipe())).erro?.message).toMatch(/^A retirada está agendada para/)
    const antecipar = (ctx = equipe()) => chamarComo(ctx, anteciparRetirada, { params: { uid: papel?.uid } })
    expect((await antecipar(c.ctx(cliente(i)))).status).toBe(403)
    expect((await antecipar(c.ctx(c.equipe, c.outroHotsite))).status).toBe(404)
    const hoje = diaEmBrasilia(Date.now())
    const recesso = (await chamarComo(equipe(), recessos.salvar, {
      body: { patUid, inicio: hoje, fim: hoje, motivo: 'Inventário' },
    })) as { valor: { uid: string; versao: number } }
    expect((await antecipar()).erro).toMatchObject({
      error: 'HORARIO',
      message: 'O pátio está fechado hoje: Inventário.',
    })
    await sql`delete from patio_recesso where uid = ${recesso.valor.uid}`.execute(c.banco.sistema)
    const feito = await antecipar()
    expect(diaEmBrasilia(Date.parse(feito.valor.inicio))).toBe(hoje)
    expect((await antecipar()).valor).toEqual(feito.valor)
    expect((await ver(i, id)).itens[0]?.agendamentoRetirada).toMatchObject({
      uid: papel?.uid,
      hashQrcode: papel?.hashQrcode,
      dataHorario: feito.valor.inicio,
    })
    const { rows } = await sql<{ texto: string }>`
      select texto from caixa_postal where assunto like '%retirada agendada' order by id desc limit 1`.execute(
      c.banco.sistema,
    )
    expect(rows[0]?.texto).toContain('O pátio antecipou a retirada para hoje')
  }

  async function enviarPapeis(i: number, id: number) {
    const item = async () => (await ver(i, id)).itens[0]
    const mover = async (evento: string, codigoEnvio: string | null = null, ctx = equipe()) =>
      chamarComo(ctx, moverDocumentacao, {
        params: { itemUid: (await item())?.uid },
        body: { evento, codigoEnvio, versao: (await item())?.versao },
      })
    expect((await mover('encaminharAoDespachante')).status).toBe(200)
    expect((await mover('enviar')).erro?.campos).toEqual({
      codigoEnvio: 'Informe o código de envio (rastreamento).',
    })
    expect((await mover('enviar', 'AA123456789BR')).status).toBe(200)
    expect((await mover('confirmarEntrega', null, c.ctx(cliente(i)))).status).toBe(200)
    expect(await ver(i, id)).toMatchObject({ concluida: true, proximaAcao: 'nenhuma' })
  }

  test('recess closes the day; two recesses may not cross', async () => {
    const inicio = somarDias(diaEmBrasilia(Date.now()), 20)
    const salvar = (de: string, ate: string) =>
      chamarComo(equipe(), recessos.salvar, { body: { patUid, inicio: de, fim: ate, motivo: 'Inventário' } })
    expect((await salvar(inicio, somarDias(inicio, 2))).status).toBe(200)
    expect((await salvar(somarDias(inicio, 2), somarDias(inicio, 3))).erro).toMatchObject({
      error: 'CRUZADO',
    })
    expect((await salvar(somarDias(inicio, 9), somarDias(inicio, 8))).erro).toMatchObject({ error: 'CAMPOS' })
    const agenda = await chamarComo(equipe(), agendaDoPatioPorDia, {
      params: { patUid },
      query: { de: inicio, ate: somarDias(inicio, 3) },
    })
    expect(agenda.valor.dias.map((d) => d.fechado)).toEqual([
      'O pátio está fechado: Inventário.',
      'O pátio está fechado: Inventário.',
      'O pátio está fechado: Inventário.',
      null,
    ])
    expect((await chamarComo(equipe(), recessos.listar)).valor).toHaveLength(1)
  })
})

describe('papers of a sale', () => {
  test('a yard belongs to Retirada alone, and the fee is ours to say', async () => {
    const id = (await venderLote(c, await bater(c, cliente(0), 5_000_00))) ?? 0
    const uid = (await ver(0, id)).itens[0]?.uid
    const salvar = (body: object) =>
      chamarComo(c.ctx(cliente(0)), salvarMetodoEntrega, { body: { uid, ...body } })
    expect((await salvar({ metodo: 'Retirada', valor: 0 })).erro?.campos).toEqual({
      patUid: 'Escolha o pátio da retirada.',
    })
    expect((await salvar({ metodo: 'Sedex', valor: 1 })).erro?.campos?.valor).toMatch(/mudou para R\$ 60,00/)
    const antes = (await ver(0, id)).valorTotalVenda
    expect((await salvar({ metodo: 'Sedex', valor: 60_00, patUid: null })).status).toBe(200)
    expect((await ver(0, id)).valorTotalVenda).toBe(antes + 60_00)
    expect(
      (
        await chamarComo(c.ctx(cliente(1)), salvarMetodoEntrega, {
          body: { uid, metodo: 'Sedex', valor: 60_00 },
        })
      ).status,
    ).toBe(404)
    const trocar = await chamarComo(c.ctx(cliente(0)), alterarMetodoEntrega, {
      params: { id: uid },
      body: { metodo: 'Retirada', valor: 0, patUid },
    })
    expect(trocar.status).toBe(200)
    expect((await ver(0, id)).valorTotalVenda).toBe(antes)
  })

  test('a reader who is not the buyer sees masks; the check page shows initials', async () => {
    const { id, itemUid } = await pago(1)
    const hash = (await ver(1, id)).hashQrcode
    const ler = async (ctx: ReturnType<Cenario['ctx']>) =>
      (await chamarComo(ctx, extratoCompra, { query: { hashs: hash } })).valor.vendas[0]
    expect(await ler(c.ctx(cliente(1)))).toMatchObject({
      completo: true,
      cliente: { nome: 'Cliente 2', email: 'cliente.2@teste.com.br' },
    })
    expect(await ler(equipe())).toMatchObject({ completo: true })
    for (const ctx of [c.ctx(null), c.ctx(cliente(0))]) {
      const visto = await ler(ctx)
      expect(visto).toMatchObject({
        completo: false,
        pagamentos: [],
        instrucoes: [],
        cliente: { nome: 'C. 2.', endereco: null },
      })
      expect(JSON.stringify(visto)).not.toMatch(/teste\.com\.br|00000002|Cliente 2/)
    }
    expect((await chamarComo(c.ctx(null), extratoCompra, { query: {} })).status).toBe(400)
    expect(
      (await chamarComo(c.ctx(null, c.outroHotsite), extratoCompra, { query: { hashs: hash } })).status,
    ).toBe(404)
    const conferido = await chamarComo(c.ctx(null), conferirImpresso, { params: { hash } })
    expect(conferido.valor).toMatchObject({ documento: 'Extrato de compra', comprador: 'C. 2.' })
    await comTerceiro(itemUid, id)
  })

  async function comTerceiro(itemUid: string, id: number) {
    const inicio = (await livres(1, itemUid)).at(-1)
    const terceiro = { nome: 'Maria das Dores', documento: '529.982.247-25', telefone: '(11) 98888-7777' }
    const errado = await agendar(1, itemUid, inicio, {
      ...terceiro,
      documento: '111.111.111-11',
      nome: 'Maria',
    })
    expect(Object.keys(errado.erro?.campos ?? {})).toEqual(['terceiro.nome', 'terceiro.documento'])
    expect((await agendar(1, itemUid, inicio, terceiro)).status).toBe(200)
    const hash = (await ver(1, id)).itens[0]?.agendamentoRetirada?.hashQrcode
    const ler = async (ctx: ReturnType<Cenario['ctx']>) =>
      (await chamarComo(ctx, autorizacaoDeRetirada, { params: { hash } })).valor
    expect(await ler(c.ctx(cliente(1)))).toMatchObject({
      completo: true,
      valida: true,
      terceiro: { nome: 'Maria das Dores' },
    })
    expect(await ler(c.ctx(null))).toMatchObject({
      completo: false,
      terceiro: { nome: 'M. d. D.', email: null },
    })
    await naPortaria(itemUid, id, hash ?? '')
  }
})

/** The gate reads who may collect; after the hour was moved the old paper is refused, and the third party stays. */
async function naPortaria(itemUid: string, id: number, velha: string) {
  const conferir = (hash: string) => chamarComo(c.ctx(null), conferirImpresso, { params: { hash } })
  expect((await conferir(velha)).valor).toMatchObject({
    valida: true,
    validade: 'Válida',
    retirada: { quem: 'Maria das Dores', cpf: '529.9**.***-**', porTerceiro: true },
  })
  await sql`update veiculo set placa = 'ABC1D23' where id = (select l.vei_id from lote l join venda_item i on i.lel_id = l.id where i.uid = ${itemUid})`.execute(
    c.banco.sistema,
  )
  const [outro] = await livres(1, itemUid)
  // As a screen of before sends it: without a word about who collects.
  const mudado = await chamarComo(c.ctx(cliente(1)), agendarRetirada, {
    params: { itemUid },
    body: { inicio: outro, chaveDoPedido: randomUUID() },
  })
  expect(mudado.valor).toMatchObject({ terceiro: 'Maria das Dores', reagendada: true })
  const nova = (await ver(1, id)).itens[0]?.agendamentoRetirada
  expect(nova?.terceiro).toMatchObject({ nome: 'Maria das Dores' })
  expect((await conferir(velha)).valor).toMatchObject({
    valida: false,
    validade: 'Cancelada',
    explicacao: expect.stringContaining('Peça a autorização nova'),
  })
  expect((await conferir(nova?.hashQrcode ?? '')).valor).toMatchObject({
    valida: true,
    retirada: { inicio: outro, placa: 'ABC1D23' },
  })
  const passe = (i: number) => chamarComo(c.ctx(cliente(i)), passeDaPortaria, { params: { uid: nova?.uid } })
  const { valor: dele } = await passe(1)
  expect(dele).toMatchObject({ quem: 'Maria das Dores', placa: 'ABC1D23', inicio: outro })
  expect(dele.endereco).toContain(nova?.hashQrcode)
  expect(dele.calendario).toContain('BEGIN:VEVENT')
  expect((await passe(2)).status).toBe(404)
  expect(await conferir('0'.repeat(32))).toMatchObject({
    status: 404,
    erro: { message: 'Não emitimos este documento' },
  })
  // The buyer says that he comes himself.
  const [terceira] = await livres(1, itemUid)
  expect((await agendar(1, itemUid, terceira, null)).valor).toMatchObject({ terceiro: null })
  const { valor } = await conferir((await ver(1, id)).itens[0]?.agendamentoRetirada?.hashQrcode ?? '')
  expect(valor.retirada).toMatchObject({ quem: 'Cliente 2', porTerceiro: false })
}

describe('the sale of a lot', () => {
  test('the task is idempotent; a second lot of the client joins; sums follow', async () => {
    const [um, dois] = [
      await bater(c, cliente(2), 10_333_33),
      await bater(c, cliente(2), 20_000_01, { despachante: 300_00 }),
    ]
    const [a, b] = await Promise.all([venderLote(c, um), venderLote(c, um)])
    const outra = await venderLote(c, dois)
    expect([a, b].filter((x) => x !== null)).toEqual([outra])
    const v = await ver(2, outra ?? 0)
    expect(v.itens).toHaveLength(2)
    // 5 % half up of each lot: 516,67 (516,6665) and 1.000,00 (1.000,0005).
    expect(v).toMatchObject({
      valorLances: 30_333_34,
      valorComissao: 1_516_67,
      valorDespachante: 300_00,
      valorTotalVenda: 32_150_01,
    })
    expect(v.proximaAcao).toBe('pagar')
  })

  test.each([
    ['fechadas', 1],
    ['agPagamentoAgValidacao', 1],
    ['documentacao', 0],
  ])('filter %s', async (filtro, quantas) => {
    const r = await chamarComo(c.ctx(cliente(2)), minhasVendas, { query: { filtro } })
    expect(r.valor).toHaveLength(quantas)
  })
})
