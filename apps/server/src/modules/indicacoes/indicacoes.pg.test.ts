// Refer and earn on a real database: earned by the rule, looked at when something speaks against it, used or paid once.
import { minhasIndicacoes } from '@martelo/contracts/clientes/minhas-indicacoes.contract.ts'
import { unirClientes } from '@martelo/contracts/clientes/unir-clientes.contract.ts'
import { listarCreditosDeIndicacao } from '@martelo/contracts/indicacoes/listar-creditos-de-indicacao.contract.ts'
import { meusCreditosDeIndicacao } from '@martelo/contracts/indicacoes/meus-creditos-de-indicacao.contract.ts'
import { moverCreditoDeIndicacao } from '@martelo/contracts/indicacoes/mover-credito-de-indicacao.contract.ts'
import { regraDeIndicacao } from '@martelo/contracts/indicacoes/regra-de-indicacao.contract.ts'
import { salvarRegraDeIndicacao } from '@martelo/contracts/indicacoes/salvar-regra-de-indicacao.contract.ts'
import { usarCreditoDeIndicacao } from '@martelo/contracts/indicacoes/usar-credito-de-indicacao.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { bater, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { conferirRazao } from '../razao/conferir-razao.ts'
import { apurarIndicacoes } from './apurar-indicacoes.job.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 0 })
})
afterAll(() => c.fechar())

const financeiro = (hotsite = c.hotsite) => c.ctx({ ...c.equipe, papeis: ['Financeiro'] }, hotsite)
const convidar = async (quem: ClienteDoCenario): Promise<ClienteDoCenario> => {
  const veio = await c.novoCliente()
  await sql`update cliente i set convidado_hash = q.convite_hash, telefone1 = '+55119' || lpad(i.id::text, 8, '0')
    from cliente q where i.id = ${veio.cliId} and q.id = ${quem.cliId}`.execute(c.banco.sistema)
  await sql`update endereco set numero = cli_id::text where cli_id = ${veio.cliId}`.execute(c.banco.sistema)
  return veio
}
async function comprar(quem: ClienteDoCenario, valor: number, fechada: boolean): Promise<number> {
  const id = await venderLote(c, await bater(c, quem, valor))
  if (id === null) throw new Error('no sale')
  if (fechada)
    await sql`update venda set situacao = 'Fechada', fechada_at = now() where id = ${id}`.execute(
      c.banco.sistema,
    )
  return id
}
const meus = async (quem: ClienteDoCenario) =>
  (await executarChamada(c.ctx(quem), meusCreditosDeIndicacao)).valor
const linhas = async () =>
  (await executarChamada(financeiro(), listarCreditosDeIndicacao, { query: { porPagina: 100 } })).valor
const mover = (uid: string, evento: string, versao: number, ctx = financeiro()) =>
  executarChamada(ctx, moverCreditoDeIndicacao, {
    params: { uid },
    body: { evento, motivo: 'Conferido', versao },
  })
const usar = (quem: ClienteDoCenario, uid: string, vndId: number) =>
  executarChamada(c.ctx(quem), usarCreditoDeIndicacao, { params: { uid }, body: { vndId } })

const avisados = async (usuId: number) =>
  (
    await sql<{
      tipo: string
    }>`select tipo from aviso where usu_id = ${usuId} and tipo like 'indicacao-%' order by id`.execute(
      c.banco.sistema,
    )
  ).rows.map((a) => a.tipo)

test('without a campaign nothing is earned; the rule is saved by whom it concerns', async () => {
  const quem = await c.novoCliente()
  await comprar(await convidar(quem), 1_000_00, true)
  await apurarIndicacoes(c.servicos)
  expect(await meus(quem)).toEqual({ regra: null, disponivel: 0, creditos: [], compras: [] })
  const body = { ativa: true, valor: 0, diasDeEspera: 0, maximoPorMes: 3, versao: 0 }
  expect((await executarChamada(financeiro(), salvarRegraDeIndicacao, { body })).erro?.campos).toHaveProperty(
    'valor',
  )
  const sac = c.ctx({ ...c.equipe, papeis: ['SAC'] })
  const certa = { body: { ...body, valor: 50_00 } }
  expect((await executarChamada(sac, salvarRegraDeIndicacao, certa)).status).toBe(403)
  expect((await executarChamada(financeiro(), salvarRegraDeIndicacao, certa)).valor.ativa).toBe(true)
  expect((await executarChamada(financeiro(), salvarRegraDeIndicacao, certa)).status).toBe(409)
  expect((await executarChamada(sac, regraDeIndicacao)).valor).toMatchObject({ valor: 50_00, versao: 1 })
  // What was closed before the campaign stays without a credit.
  await apurarIndicacoes(c.servicos)
  expect((await meus(quem)).creditos).toEqual([])
})

test('the first closed purchase earns once; the credit takes off the commission of an open purchase', async () => {
  const quem = await c.novoCliente()
  const veio = await convidar(quem)
  await comprar(veio, 1_000_00, true)
  await apurarIndicacoes(c.servicos)
  await apurarIndicacoes(c.servicos)
  const [k] = (await meus(quem)).creditos
  expect(k).toMatchObject({ valor: 50_00, situacao: 'Liberado' })
  const uid = k?.uid ?? ''
  const pequena = await comprar(quem, 900_00, false)
  expect((await usar(quem, uid, pequena)).erro?.error).toBe('RECUSADA')
  await sql`update venda set situacao = 'Cancelada' where id = ${pequena}`.execute(c.banco.sistema)
  const grande = await comprar(quem, 2_000_00, false)
  expect((await meus(quem)).compras).toMatchObject([{ id: grande, cabe: 100_00 }])
  expect((await usar(veio, uid, grande)).status).toBe(404)
  const usado = await usar(quem, uid, grande)
  expect(usado.valor).toMatchObject({ disponivel: 0, creditos: [{ situacao: 'Usado' }] })
  expect((await usar(quem, uid, grande)).erro?.error).toBe('RECUSADA')
  const { rows } = await sql`select valor_desconto from venda where id = ${grande}`.execute(c.banco.sistema)
  expect(rows).toEqual([{ valorDesconto: 50_00 }])
  const { rows: razao } = await sql<{
    conta: string
    soma: number
  }>`select p.conta, sum(p.valor)::bigint as soma
    from razao_partida p join razao_lancamento l on l.id = p.lan_id where l.objeto = ${uid} group by 1 having sum(p.valor) <> 0 order by 1`.execute(
    c.banco.sistema,
  )
  expect(razao).toEqual([
    { conta: 'campanhas', soma: 50_00 },
    { conta: 'descontos', soma: -50_00 },
  ])
  await sql`update venda set situacao = 'Cancelada' where id = ${grande}`.execute(c.banco.sistema)
  await apurarIndicacoes(c.servicos)
  expect((await meus(quem)).creditos).toMatchObject([{ situacao: 'Liberado' }])
})

test('two accounts with one telephone wait for a person, who approves, refuses or pays', async () => {
  const quem = await c.novoCliente()
  const veio = await convidar(quem)
  await sql`update cliente set telefone1 = '+5511900001111' where id in (${quem.cliId}, ${veio.cliId})`.execute(
    c.banco.sistema,
  )
  await comprar(veio, 1_000_00, true)
  await apurarIndicacoes(c.servicos)
  const antes = (await linhas()).find((l) => l.quemUid === quem.cliUid)
  expect(antes).toMatchObject({
    situacao: 'Em análise',
    suspeitas: ['telefone'],
    pode: ['aprovar', 'recusar'],
  })
  const uid = antes?.uid ?? ''
  const mkt = c.ctx({ ...c.equipe, papeis: ['MKT'] })
  expect((await mover(uid, 'aprovar', 1, mkt)).status).toBe(403)
  expect((await mover(uid, 'aprovar', 1, financeiro(c.outroHotsite))).status).toBe(404)
  expect((await mover(uid, 'pagar', 1)).erro?.error).toBe('RECUSADA')
  expect((await mover(uid, 'aprovar', 1)).valor.situacao).toBe('Aguardando')
  expect((await mover(uid, 'recusar', 1)).status).toBe(409)
  await apurarIndicacoes(c.servicos)
  expect((await mover(uid, 'pagar', 3)).valor).toMatchObject({
    situacao: 'Pago',
    motivo: 'Conferido',
    pode: [],
  })
  expect((await executarChamada(financeiro(c.outroHotsite), listarCreditosDeIndicacao)).valor).toEqual([])
  expect(await avisados(quem.usuId)).toEqual(['indicacao-liberada', 'indicacao-paga'])
})

test('above the most of a month a person looks; a purchase that is undone takes the waiting credit back', async () => {
  const quem = await c.novoCliente()
  const vendas: number[] = []
  for (let i = 0; i < 4; i++) vendas.push(await comprar(await convidar(quem), 1_000_00, true))
  await apurarIndicacoes(c.servicos)
  const dele = (await linhas()).filter((l) => l.quemUid === quem.cliUid)
  expect(dele.map((l) => l.situacao).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'Em análise',
    'Liberado',
    'Liberado',
    'Liberado',
  ])
  const suspeito = dele.find((l) => l.situacao === 'Em análise')
  expect(suspeito?.suspeitas).toEqual(['mes'])
  await sql`update venda set situacao = 'Cancelada' where id = ${suspeito?.vndId ?? 0}`.execute(
    c.banco.sistema,
  )
  await apurarIndicacoes(c.servicos)
  expect((await linhas()).find((l) => l.uid === suspeito?.uid)?.situacao).toBe('Recusado')
  // The wait is over, and the purchase is undone before the credit was used.
  const liberado = dele.find((l) => l.situacao === 'Liberado')
  await sql`update venda set situacao = 'Cancelada' where id = ${liberado?.vndId ?? 0}`.execute(
    c.banco.sistema,
  )
  await apurarIndicacoes(c.servicos)
  expect((await linhas()).find((l) => l.uid === liberado?.uid)?.situacao).toBe('Recusado')
  expect((await avisados(quem.usuId)).filter((t) => t === 'indicacao-recusada')).toHaveLength(2)
  const { soma } = await conferirRazao(c.banco, c.hotsite.id)
  expect(soma).toBe(0)
})

test('staff and consignors invite too: a person looks at what staff earned, and not he himself', async () => {
  const pelo = async (p: Pessoa): Promise<ClienteDoCenario> => {
    const { hash, caminho } = (await executarChamada(c.ctx(p), minhasIndicacoes)).valor
    expect(caminho).toBe(`/cadastro?convite=${hash}`)
    const veio = await c.novoCliente()
    await sql`update cliente set convidado_hash = ${hash} where id = ${veio.cliId}`.execute(c.banco.sistema)
    await comprar(veio, 1_000_00, true)
    return veio
  }
  const daCasa = { ...c.leiloeiro, papeis: ['Financeiro'] }
  await sql`update usuario set papeis = '{Financeiro}' where id = ${c.leiloeiro.usuId}`.execute(
    c.banco.sistema,
  )
  await pelo(daCasa)
  await pelo(c.comitente)
  await apurarIndicacoes(c.servicos)
  const todas = await linhas()
  const dele = todas.find((l) => l.quemUid === daCasa.usuUid)
  expect(dele).toMatchObject({ situacao: 'Em análise', suspeitas: ['equipe'], quemId: null })
  expect((await mover(dele?.uid ?? '', 'aprovar', 1, c.ctx(daCasa))).erro?.error).toBe('RECUSADA')
  expect((await mover(dele?.uid ?? '', 'aprovar', 1)).valor.situacao).toBe('Aguardando')
  // Staff with a registration of his own earns by it: the suspicion stands, and he does not decide it either.
  const comCadastro = c.clientes[0] as ClienteDoCenario
  await sql`update usuario set papeis = '{Financeiro}' where id = ${comCadastro.usuId}`.execute(
    c.banco.sistema,
  )
  await comprar(await convidar(comCadastro), 1_000_00, true)
  await apurarIndicacoes(c.servicos)
  const seu = (await linhas()).find((l) => l.quemUid === comCadastro.cliUid && l.suspeitas.includes('equipe'))
  expect(seu?.situacao).toBe('Em análise')
  const ele = c.ctx({ ...comCadastro, papeis: ['Financeiro'] })
  expect((await mover(seu?.uid ?? '', 'aprovar', 1, ele)).erro?.error).toBe('RECUSADA')
  const doComitente = (await executarChamada(c.ctx(c.comitente), meusCreditosDeIndicacao)).valor
  expect(doComitente).toMatchObject({ disponivel: 50_00, compras: [], creditos: [{ situacao: 'Liberado' }] })
  const ti = c.ctx({ ...c.equipe, papeis: ['Interno - Desenvolvimento TI'] })
  expect((await executarChamada(ti, minhasIndicacoes)).status).toBe(403)
  const alheio = c.ctx({ ...c.comitente, hotId: c.outroHotsite.id }, c.outroHotsite)
  expect((await executarChamada(alheio, meusCreditosDeIndicacao)).valor.creditos).toEqual([])
})

test('two registrations become one: credits and invitation go along, and one does not earn by oneself', async () => {
  const [fica, vai] = [await c.novoCliente(), await c.novoCliente()]
  const veio = await convidar(vai)
  const depois = await convidar(vai)
  await sql`update cliente i set convidado_hash = q.convite_hash from cliente q where i.id = ${vai.cliId} and q.id = ${fica.cliId}`.execute(
    c.banco.sistema,
  )
  await sql`update cliente set cpf = '52998224725' where id = ${fica.cliId}`.execute(c.banco.sistema)
  await sql`update cliente set cpf = '11144477735', nascimento = null where id = ${vai.cliId}`.execute(
    c.banco.sistema,
  )
  await comprar(veio, 1_000_00, true)
  await comprar(vai, 1_000_00, true)
  await apurarIndicacoes(c.servicos)
  expect((await meus(fica)).creditos).toHaveLength(1)
  expect((await meus(vai)).creditos).toMatchObject([{ situacao: 'Liberado' }])
  await sql`update venda_item i set retirada_situacao = 'entregue', documentacao_situacao = 'entregue' from venda v
    where v.id = i.vnd_id and v.cli_id = ${vai.cliId}`.execute(c.banco.sistema)
  const unir = await executarChamada(c.ctx(c.equipe), unirClientes, {
    params: { id: fica.cliId },
    body: { outroId: vai.cliId, motivo: 'A mesma pessoa' },
  })
  expect(unir.erro).toBeNull()
  await comprar(depois, 1_000_00, true)
  await apurarIndicacoes(c.servicos)
  expect((await meus(fica)).disponivel).toBe(100_00)
  expect((await meus(vai)).creditos).toEqual([])
  expect((await conferirRazao(c.banco, c.hotsite.id)).soma).toBe(0)
})
