// A data incident's days, reminders, list of affected and letters, on a real database.
import { INCIDENTE_DE_DADOS } from '@martelo/contracts/privacidade/incidente-de-dados.cadastro.ts'
import { chamadasDoCadastro } from '@martelo/contracts/core/cadastro/chamadas-do-cadastro.ts'
import { afetadosDoIncidente } from '@martelo/contracts/privacidade/afetados-do-incidente.contract.ts'
import { avisarAfetados } from '@martelo/contracts/privacidade/avisar-afetados.contract.ts'
import { incluirAfetados } from '@martelo/contracts/privacidade/incluir-afetados.contract.ts'
import { retirarAfetado } from '@martelo/contracts/privacidade/retirar-afetado.contract.ts'
import { pendencias } from '@martelo/contracts/pendencias/pendencias.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { escreverAosAfetados } from './avisar-afetados.job.ts'
import { lembrarIncidentesDeDados } from './lembrar-incidentes-de-dados.job.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 3, lotes: 0 })
})
afterAll(() => c.fechar())

const adm = () => c.ctx({ ...c.equipe, papeis: ['ADM'] })
const cliente = (i: number) => c.clientes[i] as ClienteDoCenario
const criar = async (mais: object = {}): Promise<{ uid: string; comunicarAte: string | null }> => {
  const r = await executarChamada(adm(), chamadasDoCadastro(INCIDENTE_DE_DADOS).salvar, {
    body: {
      titulo: 'Planilha enviada ao endereço errado',
      descricao: 'Um fornecedor recebeu a lista de clientes.',
      gravidade: 'media',
      situacao: 'aberto',
      conhecidoAt: '2026-11-30T13:00:00.000Z',
      titularesAfetados: 0,
      ...mais,
    },
  })
  expect(r.erro).toBeNull()
  return r.valor as never
}
const ditos = async (uid: string): Promise<string[]> =>
  (
    await sql<{ titulo: string }>`select titulo from aviso where chave like ${`incidente-de-dados:${uid}:%`}
      order by id`.execute(c.banco.sistema)
  ).rows.map((r) => r.titulo)
const afetados = async (uid: string) =>
  (await executarChamada(adm(), afetadosDoIncidente, { params: { uid } })).valor

test('the last day is kept, counted anew, and its people are reminded once a day until all were told', async () => {
  const { uid } = await criar()
  const prazo = async () =>
    (
      await sql<{
        ate: string
        completar: string | null
      }>`select comunicar_ate::text as ate, completar_ate::text as completar
        from incidente_de_dados where uid = ${uid}`.execute(c.banco.sistema)
    ).rows[0]
  expect(await prazo()).toEqual({ ate: '2026-12-03', completar: null })
  const em = (dia: string) => lembrarIncidentesDeDados(c.servicos, Date.parse(`${dia}T12:00:00-03:00`))
  await em('2026-12-01')
  expect(new Set(await ditos(uid))).toEqual(new Set(['Incidente de dados: Registrado']))
  await em('2026-12-02')
  const aVespera = await ditos(uid)
  expect(aVespera.at(-1)).toContain('Amanhã é o último dia para avisar a ANPD e os titulares')
  await em('2026-12-02')
  expect(await ditos(uid)).toEqual(aVespera)
  await sql`update incidente_de_dados set comunicado_anpd_at = '2026-12-03T15:00:00Z' where uid = ${uid}`.execute(
    c.banco.sistema,
  )
  await em('2026-12-04')
  expect((await ditos(uid)).at(-1)).toContain('O prazo para avisar os titulares passou')
  await sql`update incidente_de_dados set situacao = 'encerrado', comunicar_ate = null where uid = ${uid}`.execute(
    c.banco.sistema,
  )
  const antes = await ditos(uid)
  await em('2026-12-07')
  expect(await ditos(uid)).toEqual(antes)
  expect(await prazo()).toEqual({ ate: '2026-12-03', completar: '2027-01-04' })
})

test('those affected are found by address and document, told once each, and stay on the list', async () => {
  const { uid } = await criar({ pequenoPorte: true })
  const dados = await sql<{ id: number; email: string; cpf: string }>`select id, email, cpf from cliente
    where id = any(${c.clientes.map((x) => x.cliId)}::int[]) order by id`.execute(c.banco.sistema)
  const [a, b] = dados.rows
  const incluir = (quem: string, todos = false) =>
    executarChamada(adm(), incluirAfetados, { params: { uid }, body: { quem, todos } })
  expect((await incluir(' \n')).erro?.campos).toHaveProperty('quem')
  const primeira = await incluir(`${a?.email.toUpperCase()}\n${b?.cpf}\nfulano@nada.com`)
  expect(primeira.erro).toBeNull()
  expect(primeira.valor).toMatchObject({
    entraram: 2,
    total: 2,
    avisados: 0,
    naoAchados: ['fulano@nada.com'],
  })
  expect((await incluir(`${a?.email}`)).valor).toMatchObject({ entraram: 0, total: 2 })

  const avisar = () =>
    executarChamada(adm(), avisarAfetados, {
      params: { uid },
      body: { mensagem: 'Um fornecedor recebeu o seu e-mail por engano. Desconfie de cobranças.' },
    })
  expect((await avisar()).erro).toBeNull()
  const escrever = () => escreverAosAfetados(c.servicos, c.hotsite.id, uid)
  await escrever()
  await escrever()
  const quantasCartas = async () =>
    (
      await sql<{
        n: number
      }>`select count(*)::int as n from aviso where chave = ${`incidente-de-dados:${uid}`}
        and tipo = 'incidente-de-dados-ao-titular' group by cli_id`.execute(c.banco.sistema)
    ).rows
  const cartas = await sql<{ n: number }>`select count(*)::int as n from aviso
    where chave = ${`incidente-de-dados:${uid}`} and tipo = 'incidente-de-dados-ao-titular'`.execute(
    c.banco.sistema,
  )
  expect(cartas.rows[0]?.n).toBe(2)
  expect(await afetados(uid)).toMatchObject({ total: 2, avisados: 2 })
  const marcado = await sql<{
    sim: boolean
    n: number
  }>`select comunicado_titulares_at is not null as sim, titulares_afetados as n
    from incidente_de_dados where uid = ${uid}`.execute(c.banco.sistema)
  expect(marcado.rows[0]).toEqual({ sim: true, n: 2 })
  expect((await avisar()).erro?.error).toBe('SEM_AFETADOS')

  // Who is added after the letters is reminded of, stands in the queue, and gets the same letter; the others get no second one.
  await sql`update incidente_de_dados set comunicado_anpd_at = now() where uid = ${uid}`.execute(
    c.banco.sistema,
  )
  const naFila = async () =>
    (await executarChamada(adm(), pendencias, {})).valor.filas.find((f) => f.fila === 'incidentesDeDados')
      ?.quantos ?? 0
  const lembrar = (dia: string) => lembrarIncidentesDeDados(c.servicos, Date.parse(`${dia}T12:00:00-03:00`))
  const semEle = await naFila()
  await lembrar('2026-12-10')
  expect(await ditos(uid)).not.toContainEqual(expect.stringContaining('passou'))
  expect((await incluir(`${dados.rows[2]?.email}`)).valor).toMatchObject({
    entraram: 1,
    total: 3,
    avisados: 2,
  })
  expect(await naFila()).toBe(semEle + 1)
  await lembrar('2026-12-11')
  expect((await ditos(uid)).at(-1)).toContain('O prazo para avisar 1 pessoa incluída depois da carta passou')
  expect((await avisar()).erro).toBeNull()
  await Promise.all([escrever(), escrever()])
  expect((await quantasCartas()).map((x) => x.n)).toEqual([1, 1, 1])
  expect(await naFila()).toBe(semEle)

  const novo = await c.novoCliente()
  expect((await incluir('', true)).valor.total).toBeGreaterThanOrEqual(4)
  const retirar = ({ cliUid }: { cliUid: string }) =>
    executarChamada(adm(), retirarAfetado, { params: { uid, cliUid } })
  expect((await retirar(cliente(0))).erro?.error).toBe('AVISADO')
  expect((await retirar(novo)).erro).toBeNull()
  expect((await retirar(novo)).status).toBe(404)
  const deFora = c.ctx({ ...c.equipe, papeis: ['ADM'] }, c.outroHotsite)
  expect((await executarChamada(deFora, afetadosDoIncidente, { params: { uid } })).status).toBe(404)
})
