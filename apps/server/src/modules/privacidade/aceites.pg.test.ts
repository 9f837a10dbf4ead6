// Versions of terms on a real database: what is to be accepted, once, by whom, and how the register counts it.
import { aceitarTermos } from '@martelo/contracts/privacidade/aceitar-termos.contract.ts'
import { movimentoDoCliente } from '@martelo/contracts/clientes/movimento-do-cliente.contract.ts'
import { meusAceites } from '@martelo/contracts/privacidade/meus-aceites.contract.ts'
import { termosAAceitar } from '@martelo/contracts/privacidade/termos-a-aceitar.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { chamarComo, executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { digestDoTermo, segurarTermos } from './aceites.sql.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 2, lotes: 1 })
  await sql`update cliente set aceite_termos_at = now() - interval '30 days' where hot_id = ${c.hotsite.id}`.execute(
    c.banco.sistema,
  )
})
afterAll(() => c.fechar())
const cliente = (i = 0) => c.clientes[i] as ClienteDoCenario
const versao = async (
  documento: string,
  numero: string,
  dias: number,
  hotId = c.hotsite.id,
  mudancas: string | null = null,
) => {
  const r = await sql<{
    uid: string
  }>`insert into versao_de_termo (hot_id, documento, numero, vigente_desde, texto, mudancas)
    values (${hotId}, ${documento}, ${numero}, (now() at time zone 'America/Sao_Paulo')::date + ${dias}::int, 'Texto', ${mudancas}) returning uid`.execute(
    c.banco.sistema,
  )
  return r.rows[0]?.uid ?? ''
}
const faltam = async (i = 0, casa = c.hotsite) =>
  (await executarChamada(c.ctx(cliente(i), casa), termosAAceitar)).valor.map((v) => v.numero)

/** As they are now. */
async function aceitarComo(quem: ClienteDoCenario, uids: readonly string[]) {
  const termos = await c.banco.doHotsite(c.hotsite.id, (tx) => segurarTermos(tx, c.hotsite.id, uids))
  return executarChamada(c.ctx(quem), aceitarTermos, {
    body: { versoes: termos.map((t) => ({ uid: t.uid, lido: digestDoTermo(t) })) },
  })
}

test('what came into force since he agreed is asked for once, and not before its day', async () => {
  await versao('termos', '1', -60)
  expect(await faltam()).toEqual([])
  const nova = await versao('termos', '2', -5)
  const futura = await versao('termos', '3', 10)
  await versao('privacidade', 'P1', -1)
  await versao('termos', 'de outra casa', -1, c.outroHotsite.id)
  expect(await faltam()).toEqual(['P1', '2'])
  const aceitar = (uids: string[]) => aceitarComo(cliente(), uids)
  expect((await aceitar([nova, futura])).valor).toEqual({ aceitas: 1 })
  expect((await aceitar([nova])).valor).toEqual({ aceitas: 0 })
  expect(await faltam()).toEqual(['P1'])
  expect(await faltam(1)).toEqual(['P1', '2'])
  expect((await executarChamada(c.ctx(cliente()), meusAceites)).valor.map((a) => a.numero)).toEqual(['2'])
  expect((await executarChamada(c.ctx(cliente(1)), meusAceites)).valor).toEqual([])
  const guardado = await sql<{
    numero: string
  }>`select v.numero from aceite_de_termo a join versao_de_termo v on v.id = a.ver_id
    where a.cli_id = ${cliente().cliId}`.execute(c.banco.sistema)
  expect(guardado.rows).toEqual([{ numero: '2' }])
})

test('what changed is told from the version that he agreed to on, not what he knows already', async () => {
  const terceiro = await c.novoCliente()
  await sql`update cliente set aceite_termos_at = now() - interval '30 days' where id = ${terceiro.cliId}`.execute(
    c.banco.sistema,
  )
  const mudou = async () =>
    (await executarChamada(c.ctx(terceiro), termosAAceitar)).valor
      .filter((v) => v.documento === 'termos')
      .map((v) => [v.numero, v.mudancas.map((m) => `${m.numero}: ${m.texto}`)])
  await versao('termos', '2.1', -4, c.hotsite.id, 'Prazo de retirada de cinco dias.')
  await versao('termos', '2.2', -3, c.hotsite.id, 'Pagamento por Pix.')
  await versao('termos', 'antiga', -90, c.hotsite.id, 'Antes do cadastro.')
  await versao('termos', 'depois', 10, c.hotsite.id, 'Ainda não vale.')
  expect(await mudou()).toEqual([
    ['2.2', ['2.1: Prazo de retirada de cinco dias.', '2.2: Pagamento por Pix.']],
  ])
  const [vigente] = (await executarChamada(c.ctx(terceiro), termosAAceitar)).valor.filter(
    (v) => v.documento === 'termos',
  )
  await aceitarComo(terceiro, [vigente?.uid ?? ''])
  expect(await mudou()).toEqual([])
  await versao('termos', '2.3', -1, c.hotsite.id, 'Vistoria filmada.')
  expect(await mudou()).toEqual([['2.3', ['2.3: Vistoria filmada.']]])
})

test('who signed up before a version was published is asked for it on the same day; who signed up after is not', async () => {
  const [antes, depois] = [await c.novoCliente(), await c.novoCliente()]
  const cadastrou = (cliId: number, quando: string) =>
    sql`update cliente set aceite_termos_at = clock_timestamp() + ${quando}::interval where id = ${cliId}`.execute(
      c.banco.sistema,
    )
  await cadastrou(antes.cliId, '-1 second')
  await versao('termos', 'de hoje', 0)
  await cadastrou(depois.cliId, '1 second')
  const pede = async (quem: ClienteDoCenario) =>
    (await executarChamada(c.ctx(quem), termosAAceitar)).valor.some((v) => v.numero === 'de hoje')
  expect([await pede(antes), await pede(depois)]).toEqual([true, false])
})

test('a version that was accepted keeps its words; what changed with it may still be written', async () => {
  const uid = await versao('privacidade', 'P9', 0)
  await aceitarComo(cliente(1), [uid])
  const adm = { ...c.equipe, papeis: ['ADM'] }
  const mudar = (campos: object) =>
    chamarComo(c, adm, 'POST /v1/privacidade/termos', { body: { uid, versao: 1, ...campos } })
  expect((await mudar({ texto: 'Outro texto' })).erro?.campos).toEqual({
    texto: 'Clientes já aceitaram esta versão. Publique outra.',
  })
  expect((await mudar({ mudancas: 'Só a forma' })).erro).toBeNull()
})

test('words that the house changed while he read are not what he agrees to', async () => {
  const quem = await c.novoCliente()
  await sql`update cliente set aceite_termos_at = now() - interval '30 days' where id = ${quem.cliId}`.execute(
    c.banco.sistema,
  )
  const uid = await versao('privacidade', 'P10', 0)
  const lido = async () =>
    (await executarChamada(c.ctx(quem), termosAAceitar)).valor.find((v) => v.uid === uid)?.digest ?? ''
  const antes = await lido()
  const mudar = (versaoDela: number, campos: object) =>
    chamarComo(c, { ...c.equipe, papeis: ['ADM'] }, 'POST /v1/privacidade/termos', {
      body: { uid, versao: versaoDela, ...campos },
    })
  expect((await mudar(1, { texto: 'Outras palavras' })).erro).toBeNull()
  const aceitar = (digest: string) =>
    executarChamada(c.ctx(quem), aceitarTermos, { body: { versoes: [{ uid, lido: digest }] } })
  const recusada = await aceitar(antes)
  expect(recusada.erro).toMatchObject({ statusCode: 409, error: 'TERMO_MUDOU' })
  expect(recusada.erro?.message).toContain('mudou enquanto você lia')
  expect((await executarChamada(c.ctx(quem), meusAceites)).valor).toEqual([])
  // What changed with it is not agreed to: it may be written meanwhile.
  const agora = await lido()
  expect((await mudar(2, { mudancas: 'Só a forma' })).erro).toBeNull()
  expect((await aceitar(agora)).valor).toEqual({ aceitas: 1 })
})

test('the house saves while he accepts: one of the two comes after the other', async () => {
  const quem = await c.novoCliente()
  const uid = await versao('termos', 'corrida', 0)
  await sql`update cliente set aceite_termos_at = now() - interval '30 days' where id = ${quem.cliId}`.execute(
    c.banco.sistema,
  )
  const [termo] = await c.banco.doHotsite(c.hotsite.id, (tx) => segurarTermos(tx, c.hotsite.id, [uid]))
  if (termo === undefined) throw new Error('no version')
  const [aceite, salvo] = await Promise.all([
    executarChamada(c.ctx(quem), aceitarTermos, { body: { versoes: [{ uid, lido: digestDoTermo(termo) }] } }),
    chamarComo(c, { ...c.equipe, papeis: ['ADM'] }, 'POST /v1/privacidade/termos', {
      body: { uid, versao: 1, texto: 'No meio' },
    }),
  ])
  expect([aceite, salvo].filter((r) => r.erro === null)).toHaveLength(1)
})

test('the client’s file has his validations and incidents', async () => {
  const [lote] = c.lotes
  await sql`insert into validacao (hot_id, lel_id, cli_id, tipo_validacao, valor_da_oferta)
    values (${c.hotsite.id}, ${lote?.id ?? 0}, ${cliente().cliId}, 'Manual', 500000)`.execute(c.banco.sistema)
  await sql`insert into incidente (hot_id, ano, numero, tipo, assunto, do_cliente, cli_id, prazo, chave_do_pedido)
    values (${c.hotsite.id}, 2026, 77, 'OUTRO', 'Chave reserva', false, ${cliente().cliId}, now() + interval '5 days', gen_random_uuid())`.execute(
    c.banco.sistema,
  )
  const sac = c.ctx({ ...c.equipe, papeis: ['SAC'] })
  const r = await executarChamada(sac, movimentoDoCliente, { params: { id: cliente().cliId } })
  expect(r.valor.validacoes).toMatchObject([{ resultado: 'Aguardando', valor: 500000 }])
  expect(r.valor.incidentes).toMatchObject([{ numero: '77/2026', assunto: 'Chave reserva' }])
})

test('the day from which an offer needs it is not before its first one, and the client is told', async () => {
  const adm = { ...c.equipe, papeis: ['ADM'] }
  const dia = (n: number) => new Date(Date.now() + n * 86_400_000 - 3 * 3_600_000).toISOString().slice(0, 10)
  const salvar = (exigidoDesde: string) =>
    chamarComo(c, adm, 'POST /v1/privacidade/termos', {
      body: { documento: 'termos', numero: 'com prazo', vigenteDesde: dia(0), exigidoDesde, texto: 'Texto' },
    })
  expect((await salvar(dia(-2))).erro?.campos).toEqual({
    exigidoDesde: 'Escolha o dia em que a versão entra em vigor, ou um depois.',
  })
  expect((await salvar(dia(7))).erro).toBeNull()
  const termos = (await executarChamada(c.ctx(await c.novoCliente()), termosAAceitar)).valor
  expect(termos.map((v) => [v.documento, v.exigidoDesde])).toEqual([
    ['privacidade', null],
    ['termos', dia(7)],
  ])
})
