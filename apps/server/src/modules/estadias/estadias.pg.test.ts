// A stay from the announced arrival to the exit: one per vehicle, one vehicle per place, fees that keep it in, the part of
// the consignor in his account, and the yards of yard staff.
import { randomUUID } from 'node:crypto'
import { chamadasDoCadastro } from '@martelo/contracts/core/cadastro/chamadas-do-cadastro.ts'
import { abrirEstadia } from '@martelo/contracts/estadias/abrir-estadia.contract.ts'
import { acertarDiarias } from '@martelo/contracts/estadias/acertar-diarias.contract.ts'
import { estadiasQb } from '@martelo/contracts/estadias/estadias-qb.contract.ts'
import { lerCodigoDoPatio } from '@martelo/contracts/estadias/ler-codigo-do-patio.contract.ts'
import { moverEstadia } from '@martelo/contracts/estadias/mover-estadia.contract.ts'
import { moverServico } from '@martelo/contracts/estadias/mover-servico.contract.ts'
import { mudarDeVaga } from '@martelo/contracts/estadias/mudar-de-vaga.contract.ts'
import { pedirServico } from '@martelo/contracts/estadias/pedir-servico.contract.ts'
import { plantaDoPatio } from '@martelo/contracts/estadias/planta-do-patio.contract.ts'
import { salvarPlanta } from '@martelo/contracts/estadias/salvar-planta.contract.ts'
import { servicosSolicitados } from '@martelo/contracts/estadias/servicos-solicitados.contract.ts'
import { TABELA_DIARIA } from '@martelo/contracts/estadias/tabela-diaria.cadastro.ts'
import { verEstadia } from '@martelo/contracts/estadias/ver-estadia.contract.ts'
import { abrirPrestacao } from '@martelo/contracts/prestacoes/abrir-prestacao.contract.ts'
import { verPrestacao } from '@martelo/contracts/prestacoes/ver-prestacao.contract.ts'
import { registrarPagamento } from '@martelo/contracts/pagamentos/registrar-pagamento.contract.ts'
import { responderPagamento } from '@martelo/contracts/pagamentos/responder-pagamento.contract.ts'
import { minhaVenda } from '@martelo/contracts/vendas/minha-venda.contract.ts'
import { diaEmBrasilia, inicioDoDia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { bater, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
let patUid: string
let doPatio: Pessoa

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lotes: 0, clientes: 1 })
  patUid = (
    await c.banco.sistema
      .selectFrom('patio')
      .select('uid')
      .where('id', '=', c.patId)
      .executeTakeFirstOrThrow()
  ).uid
  const u = await c.banco.sistema
    .insertInto('usuario')
    .values({ hotId: c.hotsite.id, nome: 'Paula Pátio', email: 'paula@patio.com.br', papeis: ['Pátio'] })
    .returning(['id', 'uid'])
    .executeTakeFirstOrThrow()
  doPatio = { ...c.equipe, usuId: u.id, usuUid: u.uid, nome: 'Paula Pátio', papeis: ['Pátio'] }
})
afterAll(() => c.fechar())

async function veiculo(): Promise<{ id: number; uid: string }> {
  const lote = await c.novoLote({ situacao: 'CADASTRADO' })
  const { rows } = await sql<{ id: number; uid: string }>`
    select v.id, v.uid from veiculo v join lote l on l.vei_id = v.id where l.id = ${lote.id}`.execute(
    c.banco.sistema,
  )
  const [v] = rows
  if (v === undefined) throw new Error('the scenario has no vehicle')
  return v
}
const abrir = (veiUid: string, mais: object = {}, quem: Pessoa = c.equipe, chave = randomUUID()) =>
  executarChamada(c.ctx(quem), abrirEstadia, {
    body: { veiUid, patUid, jaChegou: true, chaveDoPedido: chave, ...mais },
  })
const mover = (uid: string, versao: number, evento: string, mais: object = {}, quem: Pessoa = c.equipe) =>
  executarChamada(c.ctx(quem), moverEstadia, { params: { uid }, body: { evento, versao, ...mais } })
const planta = async () =>
  (await executarChamada(c.ctx(c.equipe), plantaDoPatio, { params: { patUid } })).valor
const QUEM_LEVA = { devolucaoNome: 'Ana Lima', devolucaoTipoDoc: 'CPF', devolucaoDoc: '52998224725' }

test('the plan: places are put, taken, and kept while a vehicle stands in one', async () => {
  const salvar = async (vagas: readonly object[], marca?: string) =>
    executarChamada(c.ctx(c.equipe), salvarPlanta, {
      params: { patUid },
      body: { marca: marca ?? (await planta()).marca, vagas },
    })
  const vaga = (codigo: string, linha: number, coluna: number, uid: string | null = null) => ({
    uid,
    codigo,
    linha,
    coluna,
    coberta: false,
  })
  expect((await salvar([vaga('A-1', 1, 1), vaga('A-1', 1, 2)])).erro?.error).toBe('CAMPOS')
  const velha = (await planta()).marca
  expect((await salvar([vaga('A-1', 1, 1), vaga('A-2', 1, 2)])).valor.vagas).toHaveLength(2)
  expect((await salvar([], velha)).status).toBe(409)

  const [um, dois] = (await planta()).vagas
  const primeira = await abrir((await veiculo()).uid, { vagaUid: um?.uid })
  expect(primeira.valor).toMatchObject({ situacao: 'EM_PATIO', vaga: 'A-1' })
  expect((await abrir((await veiculo()).uid, { vagaUid: um?.uid })).erro?.error).toBe('VAGA_OCUPADA')
  expect((await salvar([vaga('A-2', 1, 2, dois?.uid)])).erro?.error).toBe('OCUPADA')
  // Codes and cells change places in one go.
  const trocadas = await salvar([vaga('A-2', 1, 1, um?.uid), vaga('A-1', 1, 2, dois?.uid)])
  expect(trocadas.valor.vagas.map((v) => [v.codigo, v.estadia !== null])).toEqual([
    ['A-2', true],
    ['A-1', false],
  ])

  const { uid, versao } = primeira.valor
  const mudada = await executarChamada(c.ctx(c.equipe), mudarDeVaga, {
    params: { uid },
    body: { patUid, vagaUid: dois?.uid ?? null, motivo: 'Lavagem', versao },
  })
  expect(mudada.valor).toMatchObject({ vaga: 'A-1', movimentos: [{ motivo: 'Lavagem' }] })
})

test('one active stay per vehicle, also for two at once; the same request twice is one stay', async () => {
  const v = await veiculo()
  const chave = randomUUID()
  const [a, b] = await Promise.all([abrir(v.uid, {}, c.equipe, chave), abrir(v.uid, {}, c.equipe, chave)])
  expect(a.valor.uid).toBe(b.valor.uid)
  expect((await abrir(v.uid)).erro?.error).toBe('EM_ESTADIA')
  const vs = [await veiculo(), await veiculo()]
  const juntas = await Promise.all([...vs, ...vs].map((x) => abrir(x.uid)))
  expect(juntas.map((r) => r.status).toSorted((x, y) => x - y)).toEqual([200, 200, 409, 409])
})

test('yard staff see and move what stands in their yards, and nothing else', async () => {
  const { uid, versao } = (await abrir((await veiculo()).uid, { jaChegou: false })).valor
  expect((await executarChamada(c.ctx(doPatio), verEstadia, { params: { uid } })).status).toBe(404)
  expect((await mover(uid, versao, 'entrar', {}, doPatio)).status).toBe(404)
  expect((await abrir((await veiculo()).uid, {}, doPatio)).erro?.error).toBe('REFERENCIA')
  expect((await executarChamada(c.ctx(doPatio), estadiasQb, { query: {} })).valor).toEqual([])
  await c.banco.sistema
    .insertInto('usuarioPatio')
    .values({ hotId: c.hotsite.id, usuId: doPatio.usuId, patId: c.patId })
    .execute()
  expect((await mover(uid, versao, 'entrar', {}, doPatio)).valor).toMatchObject({ situacao: 'EM_PATIO' })
  expect((await mover(uid, versao, 'liberarSaida', {}, doPatio)).status).toBe(409)
})

test('services: asked once, done by the yard, gone with the vehicle', async () => {
  const { uid, codigoChave } = (await abrir((await veiculo()).uid)).valor
  const pedir = (tipoServico: string, chaveDoPedido = randomUUID()) =>
    executarChamada(c.ctx(c.equipe), pedirServico, { params: { uid }, body: { tipoServico, chaveDoPedido } })
  const chave = randomUUID()
  await pedir('Recortar Chassi', chave)
  await pedir('Recortar Chassi', chave)
  await pedir('Vídeo')
  const lista = async () =>
    (await executarChamada(c.ctx(doPatio), servicosSolicitados, { query: { busca: codigoChave } })).valor
  const [video, recorte] = await lista()
  expect([video?.tipoServico, recorte?.tipoServico]).toEqual(['Vídeo', 'Recortar Chassi'])
  const feito = await executarChamada(c.ctx(doPatio), moverServico, {
    params: { uid: recorte?.uid ?? '' },
    body: { evento: 'realizar', versao: 1 },
  })
  expect(feito.valor).toMatchObject({ situacao: 'REALIZADO' })
  expect((await lista()).map((s) => s.tipoServico)).toEqual(['Vídeo'])
  const v = (await executarChamada(c.ctx(c.equipe), verEstadia, { params: { uid } })).valor.versao
  const devolvida = await mover(uid, v, 'devolver', { ...QUEM_LEVA, devolucaoTipoMotivo: 'Ordem judicial' })
  expect(devolvida.valor).toMatchObject({
    situacao: 'FINALIZADA',
    devolucaoTipoMotivo: 'Ordem judicial',
    vaga: null,
  })
  expect(devolvida.valor.servicos.map((s) => s.situacao).toSorted()).toEqual(['CANCELADO', 'REALIZADO'])
  expect(await lista()).toEqual([])
})

test('daily fees: the consignor’s go to his account once, the buyer’s keep the vehicle in until paid', async () => {
  const hoje = diaEmBrasilia(Date.now())
  await executarChamada(c.ctx(c.equipe), chamadasDoCadastro(TABELA_DIARIA).salvar, {
    body: {
      nome: 'Geral',
      desde: '2020-01-01',
      diaria: 40_00,
      diasLivres: 10,
      quemPaga: 'ambos',
      ativo: true,
    },
  })
  const [cliente] = c.clientes
  if (cliente === undefined) throw new Error('the scenario has no client')
  const lote = await bater(c, cliente, 10_000_00)
  const { rows } = await sql<{
    uid: string
  }>`select v.uid from veiculo v join lote l on l.vei_id = v.id where l.id = ${lote.id}`.execute(
    c.banco.sistema,
  )
  const { uid } = (await abrir(rows[0]?.uid ?? '')).valor
  const id = (await venderLote(c, lote)) ?? 0
  const v = (await executarChamada(c.ctx(cliente), minhaVenda, { params: { id } })).valor
  const g = (
    await executarChamada(c.ctx(c.equipe), registrarPagamento, {
      params: { id },
      body: { tipo: 'DINHEIRO', valor: v.somas.restante, chaveDoPedido: randomUUID() },
    })
  ).valor.pagamentos[0]
  await executarChamada(c.ctx({ ...c.leiloeiro, papeis: ['Acerto'] }), responderPagamento, {
    params: { uid: g?.uid ?? '' },
    body: { evento: 'aprovar', versao: g?.versao },
  })
  // Three weeks in the yard until today's sale; the buyer's free days ended two days ago.
  await sql`update estadia set dia_inicio = now() - interval '21 days' where uid = ${uid}`.execute(
    c.banco.sistema,
  )
  await sql`update venda_item set data_fim_estadia = ${new Date(inicioDoDia(somarDias(hoje, -2)))} where vnd_id = ${id}`.execute(
    c.banco.sistema,
  )
  const ler = async () => (await executarChamada(c.ctx(c.equipe), verEstadia, { params: { uid } })).valor
  expect((await ler()).contas).toMatchObject({
    comitente: { dias: 11, valor: 440_00 },
    comprador: { dias: 2, valor: 80_00 },
    devido: 80_00,
  })
  await mover(uid, (await ler()).versao, 'liberarSaida')
  expect(
    (
      await mover(uid, (await ler()).versao, 'devolver', {
        ...QUEM_LEVA,
        devolucaoTipoMotivo: 'Ordem judicial',
      })
    ).erro?.message,
  ).toContain('vendido')
  const presa = await mover(uid, (await ler()).versao, 'entregar', QUEM_LEVA)
  expect(presa.erro?.message).toContain('diárias')

  const acertar = async (body: object, quem: Pessoa = doPatio) =>
    executarChamada(c.ctx(quem), acertarDiarias, {
      params: { uid },
      body: { versao: (await ler()).versao, ...body },
    })
  expect((await acertar({ acao: 'dispensar', valor: 80_00, motivo: 'Atraso nosso' })).status).toBe(403)
  expect((await acertar({ acao: 'receber', valor: 81_00, forma: 'DINHEIRO' })).erro?.campos).toHaveProperty(
    'valor',
  )
  const paga = await acertar({ acao: 'receber', valor: 50_00, forma: 'DINHEIRO' })
  expect(paga.valor.contas).toMatchObject({ recebidas: 50_00, devido: 30_00 })
  expect(
    (await acertar({ acao: 'dispensar', valor: 30_00, motivo: 'Atraso nosso' }, c.equipe)).valor.contas
      .devido,
  ).toBe(0)
  const vendida = (await executarChamada(c.ctx(cliente), minhaVenda, { params: { id } })).valor
  expect(vendida).toMatchObject({ situacao: 'Fechada', somas: { restante: 0 } })

  const entregue = await mover(uid, (await ler()).versao, 'entregar', {
    ...QUEM_LEVA,
    assinatura: 'M1 1L5 5',
  })
  expect(entregue.valor).toMatchObject({
    situacao: 'FINALIZADA',
    finalizadoByCliente: true,
    assinatura: 'M1 1L5 5',
  })

  const leiUid = c.leilao.uid
  const com = await c.banco.sistema
    .selectFrom('comitente')
    .select('uid')
    .where('id', '=', c.comId)
    .executeTakeFirstOrThrow()
  const { uid: pre } = (
    await executarChamada(c.ctx(c.equipe), abrirPrestacao, { body: { leiUid, comUid: com.uid } })
  ).valor
  const prestacao = (await executarChamada(c.ctx(c.equipe), verPrestacao, { params: { uid: pre } })).valor
  expect(prestacao.lancamentos.filter((l) => l.valor === 440_00)).toHaveLength(1)
})

test('a key’s code opens its stay; another house sees nothing of it', async () => {
  const { uid, codigoChave } = (await abrir((await veiculo()).uid)).valor
  const ler = (ctx: ReturnType<Cenario['ctx']>) =>
    executarChamada(ctx, lerCodigoDoPatio, {
      query: { texto: `https://casa.com.br/admin/estadias?chave=${codigoChave}` },
    })
  expect((await ler(c.ctx(doPatio))).valor.estadiaUid).toBe(uid)
  expect((await ler(c.ctx(c.equipe, c.outroHotsite))).status).toBe(404)
  expect(
    (await executarChamada(c.ctx(c.equipe, c.outroHotsite), verEstadia, { params: { uid } })).status,
  ).toBe(404)
})
