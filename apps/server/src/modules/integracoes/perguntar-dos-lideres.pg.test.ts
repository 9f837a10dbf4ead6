// The questions about leaders: two houses and two banks, of which some do not answer, refuse, have no credential or fail on our
// side; and a bank's "not restricted", which lets no high bid through.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { chamarComo } from '../../../../../tests/pg/executar-chamada.ts'
import { iniciarLancesDeTeste } from '../../../../../tests/pg/motores-de-teste.ts'
import { salvarCredencial } from '../../core/externo/credenciais.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { type BancoComitenteSimulado, iniciarBancoComitente } from '../../simuladores/banco-comitente.ts'
import { BRADESCO, PAN } from './bancos-comitentes.integration.ts'
import { perguntarDosLideres } from './perguntar-dos-lideres.ts'

let c: Cenario
let bradesco: BancoComitenteSimulado
let pan: BancoComitenteSimulado
let parar: () => Promise<void>
const esquecer: (() => void)[] = []

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lotes: 0, clientes: 2 })
  parar = await iniciarLancesDeTeste(c.servicos)
  bradesco = await iniciarBancoComitente({ semente: 3 })
  pan = await iniciarBancoComitente({ semente: 4 })
}, 180_000)
afterAll(async () => {
  for (const e of esquecer) e()
  await parar()
  await Promise.all([bradesco.parar(), pan.parar()])
  await c.fechar()
})

/** `quantos` lots of an auction of that house that the bank follows, all led by one client. */
async function lotesDoBanco(hotId: number, cliId: number, banco: 'Bradesco' | 'Pan', quantos: number) {
  const { rows } = await sql<{ id: number }>`
    with com as (insert into comitente (hot_id, nome) values (${hotId}, ${`${banco} ${randomUUID()}`}) returning id),
      pat as (insert into patio (hot_id, nome, cidade, uf, endereco) values (${hotId}, ${randomUUID()}, 'Campinas', 'SP', 'Rodovia 1') returning id),
      leo as (insert into leiloeiro (hot_id, nome, matricula, junta, uf) values (${hotId}, 'João', ${randomUUID()}, 'JUCESP', 'SP') returning id),
      lrl as (insert into local_realizacao (hot_id, nome, endereco, cidade, uf) values (${hotId}, ${randomUUID()}, 'Rua 1', 'São Paulo', 'SP') returning id),
      lei as (insert into leilao (hot_id, nome, situacao, modalidade, conducao, data, leo_id, lrl_id)
        select ${hotId}, 'Do banco', 'PRONTO', 'ONLINE', 'robo', now() + interval '1 day', leo.id, lrl.id from leo, lrl returning id),
      ile as (insert into integracao_leilao (hot_id, lei_id, integradora) select ${hotId}, id, ${banco} from lei returning id),
      vei as (insert into veiculo (hot_id, com_id, pat_id, tipo_id, nome, marca, modelo, ano_modelo, situacao)
        select ${hotId}, com.id, pat.id, ${c.tipos.carro}, 'Carro', 'Fiat', 'Uno', 2020, 'EM_LEILAO' from com, pat, generate_series(1, ${quantos})
        returning id, com_id),
      lel as (insert into lote (hot_id, lei_id, vei_id, com_id, numero, posicao_leilao, nome, situacao, tipo_id, minimo, incremento, data_fim,
          lance_cli_id, lance_valor)
        select ${hotId}, lei.id, vei.id, vei.com_id, row_number() over (order by vei.id), row_number() over (order by vei.id), 'Carro',
          'LIBERADO_LEILAO', ${c.tipos.carro}, 100000, 10000, now() + interval '1 hour', ${cliId}::int, 100000 from vei, lei returning id)
    insert into integracao_lote (hot_id, ile_id, lel_id, numero)
    select ${hotId}, ile.id, lel.id, row_number() over (order by lel.id) from lel, ile returning lel_id as id`.execute(
    c.banco.sistema,
  )
  return rows.map((r) => r.id)
}
const respostas = async (lotes: readonly number[]) =>
  (await sql`select from validacao where lel_id = any(${[...lotes]}::int[])`.execute(c.banco.sistema)).rows
    .length
const cliente = () => c.clientes[0] as ClienteDoCenario

test('a bank that is down, one without a credential and a row that fails hold back no other house or bank', async () => {
  const casa = c.hotsite.id
  const outra = c.outroHotsite.id
  // Each more than one turn takes.
  const semCredencial = await lotesDoBanco(casa, cliente().cliId, 'Pan', 600)
  const fora = await lotesDoBanco(outra, c.forasteiro.cliId, 'Bradesco', 600)
  const doOutro = await lotesDoBanco(outra, c.forasteiro.cliId, 'Pan', 3)
  const daCasa = await lotesDoBanco(casa, cliente().cliId, 'Bradesco', 4)
  await c.banco.sistema.transaction().execute(async (tx) => {
    const por = (hotId: number, parceiro: typeof BRADESCO, valores: { url: string; token: string }) =>
      salvarCredencial(tx, c.servicos.externo.cofre, { hotId, parceiro, valores, quem: 'teste' })
    await por(casa, BRADESCO, { url: bradesco.url, token: bradesco.token })
    await por(outra, BRADESCO, { url: 'http://127.0.0.1:9', token: 'x' })
    await por(outra, PAN, { url: pan.url, token: pan.token })
  })
  // One lot of the house that works fails on our side.
  const [quebrado] = daCasa
  await sql`alter table validacao add constraint plantada check (lel_id <> ${sql.lit(quebrado)})`.execute(
    c.banco.sistema,
  )
  expect(await perguntarDosLideres(c.servicos)).toBe(6)
  expect([await respostas(daCasa), await respostas(doOutro)]).toEqual([3, 3])
  expect([await respostas(semCredencial), await respostas(fora)]).toEqual([0, 0])
  await sql`alter table validacao drop constraint plantada`.execute(c.banco.sistema)
  expect(await perguntarDosLideres(c.servicos)).toBe(1)
  expect(await respostas(daCasa)).toBe(4)
})

test('after a failure the bank is left alone for the turn, and the next one begins with another lot', async () => {
  const [um, dois] = c.clientes
  const lotes = [
    ...(await lotesDoBanco(c.hotsite.id, um?.cliId ?? 0, 'Bradesco', 1)),
    ...(await lotesDoBanco(c.hotsite.id, dois?.cliId ?? 0, 'Bradesco', 1)),
  ]
  await sql`delete from documento_restrito`.execute(c.banco.sistema)
  bradesco.controle.modo = 'fora'
  expect(await perguntarDosLideres(c.servicos)).toBe(0)
  bradesco.controle.modo = 'normal'
  const { rows } = await sql<{
    lelId: number
  }>`select lel_id from integracao_lote where lel_id = any(${lotes}::int[])
    and lider_perguntado_at is not null`.execute(c.banco.sistema)
  // After the first failure the bank is left alone for this turn; the next one begins with the other lot.
  expect(rows).toEqual([{ lelId: lotes[0] }])
})

test('a validation that a person asked for, or that failed, is answered by the bank; what was answered stays', async () => {
  const { cliId } = cliente()
  const lotes = await lotesDoBanco(c.hotsite.id, cliId, 'Bradesco', 3)
  const resultados = ['Aguardando', 'Falha', 'Divergente']
  for (const [i, lelId] of lotes.entries())
    await sql`insert into validacao (hot_id, lel_id, cli_id, tipo_validacao, resultado)
      values (${c.hotsite.id}, ${lelId}, ${cliId}, 'CPF_CNPJ_Restritos_Bradesco', ${resultados[i]})`.execute(
      c.banco.sistema,
    )
  await sql`delete from documento_restrito`.execute(c.banco.sistema)
  await sql`insert into documento_restrito (hot_id, integradora, cli_id, restrito) values (${c.hotsite.id}, 'Bradesco', ${cliId}, false)`.execute(
    c.banco.sistema,
  )
  expect(await perguntarDosLideres(c.servicos)).toBeGreaterThanOrEqual(2)
  const { rows } = await sql<{ resultado: string }>`
    select resultado from validacao where lel_id = any(${lotes}::int[]) order by lel_id`.execute(
    c.banco.sistema,
  )
  expect(rows.map((r) => r.resultado)).toEqual(['Autorizado', 'Autorizado', 'Divergente'])
})

test('a bank that knows nothing against a bidder does not let his high bid through; a person does', async () => {
  const lote = await c.novoLote({
    validacoesValorOfertaBloqueada: 1_500_00,
    minimo: 1_000_00,
    incremento: 100_00,
  })
  const dar = (valor: number) =>
    chamarComo(c, cliente(), 'POST /v1/leilao/lotes/:lelUid/lances', {
      params: { lelUid: lote.uid },
      body: { valor, chaveDoPedido: randomUUID(), confirmarValorAlto: true },
    })
  await sql`insert into validacao (hot_id, lel_id, cli_id, tipo_validacao, resultado)
    values (${c.hotsite.id}, ${lote.id}, ${cliente().cliId}, 'CPF_CNPJ_Restritos_Bradesco', 'Autorizado')`.execute(
    c.banco.sistema,
  )
  expect((await dar(1_600_00)).erro).toMatchObject({ error: 'oferta-aguarda-validacao' })
  await sql`update validacao set resultado = 'Autorizado', aprovado_by = ${c.equipe.usuId} where lel_id = ${lote.id} and tipo_validacao = 'Manual'`.execute(
    c.banco.sistema,
  )
  expect((await dar(1_600_00)).erro).toBeNull()
  // What the bank has against him still blocks.
  await sql`update validacao set resultado = 'Divergente' where lel_id = ${lote.id} and tipo_validacao <> 'Manual'`.execute(
    c.banco.sistema,
  )
  expect((await dar(1_800_00)).erro).toMatchObject({ error: 'oferta-aguarda-validacao' })
})
